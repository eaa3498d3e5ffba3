import { useState } from 'react';
import { isOverFor } from '@/dashboard/commands/time/timesheets';
import { useToday } from '@/dashboard/hooks/use-today';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import type { WeekApproval } from './approval-list';
import { UnsubmittedQuestion } from './unsubmitted-question';
import * as s from './approvals.module.scss';

export interface ApproveUnsubmittedProps {
  /** An open or a returned week. */
  item: WeekApproval;
  onApproved: () => void;
}

/** Approves a week that its person did not submit, after a question: some people cannot sign in, or have left. */
export function ApproveUnsubmitted({ item, onApproved }: ApproveUnsubmittedProps) {
  const today = useToday();
  const [asked, setAsked] = useState(false);
  // The command rejects it.
  if (!isOverFor(item.sheet, item.person, today)) return null;
  return (
    <div className={s.actions}>
      <Button size="compact" icon={<Icon name="check" size={18} />} onClick={() => setAsked(true)}>
        Approve without a submission
      </Button>
      {asked && (
        <UnsubmittedQuestion items={[item]} onClose={() => setAsked(false)} onApproved={onApproved} />
      )}
    </div>
  );
}
