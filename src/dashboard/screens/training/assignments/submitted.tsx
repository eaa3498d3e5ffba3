import { Button } from '@/design-system/button/button';
import { Panel } from '@/dashboard/parts/panel/panel';
import type { Assignment } from '@/dashboard/model/records/records';
import { useMe, useRecord } from '@/dashboard/hooks/use-workspace';
import { withdrawSubmission } from '@/dashboard/commands/training/assignments';
import { useRun } from '@/dashboard/hooks/use-run';
import { useSending } from '@/dashboard/hooks/use-sending';
import { draftOf, storeForLater } from './submission-draft';
import * as s from './submitted.module.scss';

export interface SubmittedProps {
  assignment: Assignment;
}

/** A submission without an answer yet, and the button that withdraws it. */
export function Submitted({ assignment }: SubmittedProps) {
  const me = useMe();
  const mentor = useRecord('people', me.mentorId);
  const run = useRun();
  const { busy, send } = useSending();

  const withdraw = async () => {
    const { submission, earlier } = assignment;
    if (submission)
      storeForLater(me.id, assignment, { draft: draftOf(submission), returned: earlier.at(-1) });
    await run(() => ({ label: `Withdrew “${assignment.title}”`, changes: withdrawSubmission(assignment) }));
  };

  return (
    <Panel title="What happens next">
      <p className={s.text}>
        {mentor ? mentor.name : 'Your mentor or an admin'} reviews it, then accepts it or returns it with
        feedback. Until then you can withdraw it and continue.
      </p>
      <div>
        <Button variant="outline" size="compact" disabled={busy} onClick={() => void send(withdraw)}>
          Withdraw
        </Button>
      </div>
    </Panel>
  );
}
