/**
 * Writes the public holidays of all countries for the Leave screen, computed by `date-holidays`. That package
 * weighs 1.5 MB (183 KB compressed) with its calendars of the sun and the moon; the days alone weigh 26 KB.
 * It is no dependency: install it for this run with `npm install --no-save date-holidays`.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '2025' },
    to: { type: 'string', default: '2040' },
    help: { type: 'boolean' },
  },
});

if (values.help) {
  console.log('npx tsx scripts/public-holidays.ts [--from 2025] [--to 2040]');
  process.exit(0);
}

interface Calendar {
  getCountries(language: string): Record<string, string>;
  getStates(country: string, language: string): Record<string, string> | undefined;
  getHolidays(year: number, language: string): { date: string; name: string; type: string }[];
}

interface Library {
  new (country?: string, region?: string, options?: { languages: string[] }): Calendar;
}

const Holidays = createRequire(import.meta.url)('date-holidays') as Library;
const [from, to] = [Number(values.from), Number(values.to)];
const target = join(import.meta.dirname, '../src/dashboard/parts/public-holidays/public-holidays.json');

/** The place of a month and day in a leap year, in base 36. */
const placeOf = (month: string, day: string): string =>
  ((Date.UTC(2000, Number(month) - 1, Number(day)) - Date.UTC(2000, 0, 1)) / 86_400_000)
    .toString(36)
    .padStart(2, '0');

/** One row a holiday: its name, and its places by year, or one place if it is the same each year. */
function rowsOf(calendar: Calendar): string[] {
  const byName = new Map<string, string[][]>();
  for (let year = from; year <= to; year += 1)
    for (const { date, name, type } of calendar.getHolidays(year, 'en')) {
      if (type !== 'public' || !date.startsWith(`${year}-`)) continue;
      const years = byName.get(name) ?? Array.from({ length: to - from + 1 }, (): string[] => []);
      byName.set(name, years);
      years[year - from]!.push(placeOf(date.slice(5, 7), date.slice(8, 10)));
    }
  return [...byName].map(([name, years]) => {
    const places = years.map((days) => days.join('+'));
    return `${name}:${places.every((one) => one === places[0]) ? places[0] : places.join(',')}`;
  });
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' });
/** The library names some countries in their own language, in full or as they were called before. */
const nameOf = (country: string) => regionNames.of(country)!.replace(/ SAR China$/, '');

const languages = ['en'];
const countries: Record<string, unknown> = {};
const all = new Holidays();
for (const country of Object.keys(all.getCountries('en'))) {
  const common = rowsOf(new Holidays(country, undefined, { languages }));
  if (common.length === 0) continue;
  const regions: Record<string, string[]> = {};
  for (const [region, regionName] of Object.entries(all.getStates(country, 'en') ?? {})) {
    const own = rowsOf(new Holidays(country, region, { languages }));
    const more = own.filter((row) => !common.includes(row));
    const without = common.flatMap((row, place) => (own.includes(row) ? [] : [place]));
    regions[region] = [regionName, more.join('|'), without.join(',')];
  }
  const hasRegions = Object.keys(regions).length > 0;
  const name = nameOf(country);
  countries[country] = hasRegions ? [name, common.join('|'), regions] : [name, common.join('|')];
}

const source =
  'Computed with date-holidays (https://github.com/commenthol/date-holidays). Its data, and so this file, is available under CC BY-SA 3.0.';
writeFileSync(target, JSON.stringify({ source, from, to, countries }));
console.log(`${Object.keys(countries).length} countries, ${from} to ${to}: ${target}`);
