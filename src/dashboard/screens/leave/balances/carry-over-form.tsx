import { yearOf } from '@/dashboard/days/days';
import { carryOver } from '@/dashboard/commands/leave/allowances';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useToday } from '@/dashboard/hooks/use-today';
import { object, text } from '@/dashboard/model/fields/fields';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { parseDays } from './parse-days';
import * as s from './balances.module.scss';

export interface CarryOverFormProps {
  year: number;
  onClose: () => void;
}

const fields = object({ most: text });
const draftOf = () => ({ most: '366' });
const limits = { from: 0, to: 366 };

/** Carries the days left in a year over to the next one, for everyone. */
export function CarryOverForm({ year, onClose }: CarryOverFormProps) {
  const today = useToday();
  const edit = useEdit({
    form: `carry-over:${year}`,
    fields,
    collection: 'leaveAllowances',
    id: null,
    draftOf,
    check: ({ most }) =>
      parseDays(most, limits) === null ? { most: 'Enter a number of days from 0 to 366.' } : {},
    save: ({ most }, _, { read }) => carryOver({ year, most: parseDays(most, limits)!, today }, read),
    onSaved: onClose,
  });
  return (
    <EditForm edit={edit} aria-label="Carry over" submit={`Carry over to ${year + 1}`} onCancel={onClose}>
      <p className={s.hint}>
        The days left in {year} become “Carried over” in {year + 1}, for everyone who works in both years.
        Days below zero are carried over too. This replaces what was carried over before.
        {year < yearOf(today) ? '' : ` ${year} is not over.`} Leave of {year} that is changed later does not
        change the carried days: carry over again then.
      </p>
      <InputField
        label="At most"
        unit="days"
        inputMode="decimal"
        required
        autoComplete="off"
        {...edit.field('most')}
      />
    </EditForm>
  );
}
