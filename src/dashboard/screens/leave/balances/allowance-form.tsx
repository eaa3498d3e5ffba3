import { setAllowance } from '@/dashboard/commands/leave/allowances';
import { allowanceId } from '@/dashboard/figures/allowance-id';
import { allowanceOf } from '@/dashboard/figures/leave';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { LeaveAllowance, Person } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { dayCount } from '@/dashboard/words/leave';
import { parseDays } from './parse-days';
import * as s from './balances.module.scss';

export interface AllowanceFormProps {
  /** Null for the standard of everyone. */
  person: Person | null;
  year: number;
  onClose: () => void;
}

const fields = object({ days: text, carriedOver: text });
const limits = { days: { from: 0, to: 366 }, carriedOver: { from: -366, to: 366 } };

/** Sets the entitlement of a year, for a person or as the standard. */
export function AllowanceForm({ person, year, onClose }: AllowanceFormProps) {
  const allowances = useRecords('leaveAllowances');
  const id = allowanceId(person?.id ?? null, year);
  const isSaved = allowances.some((one) => one.id === id);
  const valid = allowanceOf(allowances, person?.id ?? null, year);
  const draftOf = (record: LeaveAllowance | null): TypeOf<typeof fields> => ({
    days: record ? dayCount(record.days) : valid ? dayCount(valid.days) : '',
    carriedOver: dayCount(record?.carriedOver ?? 0),
  });
  const edit = useEdit({
    form: `allowance:${id}`,
    fields,
    collection: 'leaveAllowances',
    id: isSaved ? id : null,
    draftOf,
    check: (draft) => ({
      ...(parseDays(draft.days, limits.days) === null && {
        days: 'Enter a number of days from 0 to 366, such as 24.5.',
      }),
      ...(parseDays(draft.carriedOver, limits.carriedOver) === null && {
        carriedOver: 'Enter a number of days such as 3.5, or -2 for days to make up for.',
      }),
    }),
    save: (draft, _, { read }) =>
      setAllowance(
        {
          personId: person?.id ?? null,
          year,
          days: parseDays(draft.days, limits.days)!,
          carriedOver: parseDays(draft.carriedOver, limits.carriedOver)!,
        },
        read,
      ),
    onSaved: onClose,
  });
  return (
    <EditForm
      edit={edit}
      aria-label="Entitlement"
      submit="Save changes"
      onCancel={onClose}
      subject="This entitlement"
      compare={{ days: 'Days a year', carriedOver: 'Carried over' }}
    >
      <p className={s.hint}>
        {person
          ? `From ${year} on, until you set another number of days. If you enter the standard number of days, the standard applies again.`
          : `For everyone without a different entitlement of their own, from ${year} on until you set another standard.`}
      </p>
      <InputField
        label="Days a year"
        inputMode="decimal"
        required
        autoComplete="off"
        {...edit.field('days')}
      />
      {person && (
        <InputField
          label={`Carried over from ${year - 1}`}
          inputMode="decimal"
          autoComplete="off"
          {...edit.field('carriedOver')}
        />
      )}
    </EditForm>
  );
}
