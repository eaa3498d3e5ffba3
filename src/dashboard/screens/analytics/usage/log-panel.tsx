import { useState } from 'react';
import { dayWithYear } from '@/dashboard/data/day-words';
import { wholeNumber } from '@/dashboard/data/figures/figure-words';
import { localTime } from '@/dashboard/data/figures/local-time';
import { useTimeZone } from '@/dashboard/data/training/use-local-now';
import { useRecords, useWorkspace } from '@/dashboard/data/use-workspace';
import type { Operation } from '@/dashboard/data/workspace';
import { FigureTable, type FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { kindOf, undoStateOf, usageKinds, type UndoState } from './usage-figures';
import { useUndo } from './use-undo';
import * as s from './log-panel.module.scss';

/** How many rows are drawn at first, and by each press for more. */
const step = 50;

const words: Readonly<Record<UndoState, string>> = {
  possible: 'Undo',
  undone: 'Undone',
  'an-undo': '',
  'changed-since': 'Changed since',
};

export interface LogPanelProps {
  title: string;
  /** The newest first. */
  operations: readonly Operation[];
  className?: string;
}

/** Every change with who made it and when; what nothing has been built on since can be turned round. */
export function LogPanel({ title, operations, className }: LogPanelProps) {
  const [count, setCount] = useState(step);
  const workspace = useWorkspace();
  const timeZone = useTimeZone();
  const people = useRecords('people');
  const undo = useUndo();
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? 'Somebody who is gone';
  const whenOf = ({ at }: Operation) => {
    const local = localTime(new Date(at), timeZone);
    return `${dayWithYear(local.slice(0, 10))}, ${local.slice(11)}`;
  };
  const stateOf = (operation: Operation) => undoStateOf(operation, workspace.get);
  const shown = operations.slice(0, count);
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
          {shown.length} of {wholeNumber(operations.length)} changes
        </p>
        {shown.length < operations.length && (
          <Button variant="outline" size="compact" onClick={() => setCount(count + step)}>
            Show {Math.min(step, operations.length - shown.length)} more
          </Button>
        )}
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
      text: (operation) => words[stateOf(operation)],
      cell: (operation) =>
        stateOf(operation) === 'possible' ? (
          <button
            type="button"
            className={s.undo}
            aria-label={`Undo: ${operation.label}`}
            onClick={() => onUndo(operation)}
          >
            Undo
          </button>
        ) : (
          <span className={s.state}>{words[stateOf(operation)]}</span>
        ),
    },
  ];
}
