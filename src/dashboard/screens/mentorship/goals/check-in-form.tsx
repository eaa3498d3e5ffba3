import { useEffect, useRef, useState, type FormEvent } from 'react';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { goalPercent } from '@/dashboard/figures/mentorship';
import { object, text } from '@/dashboard/model/fields/fields';
import type { Goal } from '@/dashboard/model/records/records';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import { useKeptDraft } from '@/dashboard/hooks/use-kept-draft';
import { now } from '@/platform/clock';
import { parsePercent } from './check-goal';
import { FormFoot } from '@/dashboard/screens/mentorship/form-foot';
import * as s from './check-in-form.module.scss';

export interface CheckInFormProps {
  goal: Goal;
  onClose: () => void;
}

const checkInDraft = object({ percent: text, text });

/** Says how far a goal is by now, and what happened. */
export function CheckInForm({ goal, onClose }: CheckInFormProps) {
  const run = useRun();
  const kept = { percent: String(goalPercent(goal)), text: '' };
  const { draft, change, reset } = useKeptDraft({ name: `check-in:${goal.id}`, kept, fields: checkInDraft });
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState('');
  const percent = useRef<HTMLInputElement>(null);

  useEffect(() => percent.current?.select(), []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const value = parsePercent(draft.percent);
    if (value === null) {
      setError('Enter a whole number from 0 to 100.');
      return percent.current?.focus();
    }
    const entry = {
      id: crypto.randomUUID(),
      at: now().toISOString(),
      text: draft.text.trim(),
      percent: value,
    };
    const outcome = await run(
      () => ({
        label: value === 100 ? `Finished “${goal.title}”` : `Checked in on “${goal.title}”: ${value}%`,
        changes: [put('goals', { ...goal, checkIns: [...goal.checkIns, entry] })],
      }),
      { toast: 'success' },
    );
    if (!outcome.done) return setFailure(outcome.message);
    reset(kept);
    onClose();
  };

  return (
    <form
      noValidate
      className={s.root}
      aria-label={`Check in on “${goal.title}”`}
      onSubmit={(event) => void save(event)}
    >
      <InputField
        ref={percent}
        label="How far it is"
        inputMode="numeric"
        unit="%"
        maxLength={4}
        autoComplete="off"
        value={draft.percent}
        error={error}
        onChange={({ target }) => {
          setError(undefined);
          change({ ...draft, percent: target.value });
        }}
      />
      <AreaField
        label="What happened"
        mark="optional"
        rows={2}
        maxLength={1000}
        value={draft.text}
        onChange={({ target }) => change({ ...draft, text: target.value })}
      />
      <FormFoot
        submit="Save the check-in"
        failure={failure}
        onCancel={() => {
          reset(kept);
          onClose();
        }}
      />
    </form>
  );
}
