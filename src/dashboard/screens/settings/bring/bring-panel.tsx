import { onceUnlessFailed } from '@/lib/once-unless-failed';
import type { SharedPortal } from '@/dashboard/store/synced/shared-portal';
import { ImportPanel } from '../import-panel';

/** A build without a server of a shared portal leaves the dialog out. */
const loadDialog = onceUnlessFailed(async () =>
  process.env.PORTAL_SERVER ? (await import('./bring-dialog')).BringDialog : () => null,
);

/** Brings records from before the shared portal into it. */
export function BringPanel({ shared }: { shared: SharedPortal }) {
  return (
    <ImportPanel
      title="Bring records"
      note="Adds records to the shared portal: those that this browser stored before, or those of a backup file. You see them before they are sent. Nothing is replaced unless you choose it."
      parameter="bring"
      load={loadDialog}
    >
      {(BringDialog, onClose) => <BringDialog shared={shared} onClose={onClose} />}
    </ImportPanel>
  );
}
