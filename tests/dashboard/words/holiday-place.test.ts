import { expect, it } from 'vitest';
import { holidayPlace } from '@/dashboard/words/holiday-place';

it('names the country of public holidays, and the code of a region', () => {
  expect(holidayPlace({ country: 'DE', region: '' })).toBe('Germany');
  expect(holidayPlace({ country: 'DE', region: 'SN' })).toBe('Germany (DE-SN)');
});
