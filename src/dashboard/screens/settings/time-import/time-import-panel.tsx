import { startTransition, useState } from 'react';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { useLoaded } from '@/dashboard/parts/loaded/use-loaded';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import * as s from '../panel-form.module.scss';

const loadDialog = async () => (await import('./time-import-dialog')).TimeImportDialog;

/** Imports the time entries of another tool. */
export function TimeImportPanel() {
  const [importing, setImporting] = useState(false);
  const dialog = useLoaded(loadDialog, importing);
  return (
    <Panel title="Import time entries">
      <p className={s.note}>
        From the detailed CSV export of Harvest, Toggl Track, Clockify or Kimai, or any other CSV file. Add
        people first; new projects and clients are added with their time. Time that was invoiced there is not
        billable here, so that no invoice has it twice.
      </p>
      <div className={s.actions}>
        <Button
          size="compact"
          variant="outline"
          icon={<Icon name="upload" size={18} />}
          onPointerEnter={dialog.prepare}
          onFocus={dialog.prepare}
          onClick={() => startTransition(() => setImporting(true))}
        >
          Import time entries
        </Button>
      </div>
      <LoadFailure parts={[dialog]} />
      {importing && dialog.Part && <dialog.Part onClose={() => setImporting(false)} />}
    </Panel>
  );
}
