import { Badge, type BadgeTone } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { withdrawLeave } from '@/dashboard/commands/leave/leave-commands';
import type { LeaveRecords } from '@/dashboard/figures/leave';
import { leaveDays } from '@/dashboard/figures/leave-days';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { useRun } from '@/dashboard/hooks/use-run';
import type { Leave, LeaveStatus } from '@/dashboard/model/records/records';
import { daysWords, deletedKind, leaveStatusNames, leaveWords } from '@/dashboard/words/leave';
import { KindMark } from './kind-mark';
import * as s from './own-leave.module.scss';

export interface OwnLeaveRowProps {
  leave: Leave;
  today: string;
  records: LeaveRecords;
}

export const leaveStatusTones: Readonly<Record<LeaveStatus, BadgeTone>> = {
  requested: 'attention',
  approved: 'ok',
  returned: 'warn',
  withdrawn: 'neutral',
};

/** One of the person's own leaves with its status, and a button to withdraw it. */
export function OwnLeaveRow({ leave, today, records }: OwnLeaveRowProps) {
  const run = useRun();
  const nameOf = usePersonName();
  const { id, status, firstDay, lastDay, reason, note, decidedById } = leave;
  const kind = records.leaveKinds.find((one) => one.id === leave.kindId);
  const words = leaveWords(leave, today);
  const mayWithdraw = status === 'requested' || (status === 'approved' && firstDay > today);
  return (
    <li className={s.row}>
      <div className={s.facts}>
        <span className={s.when}>{words}</span>
        <span className={s.detail}>
          <KindMark name={kind?.name ?? deletedKind} colour={kind?.colour ?? 'grey'} />
          {', '}
          {daysWords(leaveDays(leave, records))}
        </span>
        {note && <span className={s.detail}>{note}</span>}
        {status === 'approved' && firstDay <= today && today <= lastDay && (
          <span className={s.detail}>It has begun. Ask an admin to correct it.</span>
        )}
        {reason && (
          <span className={s.detail}>
            {nameOf(decidedById)}: {reason}
          </span>
        )}
      </div>
      <Badge tone={leaveStatusTones[status]}>{leaveStatusNames[status]}</Badge>
      {mayWithdraw && (
        <Button
          size="compact"
          variant="outline"
          aria-label={`Withdraw ${words}`}
          onClick={() => void run((read) => withdrawLeave({ id, today }, read))}
        >
          Withdraw
        </Button>
      )}
    </li>
  );
}
