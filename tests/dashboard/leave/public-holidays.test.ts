import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isDay } from '@/dashboard/days/moments';
import {
  countriesOf,
  publicHolidays,
  regionsOf,
  type PackedHolidays,
} from '@/dashboard/parts/public-holidays/public-holidays';
import { createSample } from '@/dashboard/sample/create-sample';

const packed = JSON.parse(
  readFileSync('src/dashboard/parts/public-holidays/public-holidays.json', 'utf8'),
) as PackedHolidays;
const of = (country: string, region: string, year: number) =>
  publicHolidays(packed, { country, region, year }).map(({ day, name }) => `${day} ${name}`);

describe('public holidays by country', () => {
  it('follow Easter, the region and the leap year', () => {
    expect(of('DE', '', 2026)).toContain('2026-04-03 Good Friday');
    expect(of('DE', '', 2028)).toContain('2028-04-14 Good Friday');
    expect(of('DE', '', 2026)).not.toContain('2026-01-06 Epiphany');
    expect(of('DE', 'BY', 2026)).toContain('2026-01-06 Epiphany');
    expect(of('GB', 'SCT', 2027)).toContain('2027-11-30 St Andrew’s Day');
  });

  it('exist in each year, sorted, one a day', () => {
    for (const { id } of countriesOf(packed))
      for (let year = packed.from; year <= packed.to; year += 1)
        for (const region of ['', ...regionsOf(packed, id).map((one) => one.id)]) {
          const days = publicHolidays(packed, { country: id, region, year }).map(({ day }) => day);
          expect(days, `${id} ${region} ${year}`).toEqual([...new Set(days)].sort());
          expect(days.every(isDay), `${id} ${region} ${year}`).toBe(true);
        }
  });

  it('are none outside the computed years or for an unknown country', () => {
    expect(of('DE', '', packed.to + 1)).toEqual([]);
    expect(of('XX', '', 2026)).toEqual([]);
  });

  it('agree with the rules of the sample', () => {
    const days = new Set(of('US', '', 2026).map((one) => one.slice(0, 10)));
    for (const { day, name } of createSample('2026-11-18').holidays!)
      if (day < '2027' && name !== 'Columbus Day') expect(days, name).toContain(day);
  });
});
