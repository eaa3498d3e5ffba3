import { describe, expect, it } from 'vitest';
import {
  checkDraft,
  draftOf,
  factsOf,
  moveStart,
  newDraft,
  recurrenceOf,
  type EventDraft,
} from '@/dashboard/screens/schedule/editor/event-draft';
import { enoughConflicts, plannedConflicts } from '@/dashboard/calendar/planned-conflicts';
import { moveToNewEvent, readEventDraft } from '@/dashboard/screens/schedule/editor/stored-draft';
import { writeDraft } from '@/platform/drafts';
import { eventWith, repeats } from './calendar-fixtures';

const draft = (facts: Partial<EventDraft> = {}): EventDraft => ({
  ...newDraft('2026-11-18T09:00', 'Europe/Berlin'),
  title: 'Review',
  ...facts,
});

describe('an event’s form', () => {
  it('begins with an hour at the place that was chosen', () => {
    expect(newDraft('2026-11-18', 'UTC')).toMatchObject({
      startTime: '09:00',
      endTime: '10:00',
      endDay: '2026-11-18',
    });
    expect(newDraft('2026-11-18T23:30', 'UTC')).toMatchObject({
      endDay: '2026-11-19',
      endTime: '00:30',
      weekdays: [3],
    });
  });

  it('offers an end after four weeks or ten times, also of an event that does not repeat', () => {
    const ends = { until: '2026-12-16', count: '10' };
    expect(newDraft('2026-11-18', 'UTC')).toMatchObject(ends);
    expect(draftOf(eventWith({ startsAt: '2026-11-18T10:00' }))).toMatchObject(ends);
  });

  it.each([
    ['once', {}],
    ['a whole day', { allDay: true, startsAt: '2026-11-18T00:00', endsAt: '2026-11-19T00:00' }],
    ['every second week', { recurrence: repeats({ interval: 2, weekdays: [1, 3], until: '2027-02-01' }) }],
    ['every year', { recurrence: repeats({ frequency: 'monthly', interval: 12, count: 3 }) }],
    [
      'every third Wednesday',
      { recurrence: repeats({ frequency: 'monthly', rule: 'FREQ=MONTHLY;BYDAY=3WE' }) },
    ],
    [
      'by another program’s rule',
      { recurrence: repeats({ frequency: 'monthly', rule: 'FREQ=MONTHLY;BYSETPOS=1;BYDAY=MO,TU' }) },
    ],
  ] as const)('gives back the event that it shows: %s', (_, facts) => {
    const event = eventWith(facts);
    const { startsAt, endsAt, allDay, recurrence, title } = event;
    expect(factsOf(draftOf(event), event.recurrence)).toMatchObject({
      startsAt,
      endsAt,
      allDay,
      recurrence,
      title,
    });
  });

  it('writes an interval into the rule of a weekday’s place in its month', () => {
    expect(recurrenceOf(draft({ repeat: 'monthly-weekday', interval: '2' }), null)).toMatchObject({
      rule: 'FREQ=MONTHLY;INTERVAL=2;BYDAY=3WE',
    });
  });

  it('keeps the length when the start moves, and the weekday that it repeats on', () => {
    expect(moveStart(draft({ repeat: 'weekly' }), { startDay: '2026-11-20' })).toMatchObject({
      endDay: '2026-11-20',
      endTime: '10:00',
      weekdays: [5],
    });
    expect(moveStart(draft(), { startTime: '23:30' })).toMatchObject({
      endDay: '2026-11-19',
      endTime: '00:30',
    });
    expect(moveStart(draft(), { startDay: '' })).toMatchObject({ startDay: '', endDay: '2026-11-18' });
  });
});

describe('what is wrong with it', () => {
  it.each<[string, Partial<EventDraft>, Record<string, RegExp>]>([
    ['nothing', {}, {}],
    ['no title', { title: '  ' }, { title: /Give the event a title/ }],
    ['no day', { startDay: '' }, { startDay: /Choose the day it starts on/ }],
    ['no time', { endTime: '' }, { endTime: /Choose the time it ends at/ }],
    [
      'an end before its start',
      { endTime: '08:59' },
      { endTime: /ends before it starts\. Choose 09:00 or later/ },
    ],
    [
      'a last day before the first',
      { endDay: '2026-11-17' },
      { endDay: /ends before it starts\. Choose 18 November or later/ },
    ],
    [
      'a series of which each lasts for more than a year',
      { repeat: 'daily', endDay: '2027-11-20' },
      { endDay: /can last a year at most/ },
    ],
    ['no known zone', { timeZone: 'Berlin' }, { timeZone: /such as Europe\/Berlin/ }],
    ['a zone does not matter to a whole day', { allDay: true, timeZone: '' }, {}],
    ['an interval of nothing', { repeat: 'daily', interval: '0' }, { interval: /from 1 to 99/ }],
    [
      'a weekday that it does not start on',
      { repeat: 'weekly', weekdays: [1] },
      { weekdays: /starts on a Wednesday\. Tick Wednesday too/ },
    ],
    [
      'a last day before the first of a series',
      { repeat: 'daily', ends: 'until', until: '2026-11-17' },
      { until: /18 November or later/ },
    ],
    ['no number of times', { repeat: 'daily', ends: 'count', count: 'x' }, { count: /from 1 to 999/ }],
    ['what does not repeat asks for no interval', { interval: '', count: '' }, {}],
  ])('%s', (_, facts, expected) => {
    const errors = checkDraft(draft(facts));
    expect(Object.keys(errors)).toEqual(Object.keys(expected));
    for (const [field, pattern] of Object.entries(expected))
      expect(errors[field as keyof typeof errors]).toMatch(pattern);
  });

  it('may take no time at all', () => {
    expect(checkDraft(draft({ endTime: '09:00' }))).toEqual({});
  });
});

describe('a stored draft of an event', () => {
  it('is found by its person only', () => {
    writeDraft('ada:event:new', { draft: draft({ title: 'Half' }), base: draft() });
    expect(readEventDraft('ada', 'new')?.title).toBe('Half');
    expect(readEventDraft('ben', 'new')).toBeNull();
  });

  it('is found under the key of early builds', () => {
    localStorage.setItem(
      'undula.event-draft.cleo.focus all',
      JSON.stringify({ draft: draft({ title: 'Early' }), revision: 0 }),
    );
    expect(readEventDraft('cleo', 'focus all')?.title).toBe('Early');
  });

  it('becomes the draft of a new event when its event was deleted', () => {
    writeDraft('dora:event:focus all', { draft: draft({ title: 'Half' }), base: draft() });
    expect(moveToNewEvent('dora', 'focus all')?.title).toBe('Half');
    expect(readEventDraft('dora', 'new')?.title).toBe('Half');
    expect(moveToNewEvent('dora', 'focus all')).toBeNull();
  });

  it.each([
    null,
    'text',
    { draft: {} },
    { draft: { ...draft(), weekdays: ['x'] }, revision: 0 },
    { draft: { ...draft(), repeat: 'hourly' }, revision: 0 },
  ])('is refused where it is no draft: %j', (value) => {
    localStorage.setItem('undula.event-draft.ada.broken', JSON.stringify(value));
    expect(readEventDraft('ada', 'broken')).toBeNull();
  });
});

describe('conflicts of what is planned', () => {
  it('are checked for all attendees, for a year of a series', () => {
    const planned = eventWith({ id: 'new', attendeeIds: ['ben'], recurrence: repeats() });
    const others = [
      eventWith({ id: 'a', ownerId: 'ben', startsAt: '2027-03-03T09:30', endsAt: '2027-03-03T10:30' }),
      eventWith({ id: 'b', ownerId: 'cleo', startsAt: '2026-11-18T09:00', endsAt: '2026-11-18T10:00' }),
      eventWith({ id: 'c', startsAt: '2026-11-25T09:00', endsAt: '2026-11-25T09:30' }),
    ];
    const found = plannedConflicts(planned, others, 'Europe/Berlin');
    expect(found.map(({ other, personIds }) => [other.key, ...personIds])).toEqual([
      ['c', 'ada'],
      ['a', 'ben'],
    ]);
  });

  it('contain an event of several days once, and at most one more than the limit', () => {
    const planned = eventWith({ id: 'new', recurrence: repeats({ frequency: 'daily' }) });
    const fair = eventWith({
      id: 'fair',
      allDay: true,
      startsAt: '2026-11-20T00:00',
      endsAt: '2026-11-22T00:00',
    });
    expect(plannedConflicts(planned, [fair], 'Europe/Berlin').map(({ other }) => other.key)).toEqual([
      'fair',
    ]);
    const daily = { ...planned, id: 'daily' };
    expect(plannedConflicts(planned, [daily, fair], 'Europe/Berlin')).toHaveLength(enoughConflicts + 1);
  });
});
