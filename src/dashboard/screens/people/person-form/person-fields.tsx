import { memo, useMemo } from 'react';
import type { Person, PersonStatus } from '@/dashboard/model/records/records';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { ComboField } from '@/dashboard/parts/form/combo-field/combo-field';
import type { ComboOption } from '@/dashboard/parts/form/combo-field/match-options';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField, type InputFieldProps } from '@/dashboard/parts/form/input-field/input-field';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { mentorOptions } from './mentor-options';
import { statusNames, statuses } from '@/dashboard/screens/people/people-kind';
import { fieldLabel, fieldsOf, type PersonFieldId } from './person-rules';
import type { PersonDraft } from './person-draft';
import type { PersonFormState } from './use-person-form';
import * as s from './person-fields.module.scss';

export interface PersonFieldsProps {
  form: PersonFormState;
  /** Left out of a form for a new person, who has none. */
  savedStatus?: PersonStatus;
}

type TextId = Exclude<PersonFieldId, 'verified'>;

/** How each line of text is typed: the keys that a touch screen offers, and the words that the browser may fill in. */
const inputs: Partial<Record<TextId, Partial<InputFieldProps>>> = {
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

/** One field of text. The same values each time until it changes, so that a letter draws its own field alone. */
interface TextFieldProps {
  id: TextId;
  controlId: string;
  label: string;
  value: string;
  error: string | undefined;
  set: (changes: Partial<PersonDraft>) => void;
  onLeave: (id: PersonFieldId) => void;
}

/** The properties that the controls of all fields have. */
const controlOf = ({ id, controlId, label, error, onLeave }: TextFieldProps) => ({
  id: controlId,
  name: id,
  label,
  mark: optional.includes(id) ? 'optional' : undefined,
  error,
  onBlur: () => onLeave(id),
});

const Line = memo(function Line(field: TextFieldProps) {
  const { id, value, set } = field;
  return (
    <InputField
      {...controlOf(field)}
      {...inputs[id]}
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

/** A text with those in use as suggestions. */
const Suggested = memo(function Suggested({ options, ...field }: ComboProps) {
  const { id, value, set } = field;
  return (
    <ComboField
      {...controlOf(field)}
      placeholder="Choose or type"
      options={options}
      text={value}
      onText={({ text }) => set({ [id]: text })}
    />
  );
});

interface MentorProps extends TextFieldProps {
  people: readonly Person[];
}

/** The mentor of an intern, by name: the text has to name one of the employees. */
const Mentor = memo(function Mentor({ people, ...field }: MentorProps) {
  const options = useMemo(() => mentorOptions(people), [people]);
  return (
    <ComboField
      {...controlOf(field)}
      placeholder="Choose or type"
      options={options}
      text={field.value}
      onText={({ text, value }) => field.set({ mentor: text, mentorId: value ?? '' })}
    />
  );
});

/** The fields of a person, in two groups: who they are, and what they do here. */
export function PersonFields({ form, savedStatus }: PersonFieldsProps) {
  const { kind, people, edit, errors, controlId, onLeave } = form;
  const { draft, set } = edit;
  const has = fieldsOf(kind);
  const mates = useMemo(() => people.filter((person) => person.kind === kind), [people, kind]);
  const teams = useMemo(() => distinct(mates, ({ team }) => team), [mates]);
  const positions = useMemo(() => distinct(mates, ({ position }) => position), [mates]);

  const field = (id: TextId): TextFieldProps => ({
    id,
    controlId: controlId(id),
    label: fieldLabel(id, kind),
    value: draft[id],
    error: errors[id],
    set,
    onLeave,
  });

  return (
    <>
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
          <Suggested {...field('team')} options={teams} />
          <Suggested {...field('position')} options={positions} />
          <Day {...field('joinedOn')} />
          {has.includes('endsOn') && <Day {...field('endsOn')} />}
          {has.includes('weeklyHours') && <Line {...field('weeklyHours')} />}
          {has.includes('requiredHours') && <Line {...field('requiredHours')} />}
          {has.includes('mentor') && <Mentor {...field('mentor')} people={people} />}
          {savedStatus && (
            <ChoiceField
              {...controlOf(field('status'))}
              // People are archived from their list, which knows what the records hold of them.
              choices={statuses
                .filter((status) => status !== 'archived' || savedStatus === 'archived')
                .map((status) => ({ value: statusNames[status], label: statusNames[status] }))}
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
            Verified: somebody has checked who they are
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
    </>
  );
}
