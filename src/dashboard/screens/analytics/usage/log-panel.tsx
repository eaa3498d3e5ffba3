import { dayWithYear } from '@/dashboard/words/day';
import { counted, wholeNumber } from '@/dashboard/words/count';
import { localTime } from '@/dashboard/days/local-time';
import { useMore } from '@/dashboard/hooks/use-more';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useUndo } from '@/dashboard/hooks/use-run';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import type { Operation } from '@/dashboard/store/workspace/workspace';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { FigureTable, type FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { Panel } from '@/dashboard/parts/panel/panel';
import { ShowMore } from '@/dashboard/parts/show-more/show-more';
import { undoStateOf, type UndoState } from '@/dashboard/store/workspace/undo-state';
import { isUndo, reverseLabel } from '@/dashboard/store/workspace/undo-label';
import { kindOf, usageKinds } from './usage-figures';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import * as s from './log-panel.module.scss';

const step = 50;

type StateWords = Readonly<Record<UndoState['state'], string>>;

const undoWords: StateWords = {
  possible: 'Undo',
  undone: 'Undone',
  'changed-since': 'Changed since',
  'not-allowed': 'Can’t be undone',
  'not-stored': 'Can’t be undone',
};
const redoWords: StateWords = {
  possible: 'Redo',
  undone: 'Redone',
  'changed-since': 'Changed since',
  'not-allowed': 'Can’t be redone',
  'not-stored': 'Can’t be redone',
};
const wordsOf = (operation: Operation): StateWords => (isUndo(operation) ? redoWords : undoWords);

export interface LogPanelProps {
  title: string;
  /** Newest first. */
  operations: readonly Operation[];
  className?: string;
}

/** Every change with its author and time. An operation can be undone unless a later change depends on it. */
export function LogPanel({ title, operations, className }: LogPanelProps) {
  const workspace = useWorkspace();
  const timeZone = useTimeZone();
  const undo = useUndo();
  const nameOf = usePersonName();
  const whenOf = ({ at }: Operation) => {
    const local = localTime(new Date(at), timeZone);
    return `${dayWithYear(local.slice(0, 10))}, ${local.slice(11)}`;
  };
  const stateOf = (operation: Operation) => undoStateOf(operation, workspace);
  const { shown, rest, more } = useMore(operations, step);
  return (
    <Panel title={title} className={className}>
      <FigureTable
        caption={title}
        rows={shown}
        rowKey={({ id }) => id}
        columns={logColumns({ nameOf, whenOf, stateOf, onUndo: ({ id }) => void undo(id) })}
      />
      <div className={s.more}>
        <p role="status">
          {wholeNumber(shown.length)} of {counted(operations.length, 'change')}
        </p>
        <ShowMore rest={rest} step={step} onMore={more} />
      </div>
    </Panel>
  );
}

interface LogColumns {
  nameOf: (personId: string) => string;
  whenOf: (operation: Operation) => string;
  stateOf: (operation: Operation) => UndoState;
  onUndo: (operation: Operation) => void;
}

function logColumns({ nameOf, whenOf, stateOf, onUndo }: LogColumns): FigureColumn<Operation>[] {
  return [
    { id: 'what', head: 'What', text: ({ label }) => label },
    { id: 'kind', head: 'Kind', from: 1024, text: (operation) => usageKinds[kindOf(operation)] },
    { id: 'who', head: 'Who', from: 640, text: ({ actorId }) => nameOf(actorId) },
    { id: 'when', head: 'When', numeric: true, text: whenOf },
    {
      id: 'undo',
      head: 'Undo',
      headHidden: true,
      numeric: true,
      text: (operation) => wordsOf(operation)[stateOf(operation).state],
      cell: (operation) => {
        const { state, reason } = stateOf(operation);
        const words = wordsOf(operation);
        return state === 'possible' ? (
          <button
            type="button"
            className={s.undo}
            aria-label={reverseLabel(operation)}
            onClick={() => onUndo(operation)}
          >
            {words.possible}
          </button>
        ) : (
          <span className={s.state} title={reason}>
            {words[state]}
            {reason && <VisuallyHidden>: {reason}</VisuallyHidden>}
          </span>
        );
      },
    },
  ];
}
