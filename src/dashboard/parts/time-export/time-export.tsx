import { useMemo, useState } from 'react';
import type { CsvSeparator } from '@/dashboard/csv/format-csv';
import { saveText } from '@/dashboard/csv/save-text';
import type { DayRange } from '@/dashboard/days/days';
import { useRole, useWorkspace } from '@/dashboard/hooks/use-workspace';
import type { TimeEntry } from '@/dashboard/model/records/records';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { counted } from '@/dashboard/words/count';
import { rangeWithYear } from '@/dashboard/words/range';
import { Button } from '@/design-system/button/button';
import { entriesCsv, entriesWithin } from './entries-csv';
import * as s from './time-export.module.scss';

export interface TimeExportProps {
  /** The time entries that the screen counts, of any day. */
  entries: readonly TimeEntry[];
  range: DayRange;
  /** Describes the filter in the file's name: 'Design'. @default none */
  scope?: string | null;
  onClose: () => void;
}

const separators: readonly { value: CsvSeparator; label: string }[] = [
  { value: ',', label: 'Comma (English spreadsheets, most programs)' },
  { value: ';', label: 'Semicolon (spreadsheets with a decimal comma)' },
  { value: '\t', label: 'Tab' },
];

/** Downloads the time entries that a screen counts, one row per entry, for other programs. */
export function TimeExport({ entries: all, range, scope, onClose }: TimeExportProps) {
  const workspace = useWorkspace();
  const role = useRole();
  const [separator, setSeparator] = useState<CsvSeparator>(',');
  const entries = useMemo(() => entriesWithin(all, range), [all, range]);
  const where = `${rangeWithYear(range)}${scope ? ` for ${scope}` : ''}`;
  const download = () => {
    const name = ['Time entries', scope, rangeWithYear(range)].filter(Boolean).join(', ');
    const context = {
      people: workspace.all('people'),
      clients: workspace.all('clients'),
      projects: workspace.all('projects'),
      tasks: workspace.all('tasks'),
      timesheets: workspace.all('timesheets'),
      ...(role === 'admin' && { invoices: workspace.all('invoices') }),
    };
    saveText(`${name}.csv`, entriesCsv(entries, context, separator));
    onClose();
  };
  return (
    <Dialog
      title="Export time entries"
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button size="compact" disabled={entries.length === 0} onClick={download}>
            Download
          </Button>
          <Button size="compact" variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className={s.root}>
        <p>
          {entries.length === 0
            ? `No time is logged in ${where}. Choose another period first.`
            : `${counted(entries.length, 'entry', 'entries')} from ${where}: one row each, with ISO dates and numbers without units.`}
        </p>
        <ChoiceField
          label="Separator"
          choices={separators}
          value={separator}
          onChange={({ target }) => setSeparator(target.value as CsvSeparator)}
        />
      </div>
    </Dialog>
  );
}
