import { workFigures } from '../analytics/sample-work';
import { describe, expect, it } from 'vitest';
import { brand } from '@/content/brand';
import { collectionNames, personIdOf, type CollectionName } from '@/dashboard/model/records/records';
import { baseInSteps } from '@/dashboard/sample/create-base';
import { atOnce } from '@/platform/in-slices';
import { createRest } from '@/dashboard/sample/create-rest';
import { createTraining } from '@/dashboard/sample/training';
import { createSample } from '@/dashboard/sample/create-sample';
import { addDays, weekStart, weekdayOf } from '@/dashboard/days/days';
import { faultOf } from '@/dashboard/model/fields/fault-of';
import { readPresent } from '../store/read-present';
import { loadOf } from '@/dashboard/figures/work';
import { roles } from '@/routes/portal-table';

type Whole = { [Name in CollectionName]: NonNullable<ReturnType<typeof createSample>[Name]> };
const whole = (today: string, at?: string) => createSample(today, at) as Whole;

const today = '2026-11-18';
const sample = whole(today);

describe('the sample agency', () => {
  it('is the same for the same day, and another for another', () => {
    expect(createSample(today)).toEqual(sample);
    expect(createSample('2026-11-19').timeEntries).not.toEqual(sample.timeEntries);
  });

  it('has 24 employees, 5 interns of whom two lack a mentor, and 112 regular users', () => {
    const of = (kind: string) => sample.people.filter((person) => person.kind === kind);
    expect(of('employee')).toHaveLength(24);
    expect(of('admin').map(({ id }) => id)).toEqual(['test-admin']);
    expect(of('intern')).toHaveLength(5);
    expect(of('intern').filter(({ mentorId }) => mentorId === null)).toHaveLength(2);
    expect(of('regular')).toHaveLength(112);
  });

  it('has the three who sign in, by the names of the specification', () => {
    for (const role of roles)
      expect(sample.people.find(({ id }) => id === personIdOf[role])).toMatchObject({
        kind: role,
        name: `Test ${role[0]!.toUpperCase()}${role.slice(1)}`,
        email: `${role}@${brand.email.split('@')[1]}`,
        verified: true,
      });
  });

  it('names the people and the projects of the site', () => {
    const named = ['Noor Adair', 'Ilan Voss', 'Mara Quist', 'Teo Ferran', 'Sena Oduya', 'Ruth Halden'];
    expect(
      named.map((name) => {
        const person = sample.people.find((one) => one.name === name);
        return `${person?.team} ${person?.kind}`;
      }),
    ).toEqual([
      'Design employee',
      'Engineering employee',
      'Strategy employee',
      'Engineering intern',
      'Design intern',
      'Marketing employee',
    ]);
    const active = sample.projects.filter(({ status }) => status === 'active');
    expect(active).toHaveLength(18);
    expect(active.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Harbour Ferry', 'Ceramics Studio', 'Grid Monitor']),
    );
    expect(sample.projects.some(({ status }) => status === 'done')).toBe(true);
  });

  it('gives everybody an address of their own, all on reserved domains and numbers', () => {
    const emails = sample.people.map(({ email }) => email.toLowerCase());
    expect(new Set(emails).size).toBe(emails.length);
    const staffDomain = brand.email.split('@')[1];
    for (const { kind, email, personalEmail, phone } of sample.people) {
      expect(email).toMatch(kind === 'regular' ? /\.example$/ : new RegExp(`@${staffDomain}$`));
      expect(personalEmail).toMatch(/@example\.(com|org)$/);
      expect(phone).toMatch(/^\+1 555 01\d\d$/);
    }
    expect(new Set(sample.people.map(({ name }) => name)).size).toBe(sample.people.length);
  });

  it('leaves no field of a person empty', () => {
    for (const person of sample.people)
      for (const [field, value] of Object.entries(person)) expect([field, value]).not.toEqual([field, '']);
  });

  it('shows the notifications of the specification to each role, the first two unread', () => {
    const shown = (role: string) =>
      sample.notices
        .filter(({ audience }) => 'role' in audience && audience.role === role)
        .sort((a, b) => b.at.localeCompare(a.at))
        .map(({ text, detail, readByIds }) => [text, detail, readByIds.length === 0]);
    const common = [
      ['Team meeting scheduled for tomorrow', '10:00, main room', true],
      ['Project deadline reminder', 'Harbour Ferry, 24 Nov', false],
    ];
    const own = ['New employee onboarding pending', 'Ruth Halden, Marketing', true];
    expect(shown('admin')).toEqual([own, ...common]);
    expect(shown('employee')).toEqual(common);
    expect(shown('intern')).toEqual(common);
    expect(sample.notices.slice(0, 2).map(({ at }) => at)).toEqual([
      '2026-11-18T09:48:00.000Z',
      '2026-11-18T08:00:00.000Z',
    ]);
    expect(sample.notices.at(-1)!.at).toBe('2026-11-17T10:00:00.000Z');
  });

  it('logs most of the planned time, week by week and in all', () => {
    const records = { ...sample, entries: sample.timeEntries, workdays: [1, 2, 3, 4, 5] };
    const monday = weekStart(today);
    for (let age = 1; age <= 52; age += 1) {
      const first = addDays(monday, -7 * age);
      const load = loadOf(workFigures(records, { first, last: addDays(first, 6) }))!;
      expect(load, first).toBeGreaterThan(0.6);
      expect(load, first).toBeLessThan(1);
    }
    const year = { first: addDays(monday, -364), last: addDays(monday, -1) };
    expect(loadOf(workFigures(records, year))).toBeGreaterThan(0.75);
    expect(loadOf(workFigures(records, year))).toBeLessThan(0.9);
  });

  it('has words in every lesson and every resource, and none of them before they are loaded', () => {
    for (const { lessons } of sample.courses)
      for (const { id, body } of lessons) expect(body.length, id).toBeGreaterThanOrEqual(3);
    for (const { id, body } of sample.resources) expect(body.length, id).toBeGreaterThanOrEqual(2);
    const time = { today, at: `${today}T10:00:00.000Z` };
    const rest = { ...createTraining(time), ...createRest(time) } as Whole;
    expect(rest.courses.flatMap(({ lessons }) => lessons.flatMap(({ body }) => body))).toEqual([]);
    expect(rest.resources.flatMap(({ body }) => body)).toEqual([]);
  });

  it('gives lessons and resources the minutes that they take', () => {
    const wordsIn = (body: readonly string[]) =>
      body
        .join(' ')
        .split(/\s+/)
        .filter((word) => /[a-z0-9]/i.test(word)).length;
    for (const { lessons } of sample.courses)
      for (const { id, minutes, body } of lessons) {
        const [, exercise] = /^## Exercise \((\d+) minutes\)$/m.exec(body.join('\n')) ?? [];
        expect(wordsIn(body), id).toBeGreaterThanOrEqual(600);
        expect(wordsIn(body), id).toBeLessThanOrEqual(1200);
        expect(minutes, id).toBe(Math.ceil(wordsIn(body) / 200) + Number(exercise));
      }
    for (const { id, minutes, body } of sample.resources)
      expect(minutes, id).toBe(Math.ceil(wordsIn(body) / 200));
  });

  it('creates each collection in one part', () => {
    const at = `${today}T10:00:00.000Z`;
    const time = { today, at };
    const parts = [atOnce(baseInSteps(today, at)), createTraining(time), createRest(time)];
    const names = parts.flatMap((part) => Object.keys(part));
    expect(names.sort()).toEqual(Object.keys(sample).sort());
  });

  it('has one assignment of the test intern that is due, one that came back, one that was accepted', () => {
    const own = sample.assignments.filter(({ personId }) => personId === 'test-intern');
    expect(own.map(({ status }) => status).sort()).toEqual(['accepted', 'open', 'returned']);
    expect(own.find(({ status }) => status === 'returned')!.feedback).toHaveLength(1);
    expect(own.find(({ status }) => status === 'open')!.dueOn > today).toBe(true);
  });

  it('has something unread in the inbox of each of the three', () => {
    for (const id of Object.values(personIdOf)) {
      const inbox = sample.messages.filter(({ toIds }) => toIds.includes(id));
      expect(inbox.filter(({ readByIds }) => !readByIds.includes(id)).length, id).toBeGreaterThan(0);
      expect(inbox.some(({ readByIds }) => readByIds.includes(id))).toBe(true);
      expect(sample.messages.some(({ fromId }) => fromId === id)).toBe(true);
    }
  });
});

/** Every id that a record holds, with the collection it is of. */
function references(of: Whole): [from: string, collection: CollectionName, id: string][] {
  const found: [string, CollectionName, string][] = [];
  const add = (from: string, collection: CollectionName, ...ids: (string | null)[]) => {
    for (const id of ids) if (id !== null) found.push([from, collection, id]);
  };
  for (const { id, mentorId } of of.people) add(id, 'people', mentorId);
  for (const { id, leadId, memberIds } of of.projects) add(id, 'people', leadId, ...memberIds);
  for (const task of of.tasks) {
    add(task.id, 'projects', task.projectId);
    add(task.id, 'people', task.assigneeId, ...task.comments.map(({ authorId }) => authorId));
  }
  for (const { id, personId, projectId, taskId } of of.timeEntries) {
    add(id, 'people', personId);
    add(id, 'projects', projectId);
    add(id, 'tasks', taskId);
  }
  for (const { id, personId, decidedById } of of.timesheets) add(id, 'people', personId, decidedById);
  for (const { id, ownerId, attendeeIds } of of.events) add(id, 'people', ownerId, ...attendeeIds);
  for (const { id, threadId, fromId, toIds, readByIds } of of.messages) {
    add(id, 'messages', threadId);
    add(id, 'people', fromId, ...toIds, ...readByIds);
  }
  for (const { id, readByIds } of of.notices) add(id, 'people', ...readByIds);
  for (const { id, personId, courseId } of of.courseProgress) {
    add(id, 'people', personId);
    add(id, 'courses', courseId);
  }
  for (const { id, personId, courseId, feedback } of of.assignments) {
    add(id, 'people', personId, ...feedback.map(({ byId }) => byId));
    add(id, 'courses', courseId);
  }
  for (const { id, personId, resourceId } of of.bookmarks) {
    add(id, 'people', personId);
    add(id, 'resources', resourceId);
  }
  for (const { id, internId, mentorId } of of.meetings) add(id, 'people', internId, mentorId);
  for (const { id, internId } of of.goals) add(id, 'people', internId);
  for (const { id, signedOffById } of of.reportNotes) add(id, 'people', signedOffById);
  return found;
}

/** A Wednesday, a leap day, a new year, a Saturday, a Sunday, a Monday, the end of a year. */
const days = [
  '2026-11-18',
  '2028-02-29',
  '2027-01-01',
  '2026-11-21',
  '2026-11-22',
  '2026-11-23',
  '2026-12-31',
];

describe.each(days)('the sample of %s', (day) => {
  const of = whole(day);
  const before = `${day}T10:00:00.000Z`;

  it('holds nothing but well-formed records with ids of their own', () => {
    for (const name of collectionNames) {
      const records = of[name] ?? [];
      expect(new Set(records.map(({ id }) => id)).size, name).toBe(records.length);
      // One schema for thousands of entries of the same make: every twentieth is enough.
      const some = records.filter((_, index) => records.length < 2000 || index % 20 === 0);
      for (const record of some) {
        expect([record.id, faultOf(name, record)]).toEqual([record.id, null]);
        expect(readPresent(name, record), record.id).toBe(record);
      }
    }
  });

  it('refers to nothing that is not there', () => {
    const ids = new Map(collectionNames.map((name) => [name, new Set((of[name] ?? []).map(({ id }) => id))]));
    const lost = references(of).filter(([, collection, id]) => !ids.get(collection)!.has(id));
    expect(lost).toEqual([]);
    for (const { courseId, doneLessonIds, lastLessonId } of of.courseProgress) {
      const lessons = of.courses.find(({ id }) => id === courseId)!.lessons.map(({ id }) => id);
      expect(lessons).toEqual(expect.arrayContaining([...doneLessonIds, lastLessonId]));
    }
  });

  it('tells of nothing that has not happened yet', () => {
    const instants = [
      ...of.messages.map(({ sentAt }) => sentAt),
      ...of.notices.map(({ at }) => at),
      ...of.people.flatMap(({ lastSeenAt }) => lastSeenAt ?? []),
      ...of.timesheets.flatMap(({ submittedAt, decidedAt }) => [submittedAt ?? [], decidedAt ?? []].flat()),
      ...of.tasks.flatMap(({ comments }) => comments.map(({ at }) => at)),
      ...of.goals.flatMap(({ checkIns }) => checkIns.map(({ at }) => at)),
    ];
    expect(instants.filter((at) => at > before)).toEqual([]);
    expect(of.timeEntries.filter((entry) => entry.day > day)).toEqual([]);
    expect(
      of.tasks.filter(({ createdOn, completedOn }) => createdOn > day || (completedOn ?? day) > day),
    ).toEqual([]);
  });

  it('logs weekdays only, and nobody before they came', () => {
    const joined = new Map(of.people.map(({ id, joinedOn }) => [id, joinedOn]));
    for (const entry of of.timeEntries) {
      if (weekdayOf(entry.day) > 5 || entry.day < joined.get(entry.personId)! || entry.minutes <= 0)
        throw new Error(`${entry.id} is out of place.`);
    }
    expect(of.timeEntries[0]!.day < addDays(day, -400)).toBe(true);
  });

  it('has approved weeks, three that wait, and none for the current week', () => {
    const monday = weekStart(day);
    const last = addDays(monday, -7);
    const of7 = (status: string) => of.timesheets.filter((sheet) => sheet.status === status);
    expect(of7('submitted').map(({ weekStart: week }) => week)).toEqual([last, last, last]);
    expect(of7('approved').length).toBe(of.timesheets.length - 3);
    expect(of.timesheets.every(({ weekStart: week }) => week < monday && weekdayOf(week) === 1)).toBe(true);
  });

  it('has a day for the test employee: events, a team meeting tomorrow, tasks that are open and some overdue', () => {
    const mine = of.events.filter(
      ({ ownerId, attendeeIds }) => ownerId === 'test-employee' || attendeeIds.includes('test-employee'),
    );
    expect(mine.filter(({ startsAt }) => startsAt.startsWith(day)).length).toBeGreaterThanOrEqual(2);
    expect(mine.find(({ title }) => title === 'Team meeting')!.startsAt).toBe(`${addDays(day, 1)}T10:00`);
    expect(mine.some(({ recurrence }) => recurrence?.frequency === 'weekly')).toBe(true);
    const tasks = of.tasks.filter(({ assigneeId }) => assigneeId === 'test-employee');
    expect(new Set(tasks.map(({ status }) => status))).toEqual(new Set(['todo', 'doing', 'review', 'done']));
    expect(of.tasks.some(({ status, dueOn }) => status !== 'done' && dueOn! < day)).toBe(true);
  });

  it('has no meeting at a weekend, and those behind and ahead stay there', () => {
    for (const { id, startsAt } of of.meetings) {
      expect(weekdayOf(startsAt.slice(0, 10)), id).toBeLessThan(6);
      expect(startsAt.slice(0, 10) < day, id).toBe(id.includes(':-'));
    }
  });

  it('has a next meeting and an active internship for the test intern', () => {
    const intern = of.people.find(({ id }) => id === 'test-intern')!;
    expect(intern.joinedOn < day && intern.endsOn! > day).toBe(true);
    expect(of.meetings.some((one) => one.internId === intern.id && one.startsAt > `${day}T23:59`)).toBe(true);
    expect(intern.requiredMinutes).toBeGreaterThan(0);
  });
});

it('tells its times from the moment that it was made at', () => {
  const early = whole(today, '2026-11-18T00:30:00.000Z');
  expect(early.notices.every(({ at }) => at <= '2026-11-18T00:30:00.000Z')).toBe(true);
  expect(early.messages.every(({ sentAt }) => sentAt <= '2026-11-18T00:30:00.000Z')).toBe(true);
});
