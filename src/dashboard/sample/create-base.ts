import { brand } from '@/content/brand';
import { atOnce } from '@/platform/in-slices';
import type { SeedRecords } from '@/dashboard/model/records/records';
import { addMonths, lastMonths } from '@/dashboard/days/days';
import type { AgencySettings, ReportNote } from '@/dashboard/model/records/records';
import { createEvents, createGoals, createMeetings } from './calendar';
import { createClients, createRegularUsers } from './clients';
import { createHours } from './hours';
import { createAllowances, createHolidays, createLeave, createLeaveKinds } from './leave';
import { createMessages } from './messages';
import { createNotices } from './notices';
import { createProjects } from './projects';
import { createStaff } from './staff';
import { createTasks } from './tasks';
import {
  createAssignments,
  createBookmarks,
  createCourses,
  createProgress,
  createResources,
} from './training';
import { createWhen, type When } from './when';

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

/** Every month before the last one is signed off; the last one waits. */
function createReportNotes(when: When): ReportNote[] {
  return lastMonths(when.today, 14)
    .slice(0, -2)
    .map((month) => ({
      id: month,
      revision: 0,
      text: '',
      signedOffAt: when.on(`${addMonths(month, 1)}-03`, '09:20'),
      signedOffById: 'test-admin',
    }));
}

/**
 * The sample without the words of lessons and resources, which load apart: in steps, as it takes longer than a page may be
 * held up.
 * @param today - ISO date that all its dates lie around
 * @param at - the instant that its times lie before, ISO with `Z`
 */
export function* baseInSteps(today: string, at: string): Generator<void, SeedRecords> {
  const when = createWhen(today, at);
  const staff = createStaff(when);
  const staffIds = staff.map(({ person }) => person.id);
  const projects = createProjects(when, staff);
  const holidays = createHolidays(when);
  const free = new Set(holidays.map(({ day }) => day));
  const { timeEntries, timesheets } = yield* createHours(when, staff, projects, free);
  yield;
  const logged = new Map<string, number>();
  for (const { projectId, minutes } of timeEntries)
    logged.set(projectId, (logged.get(projectId) ?? 0) + minutes);
  const courses = createCourses();
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
    events: createEvents(when, staffIds, ferryDue),
    messages: createMessages(when),
    notices: createNotices(when, ferryDue),
    courses,
    courseProgress: createProgress(courses),
    assignments: createAssignments(when),
    resources: createResources(),
    bookmarks: createBookmarks(),
    meetings: createMeetings(when),
    goals: createGoals(when),
    reportNotes: createReportNotes(when),
    settings: [createSettings()],
    leave: createLeave(when, staff),
    leaveKinds: createLeaveKinds(),
    leaveAllowances: createAllowances(when, staff),
    holidays,
  };
}

/** The same at once. */
export const createBase = (today: string, at: string): SeedRecords => atOnce(baseInSteps(today, at));
