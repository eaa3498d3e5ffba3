import type { Person } from '../../../data/records';

const longDate = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** When a message was sent, in full: 'Wednesday, 18 November 2026 at 10:00'. */
export const sentWords = (sentAt: string): string => longDate.format(new Date(sentAt));

/** The start of a text on one line. */
export const excerptOf = (text: string, length = 140): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length).trimEnd()}…` : line;
};

/** Who somebody is by their record; who is gone keeps no name. */
export const nameOf = (person: Person | null): string => person?.name ?? 'Somebody who left';

/** Names in a sentence: 'Noor Adair', 'Noor Adair and Ilan Voss', 'Noor Adair and 4 others'. */
export function namesOf(people: readonly (Person | null)[], most = 2): string {
  const names = people.map(nameOf);
  if (names.length === 0) return 'nobody yet';
  if (names.length > most) return `${names[0]} and ${names.length - 1} others`;
  return names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
