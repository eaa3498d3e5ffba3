import { buildProject } from '../build-project';
import { createMemoryWorkspace, type SeedRecords } from '@/dashboard/store/workspace/memory-workspace';
import type {
  AgencySettings,
  Person,
  Project,
  TimeEntry,
  Timesheet,
} from '@/dashboard/model/records/records';
import { usualInvoicing } from '@/dashboard/model/records/usual-invoicing';
import { timesheetOf } from '@/dashboard/commands/time/timesheets';

/** A Monday. */
export const monday = '2026-11-16';

export const person: Person = {
  id: 'mira',
  revision: 0,
  kind: 'employee',
  name: 'Mira Vane',
  email: 'mira@undula.example',
  personalEmail: '',
  phone: '',
  address: '',
  bio: '',
  verified: true,
  status: 'active',
  team: 'Engineering',
  position: 'Engineer',
  joinedOn: '2026-09-07',
  endsOn: null,
  weeklyMinutes: 2400,
  hourlyRate: null,
  hourlyCost: null,
  earlier: [],
  later: [],
  requiredMinutes: null,
  mentorId: null,
  lastSeenAt: null,
};

export const projectOf = (id: string, name = id): Project =>
  buildProject({ id, name, budgetMinutes: 60_000, leadId: 'mira', memberIds: ['mira'] });

export const entryOf = (entry: Partial<TimeEntry>): TimeEntry => ({
  id: 'entry',
  revision: 0,
  personId: 'mira',
  projectId: 'ferry',
  taskId: null,
  day: monday,
  minutes: 60,
  startedAt: null,
  endedAt: null,
  note: '',
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

export const settings: AgencySettings = {
  id: 'agency',
  revision: 0,
  name: 'Undula',
  email: '',
  phone: '',
  address: '',
  timeZone: 'America/New_York',
  currency: 'USD',
  hours: [],
  workdays: [1, 2, 3, 4, 5],
  noticeTopics: ['time'],
  timerRounding: { step: 1, up: false },
  workKinds: [],
  balanceFrom: null,
  invoicing: usualInvoicing,
};

export const workspaceOf = (seed: SeedRecords = {}) => createMemoryWorkspace(seed, 'mira');

/** Ids that count up: `new-1`, `new-2`. */
export function counter(): () => string {
  let count = 0;
  return () => `new-${(count += 1)}`;
}
