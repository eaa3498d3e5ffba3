import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { occurrencesIn } from '@/dashboard/calendar/occurrences';
import { maxAtOnce, useOccurrences } from '@/dashboard/screens/schedule/use-occurrences';
import { eventWith, repeats } from '../calendar/calendar-fixtures';

const events = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    eventWith({ id: `event-${index}`, recurrence: repeats({ frequency: 'daily' }) }),
  );
const november = { first: '2026-10-26', last: '2026-12-06', timeZone: 'Europe/Berlin' };
const december = { first: '2026-11-30', last: '2027-01-03', timeZone: 'Europe/Berlin' };

it('gives a small calendar’s occurrences with the first render', () => {
  const few = events(maxAtOnce);
  const renders: unknown[] = [];
  renderHook(() => renders.push(useOccurrences(few, november)));
  expect(renders).toEqual([occurrencesIn(few, november)]);
});

it('opens a large calendar later, and gives its later ranges at once', async () => {
  const many = events(maxAtOnce + 1);
  const { result, rerender } = renderHook((range) => useOccurrences(many, range), { initialProps: november });
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toEqual(occurrencesIn(many, november)));
  rerender(december);
  expect(result.current).toEqual(occurrencesIn(many, december));
});

it('opens a large calendar with the range that was asked for last', async () => {
  const many = events(maxAtOnce + 1);
  const { result, rerender } = renderHook((range) => useOccurrences(many, range), { initialProps: november });
  rerender(december);
  await waitFor(() => expect(result.current).not.toBeNull());
  expect(result.current).toEqual(occurrencesIn(many, december));
});

it('gives the occurrences of changed events once a large calendar is open', async () => {
  const many = events(maxAtOnce + 1);
  const { result, rerender } = renderHook((all) => useOccurrences(all, november), { initialProps: many });
  await waitFor(() => expect(result.current).not.toBeNull());
  const fewer = many.slice(1);
  rerender(fewer);
  expect(result.current).toEqual(occurrencesIn(fewer, november));
});

it('keeps a small calendar open when it becomes a large one', () => {
  const many = events(maxAtOnce + 1);
  const { result, rerender } = renderHook((all) => useOccurrences(all, november), {
    initialProps: many.slice(1),
  });
  rerender(many);
  expect(result.current).toEqual(occurrencesIn(many, november));
});
