import { useDeferredValue, useMemo } from 'react';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { checkLeave, hasDays, leaveDraft, type LeaveDraft } from '@/dashboard/commands/leave/check-leave';
import { saveLeave } from '@/dashboard/commands/leave/leave-commands';
import { isDay } from '@/dashboard/days/moments';
import { isStaff } from '@/dashboard/figures/planned-time';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Leave, Person } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { useLeaveRecords } from '@/dashboard/hooks/use-leave-records';
import { dayAsOf } from '@/dashboard/words/day';
import { kindNames } from '@/dashboard/words/leave';
import { LeaveEffect } from '@/dashboard/parts/leave-effect/leave-effect';
import * as s from './leave-form.module.scss';

export interface LeaveFormProps {
  /** The person who asks for leave. Without one, an admin chooses. */
  person?: Person;
  /** The leave to correct. Without one, new leave is entered. */
  leave?: Leave;
  onSaved?: (leave: Pick<LeaveDraft, 'firstDay'>) => void;
  onClose?: () => void;
}

const halfDays = {
  startsHalf: 'Only the afternoon of the first day',
  endsHalf: 'Only the morning of the last day',
};

/** Asks for leave, or lets an admin enter or correct it, with a live count of its working days. */
export function LeaveForm({ person, leave: corrected, onSaved, onClose }: LeaveFormProps) {
  const asAdmin = person === undefined;
  const today = useToday();
  const people = useRecords('people');
  const records = useLeaveRecords();
  const { leaveKinds } = records;
  const draftOf = (record: Leave | null): LeaveDraft => ({
    personId: record?.personId ?? person?.id ?? '',
    kindId: record?.kindId ?? leaveKinds[0]?.id ?? '',
    firstDay: record?.firstDay ?? '',
    lastDay: record?.lastDay ?? '',
    startsHalf: record?.startsHalf ?? false,
    endsHalf: record?.endsHalf ?? false,
    note: record?.note ?? '',
  });
  const personOf = (id: string) => people.find((one) => one.id === id) ?? null;
  const edit = useEdit({
    form: corrected ? `leave:${corrected.id}` : asAdmin ? 'leave-entry' : 'leave',
    fields: leaveDraft,
    collection: 'leave',
    id: corrected?.id ?? null,
    draftOf,
    check: (draft) =>
      checkLeave(draft, { person: personOf(draft.personId), ...records, id: corrected?.id ?? null, today }),
    save: (draft, record, { read, ...context }) =>
      saveLeave({ draft, record, asAdmin, today }, read, context),
    onSaved: (draft) => {
      onSaved?.(draft);
      onClose?.();
    },
  });
  const { draft, errors, set } = edit;
  const staff = useMemo(
    () =>
      people
        .filter((one) => isStaff(one) && one.status !== 'archived')
        .map(({ id, name }) => ({ value: id, label: name }))
        .sort((a, b) => a.label.localeCompare(b.label, 'en')),
    [people],
  );
  const shown = useDeferredValue(draft);
  const who = personOf(shown.personId);
  const kindName = kindNames(leaveKinds);
  const submit = corrected
    ? 'Save changes'
    : asAdmin
      ? 'Enter leave'
      : leaveKinds.find(({ id }) => id === draft.kindId)?.needsApproval === false
        ? 'Report leave'
        : 'Request leave';
  return (
    <EditForm
      edit={edit}
      className={s.root}
      aria-label={corrected ? 'Correct leave' : submit}
      submit={submit}
      onCancel={onClose}
      subject="This leave"
      compare={{
        personId: { label: 'Person', text: ({ personId }) => personOf(personId)?.name ?? '' },
        kindId: { label: 'Kind', text: ({ kindId }) => kindName(kindId) },
        firstDay: { label: 'First day', text: ({ firstDay }) => dayAsOf(firstDay, today) },
        lastDay: { label: 'Last day', text: ({ lastDay }) => dayAsOf(lastDay, today) },
        ...halfDays,
        note: 'Note',
      }}
    >
      {asAdmin && (
        <ChoiceField
          label="Person"
          className={s.wide}
          placeholder="Choose a person"
          choices={staff}
          required
          value={draft.personId}
          error={errors.personId}
          onChange={({ target }) => set({ personId: target.value })}
        />
      )}
      <ChoiceField
        label="Kind"
        className={s.wide}
        placeholder="Choose a kind"
        choices={leaveKinds.map(({ id, name }) => ({ value: id, label: name }))}
        required
        value={draft.kindId}
        error={errors.kindId}
        onChange={({ target }) => set({ kindId: target.value })}
      />
      <DateField
        label="First day"
        required
        value={draft.firstDay}
        error={errors.firstDay}
        onDay={({ day }) =>
          // Most leave is one day, or ends later: the last day follows until it is another one.
          set(
            isDay(day) && (draft.lastDay === '' || draft.lastDay === draft.firstDay)
              ? { firstDay: day, lastDay: day }
              : { firstDay: day },
          )
        }
      />
      <DateField
        label="Last day"
        required
        value={draft.lastDay}
        error={errors.lastDay}
        onDay={({ day }) => set({ lastDay: day })}
      />
      <Checkbox checked={draft.startsHalf} onChange={({ target }) => set({ startsHalf: target.checked })}>
        {halfDays.startsHalf}
      </Checkbox>
      <div className={s.half}>
        <Checkbox
          checked={draft.endsHalf}
          aria-invalid={errors.endsHalf ? true : undefined}
          aria-describedby={errors.endsHalf ? 'leave-half-error' : undefined}
          onChange={({ target }) => set({ endsHalf: target.checked })}
        >
          {halfDays.endsHalf}
        </Checkbox>
        {errors.endsHalf && (
          <p id="leave-half-error" className={s.error}>
            {errors.endsHalf}
          </p>
        )}
      </div>
      <AreaField label="Note" mark="optional" className={s.wide} maxLength={500} {...edit.field('note')} />
      {who && hasDays(shown) && (
        <LeaveEffect
          draft={shown}
          id={corrected?.id ?? null}
          person={who}
          people={people}
          own={!asAdmin}
          live
        />
      )}
    </EditForm>
  );
}
