import { useEffect, useState } from 'react';
import { loadLateDrawings } from '@/design-system/icon/late-icon';
import { startServiceWorker } from '@/platform/service-worker';
import { showToast } from '@/state/show-toast';
import { loadWriting } from '@/dashboard/store/workspace/load-writing';
import { useOpenWorkspace } from '@/dashboard/hooks/use-workspace';
import { loadMenuList } from '@/dashboard/parts/menu/load-menu-list';
import { followParts } from './follow-parts';
import { keepFocus } from './keep-focus';
import { Arrival, type ArrivalProps } from './arrival';
import { Toasts } from './toasts';
import { UndoKey } from './undo-key';
import { useBeginTerms } from './use-begin-terms';

export { makeSidebarModal } from './sidebar/make-sidebar-modal';

/** The parts of the shell that load at the first input: announcements, focus, toasts, undo and updates. */
export function AfterInput(screen: ArrivalProps) {
  const open = useOpenWorkspace() !== null;
  // The first input may have been a press on a link.
  const [wasFollowed] = useState(screen.path !== screen.firstPath);
  useEffect(() => followParts(wasFollowed), [wasFollowed]);
  useEffect(keepFocus, []);
  useBeginTerms();
  useEffect(() => {
    // The user may change a record next. If this fails, saving the change reports the error.
    loadWriting().catch(() => {});
    import('@/dashboard/store/storage-problems').catch(() => {});
    loadLateDrawings().catch(() => {});
    loadMenuList().catch(() => {});
    const onUpdate = ({ apply }: { apply: () => void }) =>
      showToast({
        text: 'A new version of the portal is ready.',
        tone: 'ok',
        action: { label: 'Reload', onAction: apply },
        lasting: true,
      });
    void startServiceWorker({ keep: 'portal', onUpdate });
  }, []);
  return (
    <>
      <Arrival {...screen} />
      <Toasts />
      {open && <UndoKey />}
    </>
  );
}
