import { Button } from '@/design-system/button/button';
import { noWeek, type PersonCapacity } from '@/dashboard/figures/capacity';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { longDay } from '@/dashboard/words/day';
import { rangeWords } from '@/dashboard/words/range';
import { weekRange } from '@/dashboard/days/days';
import { CapacityFacts } from './capacity-facts';
import { MoveDialog } from './move-dialog';
import * as s from './work-dialog.module.scss';

export interface WorkDialogProps {
  row: PersonCapacity;
  /** A Monday that the row has, or `noWeek`. */
  week: string;
  today: string;
  onClose: () => void;
  onMoved: () => void;
}

/** A person's hours and tasks of a week, or their tasks without a due date, with a form that moves tasks. */
export function WorkDialog({ row, week: monday, today, onClose, onMoved }: WorkDialogProps) {
  const { person, weeks, undated } = row;
  const week = weeks.find((one) => one.week === monday) ?? null;
  const { tasks } = week ?? undated;
  const title = `${person.name}, ${monday === noWeek ? 'no due date' : rangeWords(weekRange(monday))}`;
  const facts = (
    <>
      {week && week.week < today && <p className={s.note}>Counted from today, {longDay(today)}.</p>}
      {week && <CapacityFacts week={week} />}
    </>
  );
  if (tasks.length > 0)
    return (
      <MoveDialog title={title} {...{ person, week: monday, tasks, today, onClose, onMoved }}>
        {facts}
      </MoveDialog>
    );
  return (
    <Dialog place="side" title={title} onClose={onClose}>
      {facts}
      <p>
        {person.name} has no open tasks {week ? 'in this week' : 'without a due date'}.
      </p>
      <Button size="compact" className={s.close} onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
