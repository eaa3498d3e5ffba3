import { daysLate, turnOf } from '@/dashboard/figures/assignments';
import type { Assignment } from '@/dashboard/model/records/records';
import { counted } from '@/dashboard/words/count';
import { relativeDay } from '@/dashboard/words/moment';
import { dayAsOf } from '@/dashboard/words/day';
import * as s from './due-note.module.scss';

export interface DueNoteProps {
  assignment: Assignment;
  today: string;
}

/** The due date, with the remaining or exceeded days while the intern has work to do. */
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
