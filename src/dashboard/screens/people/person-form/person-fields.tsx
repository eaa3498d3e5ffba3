import { useMemo, type ReactNode } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import type { Person } from '@/dashboard/model/records/records';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { ComboField } from '@/dashboard/parts/form/combo-field/combo-field';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField, type InputFieldProps } from '@/dashboard/parts/form/input-field/input-field';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { mentorOptions } from './mentor-options';
import { statusNames, statuses } from '@/dashboard/screens/people/people-kind';
import { fieldLabel, fieldsOf, type PersonFieldId } from './person-rules';
import type { PersonValues } from './person-schema';
import type { PersonForm } from './use-person-form';
import * as s from './person-fields.module.scss';

export interface PersonFieldsProps {
  form: PersonForm;
  people: readonly Person[];
  /** Left out of a form for somebody new. @default false */
  withStatus?: boolean;
}

/** How each line of text is typed: what the keyboard on a screen offers, and what the browser may fill in. */
const inputs: Partial<Record<PersonFieldId, Partial<InputFieldProps>>> = {
  name: { autoComplete: 'off', dir: 'auto' },
  email: { type: 'email', autoComplete: 'off', placeholder: 'name@company.com' },
  personalEmail: { type: 'email', autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'off' },
  address: { autoComplete: 'off', dir: 'auto' },
  weeklyHours: { inputMode: 'decimal', autoComplete: 'off', unit: 'hours' },
  requiredHours: { inputMode: 'decimal', autoComplete: 'off', unit: 'hours' },
};

const optional: readonly PersonFieldId[] = ['personalEmail', 'phone', 'address', 'mentor', 'bio'];

const distinct = (people: readonly Person[], of: (person: Person) => string) =>
  [...new Set(people.map(of))]
    .filter(Boolean)
    .sort()
    .map((value) => ({ value, label: value }));

/** Binds a field that has no input of its own to register: what all of them are given, and the value and how it changes. */
function useControl(form: PersonForm, id: 'joinedOn' | 'endsOn' | 'team' | 'position' | 'mentor') {
  const { field, fieldState } = useController({
    name: id,
    control: form.control as UseFormReturn<PersonValues>['control'],
  });
  const { ref, name, onBlur, value, onChange } = field;
  return {
    props: {
      ref,
      name,
      onBlur,
      id: form.controlId(id),
      label: fieldLabel(id, form.kind),
      error: fieldState.error?.message,
    },
    value,
    onChange,
  };
}

interface DayProps {
  form: PersonForm;
  id: 'joinedOn' | 'endsOn';
}

function Day({ form, id }: DayProps) {
  const { props, value, onChange } = useControl(form, id);
  return (
    <DateField
      {...props}
      min="1950-01-01"
      max="2100-12-31"
      value={value}
      onDay={({ day }) => onChange(day)}
    />
  );
}

interface SuggestedProps {
  form: PersonForm;
  id: 'team' | 'position';
  options: readonly { value: string; label: string }[];
}

/** A text with the ones that are in use as suggestions. */
function Suggested({ form, id, options }: SuggestedProps) {
  const { props, value, onChange } = useControl(form, id);
  return (
    <ComboField
      {...props}
      placeholder="Choose or type"
      options={options}
      text={value}
      onText={({ text }) => onChange(text)}
    />
  );
}

/** The mentor of an intern, by name: what is typed has to be one of the employees. */
function Mentor({ form, people }: { form: PersonForm; people: readonly Person[] }) {
  const options = useMemo(() => mentorOptions(people), [people]);
  const { props, value, onChange } = useControl(form, 'mentor');
  return (
    <ComboField
      {...props}
      mark="optional"
      placeholder="Choose or type"
      options={options}
      text={value}
      onText={({ text, value: id }) => {
        form.setValue('mentorId', id ?? '', { shouldDirty: true });
        onChange(text);
      }}
    />
  );
}

/** The fields of a person, in two groups: who they are, and what they do here. */
export function PersonFields({ form, people, withStatus = false }: PersonFieldsProps) {
  const { kind, register, controlId, formState } = form;
  // People are archived from their list, which knows what the records hold of them.
  const isArchived = formState.defaultValues?.status === statusNames.archived;
  const has = fieldsOf(kind);
  const mates = useMemo(() => people.filter((person) => person.kind === kind), [people, kind]);
  const teams = useMemo(() => distinct(mates, ({ team }) => team), [mates]);
  const positions = useMemo(() => distinct(mates, ({ position }) => position), [mates]);

  const line = (id: Exclude<PersonFieldId, 'verified'>): ReactNode => (
    <InputField
      key={id}
      id={controlId(id)}
      label={fieldLabel(id, kind)}
      mark={optional.includes(id) ? 'optional' : undefined}
      error={formState.errors[id]?.message}
      {...inputs[id]}
      {...register(id)}
    />
  );

  return (
    <>
      <fieldset className={s.group}>
        <legend className={s.legend}>Person</legend>
        <div className={s.fields}>
          {line('name')}
          {line('email')}
          {line('personalEmail')}
          {line('phone')}
          <div className={s.wide}>{line('address')}</div>
        </div>
      </fieldset>
      <fieldset className={s.group}>
        <legend className={s.legend}>
          {kind === 'intern' ? 'Internship' : kind === 'regular' ? 'Company and access' : 'Employment'}
        </legend>
        <div className={s.fields}>
          <Suggested form={form} id="team" options={teams} />
          <Suggested form={form} id="position" options={positions} />
          <Day form={form} id="joinedOn" />
          {has.includes('endsOn') && <Day form={form} id="endsOn" />}
          {has.includes('weeklyHours') && line('weeklyHours')}
          {has.includes('requiredHours') && line('requiredHours')}
          {has.includes('mentor') && <Mentor form={form} people={people} />}
          {withStatus && (
            <ChoiceField
              id={controlId('status')}
              label="Status"
              choices={statuses
                .filter((status) => status !== 'archived' || isArchived)
                .map((status) => ({ value: statusNames[status], label: statusNames[status] }))}
              error={formState.errors.status?.message}
              {...register('status')}
            />
          )}
          <Checkbox id={controlId('verified')} className={s.check} {...register('verified')}>
            Verified: somebody has checked who they are
          </Checkbox>
          <AreaField
            id={controlId('bio')}
            className={s.wide}
            label="About"
            mark="optional"
            dir="auto"
            error={formState.errors.bio?.message}
            {...register('bio')}
          />
        </div>
      </fieldset>
    </>
  );
}
