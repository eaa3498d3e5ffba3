/** Syntax of each supported part of a rule. */
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

/** Largest absolute number of each part. Negative numbers count from the end. */
const reach: Readonly<Record<string, number>> = {
  BYMONTHDAY: 31,
  BYYEARDAY: 366,
  BYWEEKNO: 53,
  BYMONTH: 12,
  BYSETPOS: 366,
};

export type RuleParts = Readonly<Record<string, string>>;

/** The numbers in a part of a rule. Empty if the rule has no such part. */
export const numbersOf = (parts: RuleParts, name: string): number[] =>
  parts[name]?.split(',').map(Number) ?? [];

/** Whether the parts may be combined (RFC 5545, 3.3.10). */
function agree(parts: RuleParts): boolean {
  const { FREQ, BYDAY = '' } = parts;
  const countsDays = /\d/.test(BYDAY);
  if (countsDays && FREQ !== 'MONTHLY' && FREQ !== 'YEARLY') return false;
  if (countsDays && 'BYWEEKNO' in parts) return false;
  if ('BYMONTHDAY' in parts && FREQ === 'WEEKLY') return false;
  if (('BYYEARDAY' in parts || 'BYWEEKNO' in parts) && FREQ !== 'YEARLY') return false;
  return !('BYSETPOS' in parts) || Object.keys(parts).some((name) => /^BY(?!SETPOS)/.test(name));
}

/** Maximum length of a value in UTF-16 units, because regular expressions overflow the stack on millions. */
const longest = 10_000;

/** Parses the parts of an RRULE value. Returns null for an unsupported value. */
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
