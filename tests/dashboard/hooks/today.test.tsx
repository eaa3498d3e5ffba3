import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveReader } from '@/dashboard/days/time-zone';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { personIdOf } from '@/dashboard/model/records/records';
import { useLocalNow, useToday } from '@/dashboard/hooks/use-today';
import { usePeriod } from '@/dashboard/parts/period/use-period';
import { useSchedule } from '@/dashboard/screens/schedule/use-schedule';
import { useTasks } from '@/dashboard/screens/tasks/use-tasks';
import { useWeek } from '@/dashboard/screens/time/week/use-week';
import { freezeClock } from '@/platform/clock';
import { person, settings } from '../time/records';
import { stubMedia } from '../../stubs';
import { inWorkspace } from '../in-workspace';

const timeZone = 'Europe/Berlin';
const beforeMidnight = new Date('2026-11-18T22:59:50Z');
const afterMidnight = new Date('2026-11-18T23:00:05Z');

let goBack = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // The schedule reads the reader's clock.
  goBack = moveReader(timeZone);
  stubMedia(false);
  freezeClock(beforeMidnight);
});
afterEach(() => {
  vi.useRealTimers();
  goBack();
  freezeClock(new Date())();
});

function render<T>(hook: () => T) {
  const me = { ...person, id: personIdOf.employee };
  const records = { settings: [{ ...settings, timeZone }], people: [me] };
  const workspace = createMemoryWorkspace(records, me.id);
  const wrapper = inWorkspace(workspace, 'employee');
  return renderHook(hook, { wrapper }).result;
}

describe.each<[string, () => string]>([
  ['a screen that asks for today', useToday],
  ['a home screen', () => usePeriod(['week', 'month'], 'week').today],
  ['the task board', () => useTasks().today],
  ['the schedule', () => useSchedule().today],
  ['the time sheet', () => useWeek().today],
])('%s', (_, useDay) => {
  it('shows the next day after midnight', () => {
    const day = render(useDay);
    expect(day.current).toBe('2026-11-18');
    freezeClock(afterMidnight);
    act(() => vi.advanceTimersByTime(30_000));
    expect(day.current).toBe('2026-11-19');
  });

  it('shows the right day when the device wakes up', () => {
    const day = render(useDay);
    freezeClock(afterMidnight);
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(day.current).toBe('2026-11-19');
  });
});

it('renders again only when the time that is shown changes', () => {
  let renders = 0;
  const clock = render(() => {
    renders += 1;
    return useLocalNow();
  });
  const before = renders;
  act(() => vi.advanceTimersByTime(60_000));
  expect(renders).toBe(before);
  freezeClock(afterMidnight);
  act(() => vi.advanceTimersByTime(30_000));
  expect(clock.current).toBe('2026-11-19T00:00');
});
