import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { ImportPanel } from '../import-panel';

const loadDialog = onceUnlessFailed(async () => (await import('./time-import-dialog')).TimeImportDialog);

/** Imports the time entries of another tool. */
export function TimeImportPanel() {
  return (
    <ImportPanel
      title="Import time entries"
      note="From the detailed CSV export of Harvest, Toggl Track, Clockify or Kimai, or any other CSV file. Add people first, or choose a person for each unknown name in the preview. New projects and clients are added with their time. Time that was invoiced there is not billable here, so it cannot be invoiced twice."
      parameter="import"
      load={loadDialog}
    >
      {(TimeImportDialog, onClose) => <TimeImportDialog onClose={onClose} />}
    </ImportPanel>
  );
}
