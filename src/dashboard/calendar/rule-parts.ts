/** What each part of a rule may look like; a part that is not here is not known. */
const grammar: Readonly<Record<string, RegExp>> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,3}$/,
  COUNT: /^[1-9]\d{0,4}$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  BYDAY: /^([+-]?[1-9]\d?)?(MO|TU|WE|TH|FR|SA|SU)(,([+-]?[1-9]\d?)?(MO|TU|WE|TH|FR|SA|SU))*$/,
  BYMONTHDAY: /^[+-]?\d{1,2}(,[+-]?\d{1,2})*$/,
  BYYEARDAY: /^[+-]?\d{1,3}(,[+-]?\d{1,3})*$/,
  BYWEEKNO: /^[+-]?\d{1,2}(,[+-]?\d{1,2})*$/,
  BYMONTH: /^\d{1,2}(,\d{1,2})*$/,
  BYSETPOS: /^[+-]?\d{1,3}(,[+-]?\d{1,3})*$/,
  WKST: /^(MO|TU|WE|TH|FR|SA|SU)$/,
};

/** How far the numbers of a part go, from 1, and back from -1. */
const reach: Readonly<Record<string, number>> = {
  BYMONTHDAY: 31,
  BYYEARDAY: 366,
  BYWEEKNO: 53,
  BYMONTH: 12,
  BYSETPOS: 366,
};

export type RuleParts = Readonly<Record<string, string>>;

/** The numbers of a part of a rule; none where the rule has no such part. */
export const numbersOf = (parts: RuleParts, name: string): number[] =>
  parts[name]?.split(',').map(Number) ?? [];

/** Parts that mean nothing beside others (RFC 5545, 3.3.10). */
function agree(parts: RuleParts): boolean {
  const { FREQ, BYDAY = '' } = parts;
  const countsDays = /\d/.test(BYDAY);
  if (countsDays && FREQ !== 'MONTHLY' && FREQ !== 'YEARLY') return false;
  if (countsDays && 'BYWEEKNO' in parts) return false;
  if ('BYMONTHDAY' in parts && FREQ === 'WEEKLY') return false;
  if (('BYYEARDAY' in parts || 'BYWEEKNO' in parts) && FREQ !== 'YEARLY') return false;
  return !('BYSETPOS' in parts) || Object.keys(parts).some((name) => /^BY(?!SETPOS)/.test(name));
}

/** The longest value that is read, in letters: patterns overflow the engine's stack on millions. */
const longest = 10_000;

/** The parts of an RRULE's value, or null where it is none that this calendar can follow. */
export function partsOf(value: string): RuleParts | null {
  if (value.length > longest) return null;
  const parts: Record<string, string> = {};
  for (const part of value.toUpperCase().split(';').filter(Boolean)) {
    const [name = '', given = ''] = part.split('=');
    if (!Object.hasOwn(grammar, name) || !grammar[name]!.test(given)) return null;
    parts[name] = given;
  }
  const inReach = Object.entries(reach).every(([name, most]) =>
    numbersOf(parts, name).every((number) => number !== 0 && Math.abs(number) <= most),
  );
  return 'FREQ' in parts && inReach && agree(parts) ? parts : null;
}
