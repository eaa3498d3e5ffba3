import { addMonths, lastMonths } from '@/dashboard/days/days';
import type { ReportNote, SeedRecords } from '@/dashboard/model/records/records';
import { createEvents, createGoals, createMeetings } from './calendar';
import { createClients } from './client-records';
import { createRegularUsers } from './clients';
import { createAllowances, createLeaveKinds } from './leave-kinds';
import { createProjects } from './projects';
import { createBookmarks, createResources } from './resources';
import { createStaff } from './staff';
import { createWhen, type SampleTime, type When } from './when';

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
      report: null,
    }));
}

/**
 * The collections that no first screen shows. Loaded separately, to keep their code out of the first view. Training is in
 * `training`, the texts of lessons and resources in `texts`.
 */
export function createRest({ today, at }: SampleTime): SeedRecords {
  const when = createWhen(today, at);
  const staff = createStaff(when);
  const staffIds = staff.map(({ person }) => person.id);
  const [ferry] = createProjects(when, staff);
  return {
    clients: createClients(createRegularUsers(when)),
    leaveKinds: createLeaveKinds(),
    leaveAllowances: createAllowances(when, staff),
    events: createEvents(when, staffIds, ferry!.project.dueOn),
    resources: createResources(),
    bookmarks: createBookmarks(),
    meetings: createMeetings(when),
    goals: createGoals(when),
    reportNotes: createReportNotes(when),
  };
}
