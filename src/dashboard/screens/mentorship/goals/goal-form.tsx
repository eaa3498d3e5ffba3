import { useEffect, useRef } from 'react';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { put } from '@/dashboard/model/change';
import type { Goal } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { dayAsOf } from '@/dashboard/words/day';
import { newId } from '@/lib/new-id';
import { checkGoal, goalDraft, type GoalDraft } from './check-goal';
import * as s from './goal-form.module.scss';

export interface GoalFormProps {
  internId: string;
  today: string;
  /** The goal that changes; without one a new one is added. */
  goal?: Goal;
  onClose: () => void;
}

const draftOf = (goal: Goal | null): GoalDraft => ({
  title: goal?.title ?? '',
  targetOn: goal?.targetOn ?? '',
});

/** Adds or changes a goal and its target date. */
export function GoalForm({ internId, today, goal, onClose }: GoalFormProps) {
  const title = useRef<HTMLInputElement>(null);
  const edit = useEdit({
    form: goal ? `goal:${goal.id}` : 'goal',
    fields: goalDraft,
    collection: 'goals',
    id: goal?.id ?? null,
    draftOf,
    check: (draft) => checkGoal(draft, { today, before: goal?.targetOn ?? null }),
    save: (draft, record) => {
      const words = draft.title.trim();
      const latest = record ?? { id: newId(), revision: 0, internId, checkIns: [] };
      return {
        label: record ? `Changed the goal “${words}”` : `Added the goal “${words}”`,
        changes: [put('goals', { ...latest, ...draft, title: words })],
      };
    },
    onSaved: onClose,
  });
  useEffect(() => title.current?.focus(), []);
  return (
    <EditForm
      edit={edit}
      className={s.root}
      aria-label={goal ? `Edit “${goal.title}”` : 'Add goal'}
      submit={goal ? 'Save changes' : 'Save goal'}
      onCancel={onClose}
      subject="This goal"
      compare={{
        title: 'What you want to reach',
        targetOn: { label: 'Target date', text: ({ targetOn }) => dayAsOf(targetOn, today) },
      }}
    >
      <InputField
        ref={title}
        label="What you want to reach"
        className={s.title}
        maxLength={120}
        autoComplete="off"
        required
        {...edit.field('title')}
      />
      <DateField
        label="Target date"
        required
        value={edit.draft.targetOn}
        error={edit.errors.targetOn}
        onDay={({ day }) => edit.set({ targetOn: day })}
      />
    </EditForm>
  );
}
