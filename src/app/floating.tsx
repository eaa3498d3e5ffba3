import { useEffect, useState } from 'react';
import { startPlateSwells } from '@/motion/plate-swells';
import { startPressSprings } from '@/motion/press-springs';
import { startSmoothScroll } from '@/motion/smooth-scroll';
import { reloadOnce, clearReloadMarker } from '@/platform/reload-once';
import { startSecondPress } from '@/platform/second-press';
import { cachePage, startServiceWorker } from '@/platform/service-worker';
import { Cursor } from '@/sections/cursor/cursor';
import { RouteAnnouncer, type RouteAnnouncerProps } from '@/sections/route-announcer/route-announcer';
import { ScrollToTop } from '@/sections/scroll-to-top/scroll-to-top';
import { pageFailed } from './page-boundary';
import { startPrefetch } from './prefetch';
import { UpdateToast, type UpdateToastProps } from './update-toast';

export { changePage } from '@/motion/page-wave';

/** The current path, the first path, and whether the next page is loading. */
type FloatingProps = Required<Pick<RouteAnnouncerProps, 'path' | 'firstPath' | 'loading'>>;

/** Reloads the page if its chunks fail to load: its document may be updated or cached. */
function startRecovery(): () => void {
  clearReloadMarker();
  const onFailure = () => void reloadOnce();
  window.addEventListener(pageFailed, onFailure);
  return () => window.removeEventListener(pageFailed, onFailure);
}

/** Features for users who interact, such as smooth scrolling and the cursor. Loaded at the first input. */
export function Floating({ path, firstPath, loading }: FloatingProps) {
  const [update, setUpdate] = useState<UpdateToastProps>({ apply: null });
  useEffect(startSmoothScroll, []);
  useEffect(startPressSprings, []);
  useEffect(startPlateSwells, []);
  useEffect(startSecondPress, []);
  useEffect(startPrefetch, []);
  useEffect(startRecovery, []);
  useEffect(() => void startServiceWorker({ keep: 'page', onUpdate: setUpdate }), []);
  useEffect(() => {
    if (path !== firstPath) cachePage(path);
  }, [path, firstPath]);
  return (
    <>
      <RouteAnnouncer path={path} firstPath={firstPath} loading={loading} />
      <ScrollToTop />
      <Cursor />
      <UpdateToast {...update} />
    </>
  );
}
