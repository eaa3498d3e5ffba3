import { brand } from '@/content/brand';
import type { CalendarEvent, Goal, Meeting, Recurrence } from '@/dashboard/model/records/records';
import { addDays, weekStart, weekdayOf } from '@/dashboard/days/days';
import type { When } from './when';

const weekly = (...weekdays: number[]): Recurrence => ({
  frequency: 'weekly',
  interval: 1,
  weekdays,
  until: null,
  count: null,
});

type Plan = Pick<CalendarEvent, 'id' | 'title' | 'ownerId' | 'attendeeIds' | 'place'> &
  Partial<CalendarEvent> & {
    day: string;
    /** `09:30-09:45`; for a whole day left out. */
    time?: string;
  };

function event({ day, time, ...rest }: Plan): CalendarEvent {
  const [starts = '00:00', ends = '00:00'] = time?.split('-') ?? [];
  return {
    revision: 0,
    notes: '',
    allDay: !time,
    startsAt: `${day}T${starts}`,
    endsAt: `${day}T${ends}`,
    timeZone: brand.timeZone,
    recurrence: null,
    exceptions: [],
    overrides: [],
    uid: `${rest.id}@${new URL(brand.url).hostname}`,
    ...rest,
  };
}

/** Creates the weekly events, and the events around today. @param staffIds - everybody who works here */
export function createEvents(when: When, staffIds: readonly string[], ferryDue: string): CalendarEvent[] {
  const monday = weekStart(when.today);
  const first = addDays(monday, -28);
  const thisWeek = (weekday: number) => addDays(monday, weekday - 1);
  const crew = ['test-employee', 'ilan-voss', 'noor-adair', 'teo-ferran'];
  return [
    event({
      id: 'stand-up',
      title: 'Stand-up',
      ownerId: 'nils-aker',
      attendeeIds: staffIds,
      place: 'Main room',
      day: first,
      time: '09:30-09:45',
      recurrence: weekly(1, 2, 3, 4, 5),
      exceptions: [`${addDays(monday, -10)}T09:30`],
    }),
    event({
      id: 'show-and-tell',
      title: 'Show and tell',
      ownerId: 'noor-adair',
      attendeeIds: staffIds,
      place: 'Main room',
      day: addDays(first, 4),
      time: '15:30-16:15',
      recurrence: weekly(5),
      overrides: [
        {
          on: `${addDays(monday, 11)}T15:30`,
          title: 'Show and tell with guests',
          place: 'Boat shed',
          startsAt: `${addDays(monday, 11)}T15:00`,
          endsAt: `${addDays(monday, 11)}T16:15`,
        },
      ],
    }),
    event({
      id: 'design-review',
      title: 'Design review',
      ownerId: 'noor-adair',
      attendeeIds: ['test-employee', 'greta-holm', 'hugo-verne', 'imara-cole', 'sena-oduya'],
      place: 'Long table',
      day: addDays(first, 1),
      time: '13:30-14:15',
      recurrence: weekly(2, 4),
    }),
    event({
      id: 'month-close',
      title: 'Close the month',
      ownerId: 'test-admin',
      attendeeIds: ['sami-torvald', 'mara-quist'],
      place: 'Office',
      day: `${addDays(monday, -60).slice(0, 8)}02`,
      time: '11:00-12:00',
      recurrence: { frequency: 'monthly', interval: 1, weekdays: [], until: null, count: null },
    }),
    event({
      id: 'ferry-check-in',
      title: 'Harbour Ferry check-in',
      ownerId: 'ilan-voss',
      attendeeIds: [...crew, 'test-intern'],
      place: 'Call with Avery Crossings',
      notes: 'Go through what is left before the launch.',
      day: when.today,
      time: '11:00-11:30',
    }),
    event({
      id: 'pairing',
      title: 'Pairing on the ticket screen',
      ownerId: 'test-employee',
      attendeeIds: ['teo-ferran'],
      place: 'Window desk',
      day: when.today,
      time: '14:30-16:00',
    }),
    event({
      id: 'team-meeting',
      title: 'Team meeting',
      ownerId: 'test-admin',
      attendeeIds: staffIds.filter((id) => id !== 'test-admin'),
      place: 'Main room',
      notes: 'Plans for the coming month.',
      day: when.day(1),
      time: '10:00-11:00',
    }),
    event({
      id: 'ferry-launch',
      title: 'Harbour Ferry due',
      ownerId: 'ilan-voss',
      attendeeIds: crew,
      place: '',
      day: ferryDue,
    }),
    event({
      id: 'grid-review',
      title: 'Grid Monitor review',
      ownerId: 'nils-aker',
      attendeeIds: ['test-employee', 'ilan-voss', 'test-intern'],
      place: 'Call',
      day: thisWeek(4),
      time: '16:00-17:00',
    }),
    event({
      id: 'slow-phone-hour',
      title: 'Slow phone hour',
      ownerId: 'test-employee',
      attendeeIds: [],
      place: 'Window desk',
      notes: 'Every open project on the phone from the drawer.',
      day: thisWeek(5),
      time: '10:30-11:30',
    }),
  ];
}

/** The day itself, or of a weekend the Friday before a day that is past and the Monday after one that is not. */
function workdayNear(day: string, today: string): string {
  const weekend = weekdayOf(day) - 5;
  if (weekend <= 0) return day;
  return addDays(day, day < today ? -weekend : 3 - weekend);
}

/** The interns' meetings with their mentors: some past, some planned. */
export function createMeetings(when: When): Meeting[] {
  const meeting = (
    internId: string,
    mentorId: string,
    offset: number,
    agenda: readonly string[],
    notes = '',
  ): Meeting => ({
    id: `${internId}:${offset}`,
    revision: 0,
    internId,
    mentorId,
    startsAt: `${workdayNear(when.day(offset), when.today)}T15:00`,
    minutes: 45,
    agenda: agenda.map((text, index) => ({ id: `${index + 1}`, text, done: offset < 0 })),
    notes,
  });
  return [
    meeting(
      'test-intern',
      'ilan-voss',
      -26,
      ['First weeks', 'What to read'],
      'Start with the ticket screen; semantics before scripts.',
    ),
    meeting(
      'test-intern',
      'ilan-voss',
      -12,
      ['Ticket screen', 'Asking for reviews'],
      'Smaller changes, sooner. Ask when half is done.',
    ),
    meeting('test-intern', 'ilan-voss', 2, [
      'Feedback on the form exercise',
      'Measuring a page',
      'Goals for the second half',
    ]),
    meeting(
      'teo-ferran',
      'test-employee',
      -8,
      ['Tide curve'],
      'The curve is right. Next: draw it without a library.',
    ),
    meeting('teo-ferran', 'test-employee', 6, ['Reading a trace', 'Next project']),
    meeting('una-fjord', 'kaya-brandt', 3, ['Interview guide', 'Consent forms']),
  ];
}

/** Creates the goals of the interns. */
export function createGoals(when: When): Goal[] {
  const goal = (
    id: string,
    internId: string,
    title: string,
    target: number,
    ...checkIns: readonly (readonly [days: number, percent: number, text: string])[]
  ): Goal => ({
    id,
    revision: 0,
    internId,
    title,
    targetOn: when.day(target),
    checkIns: checkIns.map(([days, percent, text], index) => ({
      id: `${index + 1}`,
      at: when.ago({ days }),
      text,
      percent,
    })),
  });
  return [
    goal(
      'goal-form',
      'test-intern',
      'Build a form that loses nothing',
      20,
      [21, 20, 'The fields stand, the drafts do not.'],
      [7, 60, 'Drafts survive a reload; errors are next.'],
    ),
    goal('goal-trace', 'test-intern', 'Read a performance trace without help', 41, [
      9,
      25,
      'I find the long tasks, not yet their reason.',
    ]),
    goal('goal-talk', 'test-intern', 'Show my work at show and tell', 62),
    goal('goal-curve', 'teo-ferran', 'Draw a tide curve from raw readings', 12, [
      10,
      70,
      'Right for one harbour.',
    ]),
    goal('goal-guide', 'una-fjord', 'Write an interview guide of my own', 30, [
      4,
      40,
      'Ten questions, three too many.',
    ]),
  ];
}
