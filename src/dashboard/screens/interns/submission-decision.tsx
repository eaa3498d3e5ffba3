import { useEffect, useRef } from 'react';
import { decideAssignment } from '@/dashboard/commands/training/decide-assignment';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { text } from '@/dashboard/model/fields/fields';
import type { Assignment } from '@/dashboard/model/records/records';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import * as s from './interns.module.scss';

type Verdict = 'accept' | 'return';

export interface SubmissionDecisionProps {
  assignment: Assignment;
  /** Whether a press now is the second of a double press on the item before. */
  isDoublePress: (verdict: Verdict) => boolean;
  onDecided: (verdict: Verdict) => void;
}

/** Accepts submitted work or returns it with feedback. */
export function SubmissionDecision({ assignment, isDoublePress, onDecided }: SubmissionDecisionProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { draft, failure, change, submit } = useEdit({
    form: `decision:${assignment.id}`,
    fields: text,
    collection: 'assignments',
    id: null,
    draftOf: () => '',
    save: (feedback, _, { action, read, ...context }) =>
      decideAssignment({ seen: assignment, verdict: action as Verdict, feedback }, read, context),
    onSaved: (_, action) => onDecided(action as Verdict),
  });
  useEffect(() => {
    if (failure) area.current?.focus();
  }, [failure]);
  const press = (verdict: Verdict) => {
    if (!isDoublePress(verdict)) submit(verdict);
  };
  return (
    <>
      <AreaField
        ref={area}
        label="Feedback"
        hint="Required to return the work, optional if you accept it."
        value={draft}
        error={failure || undefined}
        onChange={({ target }) => change(target.value)}
      />
      <div className={s.actions}>
        <Button size="compact" icon={<Icon name="check" size={18} />} onClick={() => press('accept')}>
          Accept
        </Button>
        <Button
          size="compact"
          variant="outline"
          icon={<Icon name="undo" size={18} />}
          onClick={() => press('return')}
        >
          Return
        </Button>
      </div>
    </>
  );
}
