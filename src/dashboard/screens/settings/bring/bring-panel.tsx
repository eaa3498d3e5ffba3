import { startTransition, useState } from 'react';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { useLoaded } from '@/dashboard/parts/loaded/use-loaded';
import { Panel } from '@/dashboard/parts/panel/panel';
import type { SharedPortal } from '@/dashboard/store/synced/shared-portal';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import * as s from '../panel-form.module.scss';

/** A build without a server of a shared portal leaves the dialog out. */
const loadDialog = async () =>
  process.env.PORTAL_SERVER ? (await import('./bring-dialog')).BringDialog : () => null;

/** Brings records from before the shared portal into it. */
export function BringPanel({ shared }: { shared: SharedPortal }) {
  const [open, setOpen] = useState(false);
  const dialog = useLoaded(loadDialog, open);
  return (
    <Panel title="Bring records">
      <p className={s.note}>
        Adds records to the shared portal: those that this browser stored before, or those of a backup file.
        You see them first, and nothing is replaced without your choice.
      </p>
      <div className={s.actions}>
        <Button
          size="compact"
          variant="outline"
          icon={<Icon name="upload" size={18} />}
          onPointerEnter={dialog.prepare}
          onFocus={dialog.prepare}
          onClick={() => startTransition(() => setOpen(true))}
        >
          Bring records
        </Button>
      </div>
      <LoadFailure parts={[dialog]} />
      {open && dialog.Part && <dialog.Part shared={shared} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
