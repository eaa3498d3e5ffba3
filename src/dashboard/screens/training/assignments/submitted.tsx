import { useState } from 'react';
import { Button } from '@/design-system/button/button';
import { Panel } from '@/dashboard/parts/panel/panel';
import type { Assignment } from '@/dashboard/model/records/records';
import { useMe, useRecord } from '@/dashboard/hooks/use-workspace';
import { withdrawAssignment } from '@/dashboard/commands/training/assignments';
import { useRun } from '@/dashboard/hooks/use-run';
import { keepForLater } from './use-submission-draft';
import * as s from './submitted.module.scss';

export interface SubmittedProps {
  assignment: Assignment;
}

/** Work that waits for an answer, and the way to take it back until then. */
export function Submitted({ assignment }: SubmittedProps) {
  const me = useMe();
  const mentor = useRecord('people', me.mentorId);
  const run = useRun();
  const [busy, setBusy] = useState(false);

  const withdraw = async () => {
    setBusy(true);
    keepForLater(assignment, me.id);
    await run(() => ({ label: `Withdrew “${assignment.title}”`, changes: withdrawAssignment(assignment) }));
    setBusy(false);
  };

  return (
    <Panel title="What happens next">
      <p className={s.text}>
        {mentor ? mentor.name : 'Your mentor or an admin'} looks at it and accepts it or returns it with words
        on what to change. Until then you can withdraw it and continue.
      </p>
      <div>
        <Button variant="outline" size="compact" disabled={busy} onClick={() => void withdraw()}>
          Withdraw
        </Button>
      </div>
    </Panel>
  );
}
