import { longDay } from '@/dashboard/words/day';
import type { GridCell } from '@/dashboard/commands/time/week-grid';
import { TimeInput } from '@/dashboard/parts/time-input/time-input';
import { Icon } from '@/design-system/icon/icon';
import { moveInGrid } from './grid-keys';
import { useCellDraft, type CellDrafts } from './use-cell-drafts';
import type { CellChange, SaveError } from '@/dashboard/screens/time/week/use-week-actions';
import type { Week } from '@/dashboard/screens/time/week/use-week';
import * as s from '@/dashboard/screens/time/week/week-table.module.scss';

export interface WeekCellProps {
  week: Week;
  drafts: CellDrafts;
  onSetCell: (change: CellChange) => Promise<SaveError>;
  onDetails: (cell: { projectId: string; day: string }) => void;
  onNear: () => void;
  cell: GridCell;
  /** The project's name. */
  name: string;
  row: number;
  column: number;
  /** Whether the agency does not work on the day. */
  free: boolean;
  single: boolean;
  /** Whether to draw a button that only the pointer shows: not in the table's first frame. */
  whole: boolean;
}

/** The time of one project on one day, with a button for its entries and notes. */
export function WeekCell({
  cell,
  name,
  row,
  column,
  free,
  single,
  whole,
  week,
  drafts,
  onSetCell,
  onDetails,
  onNear,
}: WeekCellProps) {
  const { projectId, day, minutes, entries, note } = cell;
  const draft = useCellDraft(drafts, projectId, day);
  const invoiced = entries.some(week.isInvoiced);
  const locked = week.isLockedDay(day) || invoiced;
  const what = `${name}, ${longDay(day)}`;
  const count = entries.length;
  const isMeasured = entries.some(({ startedAt }) => startedAt !== null);
  const isTold = note !== '' || count > 1 || isMeasured || invoiced;
  const details = [
    `Details of ${what}`,
    count > 1 && `${count} entries`,
    isMeasured && 'measured by a timer',
    note && `note: ${note}`,
    invoiced && 'on an invoice',
  ];
  return (
    <td
      className={s.cell}
      data-free={free || undefined}
      data-today={day === week.today || undefined}
      data-locked={locked || undefined}
    >
      <TimeInput
        look={single ? 'field' : 'cell'}
        aria-label={invoiced ? `${what}, on an invoice` : what}
        data-row={row}
        data-column={column}
        data-draft={drafts.keyOf(projectId, day)}
        minutes={minutes}
        readOnly={locked}
        placeholder={locked ? undefined : '–'}
        draft={draft}
        errorId={drafts.errorIdOf(projectId, day)}
        onDraft={({ draft: typed }) => drafts.set(projectId, day, typed)}
        onCommit={(typed) => onSetCell({ projectId, day, ...typed })}
        onFocus={onNear}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onDetails({ projectId, day });
          moveInGrid(event);
        }}
      />
      {(isTold || (whole && (count > 0 || !locked))) && (
        <button
          type="button"
          // Ctrl+Enter opens the details; Tab moves from cell to cell.
          tabIndex={-1}
          className={s.details}
          data-told={isTold || undefined}
          aria-label={details.filter(Boolean).join(', ')}
          title={[invoiced && 'On an invoice', note].filter(Boolean).join('. ') || undefined}
          onPointerEnter={onNear}
          onClick={() => onDetails({ projectId, day })}
        >
          <Icon
            name={invoiced ? 'lock' : note ? 'message-square' : isMeasured ? 'clock' : 'more'}
            size={16}
          />
        </button>
      )}
    </td>
  );
}
