import { brand } from '@/content/brand';
import { atOnce } from '@/platform/in-slices';
import type { SeedRecords } from '@/dashboard/model/records/records';
import type { AgencySettings } from '@/dashboard/model/records/records';
import { createClients, createRegularUsers } from './clients';
import { createHours } from './hours';
import { createMessages } from './messages';
import { createNotices } from './notices';
import { createProjects } from './projects';
import { createStaff } from './staff';
import { createTasks } from './tasks';
import { createWhen } from './when';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

function createSettings(): AgencySettings {
  const { street, city, country } = brand.address;
  return {
    id: 'agency',
    revision: 0,
    name: brand.name,
    email: brand.email,
    phone: brand.phone,
    address: `${street}, ${city}, ${country}`,
    timeZone: brand.timeZone,
    currency: brand.currency,
    hours: weekdays.map((day, index) => {
      const row = brand.hours.find(({ days }) => days.includes(day));
      return { weekday: index + 1, opens: row?.opens ?? null, closes: row?.closes ?? null };
    }),
    noticeTopics: ['people', 'time', 'messages', 'training', 'tasks'],
  };
}

/**
 * The part of the sample that the first screens show; `create-rest` has the other collections. In steps, because it takes
 * longer than a page may be blocked.
 * @param today - ISO date that all its dates lie around
 * @param at - the instant that its times lie before, ISO with `Z`
 */
export function* baseInSteps(today: string, at: string): Generator<void, SeedRecords> {
  const when = createWhen(today, at);
  const staff = createStaff(when);
  const projects = createProjects(when, staff);
  const { timeEntries, timesheets } = yield* createHours(when, staff, projects);
  yield;
  const logged = new Map<string, number>();
  for (const { projectId, minutes } of timeEntries)
    logged.set(projectId, (logged.get(projectId) ?? 0) + minutes);
  const users = createRegularUsers(when);
  const ferryDue = projects[0]!.project.dueOn;
  return {
    people: [...staff.map(({ person }) => person), ...users],
    clients: createClients(users),
    projects: projects.map(({ project, progress }) => ({
      ...project,
      // In steps of ten hours, and so that the hours spent agree with the part that is done.
      budgetMinutes: Math.max(1, Math.round(((logged.get(project.id) ?? 0) * 100) / progress / 600)) * 600,
    })),
    tasks: createTasks(when, projects),
    timeEntries,
    timesheets,
    messages: createMessages(when),
    notices: createNotices(when, ferryDue),
    settings: [createSettings()],
  };
}

/** The same at once. */
export const createBase = (today: string, at: string): SeedRecords => atOnce(baseInSteps(today, at));
