import { isTimeZone } from '@/dashboard/data/calendar/zones';
import type { AgencySettings, NoticeTopic, WorkingHours } from '@/dashboard/data/records';

/** The facts of the agency that a form holds. */
export type Facts = Pick<AgencySettings, 'name' | 'email' | 'phone' | 'address' | 'timeZone'>;

export const factNames = ['name', 'email', 'phone', 'address', 'timeZone'] as const;

export const factLabels: Readonly<Record<keyof Facts, string>> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  timeZone: 'Time zone',
};

export const factsOf = ({ name, email, phone, address, timeZone }: AgencySettings): Facts => ({
  name,
  email,
  phone,
  address,
  timeZone,
});

/** Proves that a kept draft is facts. */
export function parseFacts(value: unknown): Facts | null {
  if (typeof value !== 'object' || value === null) return null;
  const record = value as Record<string, unknown>;
  return factNames.every((name) => typeof record[name] === 'string') ? (record as unknown as Facts) : null;
}

/** What is wrong with some facts and how to mend it, by field. */
export function checkFacts({ name, email, timeZone }: Facts): Partial<Record<keyof Facts, string>> {
  return {
    ...(name.trim() ? {} : { name: 'Enter the agency’s name.' }),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
      ? {}
      : { email: 'Enter an e-mail address such as hello@agency.example.' }),
    ...(isTimeZone(timeZone.trim())
      ? {}
      : { timeZone: 'Enter a time zone that the browser knows, such as Europe/Berlin.' }),
  };
}

export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** All seven days, Monday first, whatever is kept. */
export const hoursOf = ({ hours }: Pick<AgencySettings, 'hours'>): WorkingHours[] =>
  weekdayNames.map((_, index) => {
    const day = hours.find(({ weekday }) => weekday === index + 1);
    return { weekday: index + 1, opens: day?.opens ?? null, closes: day?.closes ?? null };
  });

const isClock = (text: unknown): text is string =>
  typeof text === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Proves that a kept draft is hours; a time that is being typed may be empty. */
export function parseHours(value: unknown): WorkingHours[] | null {
  const isTime = (text: unknown) => text === null || text === '' || isClock(text);
  const isDay = (day: unknown, index: number): day is WorkingHours =>
    typeof day === 'object' &&
    day !== null &&
    (day as WorkingHours).weekday === index + 1 &&
    isTime((day as WorkingHours).opens) &&
    isTime((day as WorkingHours).closes);
  return Array.isArray(value) && value.length === 7 && value.every(isDay) ? (value as WorkingHours[]) : null;
}

/** What is wrong with a day's hours, in a sentence; null where nothing is. */
export function checkDay({ weekday, opens, closes }: WorkingHours): string | null {
  if (opens === null && closes === null) return null;
  const day = weekdayNames[weekday - 1];
  if (!isClock(opens) || !isClock(closes)) return `Enter both times of ${day}, or close the day.`;
  return opens < closes ? null : `${day} closes before it opens. Change one of its times.`;
}

/** What each topic's notices tell. */
export const topicWords: Readonly<Record<NoticeTopic, { label: string; hint: string }>> = {
  people: { label: 'People', hint: 'Somebody was added.' },
  time: { label: 'Time', hint: 'A week was submitted, approved or returned.' },
  messages: { label: 'Messages', hint: 'Somebody wrote.' },
  training: { label: 'Training', hint: 'Work was handed in or answered.' },
  tasks: { label: 'Tasks', hint: 'Somebody was given a task.' },
};

export const topics = Object.keys(topicWords) as NoticeTopic[];
