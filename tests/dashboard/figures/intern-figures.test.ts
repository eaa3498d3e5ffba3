import { expect, it } from 'vitest';
import {
  conversationsOf,
  internFigures,
  weeksOf,
  type InternRecords,
} from '@/dashboard/figures/intern-figures';
import { internsOf } from '@/dashboard/figures/own-interns';
import { trainingProgress } from '@/dashboard/figures/training';
import { createSample } from '@/dashboard/sample/create-sample';
import { entryOf, person, sheetOf } from '../time/records';
import { blankRecord } from '../blank-record';

const message = (id: string, fromId: string, toId: string, threadId = id) =>
  blankRecord('messages', {
    id,
    threadId,
    fromId,
    toIds: [toId],
    subject: id,
    sentAt: `2026-11-1${id}T09:00:00.000Z`,
    readByIds: [fromId],
  });

it('lists the current interns of a mentor by name', () => {
  const intern = { ...person, kind: 'intern' as const, mentorId: 'ada' };
  const people = [
    { ...intern, id: '1', name: 'Vito' },
    { ...intern, id: '2', name: 'Sena' },
    { ...intern, id: '3', name: 'Una', status: 'archived' as const },
    { ...intern, id: '4', name: 'Teo', mentorId: 'ben' },
    { ...intern, id: '5', name: 'Kim', kind: 'employee' as const },
  ];
  expect(internsOf(people, { id: 'ada', kind: 'employee' }).map(({ name }) => name)).toEqual([
    'Sena',
    'Vito',
  ]);
});

const none: InternRecords = {
  assignments: [],
  courses: [],
  courseProgress: [],
  meetings: [],
  messages: [],
  timeEntries: [],
  off: { leave: [], holidays: [], workdays: [1, 2, 3, 4, 5] },
};
const now = { mentorId: 'ada', localNow: '2026-11-18T10:00' };

it('counts unread conversations of each intern once', () => {
  const messages = [
    message('1', 'teo', 'ada'),
    message('2', 'teo', 'ada', '1'),
    message('3', 'ben', 'ada'),
    message('4', 'ada', 'teo'),
  ];
  const interns = [
    { ...person, id: 'teo' },
    { ...person, id: 'una' },
  ];
  expect(internFigures(interns, { ...none, messages }, now).map(({ unread }) => unread)).toEqual([1, 0]);
});

it('gives each intern of the sample the figures of the records of that intern', () => {
  const sample = createSample('2026-11-18');
  const records: InternRecords = {
    assignments: sample.assignments!,
    courses: sample.courses!,
    courseProgress: sample.courseProgress!,
    meetings: sample.meetings!,
    messages: sample.messages!,
    timeEntries: sample.timeEntries!,
    off: { leave: sample.leave!, holidays: sample.holidays!, workdays: [1, 2, 3, 4, 5] },
  };
  const interns = internsOf(sample.people!, { id: 'test-admin', kind: 'admin' });
  const figures = internFigures(interns, records, { ...now, mentorId: 'test-employee' });
  expect(figures.map(({ intern }) => intern)).toEqual(interns);
  for (const { intern, minutes, planned, submissions, training, nextMeeting } of figures) {
    const [week] = weeksOf(intern, { ...records, timesheets: [] }, { today: '2026-11-18', count: 1 });
    expect({ minutes, planned }).toEqual({ minutes: week!.minutes, planned: week!.planned });
    expect(submissions).toBe(
      records.assignments.filter((each) => each.personId === intern.id && each.status === 'submitted').length,
    );
    expect(training).toEqual(trainingProgress(records.courses, records.courseProgress, intern.id));
    expect(nextMeeting?.internId ?? intern.id).toBe(intern.id);
  }
  expect(figures.reduce((sum, { submissions }) => sum + submissions, 0)).toBeGreaterThan(0);
});

it('shows the last message of each conversation between two people, latest first', () => {
  const messages = [
    message('1', 'teo', 'ada'),
    message('2', 'ada', 'teo', '1'),
    message('3', 'ben', 'ada'),
    message('4', 'ada', 'teo'),
  ];
  expect(conversationsOf(messages, 'teo', 'ada').map(({ id }) => id)).toEqual(['4', '2']);
});

it('lists the weeks of one person with their status, across the end of a year', () => {
  const sheet = sheetOf({ weekStart: '2026-12-28', status: 'submitted' });
  const entries = [
    entryOf({ id: 'a', day: '2026-12-31', minutes: 60 }),
    entryOf({ id: 'b', day: '2027-01-01', minutes: 30 }),
    entryOf({ id: 'c', day: '2027-01-01', minutes: 30, personId: 'another' }),
  ];
  const weeks = weeksOf(
    person,
    {
      timeEntries: entries,
      timesheets: [sheet],
      off: { leave: [], holidays: [], workdays: [1, 2, 3, 4, 5] },
    },
    { today: '2027-01-05', count: 2 },
  );
  expect(weeks.map(({ monday, minutes, status }) => [monday, minutes, status])).toEqual([
    ['2027-01-04', 0, 'open'],
    ['2026-12-28', 90, 'submitted'],
  ]);
});
