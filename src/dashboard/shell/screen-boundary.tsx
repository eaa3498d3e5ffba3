import { Component, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '@/design-system/button/button';
import { onceUnlessFailed, type Once } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import { reloadOnce, clearReloadMarker } from '@/platform/reload-once';
import { portalPath } from '@/routes/portal-paths';
import * as s from './screen-boundary.module.scss';

export interface ScreenBoundaryProps {
  /** Made by `screenLoader`. */
  load: Once<ComponentType>;
  fallback: ReactNode;
}

/** Makes a function load a screen once. A deployment removes the old version's files, so a failure reloads the page once. */
export function screenLoader(load: () => Promise<ComponentType>): Once<ComponentType> {
  return onceUnlessFailed(async () => {
    try {
      const screen = await load();
      clearReloadMarker();
      return screen;
    } catch (error) {
      await reloadOnce();
      throw error;
    }
  });
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
 * Loads a screen and contains its errors: the rest of the portal still works, and the user can retry. Pass the route as
 * the `key`, as each screen needs its own boundary.
 */
export function ScreenBoundary({ load, fallback }: ScreenBoundaryProps) {
  const { Part: Screen, failed, prepare } = usePart(load, true);
  const [tries, setTries] = useState(0);
  const retry = () => {
    prepare();
    setTries(tries + 1);
  };
  if (failed) return <Failed tries={tries} onRetry={retry} />;
  return (
    <Catch tries={tries} onRetry={retry}>
      {Screen ? <Screen /> : fallback}
    </Catch>
  );
}
