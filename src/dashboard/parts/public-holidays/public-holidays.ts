import type { NewHoliday } from '@/dashboard/commands/leave/leave-commands';
import { addDays } from '@/dashboard/days/days';
import { byName } from '@/lib/compare';

/**
 * The public holidays of many countries, as `scripts/public-holidays.ts` writes them. A country has its name,
 * its holidays, and regions with their name, further holidays and the places of those that they lack.
 */
export interface PackedHolidays {
  /** First and last year. */
  from: number;
  to: number;
  countries: Readonly<Record<string, readonly [name: string, holidays: string, regions?: PackedRegions]>>;
}

type PackedRegions = Readonly<Record<string, readonly [name: string, more: string, without: string]>>;

export interface Place {
  id: string;
  name: string;
}

export const countriesOf = ({ countries }: PackedHolidays): Place[] =>
  Object.entries(countries)
    .map(([id, [name]]) => ({ id, name }))
    .sort(byName);

export const regionsOf = ({ countries }: PackedHolidays, country: string): Place[] =>
  Object.entries(countries[country]?.[2] ?? {})
    .map(([id, [name]]) => ({ id, name }))
    .sort(byName);

const rowsOf = (packed: string) => (packed ? packed.split('|') : []);

/** A day from its place in a leap year, in base 36. */
function dayAt(place: string, year: number): string | null {
  const inLeapYear = addDays('2000-01-01', Number.parseInt(place, 36));
  // The 29th of February exists in leap years only.
  if (inLeapYear === '2000-02-29' && new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1) return null;
  return `${year}${inLeapYear.slice(4)}`;
}

/** The public holidays of a country or region in a year, by day. @param region - '' for the whole country */
export function publicHolidays(
  { from, to, countries }: PackedHolidays,
  { country, region, year }: { country: string; region: string; year: number },
): NewHoliday[] {
  const found = countries[country];
  if (!found || year < from || year > to) return [];
  const [, common, regions] = found;
  const [, more = '', without = ''] = regions?.[region] ?? [];
  const left = new Set(without ? without.split(',').map(Number) : []);
  const rows = [...rowsOf(common).filter((_, place) => !left.has(place)), ...rowsOf(more)];
  const days = new Map<string, NewHoliday>();
  for (const row of rows) {
    const end = row.lastIndexOf(':');
    const perYear = row.slice(end + 1).split(',');
    // A holiday on the same day each year is written once.
    const places = perYear.length === 1 ? perYear[0] : perYear[year - from];
    for (const place of places ? places.split('+') : []) {
      const day = dayAt(place, year);
      if (day && !days.has(day)) days.set(day, { day, name: row.slice(0, end), half: false });
    }
  }
  return [...days.values()].sort((a, b) => a.day.localeCompare(b.day));
}
