import { useEffect, useRef, useState, type ComponentType } from 'react';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { perObject } from '@/lib/remembered';
import { usePart } from '@/lib/use-part';
import { firstInput } from '@/platform/first-input';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
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
  const loaderFor = perObject((workspace: Workspace) =>
    onceUnlessFailed(async () => (await Promise.all([load(), workspace.loadRest()]))[0]),
  );

  return function LazyPanel(props: Props & { className?: string }) {
    const place = useRef<HTMLElement>(null);
    const [wanted, setWanted] = useState(false);
    const panel = usePart(loaderFor(useWorkspace()), wanted);

    useEffect(() => {
      const want = () => setWanted(true);
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && want(),
        { rootMargin: `-${enough}px 0px` },
      );
      if (place.current) observer.observe(place.current);
      void firstInput.then(want);
      return () => observer.disconnect();
    }, []);

    if (panel.Part) return <panel.Part {...props} />;
    return (
      <Panel ref={place} title={title} className={props.className} aria-busy={wanted && !panel.failed}>
        <LoadFailure parts={[panel]} />
        {!panel.failed && <Skeleton shape="rows" count={4} />}
      </Panel>
    );
  };
}
