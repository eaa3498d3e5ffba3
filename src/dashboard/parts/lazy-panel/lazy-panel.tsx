import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react';
import { Button } from '@/design-system/button/button';
import { firstInput } from '@/platform/first-input';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';

/** How much of its place has to be in sight, in px: what only peeks in at the edge waits. */
const enough = 64;

export interface LazyPanelOptions<Props> {
  /** The panel's own title, which is shown from the start. */
  title: string;
  load: () => Promise<ComponentType<Props>>;
}

/**
 * A panel of a first screen whose code is fetched where its place is in sight, or else at the visitor's first input:
 * what nobody sees yet delays nothing. Where the code does not come, the panel says so and can be tried again.
 */
export function lazyPanel<Props extends object>({ title, load }: LazyPanelOptions<Props>) {
  let loaded: ComponentType<Props> | null = null;

  return function LazyPanel(props: Props & { className?: string }) {
    const place = useRef<HTMLElement>(null);
    const [Loaded, setLoaded] = useState(() => loaded);
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
          loaded = await load();
          if (wanted) startTransition(() => setLoaded(() => loaded));
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
    }, [failed]);

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
