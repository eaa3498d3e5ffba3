import { daysLate, turnOf } from '@/dashboard/data/figures/assignments';
import type { Assignment } from '@/dashboard/data/records';
import { counted } from '@/dashboard/data/words/count';
import { relativeDay } from '@/dashboard/data/words/moment';
import { dayAsOf } from '@/dashboard/data/words/day';
import * as s from './due-note.module.scss';

export interface DueNoteProps {
  assignment: Assignment;
  /** ISO date. */
  today: string;
}

/** When an assignment is due, and how far away that is while it is the intern's turn. */
export function DueNote({ assignment, today }: DueNoteProps) {
  const late = daysLate(assignment, today);
  const distance =
    late > 0
      ? `${counted(late, 'day')} late`
      : turnOf(assignment) === 'to-do' && relativeDay(assignment.dueOn, today);
  return (
    <span className={s.root} data-late={late > 0 || undefined}>
      Due <time dateTime={assignment.dueOn}>{dayAsOf(assignment.dueOn, today)}</time>
      {distance && `, ${distance}`}
    </span>
  );
}
