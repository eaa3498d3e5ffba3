import { isDay } from '@/dashboard/days/moments';
import type { ComboOption } from '@/dashboard/parts/form/combo-field/match-options';
import { unreadableDay } from '@/dashboard/parts/form/date-field/unreadable-day';
import type { Person } from '@/dashboard/model/records/records';
import { wholeNumber } from '@/dashboard/words/count';
import { longDate } from '@/dashboard/words/day';
import { kinds, statusNames, statuses, type ListedKind } from '@/dashboard/screens/people/people-kind';

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

/** Reads a number with a point or a comma: `37.5` and `37,5`. NaN for any other text. */
export function readNumber(text: string): number {
  return /^\d{1,6}([.,]\d{1,4})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
}

/** The ISO date of `2026-11-18` or `18.11.2026`; null for any other text. The day may not exist. */
function isoOf(text: string): string | null {
  const [dotted, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim()) ?? [];
  if (dotted) return `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(text.trim()) ? text.trim() : null;
}

/** Reads a day that exists, between 1950 and 2100; null for any other text. */
export function readDay(text: string): string | null {
  const iso = isoOf(text);
  return iso !== null && isDay(iso) && '1950' <= iso && iso < '2101' ? iso : null;
}

function dayError(text: string, name: string): string | null {
  if (text === unreadableDay)
    return `This ${name} is not complete, or no such day exists. Enter its day, month and year.`;
  const iso = isoOf(text);
  if (iso === null) return `Enter a ${name} such as 2026-11-18.`;
  if (readDay(text) !== null) return null;
  const [year = '', month = ''] = iso.split('-');
  if (Number(year) < 1950 || Number(year) > 2100) return `Enter a ${name} between the years 1950 and 2100.`;
  return Number(month) >= 1 && Number(month) <= 12
    ? `${longDate(iso)} does not exist. Check the day and the month.`
    : `There is no month ${Number(month)}. Enter a ${name} such as 2026-11-18.`;
}

const readStatus = (text: string) =>
  statuses.find((status) => statusNames[status].toLowerCase() === text.toLowerCase());

const statusError = `Enter ${statuses
  .filter((status) => status !== 'archived')
  .map((status) => statusNames[status])
  .join(', ')}.`;

const truths = new Map([
  ...['yes', 'y', 'true', '1', 'verified', 'x'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0', 'unverified', ''].map((word) => [word, false] as const),
]);

const emailError = (text: string) =>
  /^[^\s@,;<>"]+@[^\s@.,;<>"]+(\.[^\s@.,;<>"]+)+$/u.test(text)
    ? null
    : 'Enter a full address such as name@company.com.';

const phoneError = (text: string) =>
  /^[\p{Nd}+().\-/\s]+$/u.test(text) && text.replace(/\P{Nd}/gu, '').length >= 5
    ? null
    : 'Enter a phone number such as +1 555 0100.';

/** Checks a number of hours. */
const hours = (from: number, to: number, error: string) => (text: string) =>
  readNumber(text) >= from && readNumber(text) <= to ? null : error;

const hoursText = (minutes: number | null) => (minutes === null ? '' : String(minutes / 60));
const minutesOf = (text: string) => Math.round(readNumber(text) * 60);

/** A line of text of the record, with single spaces. */
const line = (id: 'name' | 'email' | 'personalEmail' | 'phone' | 'address' | 'team' | 'position') => ({
  textOf: (person: Person) => person[id],
  valueOf: (text: string): Partial<Person> => ({ [id]: text.replace(/\s+/gu, ' ') }),
});

/** The fields of a person, in the order of the form. */
const personFields = {
  name: {
    label: 'Name',
    longest: 200,
    required: 'Enter a name.',
    ...line('name'),
    columns: ['fullname', 'displayname', 'person', 'employee', 'intern', 'user', 'contact'],
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
    kinds: ['intern'],
    longest: 40,
    required: 'Enter the last day of the internship.',
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
    check: hours(0, 80, 'Enter hours a week from 0 to 80, such as 37.5.'),
    textOf: ({ weeklyMinutes }) => hoursText(weeklyMinutes),
    valueOf: (text) => ({ weeklyMinutes: minutesOf(text) }),
    columns: ['weeklyhours', 'hoursaweek', 'hoursperweek', 'hours', 'hoursweekly'],
  },
  requiredHours: {
    label: 'Required hours',
    kinds: ['intern'],
    longest: 20,
    required: 'Enter the hours that the internship requires.',
    check: hours(1, 5000, 'Enter hours from 1 to 5,000, such as 480.'),
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
    check: (text) => (readStatus(text) ? null : statusError),
    textOf: ({ status }) => statusNames[status],
    valueOf: (text) => ({ status: readStatus(text) ?? 'invited' }),
    columns: ['state', 'accountstatus'],
  },
  verified: {
    label: 'Verified',
    longest: 40,
    check: (text) => (truths.has(text.toLowerCase()) ? null : 'Enter yes or no.'),
    textOf: ({ verified }) => (verified ? 'yes' : 'no'),
    valueOf: (text) => ({ verified: truths.get(text.toLowerCase()) ?? false }),
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
const byKind = (text: PersonField['label'], kind: ListedKind) =>
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

/** The error of a start date and a last day together. */
export function periodError(joinedOn: string, endsOn: string): string | null {
  const [first, last] = [readDay(joinedOn), readDay(endsOn)];
  return first && last && last < first ? 'The last day is before the start date. Enter a later day.' : null;
}

/** An email address as it is compared: without its case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** The error of an address that another person has. */
export const takenError = (owner: string): string =>
  `${owner} already has this address. Every person needs their own.`;

export const mentorError = 'Choose a mentor from the list, or leave this empty.';

export type PersonErrors = Readonly<Partial<Record<PersonFieldId, string>>>;

export interface PersonCheckOptions {
  kind: ListedKind;
  /** The fields that are checked, in the order of the errors. @default all fields of the kind */
  ids?: readonly PersonFieldId[];
  /** The error of an email address that another person has, by `emailKey`; null where nobody has it. */
  takenEmail: (key: string) => string | null;
  /** The error of a mentor who is not found. @default `mentorError` */
  unknownMentor?: string;
}

/** Checks a person: each field, then the fields that depend on other fields and other people. */
export function checkPerson(
  texts: PersonTexts,
  mentorId: string | null,
  { kind, ids = fieldsOf(kind), takenEmail, unknownMentor = mentorError }: PersonCheckOptions,
): PersonErrors {
  const errors: Partial<Record<PersonFieldId, string>> = {};
  for (const id of ids) {
    let error = fieldError(id, kind, texts[id]);
    if (id === 'email') error ??= takenEmail(emailKey(texts.email));
    if (id === 'endsOn') error ??= periodError(texts.joinedOn, texts.endsOn);
    if (id === 'mentor' && texts.mentor.trim() !== '' && !mentorId) error ??= unknownMentor;
    if (error !== null) errors[id] = error;
  }
  return errors;
}

/** A new person before anybody has entered anything. */
export const newPerson = (kind: ListedKind): Person => ({
  id: crypto.randomUUID(),
  revision: 0,
  kind,
  name: '',
  email: '',
  personalEmail: '',
  phone: '',
  address: '',
  bio: '',
  verified: false,
  status: 'invited',
  team: '',
  position: '',
  joinedOn: '',
  endsOn: null,
  weeklyMinutes: 0,
  requiredMinutes: null,
  mentorId: null,
  lastSeenAt: null,
});

/** The people who can be mentors: active employees, by name. The address tells two with the same name apart. */
export const mentorOptions = (people: readonly Person[]): ComboOption[] =>
  people
    .filter(({ kind, status }) => kind === 'employee' && status === 'active')
    .map(({ id, name, email }) => ({ value: id, label: name, detail: email }))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
