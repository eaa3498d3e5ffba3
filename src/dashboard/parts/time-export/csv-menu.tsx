import { startTransition, useState } from 'react';
import { useLoaded } from '@/dashboard/parts/loaded/use-loaded';
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

const loadExport = async () => (await import('./time-export')).TimeExport;

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
  const { Part: TimeExport, failed, prepare } = useLoaded(loadExport, exporting);
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
              prepare();
            }}
          >
            CSV
          </Button>
        )}
      </Menu>
      {failed && <p role="alert">The export could not be loaded. Check the connection and try again.</p>}
      {exporting && TimeExport && (
        <TimeExport entries={entries} range={range} scope={scope} onClose={() => setExporting(false)} />
      )}
    </>
  );
}
