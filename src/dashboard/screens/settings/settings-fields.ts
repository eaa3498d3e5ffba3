import { isEmail } from '@/lib/email-address';
import { isTimeZone, spelledZone } from '@/dashboard/days/time-zone';
import {
  integer,
  nullable,
  object,
  pick,
  text,
  type Field,
  type TypeOf,
} from '@/dashboard/model/fields/fields';
import { settings } from '@/dashboard/model/records/settings';
import type { AgencySettings, NotificationTopic, WorkingHours } from '@/dashboard/model/records/records';
import { weekdayNames } from '@/dashboard/words/day';
import { mapRecord } from '@/lib/map-record';

export const factNames = ['name', 'email', 'phone', 'address', 'timeZone'] as const;

export const facts = pick(settings, ...factNames);

export type Facts = TypeOf<typeof facts>;

export const factLabels: Readonly<Record<keyof Facts, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  timeZone: 'Time zone',
};

export const factsOf = ({ name, email, phone, address, timeZone }: Facts): Facts => ({
  name,
  email,
  phone,
  address,
  timeZone,
});

/** Facts as they are saved: without spaces around them, and with the time zone as the browser spells it. */
export function cleanFacts(facts: Facts): Facts {
  const trimmed = mapRecord(facts, (value) => value.trim());
  return { ...trimmed, timeZone: spelledZone(trimmed.timeZone) };
}

export function checkFacts({
  name,
  email,
  timeZone,
}: Pick<Facts, 'name' | 'email' | 'timeZone'>): Partial<Record<keyof Facts, string>> {
  return {
    ...(name.trim() ? {} : { name: 'Enter the agency’s name.' }),
    ...(isEmail(email) ? {} : { email: 'Enter an email address such as hello@agency.example.' }),
    ...(isTimeZone(timeZone.trim())
      ? {}
      : { timeZone: 'Enter a time zone that the browser knows, such as Europe/Berlin.' }),
  };
}

const isCurrency = (code: string): boolean =>
  Intl.supportedValuesOf?.('currency').includes(code) ?? /^[A-Z]{3}$/.test(code);

/** The one ISO 4217 code in a text, in any case: `eur` and `Euro (EUR)` are 'EUR'. Null without a code or with several. */
export function readCurrency(text: string): string | null {
  const words = text.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const codes = new Set(words.filter(isCurrency));
  return codes.size === 1 ? [...codes][0]! : null;
}

export const currencyError = 'Enter one currency code such as EUR, GBP or USD.';

/** All seven days, Monday first, also those that are not saved. */
export const hoursOf = ({ hours }: Pick<AgencySettings, 'hours'>): WorkingHours[] =>
  weekdayNames.map((_, index) => {
    const day = hours.find(({ weekday }) => weekday === index + 1);
    return { weekday: index + 1, opens: day?.opens ?? null, closes: day?.closes ?? null };
  });

const isClock = (text: unknown): text is string =>
  typeof text === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** The days by weekday, so that each is merged on its own. */
export type HoursByWeekday = Readonly<Record<string, WorkingHours>>;

export const byWeekday = (hours: readonly WorkingHours[]): HoursByWeekday =>
  Object.fromEntries(hours.map((day) => [day.weekday, day]));

/** All seven days; a time may be half typed. */
export const week: Field<HoursByWeekday> = object(
  Object.fromEntries(
    weekdayNames.map((_, index) => [
      index + 1,
      object({ weekday: integer(index + 1, index + 1), opens: nullable(text), closes: nullable(text) }),
    ]),
  ),
) as Field<HoursByWeekday>;

function checkDay({ weekday, opens, closes }: WorkingHours): string | undefined {
  if (opens === null && closes === null) return;
  const day = weekdayNames[weekday - 1];
  if (!isClock(opens) || !isClock(closes)) return `Enter both times, or untick ${day} to close it.`;
  return opens < closes ? undefined : `${day} must close after it opens. Change one of its times.`;
}

export const checkHours = (days: HoursByWeekday): Partial<Record<string, string>> =>
  mapRecord(days, checkDay);

export const topicWords: Readonly<Record<NotificationTopic, { label: string; hint: string }>> = {
  people: { label: 'People', hint: 'A person was added.' },
  time: {
    label: 'Time',
    hint: 'A week or leave was submitted, approved or returned. Corrections always notify the person.',
  },
  messages: { label: 'Messages', hint: 'A message arrived.' },
  training: {
    label: 'Training',
    hint: 'Work was submitted, accepted or returned. A meeting was planned or moved.',
  },
  tasks: { label: 'Tasks', hint: 'A task was assigned or commented on.' },
};

export const topics = Object.keys(topicWords) as NotificationTopic[];
