import { useState } from 'react';
import { isOverFor } from '@/dashboard/commands/time/timesheets';
import { monthOf, weekDays } from '@/dashboard/days/days';
import { closedMonths } from '@/dashboard/figures/closed-months';
import { useRun } from '@/dashboard/hooks/use-run';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { ActDialog } from '@/dashboard/parts/form/dialog/act-dialog';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import type { Approval } from './approval-list';
import { decide } from './decide';
import * as s from './approvals.module.scss';

export interface ApproveUnsubmittedProps {
  /** An open or a returned week. */
  item: Extract<Approval, { kind: 'week' }>;
  onApproved: () => void;
}

/** Approves a week that its person did not submit, after a question: some people cannot sign in, or have left. */
export function ApproveUnsubmitted({ item, onApproved }: ApproveUnsubmittedProps) {
  const { person, sheet, status, words } = item;
  const run = useRun();
  const today = useToday();
  const closed = closedMonths(useRecords('reportNotes'));
  const [asked, setAsked] = useState(false);
  const approve = async () => {
    const outcome = await run(
      (read, context) => decide({ item, verdict: 'accept', words: '', today }, read, context),
      { toast: 'success' },
    );
    return outcome.done ? null : outcome.message;
  };
  // The command rejects it.
  if (!isOverFor(sheet, person, today)) return null;
  const isSignedOff = weekDays(sheet.weekStart).every((day) => closed.has(monthOf(day)));
  return (
    <div className={s.actions}>
      <Button size="compact" icon={<Icon name="check" size={18} />} onClick={() => setAsked(true)}>
        Approve without a submission
      </Button>
      {asked && (
        <ActDialog
          title="Approve without a submission?"
          answer="Approve week"
          act={approve}
          onClose={() => setAsked(false)}
          onDone={onApproved}
        >
          <p>
            {person.name}: {words}. {person.name} has not submitted this week
            {status === 'returned' ? ' again' : ''}. The approval locks its time and notifies {person.name}.
            {isSignedOff && ' Its days are signed off, so you can’t undo the approval.'}
          </p>
        </ActDialog>
      )}
    </div>
  );
}
