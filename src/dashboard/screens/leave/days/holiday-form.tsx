import { Checkbox } from '@/design-system/checkbox/checkbox';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { put } from '@/dashboard/model/change';
import { pick, type TypeOf } from '@/dashboard/model/fields/fields';
import { holiday as holidayRecord } from '@/dashboard/model/records/leave';
import type { Holiday } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { dayAsOf } from '@/dashboard/words/day';
import { chosenDayError } from '@/dashboard/words/read-day';
import { newId } from '@/lib/new-id';

export interface HolidayFormProps {
  /** The day that changes; without one a new one is added. */
  holiday?: Holiday;
  onClose: () => void;
}

const fields = pick(holidayRecord, 'day', 'name', 'half');

type HolidayDraft = TypeOf<typeof fields>;

const draftOf = (holiday: Holiday | null): HolidayDraft => ({
  day: holiday?.day ?? '',
  name: holiday?.name ?? '',
  half: holiday?.half ?? false,
});

/** Adds or changes a public holiday, or another day on which nobody works. */
export function HolidayForm({ holiday, onClose }: HolidayFormProps) {
  const today = useToday();
  const holidays = useRecords('holidays');
  const edit = useEdit({
    form: holiday ? `holiday:${holiday.id}` : 'holiday',
    fields,
    collection: 'holidays',
    id: holiday?.id ?? null,
    draftOf,
    check: ({ day, name }) => {
      const isListed = holidays.some((one) => one.day === day && one.id !== holiday?.id);
      const dayWrong =
        chosenDayError(day) ??
        (isListed ? 'This day is in the list already. Edit that entry instead.' : null);
      return {
        ...(dayWrong && { day: dayWrong }),
        ...(name.trim() === '' && { name: 'Enter a name.' }),
      };
    },
    save: (draft, record) => {
      const name = draft.name.trim();
      const latest = record ?? { id: newId(), revision: 0, source: '' };
      return {
        label: record ? `Changed ${name}` : `Added ${name}`,
        changes: [put('holidays', { ...latest, ...draft, name })],
      };
    },
    onSaved: onClose,
  });
  return (
    <EditForm
      edit={edit}
      aria-label={holiday ? `Edit ${holiday.name}` : 'Add day'}
      submit={holiday ? 'Save changes' : 'Add day'}
      onCancel={onClose}
      subject="This day"
      compare={{
        day: { label: 'Day', text: ({ day }) => dayAsOf(day, today) },
        name: 'Name',
        half: 'Only the afternoon is free',
      }}
    >
      <DateField
        label="Day"
        required
        value={edit.draft.day}
        error={edit.errors.day}
        onDay={({ day }) => edit.set({ day })}
      />
      <InputField label="Name" required maxLength={80} autoComplete="off" {...edit.field('name')} />
      <Checkbox checked={edit.draft.half} onChange={({ target }) => edit.set({ half: target.checked })}>
        Only the afternoon is free
      </Checkbox>
    </EditForm>
  );
}
