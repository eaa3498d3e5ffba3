import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react';
import { Button } from '@/design-system/button/button';
import { firstInput } from '@/platform/first-input';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';

/** Minimum visible height in px that starts the download. Prevents loading a panel that is barely in view. */
const enough = 64;

export interface LazyPanelOptions<Props> {
  /** Title of the panel, visible before its code loads. */
  title: string;
  load: () => Promise<ComponentType<Props>>;
}

/**
 * A panel whose code loads when it scrolls into view or at the first input, whichever is earlier. This keeps
 * the code out of the first view. It also waits for the rest of the sample. If loading fails, the panel shows an
 * error and a retry button.
 */
export function lazyPanel<Props extends object>({ title, load }: LazyPanelOptions<Props>) {
  const loaded = new WeakMap<Workspace, ComponentType<Props>>();

  return function LazyPanel(props: Props & { className?: string }) {
    const workspace = useWorkspace();
    const place = useRef<HTMLElement>(null);
    const [Loaded, setLoaded] = useState(() => loaded.get(workspace));
    const [state, setState] = useState<'waiting' | 'coming' | 'failed'>('waiting');
    const failed = state === 'failed';

    useEffect(() => {
      const element = place.current;
      if (!element || failed) return;
      let wanted = true;
      const fetch = async () => {
        observer.disconnect();
        setState('coming');
        try {
          const [panel] = await Promise.all([load(), workspace.loadRest()]);
          loaded.set(workspace, panel);
          if (wanted) startTransition(() => setLoaded(() => panel));
        } catch {
          if (wanted) setState('failed');
        }
      };
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void fetch(),
        { rootMargin: `-${enough}px 0px` },
      );
      observer.observe(element);
      void firstInput.then(() => wanted && void fetch());
      return () => {
        wanted = false;
        observer.disconnect();
      };
    }, [failed, workspace]);

    if (Loaded) return <Loaded {...props} />;
    return (
      <Panel ref={place} title={title} className={props.className} aria-busy={state === 'coming'}>
        {failed ? (
          <Empty
            title="This part could not be loaded"
            action={
              <Button size="compact" variant="outline" onClick={() => setState('waiting')}>
                Try again
              </Button>
            }
          >
            Check the connection. The rest of the page still works.
          </Empty>
        ) : (
          <Skeleton shape="rows" count={4} />
        )}
      </Panel>
    );
  };
}
