import type { Person, TimeEntry, Timesheet } from '@/dashboard/model/records/records';
import { addDays, daysOf, weekStart } from '@/dashboard/days/days';
import { chance, oneOf } from './chance';
import type { SampleProject } from './projects';
import type { StaffMember } from './staff';
import type { When } from './when';

/** Number of weeks with hours besides the current one: fourteen months. */
const weeksKept = 60;

/** The agency's workload in each week, in percent of the usual. */
const season = [108, 112, 116, 119, 118, 114, 111, 115, 118, 116, 110, 104, 101, 103, 106, 109];

const notes = [
  'Review with the client',
  'Screens for the next release',
  'Fixes after testing',
  'Interviews and notes',
  'Planning the next two weeks',
  'Writing and editing',
  'Accessibility pass',
  'Measuring on slow phones',
];

/** Last week's time sheets that wait for the admin; one more person has not handed hers in. */
const waiting = ['noor-adair', 'mara-quist', 'teo-ferran'];
const late = 'sena-oduya';

const quarters = (minutes: number) => Math.round(minutes / 15) * 15;

/** Whether a person had a week without hours. Not within the last two weeks, so that everybody shows on the screens. */
export const isWeekOff = (who: number, age: number): boolean =>
  age >= 2 && chance(24, who, weeksKept - age) === 0;

interface Week {
  /** Monday to Friday. */
  days: readonly string[];
  nextMonday: string;
  /** Age in weeks; 0 is the current one. */
  age: number;
}

/** Creates one person's time of one day: most of it for one project, the rest for another. */
function createDay(
  person: Person,
  day: string,
  minutes: number,
  projects: readonly SampleProject[],
  luck: readonly number[],
): TimeEntry[] {
  // The agency's own project is last, and is first only if there is no other.
  const first = chance(Math.max(1, projects.length - 1), ...luck);
  const second = (first + 1 + chance(Math.max(1, projects.length - 1), ...luck, 1)) % projects.length;
  const most = second === first ? minutes : quarters((minutes * (55 + chance(40, ...luck, 2))) / 100);
  const parts = [
    { place: first, spent: most },
    { place: second, spent: minutes - most },
  ];
  return parts
    .filter(({ spent }) => spent > 0)
    .map(({ place, spent }, index) => {
      const { project, billable } = projects[place]!;
      return {
        id: `${person.id}:${day}:${index}`,
        revision: 0,
        personId: person.id,
        projectId: project.id,
        taskId: null,
        day,
        minutes: spent,
        startedAt: null,
        endedAt: null,
        note: oneOf(notes, ...luck, index, 3),
        billable,
      };
    });
}

function createTimesheet(when: When, person: Person, { days, nextMonday, age }: Week): Timesheet | null {
  if (age === 0 || (age === 1 && person.id === late)) return null;
  const decided = age > 1 || !waiting.includes(person.id);
  return {
    id: `${person.id}:${days[0]}`,
    revision: 0,
    personId: person.id,
    weekStart: days[0]!,
    status: decided ? 'approved' : 'submitted',
    submittedAt: when.on(days[4]!, '16:05'),
    decidedAt: decided ? when.on(nextMonday, '08:30') : null,
    decidedById: decided ? 'test-admin' : null,
    reason: '',
    corrections: [],
  };
}

export interface SampleHours {
  timeEntries: TimeEntry[];
  timesheets: Timesheet[];
}

/** Creates the staff's time on weekdays of fourteen months, to this morning, and the submitted weeks. One step a person. */
export function* createHours(
  when: When,
  staff: readonly StaffMember[],
  projects: readonly SampleProject[],
  holidays: ReadonlySet<string>,
): Generator<void, SampleHours> {
  const hours: SampleHours = { timeEntries: [], timesheets: [] };
  const monday = weekStart(when.today);
  const weeks = Array.from({ length: weeksKept + 1 }, (_, index): Week => {
    const age = weeksKept - index;
    const first = addDays(monday, -7 * age);
    return { days: daysOf({ first, last: addDays(first, 4) }), nextMonday: addDays(first, 7), age };
  });
  const ownLast = [...projects].sort((a, b) => Number(b.billable) - Number(a.billable));

  for (const [who, { person, load }] of staff.entries()) {
    yield;
    if (!person.weeklyMinutes) continue;
    const theirs = ownLast.filter(({ project }) => project.memberIds.includes(person.id));
    weeks.forEach((week, index) => {
      // A week off now and then, a day off too.
      const recent = week.age < 2;
      if (week.days[4]! < person.joinedOn || isWeekOff(who, week.age)) return;
      const open = theirs.filter(
        ({ project }) =>
          project.startsOn <= week.days[0]! &&
          (project.status === 'active' || project.dueOn >= week.days[0]!),
      );
      const usual = (person.weeklyMinutes * load * season[index % season.length]!) / 50_000;
      week.days.forEach((day, weekday) => {
        if (day > when.today || day < person.joinedOn || holidays.has(day)) return;
        if (!recent && chance(40, who, index, weekday) === 0) return;
        const share = day === when.today ? 28 : 88 + chance(25, who, index, weekday, 1);
        hours.timeEntries.push(
          ...createDay(person, day, quarters((usual * share) / 100), open, [who, index, weekday]),
        );
      });
      const timesheet = createTimesheet(when, person, week);
      if (timesheet) hours.timesheets.push(timesheet);
    });
  }
  return hours;
}
