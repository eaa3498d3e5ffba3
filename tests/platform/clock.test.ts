import { expect, it } from 'vitest';
import { freezeClock, now } from '@/platform/clock';

it('tells the time', () => {
  const before = Date.now();
  expect(now().getTime()).toBeGreaterThanOrEqual(before);
});

it('a frozen clock keeps its time until it is released, also if a returned date is changed', () => {
  const release = freezeClock(new Date('2026-03-04T15:30:00Z'));
  now().setFullYear(1999);
  expect(now().toISOString()).toBe('2026-03-04T15:30:00.000Z');
  release();
  expect(now().getTime()).toBeGreaterThan(Date.parse('2026-03-04T15:30:00Z') - 1e12);
  expect(now().toISOString()).not.toBe('2026-03-04T15:30:00.000Z');
});

it('an earlier freeze does not release a later one', () => {
  const first = freezeClock(new Date('2026-01-01T00:00:00Z'));
  const second = freezeClock(new Date('2026-02-01T00:00:00Z'));
  first();
  expect(now().toISOString()).toBe('2026-02-01T00:00:00.000Z');
  second();
});
