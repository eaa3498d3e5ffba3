import { useEffect, useRef } from 'react';
import { editRecord } from '@/dashboard/commands/edit-record';
import { goalPercent } from '@/dashboard/figures/mentorship';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { object, text } from '@/dashboard/model/fields/fields';
import type { Goal } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { newId } from '@/lib/new-id';
import { parseWholePercent } from './check-goal';
import * as s from './check-in-form.module.scss';

export interface CheckInFormProps {
  goal: Goal;
  onClose: () => void;
}

const checkInDraft = object({ percent: text, text });

/** Adds a check-in to a goal: the progress, and what happened. */
export function CheckInForm({ goal, onClose }: CheckInFormProps) {
  const percent = useRef<HTMLInputElement>(null);
  const edit = useEdit({
    form: `check-in:${goal.id}`,
    fields: checkInDraft,
    collection: 'goals',
    id: null,
    draftOf: () => ({ percent: String(goalPercent(goal)), text: '' }),
    check: (draft) =>
      parseWholePercent(draft.percent) === null ? { percent: 'Enter a whole number from 0 to 100.' } : {},
    save: (draft, _, { read, at }) => {
      const value = parseWholePercent(draft.percent)!;
      const checkIn = { id: newId(), at, text: draft.text.trim(), percent: value };
      const add = (latest: Goal) => ({ ...latest, checkIns: [...latest.checkIns, checkIn] });
      return {
        label: value === 100 ? `Marked “${goal.title}” as done` : `Checked in on “${goal.title}”: ${value}%`,
        changes: [editRecord(read, 'goals', goal.id, add)],
      };
    },
    onSaved: onClose,
  });
  useEffect(() => percent.current?.select(), []);
  return (
    <EditForm
      edit={edit}
      className={s.root}
      aria-label={`Check in on “${goal.title}”`}
      submit="Save check-in"
      onCancel={onClose}
    >
      <InputField
        ref={percent}
        label="Progress"
        inputMode="numeric"
        unit="%"
        maxLength={4}
        autoComplete="off"
        {...edit.field('percent')}
      />
      <AreaField label="What happened" mark="optional" rows={2} maxLength={1000} {...edit.field('text')} />
    </EditForm>
  );
}
