import { expect, it } from 'vitest';
import { createEchoes } from '@/dashboard/parts/form/date-field/echoes';

it('knows a reported value that comes back while a newer one is on its way', () => {
  const echoes = createEchoes('');
  echoes.report('2026-11-30');
  echoes.report('2026-11-31');
  expect(echoes.isEcho('2026-11-30')).toBe(true);
  expect(echoes.isEcho('2026-11-31')).toBe(true);
});

it('knows a value that was never reported, and starts over from it', () => {
  const echoes = createEchoes('2026-11-30');
  echoes.report('2026-12-01');
  expect(echoes.isEcho('2027-01-01')).toBe(false);
  expect(echoes.isEcho('2026-12-01')).toBe(false);
});

it('knows a value that is reported twice', () => {
  const echoes = createEchoes('a');
  for (const value of ['b', 'a']) echoes.report(value);
  expect(['a', 'b', 'a'].map(echoes.isEcho)).toEqual([true, true, true]);
});
