import { useMemo, type ReactNode } from 'react';
import { formatCsv } from '@/dashboard/csv/format-csv';
import { saveText } from '@/dashboard/csv/save-text';
import { counted, wholeNumber } from '@/dashboard/words/count';
import { useMore } from '@/dashboard/hooks/use-more';
import { csvRows } from '@/dashboard/parts/figure-table/csv-rows';
import { FigureTable, type FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { Empty } from '@/dashboard/parts/empty/empty';
import { takesFocus } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { Panel } from '@/dashboard/parts/panel/panel';
import { ShowMore } from '@/dashboard/parts/show-more/show-more';
import { rangeWords } from '@/dashboard/words/range';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { entryColumns, figureNames, openedEntries, openedTasks, taskColumns } from './opened-records';
import type { PerformanceFigure } from '@/dashboard/figures/performance-path';
import type { PerformanceState } from './use-performance';
import * as s from './records-panel.module.scss';

const step = 50;

export interface RecordsPanelProps extends Pick<
  PerformanceState,
  'all' | 'records' | 'compared' | 'groupName' | 'hrefWith'
> {
  figure: PerformanceFigure;
  className?: string;
}

/** The records behind a figure. */
export function RecordsPanel({
  figure,
  all,
  records,
  compared,
  groupName,
  hrefWith,
  className,
}: RecordsPanelProps) {
  const { soFar } = compared;
  const title = [figureNames[figure], groupName && `of ${groupName}`, `from ${rangeWords(soFar)}`]
    .filter(Boolean)
    .join(' ');
  const close = (
    <Button variant="outline" size="compact" href={hrefWith({ records: null })}>
      Close
    </Button>
  );
  const frame = { title, className, close };
  const entries = useMemo(
    () => (figure === 'hours' || figure === 'billable' ? openedEntries(records, figure, soFar) : null),
    [figure, records, soFar],
  );
  const tasks = useMemo(
    () => (figure === 'tasks' || figure === 'on-time' ? openedTasks(records, figure, soFar) : null),
    [figure, records, soFar],
  );
  if (entries)
    return (
      <Rows
        key={title}
        {...frame}
        rows={entries}
        columns={entryColumns(all, entries)}
        one="entry"
        many="entries"
      />
    );
  return (
    <Rows key={title} {...frame} rows={tasks ?? []} columns={taskColumns(all)} one="task" many="tasks" />
  );
}

interface RowsProps<Row> {
  title: string;
  className?: string;
  close: ReactNode;
  rows: readonly Row[];
  columns: readonly FigureColumn<Row>[];
  one: string;
  many: string;
}

function Rows<Row extends { id: string }>({
  title,
  className,
  close,
  rows,
  columns,
  one,
  many,
}: RowsProps<Row>) {
  const { shown, rest, more } = useMore(rows, step);
  return (
    <Panel
      title={title}
      className={className}
      {...takesFocus}
      aside={
        <>
          {rows.length > 0 && (
            <Button
              variant="outline"
              size="compact"
              icon={<Icon name="download" size={18} />}
              onClick={() => saveText(`${title}.csv`, formatCsv(csvRows(columns, rows)))}
            >
              Export CSV
            </Button>
          )}
          {close}
        </>
      }
    >
      {rows.length === 0 ? (
        <Empty title="No records">Nothing of this kind was recorded in this period.</Empty>
      ) : (
        <>
          <FigureTable caption={title} rows={shown} rowKey={({ id }) => id} columns={columns} />
          <div className={s.more}>
            <p role="status">
              {rest === 0
                ? counted(rows.length, one, many)
                : `${wholeNumber(shown.length)} of ${counted(rows.length, one, many)}`}
            </p>
            <ShowMore rest={rest} step={step} onMore={more} />
          </div>
        </>
      )}
    </Panel>
  );
}
