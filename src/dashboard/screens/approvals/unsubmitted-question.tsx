import { monthOf, weekDays } from '@/dashboard/days/days';
import { closedMonths } from '@/dashboard/figures/closed-months';
import { useRun } from '@/dashboard/hooks/use-run';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { ActDialog } from '@/dashboard/parts/form/dialog/act-dialog';
import { counted } from '@/dashboard/words/count';
import type { WeekApproval } from './approval-list';
import { approveAll } from './decide';
import * as s from './approvals.module.scss';

export interface UnsubmittedQuestionProps {
  /** One or more open or returned weeks. */
  items: readonly WeekApproval[];
  onClose: () => void;
  onApproved: () => void;
}

/** Asks before weeks are approved that are not submitted, and names each of them. */
export function UnsubmittedQuestion({ items, onClose, onApproved }: UnsubmittedQuestionProps) {
  const run = useRun();
  const today = useToday();
  const closed = closedMonths(useRecords('reportNotes'));
  const approve = async () => {
    const outcome = await run((read, context) => approveAll({ items, today }, read, context), {
      toast: 'success',
    });
    return outcome.done ? null : outcome.message;
  };
  const isSignedOff = ({ sheet }: WeekApproval) =>
    weekDays(sheet.weekStart).every((day) => closed.has(monthOf(day)));
  const signedOff = items.filter(isSignedOff).length;
  const [only] = items.length === 1 ? items : [];
  const name = only?.person.name;
  return (
    <ActDialog
      title={only ? 'Approve without a submission?' : `Approve ${items.length} weeks without a submission?`}
      answer={only ? 'Approve week' : `Approve ${items.length} weeks`}
      act={approve}
      onClose={onClose}
      onDone={onApproved}
    >
      {only ? (
        <p>
          {name}: {only.words}. {name} has not submitted this week
          {only.status === 'returned' ? ' again' : ''}. The approval locks its time and notifies {name}.
          {signedOff > 0 && ' Its days are signed off, so you can’t undo the approval.'}
        </p>
      ) : (
        <>
          <p>
            These weeks are not submitted. The approval locks their time and notifies each person.
            {signedOff > 0 &&
              ` The days of ${signedOff === items.length ? 'these weeks' : counted(signedOff, 'week')} are signed off, so you can’t undo the approval.`}
          </p>
          <ul role="list" className={s.asked}>
            {items.map((item) => (
              <li key={item.id}>
                {item.person.name}: {item.words}
                {item.status === 'returned' && ', returned'}
                {signedOff > 0 && signedOff < items.length && isSignedOff(item) && ', signed off'}
              </li>
            ))}
          </ul>
        </>
      )}
    </ActDialog>
  );
}
