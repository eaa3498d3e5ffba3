import type { SeedRecords } from '@/dashboard/model/records/records';
import { createRegularUsers } from './clients';
import { createHours } from './hours';
import { createHolidays, createLeave } from './leave';
import { createMessages } from './messages';
import { createNotifications } from './notifications';
import { createProjects } from './projects';
import { createSettings } from '@/dashboard/model/records/first-settings';
import { createStaff } from './staff';
import { createTasks } from './tasks';
import { createWhen } from './when';

/**
 * The part of the sample that the first screens show; `create-rest` has the other collections. In steps, because it takes
 * longer than a page may be blocked.
 * @param today - ISO date around which the sample's dates are
 * @param at - the instant that its times lie before, ISO with `Z`
 */
export function* baseInSteps(today: string, at: string): Generator<void, SeedRecords> {
  const when = createWhen(today, at);
  const staff = createStaff(when);
  const projects = createProjects(when, staff);
  const holidays = createHolidays(when);
  const free = new Set(holidays.map(({ day }) => day));
  const { timeEntries, timesheets } = yield* createHours(when, staff, projects, free);
  yield;
  const logged = new Map<string, number>();
  for (const { projectId, minutes } of timeEntries)
    logged.set(projectId, (logged.get(projectId) ?? 0) + minutes);
  const ferryDue = projects[0]!.project.dueOn;
  return {
    people: [...staff.map(({ person }) => person), ...createRegularUsers(when)],
    projects: projects.map(({ project, progress }) => ({
      ...project,
      // In steps of ten hours, and so that the hours spent agree with the part that is done.
      budgetMinutes: Math.max(1, Math.round(((logged.get(project.id) ?? 0) * 100) / progress / 600)) * 600,
    })),
    tasks: createTasks(when, projects),
    timeEntries,
    timesheets,
    messages: createMessages(when),
    notices: createNotifications(when, ferryDue),
    settings: [createSettings()],
    leave: createLeave(when, staff),
    holidays,
  };
}
