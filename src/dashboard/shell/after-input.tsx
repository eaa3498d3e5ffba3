import { useEffect } from 'react';
import { loadLateDrawings } from '@/design-system/icon/late-icon';
import { startServiceWorker } from '@/platform/service-worker';
import { showToast } from '@/state/show-toast';
import { loadWriting } from '../data/load-writing';
import { useOpenWorkspace } from '../data/use-workspace';
import { fetchPart } from '../parts/loaded/use-loaded';
import { loadMenuList } from '../parts/menu/load-menu-list';
import { Toasts } from './toasts';
import { UndoKey } from './undo-key';

export { holdSidebar } from './hold-sidebar';

/** What only answers somebody who acts: it is fetched at their first sign. What was said before that waits for it. */
export function AfterInput() {
  const open = useOpenWorkspace() !== null;
  useEffect(() => {
    // Whoever acts may change something next. Where it does not come, the change says so.
    loadWriting().catch(() => {});
    loadLateDrawings().catch(() => {});
    fetchPart(loadMenuList).catch(() => {});
    const onUpdate = ({ apply }: { apply: () => void }) =>
      showToast({
        text: 'A new version of the portal is ready.',
        tone: 'ok',
        action: { label: 'Load it', onAction: apply },
        lasting: true,
      });
    void startServiceWorker({ keep: 'portal', onUpdate });
  }, []);
  return (
    <>
      <Toasts />
      {open && <UndoKey />}
    </>
  );
}
