import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '@/design-system/button/button';
import { reloadOnce, clearReloadMarker } from '@/platform/reload-once';
import { portalPath } from '@/routes/portal-paths';
import * as s from './screen-boundary.module.scss';

export interface ScreenBoundaryProps {
  /** Loads the screen. Must keep its identity, as it is the cache key. */
  load: () => Promise<ComponentType>;
  fallback: ReactNode;
}

type Loader = ScreenBoundaryProps['load'];

const cache = new WeakMap<Loader, ComponentType>();

/** Loads a screen. A deployment removes the old version's files, so a failure reloads the page once. */
async function loadOrReload(load: Loader): Promise<ComponentType> {
  try {
    const screen = await load();
    clearReloadMarker();
    return screen;
  } catch (error) {
    await reloadOnce();
    throw error;
  }
}

/** Returns one lazy component per loader, so that a visited screen renders at once. */
function screenOf(load: Loader): ComponentType {
  const before = cache.get(load);
  if (before) return before;
  const screen = lazy(async () => ({ default: await loadOrReload(load) }));
  cache.set(load, screen);
  return screen;
}

interface CatchProps {
  tries: number;
  onRetry: () => void;
  children: ReactNode;
}

class Catch extends Component<CatchProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { tries, onRetry, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Failed
        tries={tries}
        onRetry={() => {
          onRetry();
          this.setState({ failed: false });
        }}
      />
    );
  }
}

function Failed({ tries, onRetry }: Omit<CatchProps, 'children'>) {
  return (
    <div className={s.root} role="alert">
      <h1 className={s.title}>This screen could not be shown</h1>
      <p className={s.text}>
        {tries === 0
          ? 'The connection may have dropped, or the portal was just updated. Nothing that was saved is lost.'
          : 'It failed again. Reload the page to get the latest version. If that does not help, open recovery: a stored record may be the cause.'}
      </p>
      <div className={s.actions}>
        <Button size="compact" onClick={onRetry}>
          Try again
        </Button>
        {tries > 0 && (
          <>
            <Button size="compact" variant="outline" onClick={() => location.reload()}>
              Reload the page
            </Button>
            <Button size="compact" variant="outline" href={portalPath('recovery')}>
              Open recovery
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/**
 * Loads a screen and contains its errors: the rest of the portal still works, and the user can retry. A retry
 * creates a new lazy component, because React caches a failure. Pass the route as the `key`, as each screen
 * needs its own boundary.
 */
export function ScreenBoundary({ load, fallback }: ScreenBoundaryProps) {
  const [{ Screen, tries }, setAttempt] = useState(() => ({ Screen: screenOf(load), tries: 0 }));
  const retry = () => {
    cache.delete(load);
    setAttempt({ Screen: screenOf(load), tries: tries + 1 });
  };
  return (
    <Catch tries={tries} onRetry={retry}>
      <Suspense fallback={fallback}>
        <Screen />
      </Suspense>
    </Catch>
  );
}
