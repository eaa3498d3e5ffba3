import { memo, useMemo, type ComponentProps } from 'react';
import type { Person, PersonStatus } from '@/dashboard/model/records/records';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { ComboField } from '@/dashboard/parts/form/combo-field/combo-field';
import type { ComboOption } from '@/dashboard/parts/form/combo-field/match-options';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { ErrorSummary } from '@/dashboard/parts/form/error-summary/error-summary';
import { InputField, type InputFieldProps } from '@/dashboard/parts/form/input-field/input-field';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { personStatuses } from '@/dashboard/model/records/person';
import { personStatusNames } from '@/dashboard/screens/people/people-kind';
import { fieldLabel, fieldsOf } from './person-fields';
import { termsLabels, type TermsFieldId } from './terms-fields';
import { TermsQuestion } from './terms-question';
import { mentorOptions } from './mentor-options';
import type { PersonDraft } from './person-draft';
import type { FormFieldId, PersonFormState } from './use-person-form';
import * as s from './person-form.module.scss';

const isTermsField = (id: FormFieldId): id is TermsFieldId => id in termsLabels;

type TextId = Exclude<FormFieldId, 'verified'>;

/** The keyboards and the autofill of the text fields. */
const inputs: Partial<Record<TextId, Partial<InputFieldProps>>> = {
  name: { autoComplete: 'off', dir: 'auto' },
  email: { type: 'email', autoComplete: 'off', placeholder: 'name@company.com' },
  personalEmail: { type: 'email', autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'off' },
  address: { autoComplete: 'off', dir: 'auto' },
  weeklyHours: { inputMode: 'decimal', autoComplete: 'off', unit: 'hours' },
  requiredHours: { inputMode: 'decimal', autoComplete: 'off', unit: 'hours' },
  hourlyRate: { inputMode: 'decimal', autoComplete: 'off' },
  hourlyCost: { inputMode: 'decimal', autoComplete: 'off' },
};

const optional: readonly FormFieldId[] = [
  'personalEmail',
  'phone',
  'address',
  'endsOn',
  'requiredHours',
  'mentor',
  'bio',
  'hourlyRate',
  'hourlyCost',
];

const distinct = (people: readonly Person[], of: (person: Person) => string) =>
  [...new Set(people.map(of))]
    .filter(Boolean)
    .sort()
    .map((value) => ({ value, label: value }));

/** One field of text. The same values each time until it changes, so that a letter draws its own field alone. */
interface TextFieldProps {
  id: TextId;
  controlId: string;
  label: string;
  mark: string | undefined;
  hint?: string;
  value: string;
  error: string | undefined;
  set: (changes: Partial<PersonDraft>) => void;
  onLeave: (id: FormFieldId) => void;
}

/** The properties that the controls of all fields have. */
const controlOf = ({ id, controlId, label, mark, hint, error, onLeave }: TextFieldProps) => ({
  id: controlId,
  name: id,
  label,
  mark,
  hint,
  error,
  onBlur: () => onLeave(id),
});

const Line = memo(function Line({ unit, ...field }: TextFieldProps & { unit?: string }) {
  const { id, value, set } = field;
  return (
    <InputField
      {...controlOf(field)}
      {...inputs[id]}
      {...(unit && { unit })}
      value={value}
      onChange={({ target }) => set({ [id]: target.value })}
    />
  );
});

const Day = memo(function Day(field: TextFieldProps) {
  const { id, value, set } = field;
  return (
    <DateField
      {...controlOf(field)}
      min="1950-01-01"
      max="2100-12-31"
      value={value}
      onDay={({ day }) => set({ [id]: day })}
    />
  );
});

interface ComboProps extends TextFieldProps {
  options: readonly ComboOption[];
}

/** A text with suggestions; the mentor has to be one of them. */
const Combo = memo(function Combo({ options, ...field }: ComboProps) {
  const { id, value, set } = field;
  return (
    <ComboField
      {...controlOf(field)}
      placeholder="Choose or type"
      options={options}
      text={value}
      onText={({ text, value: chosen }) =>
        set(id === 'mentor' ? { mentor: text, mentorId: chosen ?? '' } : { [id]: text })
      }
    />
  );
});

export interface PersonFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: PersonFormState;
  /** Without it the form has no status: a new person is invited. */
  savedStatus?: PersonStatus;
}

/** A form for one person: the errors after a try to save, and the fields in two groups. */
export function PersonForm({ form, savedStatus, children, ...rest }: PersonFormProps) {
  const { kind, people, edit, errors, currency, controlId, onLeave } = form;
  const { draft, set } = edit;
  const has = fieldsOf(kind);
  const sameKindPeople = useMemo(() => people.filter((person) => person.kind === kind), [people, kind]);
  const teams = useMemo(() => distinct(sameKindPeople, ({ team }) => team), [sameKindPeople]);
  const positions = useMemo(() => distinct(sameKindPeople, ({ position }) => position), [sameKindPeople]);
  const mentors = useMemo(() => mentorOptions(people), [people]);
  const isLeaving = draft.status === personStatusNames.left;
  const labelOf = (id: FormFieldId) => (isTermsField(id) ? termsLabels[id] : fieldLabel(id, kind));
  const ids: readonly FormFieldId[] = [...has, 'hourlyRate', 'hourlyCost', 'termsFrom'];
  const summary = ids.flatMap((id) =>
    errors[id] ? [{ id: controlId(id), text: `${labelOf(id)}: ${errors[id]}` }] : [],
  );

  const field = (id: TextId): TextFieldProps => ({
    id,
    controlId: controlId(id),
    label: labelOf(id),
    mark: optional.includes(id) ? 'optional' : undefined,
    value: draft[id],
    error: errors[id],
    set,
    onLeave,
  });

  return (
    <form
      noValidate
      className={s.root}
      onSubmit={(event) => {
        event.preventDefault();
        edit.submit();
      }}
      {...rest}
    >
      <ErrorSummary errors={edit.tries > 0 ? summary : []} tries={edit.tries} />
      <fieldset className={s.group}>
        <legend className={s.legend}>Person</legend>
        <div className={s.fields}>
          <Line {...field('name')} />
          <Line {...field('email')} />
          <Line {...field('personalEmail')} />
          <Line {...field('phone')} />
          <div className={s.wide}>
            <Line {...field('address')} />
          </div>
        </div>
      </fieldset>
      <fieldset className={s.group}>
        <legend className={s.legend}>
          {kind === 'intern' ? 'Internship' : kind === 'regular' ? 'Company and access' : 'Employment'}
        </legend>
        <div className={s.fields}>
          <Combo {...field('team')} options={teams} />
          <Combo {...field('position')} options={positions} />
          <Day {...field('joinedOn')} />
          {has.includes('endsOn') && (
            <Day
              {...field('endsOn')}
              hint={
                form.lateLeave
                  ? `Leave after the last day does not count: ${form.lateLeave}. Correct or delete it in Leave.`
                  : kind === 'employee' && isLeaving
                    ? 'Today, if you leave this empty.'
                    : undefined
              }
            />
          )}
          {has.includes('weeklyHours') && <Line {...field('weeklyHours')} />}
          {kind !== 'regular' && (
            <>
              <Line {...field('hourlyRate')} unit={currency} />
              <Line {...field('hourlyCost')} unit={currency} />
            </>
          )}
          {form.termsSince !== null && <TermsQuestion form={form} since={form.termsSince} />}
          {has.includes('requiredHours') && (
            <Line
              {...field('requiredHours')}
              hint="With these and a last day, the time log shows whether the intern is on pace."
            />
          )}
          {has.includes('mentor') && <Combo {...field('mentor')} options={mentors} />}
          {savedStatus && (
            <ChoiceField
              {...controlOf(field('status'))}
              // People are archived from their list, which shows the records that name them.
              choices={personStatuses
                .filter((status) => status !== 'archived' || savedStatus === 'archived')
                .map((status) => ({ value: personStatusNames[status], label: personStatusNames[status] }))}
              hint={
                isLeaving && kind !== 'regular'
                  ? 'Open tasks, led projects and open weeks stay with this person: see the figures above.'
                  : undefined
              }
              value={draft.status}
              onChange={({ target }) => set({ status: target.value })}
            />
          )}
          <Checkbox
            id={controlId('verified')}
            name="verified"
            className={s.check}
            checked={draft.verified}
            onChange={({ target }) => set({ verified: target.checked })}
          >
            Verified: their identity was checked
          </Checkbox>
          <AreaField
            {...controlOf(field('bio'))}
            className={s.wide}
            dir="auto"
            value={draft.bio}
            onChange={({ target }) => set({ bio: target.value })}
          />
        </div>
      </fieldset>
      {children}
    </form>
  );
}
