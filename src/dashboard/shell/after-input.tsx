import { useEffect } from 'react';
import { startServiceWorker } from '@/platform/service-worker';
import { showToast } from '@/state/show-toast';
import { useOpenWorkspace } from '../data/use-workspace';
import { Toasts } from './toasts';
import { UndoKey } from './undo-key';

/** What only answers somebody who acts: it is fetched at their first sign. What was said before that waits for it. */
export function AfterInput() {
  const open = useOpenWorkspace() !== null;
  useEffect(() => {
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
