import type { Person } from '@/dashboard/model/records/records';
import { kinds, personStatusNames, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { parseHours, plainHours } from '@/dashboard/words/budget';
import { wholeNumber } from '@/dashboard/words/count';
import { dayError, readDay } from '@/dashboard/words/read-day';
import { oneLine } from '@/lib/one-line';
import {
  emailError,
  hoursError,
  phoneError,
  readPersonStatus,
  statusError,
  booleanWords,
} from './read-field';

/** A field of a person, as text: what a form holds and what a CSV file contains. */
interface PersonField {
  label: string | ((kind: ListedKind) => string);
  /** The kinds of people that have the field. @default all */
  kinds?: readonly ListedKind[];
  /** In characters. */
  longest: number;
  /** The error of an empty text. Without it, the field may be empty. */
  required?: string | ((kind: ListedKind) => string);
  /** The error of a text that is not empty, which says what to enter. */
  check?: (text: string, kind: ListedKind) => string | null;
  /** The text of a person's value. @param mentor - the name of the mentor */
  textOf: (person: Person, mentor: string) => string;
  /** The value of a text without errors. */
  valueOf: (text: string) => Partial<Person>;
  /** Other names of the column in CSV files, folded and without spaces. */
  columns: readonly string[];
}

const hoursText = (minutes: number | null) => (minutes === null ? '' : plainHours(minutes));
/** The minutes of typed hours without an error. */
export function minutesOf(text: string): number {
  const hours = parseHours(text);
  return hours.ok ? hours.minutes : 0;
}

/** A line of text of the record, with single spaces. */
const line = (id: 'name' | 'email' | 'personalEmail' | 'phone' | 'address' | 'team' | 'position') => ({
  textOf: (person: Person) => person[id],
  valueOf: (text: string): Partial<Person> => ({ [id]: oneLine(text) }),
});

/** The fields of a person, in the order of the form. */
const personFields = {
  name: {
    label: 'Name',
    longest: 200,
    required: 'Enter a name.',
    ...line('name'),
    columns: [
      'fullname',
      'displayname',
      'person',
      'employee',
      'intern',
      'user',
      'contact',
      'firstname',
      'givenname',
      'forename',
      'vorname',
    ],
  },
  email: {
    label: (kind) => (kind === 'regular' ? 'Email' : 'Work email'),
    longest: 254,
    required: 'Enter an email address.',
    check: emailError,
    ...line('email'),
    columns: ['email', 'emailaddress', 'workemail', 'mail', 'businessemail', 'companyemail'],
  },
  personalEmail: {
    label: 'Personal email',
    longest: 254,
    check: emailError,
    ...line('personalEmail'),
    columns: ['personalemail', 'privateemail', 'homeemail', 'personalemailaddress'],
  },
  phone: {
    label: 'Phone',
    longest: 40,
    check: phoneError,
    ...line('phone'),
    columns: ['phonenumber', 'telephone', 'tel', 'mobile', 'cell', 'mobilephone'],
  },
  address: {
    label: 'Address',
    longest: 500,
    ...line('address'),
    columns: ['street', 'homeaddress', 'postaladdress', 'location'],
  },
  team: {
    label: (kind) => kinds[kind].team,
    longest: 100,
    required: (kind) => `Enter a ${kinds[kind].team.toLowerCase()}.`,
    ...line('team'),
    columns: ['team', 'department', 'company', 'organisation', 'organization', 'group', 'division'],
  },
  position: {
    label: (kind) => kinds[kind].position,
    longest: 100,
    required: (kind) =>
      kind === 'regular'
        ? 'Enter their access, such as Viewer.'
        : `Enter a ${kinds[kind].position.toLowerCase()}.`,
    ...line('position'),
    columns: ['position', 'role', 'title', 'jobtitle', 'job', 'programme', 'program', 'access'],
  },
  joinedOn: {
    label: (kind) => kinds[kind].joinedOn,
    longest: 40,
    required: (kind) => (kind === 'regular' ? 'Enter the day they joined.' : 'Enter a start date.'),
    check: (text, kind) => dayError(text, kind === 'regular' ? 'day' : 'start date'),
    textOf: ({ joinedOn }) => joinedOn,
    valueOf: (text) => ({ joinedOn: readDay(text) ?? '' }),
    columns: ['startdate', 'joined', 'joindate', 'joinedon', 'hiredate', 'start', 'since', 'from'],
  },
  endsOn: {
    label: 'Last day',
    kinds: ['employee', 'intern'],
    longest: 40,
    check: (text) => dayError(text, 'last day'),
    textOf: ({ endsOn }) => endsOn ?? '',
    valueOf: (text) => ({ endsOn: readDay(text) }),
    columns: ['enddate', 'lastday', 'end', 'endson', 'until', 'to'],
  },
  weeklyHours: {
    label: 'Hours a week',
    kinds: ['employee', 'intern'],
    longest: 20,
    required: 'Enter the hours a week.',
    check: hoursError(0, 80, 'Enter hours a week from 0 to 80, such as 37.5.'),
    textOf: ({ weeklyMinutes }) => hoursText(weeklyMinutes),
    valueOf: (text) => ({ weeklyMinutes: minutesOf(text) }),
    columns: ['weeklyhours', 'hoursaweek', 'hoursperweek', 'hours', 'hoursweekly'],
  },
  requiredHours: {
    label: 'Required hours',
    kinds: ['intern'],
    longest: 20,
    check: hoursError(1, 5000, 'Enter hours from 1 to 5,000, such as 480.'),
    textOf: ({ requiredMinutes }) => hoursText(requiredMinutes),
    // A CSV file may have no such column.
    valueOf: (text) => ({ requiredMinutes: text === '' ? null : minutesOf(text) }),
    columns: ['requiredhours', 'hoursrequired', 'totalhours', 'internshiphours'],
  },
  mentor: {
    label: 'Mentor',
    kinds: ['intern'],
    longest: 254,
    textOf: (_, mentor) => mentor,
    // A mentor is found by the form or by the import.
    valueOf: () => ({}),
    columns: ['mentoremail', 'supervisor', 'tutor'],
  },
  status: {
    label: 'Status',
    longest: 40,
    check: (text) => (readPersonStatus(text) ? null : statusError),
    textOf: ({ status }) => personStatusNames[status],
    valueOf: (text) => ({ status: readPersonStatus(text) ?? 'invited' }),
    columns: ['state', 'accountstatus'],
  },
  verified: {
    label: 'Verified',
    longest: 40,
    check: (text) => (booleanWords.has(text.toLowerCase()) ? null : 'Enter yes or no.'),
    textOf: ({ verified }) => (verified ? 'yes' : 'no'),
    valueOf: (text) => ({ verified: booleanWords.get(text.toLowerCase()) ?? false }),
    columns: ['isverified', 'confirmed', 'checked'],
  },
  bio: {
    label: 'About',
    longest: 2000,
    textOf: ({ bio }) => bio,
    valueOf: (text) => ({ bio: text }),
    columns: ['bio', 'description', 'notes', 'note'],
  },
} satisfies Record<string, PersonField>;

export type PersonFieldId = keyof typeof personFields;

/** A person as texts, trimmed or not. */
export type PersonTexts = Readonly<Record<PersonFieldId, string>>;

const allIds = Object.keys(personFields) as PersonFieldId[];
const fieldOf = (id: PersonFieldId): PersonField => personFields[id];
const byKind = (text: NonNullable<PersonField['required']>, kind: ListedKind) =>
  typeof text === 'function' ? text(kind) : text;

/** The fields that a kind of people has. */
export const fieldsOf = (kind: ListedKind): readonly PersonFieldId[] =>
  allIds.filter((id) => fieldOf(id).kinds?.includes(kind) ?? true);

export const fieldLabel = (id: PersonFieldId, kind: ListedKind) => byKind(fieldOf(id).label, kind);

/** Other names that CSV files give the column of a field, folded and without spaces. */
export const columnNames = (id: PersonFieldId) => fieldOf(id).columns;

const textsBy = (textOf: (id: PersonFieldId) => string) =>
  Object.fromEntries(allIds.map((id) => [id, textOf(id)])) as PersonTexts;

export const noTexts = textsBy(() => '');

/** A person as texts. @param mentor - the name of the mentor, empty for none */
export const textsOf = (person: Person, mentor: string) =>
  textsBy((id) => fieldOf(id).textOf(person, mentor));

/** The person that texts without errors describe. Fields that the kind does not have stay. */
export function personOf(
  base: Person,
  kind: ListedKind,
  texts: PersonTexts,
  mentorId: string | null,
): Person {
  const changes = fieldsOf(kind).map((id) => fieldOf(id).valueOf(texts[id].trim()));
  return Object.assign({}, base, { kind }, kind === 'intern' && { mentorId }, ...changes);
}

/** The error of one field, apart from other fields and other people; null where the text is right. */
export function fieldError(id: PersonFieldId, kind: ListedKind, text: string): string | null {
  const { longest, required, check } = fieldOf(id);
  const trimmed = text.trim();
  if (trimmed === '') return required ? byKind(required, kind) : null;
  const { length } = [...trimmed];
  if (length > longest)
    return `${fieldLabel(id, kind)} has ${wholeNumber(length)} characters. Keep it to ${wholeNumber(longest)}.`;
  return check?.(trimmed, kind) ?? null;
}
