import { buildProject } from '../build-project';
import { blankRecord } from '../blank-record';
import { createMemoryWorkspace, type SeedRecords } from '@/dashboard/store/workspace/memory-workspace';
import type { Project, TimeEntry, Timesheet } from '@/dashboard/model/records/records';
import { usualInvoicing } from '@/dashboard/model/records/usual-invoicing';
import { timesheetOf } from '@/dashboard/commands/time/timesheets';

/** A Monday. */
export const monday = '2026-11-16';

export const person = blankRecord('people', {
  id: 'mira',
  kind: 'employee',
  name: 'Mira Vane',
  email: 'mira@undula.example',
  verified: true,
  status: 'active',
  team: 'Engineering',
  position: 'Engineer',
  joinedOn: '2026-09-07',
  weeklyMinutes: 2400,
});

export const projectOf = (id: string, name = id): Project =>
  buildProject({ id, name, budgetMinutes: 60_000, leadId: 'mira', memberIds: ['mira'] });

export const entryOf = (entry: Partial<TimeEntry>) =>
  blankRecord('timeEntries', {
    id: 'entry',
    personId: 'mira',
    projectId: 'ferry',
    day: monday,
    minutes: 60,
    billable: true,
    ...entry,
  });

/** An entry that a timer measured on a day, from and to a time of it. */
export const measuredOf = (id: string, day: string, from: string, to: string): TimeEntry => {
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return entryOf({
    id,
    day,
    startedAt: `${day}T${from}`,
    endedAt: `${day}T${to}`,
    minutes: minuteOf(to) - minuteOf(from),
  });
};

export const sheetOf = (sheet: Partial<Timesheet> = {}): Timesheet => ({
  ...timesheetOf([], 'mira', monday),
  ...sheet,
});

export const settings = blankRecord('settings', {
  id: 'agency',
  name: 'Undula',
  timeZone: 'America/New_York',
  currency: 'USD',
  workdays: [1, 2, 3, 4, 5],
  noticeTopics: ['time'],
  timerRounding: { step: 1, up: false },
  invoicing: usualInvoicing,
});

export const workspaceOf = (seed: SeedRecords = {}) => createMemoryWorkspace(seed, 'mira');

/** Ids that count up: `new-1`, `new-2`. */
export function counter(): () => string {
  let count = 0;
  return () => `new-${(count += 1)}`;
}
