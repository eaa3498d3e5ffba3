import { isDay } from '@/dashboard/days/moments';
import { longDate } from '@/dashboard/words/day';
import { unreadableDay } from '@/dashboard/parts/form/date-field/unreadable-day';
import { kinds, statusNames, statuses, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { wholeNumber } from '@/dashboard/words/count';

/** What a person is made of, in the order that it is asked for. */
export const personFieldIds = [
  'name',
  'email',
  'personalEmail',
  'phone',
  'address',
  'team',
  'position',
  'joinedOn',
  'endsOn',
  'weeklyHours',
  'requiredHours',
  'mentor',
  'status',
  'verified',
  'bio',
] as const;

export type PersonFieldId = (typeof personFieldIds)[number];

/** A person as texts: what a form holds and what a file says. */
export type PersonTexts = Readonly<Record<PersonFieldId, string>>;

const onlyInterns: readonly PersonFieldId[] = ['endsOn', 'requiredHours', 'mentor'];

/** The fields that a kind of people has. */
export const fieldsOf = (kind: ListedKind): readonly PersonFieldId[] =>
  personFieldIds.filter((id) => {
    if (onlyInterns.includes(id)) return kind === 'intern';
    return id !== 'weeklyHours' || kind !== 'regular';
  });

/** What a field is called. */
export function fieldLabel(id: PersonFieldId, kind: ListedKind): string {
  const labels: Readonly<Record<PersonFieldId, string>> = {
    name: 'Name',
    email: kind === 'regular' ? 'Email' : 'Work email',
    personalEmail: 'Personal email',
    phone: 'Phone',
    address: 'Address',
    team: kinds[kind].team,
    position: kinds[kind].position,
    joinedOn: kinds[kind].joinedOn,
    endsOn: 'Last day',
    weeklyHours: 'Hours a week',
    requiredHours: 'Required hours',
    mentor: 'Mentor',
    status: 'Status',
    verified: 'Verified',
    bio: 'About',
  };
  return labels[id];
}

/** What is wrong with a text and how to mend it, in a sentence; null where nothing is. */
export type Rule = (text: string) => string | null;

/** As many characters as a field takes. */
const longest: Readonly<Record<PersonFieldId, number>> = {
  name: 200,
  email: 254,
  personalEmail: 254,
  phone: 40,
  address: 500,
  team: 100,
  position: 100,
  joinedOn: 40,
  endsOn: 40,
  weeklyHours: 20,
  requiredHours: 20,
  mentor: 254,
  status: 40,
  verified: 40,
  bio: 2000,
};

const isAddress = (text: string) => /^[^\s@,;<>"]+@[^\s@.,;<>"]+(\.[^\s@.,;<>"]+)+$/u.test(text);
const isPhone = (text: string) =>
  /^[\p{Nd}+().\-/\s]+$/u.test(text) && text.replace(/\P{Nd}/gu, '').length >= 5;

/** Reads a number as people write it: `37.5` and `37,5`. NaN for anything else. */
export function readNumber(text: string): number {
  return /^\d{1,6}([.,]\d{1,4})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
}

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;
const dottedDay = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const two = (part: string | undefined) => (part ?? '').padStart(2, '0');

/** A day as ISO writes it, out of that or `18.11.2026`. Null where it is not written as a day. */
function isoOf(text: string): string | null {
  const trimmed = text.trim();
  const [dotted, day, month, year] = dottedDay.exec(trimmed) ?? [];
  if (dotted) return `${year}-${two(month)}-${two(day)}`;
  return isoDay.test(trimmed) ? trimmed : null;
}

/** Reads a day that exists, between 1950 and 2100; null for anything else. */
export function readDay(text: string): string | null {
  const iso = isoOf(text);
  return iso !== null && isDay(iso) && '1950' <= iso && iso < '2101' ? iso : null;
}

function refuseDay(text: string, name: string): string | null {
  if (text.trim() === unreadableDay)
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

/** Reads a status by its name; null for anything else. */
export const readStatus = (text: string) =>
  statuses.find((status) => statusNames[status].toLowerCase() === text.trim().toLowerCase()) ?? null;

const truths = new Map([
  ...['yes', 'y', 'true', '1', 'verified', 'x'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0', 'unverified', ''].map((word) => [word, false] as const),
]);

/** Reads yes or no; null for anything else. */
export const readTruth = (text: string): boolean | null => truths.get(text.trim().toLowerCase()) ?? null;

const hours = (text: string, from: number, to: number, refusal: string) => {
  const number = readNumber(text);
  return number >= from && number <= to ? null : refusal;
};

const required: Partial<Record<PersonFieldId, string>> = {
  name: 'Enter a name.',
  email: 'Enter an email address.',
};

/** The sentence for a field that has to be filled and is not. */
function refuseEmpty(id: PersonFieldId, kind: ListedKind): string | null {
  const name = fieldLabel(id, kind).toLowerCase();
  if (id === 'position' && kind === 'regular') return 'Enter their access, such as Viewer.';
  if (id === 'team' || id === 'position') return `Enter ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}.`;
  if (id === 'joinedOn') return kind === 'regular' ? 'Enter the day they joined.' : 'Enter a start date.';
  if (id === 'endsOn') return 'Enter the last day of the internship.';
  if (id === 'weeklyHours') return 'Enter the hours a week.';
  if (id === 'requiredHours') return 'Enter the hours that the internship asks for.';
  return required[id] ?? null;
}

/** The rule of a field, without what depends on other fields or other people. */
export function ruleOf(id: PersonFieldId, kind: ListedKind): Rule {
  const label = fieldLabel(id, kind);
  const limit = longest[id];
  return (text) => {
    const trimmed = text.trim();
    if (trimmed === '') return refuseEmpty(id, kind);
    const { length } = [...trimmed];
    if (length > limit)
      return `${label} has ${wholeNumber(length)} characters. Keep it to ${wholeNumber(limit)}.`;
    if (id === 'email' || id === 'personalEmail')
      return isAddress(trimmed) ? null : 'Enter a full address such as name@company.com.';
    if (id === 'phone') return isPhone(trimmed) ? null : 'Enter a phone number such as +1 555 0100.';
    if (id === 'joinedOn') return refuseDay(trimmed, kind === 'regular' ? 'day' : 'start date');
    if (id === 'endsOn') return refuseDay(trimmed, 'last day');
    if (id === 'weeklyHours') return hours(trimmed, 0, 80, 'Enter hours a week from 0 to 80, such as 37.5.');
    if (id === 'requiredHours') return hours(trimmed, 1, 5000, 'Enter hours from 1 to 5,000, such as 480.');
    if (id === 'status')
      return readStatus(trimmed)
        ? null
        : `Enter ${statuses
            .filter((one) => one !== 'archived')
            .map((one) => statusNames[one])
            .join(', ')}.`;
    if (id === 'verified') return readTruth(trimmed) === null ? 'Enter yes or no.' : null;
    return null;
  };
}

/** What is wrong with two days together. */
export function refuseDays(joinedOn: string, endsOn: string): string | null {
  const [first, last] = [readDay(joinedOn), readDay(endsOn)];
  return first && last && last < first ? 'The last day lies before the start date. Enter a later day.' : null;
}

/** An email address as it is compared: case does not tell two apart. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** What is wrong with an address that somebody has already. */
export const refuseTaken = (owner: string): string =>
  `${owner} already has this address. Every person needs their own.`;

export const refuseMentor = 'Choose a mentor from the list, or leave this empty.';
