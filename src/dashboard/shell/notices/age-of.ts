const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** How long ago an instant was, as short as it can be said: `12 min`, `2 h`, `1 d`; after four weeks the day itself. */
export function ageOf(at: string, now: Date): string {
  const age = now.getTime() - Date.parse(at);
  if (!(age >= minute)) return 'now';
  if (age < hour) return `${Math.floor(age / minute)} min`;
  if (age < day) return `${Math.floor(age / hour)} h`;
  if (age < 28 * day) return `${Math.floor(age / day)} d`;
  return dayAndMonth.format(new Date(at));
}

const units = { min: 'minute', h: 'hour', d: 'day' } as const;

/** The same age in whole words, for who hears it: `12 minutes ago`. */
export function spokenAge(age: string): string {
  const [count, unit] = age.split(' ') as [string, string?];
  const word = unit && units[unit as keyof typeof units];
  if (!word) return age === 'now' ? 'just now' : age;
  return `${count} ${word}${count === '1' ? '' : 's'} ago`;
}
