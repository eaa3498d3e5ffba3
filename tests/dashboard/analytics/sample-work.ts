import { buildProject } from '../build-project';
import { blankRecord } from '../blank-record';
import * as fc from 'fast-check';
import { workOverTime, type WorkRecords } from '@/dashboard/figures/work';
import type { DayRange } from '@/dashboard/days/days';
import type { Person, Project, Task, TimeEntry, WorkFigures } from '@/dashboard/model/records/records';
import { addDays } from '@/dashboard/days/days';

/** Records with nothing in them that a test does not say. */
export const person = (over: Partial<Person> = {}) =>
  blankRecord('people', {
    id: 'p1',
    kind: 'employee',
    name: 'Noor Adair',
    email: 'noor@undula.example',
    verified: true,
    status: 'active',
    team: 'Design',
    joinedOn: '2020-01-01',
    weeklyMinutes: 2400,
    ...over,
  });

export const project = (over: Partial<Project> = {}): Project =>
  buildProject({ id: 'a', leadId: 'p1', ...over });

export const entry = (over: Partial<TimeEntry> = {}) =>
  blankRecord('timeEntries', {
    personId: 'p1',
    projectId: 'a',
    day: '2026-11-16',
    minutes: 60,
    billable: true,
    ...over,
  });

export const task = (over: Partial<Task> = {}) =>
  blankRecord('tasks', {
    title: 'Draw the map',
    projectId: 'a',
    assigneeId: 'p1',
    status: 'done',
    priority: 'normal',
    dueOn: '2026-11-16',
    createdOn: '2026-11-01',
    completedOn: '2026-11-16',
    ...over,
  });

const day = fc.integer({ min: 0, max: 90 }).map((days) => addDays('2026-09-20', days));
const personId = fc.constantFrom('p1', 'p2', 'p3', 'gone');
const projectId = fc.constantFrom('a', 'b', 'gone');

/** Any work of three people in two teams on two projects, some of it by and on what is gone. */
export const anyWork = fc.record({
  leave: fc.constant([]),
  holidays: fc.constant([]),
  workdays: fc.constant([1, 2, 3, 4, 5]),
  people: fc
    .tuple(
      fc.constantFrom('employee', 'intern', 'regular', 'admin') as fc.Arbitrary<Person['kind']>,
      fc.constantFrom('active', 'left', 'suspended') as fc.Arbitrary<Person['status']>,
      day,
      fc.option(day),
      fc.integer({ min: 0, max: 50 }),
    )
    .map(([kind, status, joinedOn, endsOn, hours]) => [
      person({ id: 'p1' }),
      person({ id: 'p2', name: 'Ilan Voss', team: 'Engineering', joinedOn, endsOn }),
      person({ id: 'p3', name: 'Teo Ferran', team: 'Engineering', kind, status, weeklyMinutes: hours * 60 }),
    ]),
  projects: fc
    .constantFrom('active', 'done', 'paused')
    .map((status) => [project(), project({ id: 'b', name: 'Clinic', status: status as Project['status'] })]),
  entries: fc.array(
    fc
      .record({ personId, projectId, day, minutes: fc.integer({ min: 1, max: 600 }), billable: fc.boolean() })
      .map(entry),
    { maxLength: 40 },
  ),
  tasks: fc.array(
    fc
      .record({
        assigneeId: personId,
        projectId,
        status: fc.constantFrom('todo', 'done') as fc.Arbitrary<Task['status']>,
        dueOn: fc.option(day),
        completedOn: day,
      })
      .map((values) =>
        task({ ...values, completedOn: values.status === 'done' ? values.completedOn : null }),
      ),
    { maxLength: 30 },
  ),
});

/** Any days among those. */
export const anyRange = fc
  .tuple(day, fc.integer({ min: 0, max: 40 }))
  .map(([first, days]) => ({ first, last: addDays(first, days) }));

/** No leave and no holidays. */
export const noTimeOff = { leave: [], holidays: [], workdays: [1, 2, 3, 4, 5] };

/** The work metrics of one range. */
export const workFigures = (records: WorkRecords, range: DayRange): WorkFigures =>
  workOverTime(records, [range])[0]!;
