import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Conflict } from '@/dashboard/parts/conflict/conflict';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import type { Goal } from '@/dashboard/model/records/records';
import { dayAsOf } from '@/dashboard/words/day';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import { useKeptDraft } from '@/dashboard/hooks/use-kept-draft';
import { checkGoal, type GoalDraft, type GoalErrors, goalDraft } from './check-goal';
import { FormFoot } from '@/dashboard/screens/mentorship/form-foot';
import * as s from './goal-form.module.scss';

export interface GoalFormProps {
  internId: string;
  /** ISO date. */
  today: string;
  /** The goal that changes; without one a new one is added. */
  goal?: Goal;
  onClose: () => void;
}

/** Adds a goal or changes one: what is to be reached, and by when. */
export function GoalForm({ internId, today, goal, onClose }: GoalFormProps) {
  const run = useRun();
  const kept: GoalDraft = { title: goal?.title ?? '', targetOn: goal?.targetOn ?? '' };
  const { draft, elsewhere, change, keepMine, reset } = useKeptDraft({
    name: goal ? `goal:${goal.id}` : 'goal',
    kept,
    fields: goalDraft,
  });
  const [errors, setErrors] = useState<GoalErrors>({});
  const [failure, setFailure] = useState('');
  const [clashes, setClashes] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  const target = useRef<HTMLElement>(null);

  useEffect(() => title.current?.focus(), []);

  const set = (changes: Partial<GoalDraft>) => {
    setErrors({});
    setClashes(false);
    change({ ...draft, ...changes });
  };

  const check = (event: FormEvent) => {
    event.preventDefault();
    const wrong = checkGoal(draft, { today, before: goal?.targetOn ?? null });
    setErrors(wrong);
    if (wrong.title) return title.current?.focus();
    if (wrong.targetOn) return target.current?.focus();
    if (elsewhere) return setClashes(true);
    void save();
  };

  const save = async () => {
    setClashes(false);
    const words = draft.title.trim();
    const record: Goal = {
      id: crypto.randomUUID(),
      revision: 0,
      internId,
      checkIns: [],
      ...goal,
      title: words,
      targetOn: draft.targetOn,
    };
    const outcome = await run(
      () => ({
        label: goal ? `Changed the goal “${words}”` : `Added the goal “${words}”`,
        changes: [put('goals', record)],
      }),
      { toast: 'success' },
    );
    if (!outcome.done) {
      setClashes(outcome.conflict);
      return setFailure(outcome.message);
    }
    reset(goal ? { ...draft, title: words } : kept);
    onClose();
  };

  return (
    <form
      noValidate
      className={s.root}
      aria-label={goal ? `Change “${goal.title}”` : 'New goal'}
      onSubmit={check}
    >
      <InputField
        ref={title}
        label="What you want to reach"
        className={s.title}
        maxLength={120}
        autoComplete="off"
        required
        value={draft.title}
        error={errors.title}
        onChange={({ target: { value } }) => set({ title: value })}
      />
      <DateField
        ref={target}
        label="By"
        required
        value={draft.targetOn}
        error={errors.targetOn}
        onDay={({ day }) => set({ targetOn: day })}
      />
      {clashes && elsewhere && (
        <Conflict
          className={s.whole}
          subject="This goal"
          mine={draft}
          theirs={elsewhere}
          fields={[
            { label: 'What you want to reach', text: ({ title: words }) => words },
            { label: 'By', text: ({ targetOn }) => dayAsOf(targetOn, today) },
          ]}
          onKeepMine={() => {
            keepMine();
            void save();
          }}
          onTakeTheirs={() => {
            reset(kept);
            onClose();
          }}
        />
      )}
      <FormFoot
        submit={goal ? 'Save' : 'Add the goal'}
        failure={clashes && elsewhere ? null : failure}
        onCancel={() => {
          reset(kept);
          onClose();
        }}
      />
    </form>
  );
}
