import type { NewHoliday } from '@/dashboard/commands/leave/leave-commands';
import packed from './public-holidays.json';
import { countriesOf, publicHolidays, regionsOf, type PackedHolidays, type Place } from './public-holidays';

export type { Place };

const data = packed as unknown as PackedHolidays;

/** The first and last year with public holidays. */
export const { from: firstYear, to: lastYear } = data;

/** The countries with public holidays, by name. */
export const places = countriesOf(data);

export const regionsIn = (country: string): Place[] => regionsOf(data, country);

/** The public holidays of a place in a year, by day. */
export const holidaysIn = (place: { country: string; region: string }, year: number): NewHoliday[] =>
  publicHolidays(data, { ...place, year });

/** The source of a place's holidays, as their records keep it: `DE-BY`. */
export const sourceOf = ({ country, region }: { country: string; region: string }): string =>
  region ? `${country}-${region}` : country;
