import { startTransition, useState } from 'react';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { usePart } from '@/lib/use-part';
import { Menu } from '@/dashboard/parts/menu/menu';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import type { TimeExportProps } from './time-export';

export interface CsvMenuProps<Table extends string> extends Pick<
  TimeExportProps,
  'entries' | 'range' | 'scope'
> {
  /** The tables of the screen. */
  tables: readonly { id: Table; label: string }[];
  onTable: (table: { id: Table }) => void;
  /** Whether the screen shows no figures. */
  disabled: boolean;
}

const loadExport = onceUnlessFailed(async () => (await import('./time-export')).TimeExport);

/** Downloads a screen's tables, or the time entries behind them, as CSV. */
export function CsvMenu<Table extends string>({
  tables,
  onTable,
  disabled,
  entries,
  range,
  scope,
}: CsvMenuProps<Table>) {
  const [exporting, setExporting] = useState(false);
  const timeExport = usePart(loadExport, exporting);
  return (
    <>
      <Menu
        label="CSV files"
        align="end"
        items={[...tables, { id: 'entries', label: 'Time entries…' }]}
        onChoose={({ id }) => {
          const table = tables.find((known) => known.id === id);
          if (table) onTable(table);
          else startTransition(() => setExporting(true));
        }}
      >
        {(trigger) => (
          <Button
            variant="outline"
            size="compact"
            icon={<Icon name="download" size={18} />}
            disabled={disabled}
            {...trigger}
            onFocus={() => {
              trigger.onFocus();
              timeExport.prepare();
            }}
          >
            Export CSV
          </Button>
        )}
      </Menu>
      <LoadFailure parts={[timeExport]} />
      {exporting && timeExport.Part && (
        <timeExport.Part entries={entries} range={range} scope={scope} onClose={() => setExporting(false)} />
      )}
    </>
  );
}
