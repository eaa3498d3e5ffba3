import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/dashboard/days/days';
import { attentionItems, type AttentionRecords } from '@/dashboard/figures/attention';
import { activeProjects, openTasks, overdueTasks } from '@/dashboard/figures/counts';
import { minutesIn } from '@/dashboard/figures/day-minutes';
import { entriesByPerson, firstDayOf, forEachEntry, minutesBy, sumMinutes } from '@/dashboard/figures/time';
import { weekGrid } from '@/dashboard/commands/time/week-grid';
import { workOverTime } from '@/dashboard/figures/work';
import { workBy } from '@/dashboard/figures/work-by';
import { moneyShares, sumMoney } from '@/dashboard/figures/work-money';
import { openedEntries } from '@/dashboard/screens/analytics/performance/opened-records';
import { filterRows } from '@/dashboard/parts/data-table/rows/query-rows';
import { readTableState } from '@/dashboard/parts/data-table/table-state';
import type { Invoice, Person } from '@/dashboard/model/records/records';
import { createSample } from '@/dashboard/sample/create-sample';
import { approvalList } from '@/dashboard/screens/approvals/approval-list';
import { peopleFigures } from '@/dashboard/screens/people/list/people-figures';
import { peopleQueries, peopleSpecs } from '@/dashboard/screens/people/list/people-queries';
import { matchPortalPath, portalPath } from '@/routes/portal-paths';
import { entry, person, project } from '../analytics/sample-work';

const today = '2026-11-18';
const sample = createSample(today);
const entries = sample.timeEntries!;

describe('time', () => {
  it('the minutes of a day follow every change of its entries', () => {
    const days = ['2026-11-16', '2026-11-17'];
    let entries = Array.from({ length: 8 }, (_, index) => entry({ day: days[index % 2]!, minutes: 30 }));
    const check = () => {
      for (const day of days) {
        const minutes = entries.filter((one) => one.day === day).reduce((sum, one) => sum + one.minutes, 0);
        expect(minutesIn(entries, { first: day, last: day }).loggedMinutes).toBe(minutes);
      }
    };
    check();
    for (const place of [7, 4, 0]) {
      entries = entries.map((one, index) => (index === place ? { ...one, minutes: one.minutes + 15 } : one));
      check();
    }
    entries = entries.slice(0, -1);
    check();
    entries = [...entries.slice(1), entry({ day: days[1]!, minutes: 45 })];
    check();
    entries = entries.map((one, index) => (index === 2 ? { ...one, day: days[0]! } : one));
    check();
  });

  it('is grouped by person without losing a minute', () => {
    const groups = [...entriesByPerson(entries).values()];
    expect(groups.reduce((sum, group) => sum + sumMinutes(group), 0)).toBe(sumMinutes(entries));
    expect(entriesByPerson(entries).get('test-admin')).toBeUndefined();
  });

  it('is passed over by day, oldest first, with both ends of a range and nothing outside', () => {
    const week = { first: '2026-11-09', last: '2026-11-15' };
    const days: string[] = [];
    forEachEntry([...entries].reverse(), week, ({ day }) => days.push(day));
    expect(days).toEqual(
      entries
        .map(({ day }) => day)
        .filter((day) => day >= week.first && day <= week.last)
        .sort(),
    );
    expect(new Set(days).size).toBeGreaterThan(1);
  });

  it('is summed up over any days, those of the first and the last entry included', () => {
    const days = [...new Set(entries.map(({ day }) => day))].sort();
    expect(firstDayOf([...entries].reverse())).toBe(days[0]);
    expect(firstDayOf([])).toBeNull();
    const ends = fc.constantFrom('', ...days, '2026-11-14', '9999-12-31');
    fc.assert(
      fc.property(ends, ends, (first, last) => {
        const within = entries.filter(({ day }) => day >= first && day <= last);
        expect(minutesIn(entries, { first, last })).toEqual({
          loggedMinutes: sumMinutes(within),
          billableMinutes: sumMinutes(within.filter(({ billable }) => billable)),
        });
      }),
    );
  });

  it('is grouped once for the same array', () => {
    expect(entriesByPerson(entries)).toBe(entriesByPerson(entries));
    expect(entriesByPerson([...entries])).not.toBe(entriesByPerson(entries));
  });

  it('keeps the list of each person whose entries stay, whatever happens to those of others', () => {
    let before = Array.from({ length: 12 }, (_, index) => entry({ personId: `person-${index % 3}` }));
    const change = (after: typeof before, changed: readonly string[]) => {
      const [old, next] = [entriesByPerson(before), entriesByPerson(after)];
      const ids = new Set([...before, ...after].map(({ personId }) => personId));
      for (const id of ids) {
        expect(next.get(id) ?? []).toEqual(after.filter(({ personId }) => personId === id));
        expect([id, old.get(id) === next.get(id)]).toEqual([id, !changed.includes(id)]);
      }
      before = after;
    };
    change(
      before.map((one, place) => (place === 4 ? { ...one, minutes: 15 } : one)),
      ['person-1'],
    );
    change(
      before.map((one, place) => (place === 5 ? { ...one, personId: 'person-0' } : one)),
      ['person-0', 'person-2'],
    );
    change([...before, entry({ personId: 'person-new' })], ['person-new']);
    change(before.slice(0, -1), ['person-new']);
    change(
      before.filter((_, place) => place !== 1),
      ['person-1'],
    );
    change([...before.slice(0, 3), entry({ personId: 'person-2' }), ...before.slice(3)], ['person-2']);
    change([...before], []);
  });

  it('is summed up by any key, of all days or some', () => {
    const week = { first: '2026-11-09', last: '2026-11-15' };
    const byPerson = minutesBy(entries, ({ personId }) => personId, week);
    const ilan = entries.filter(
      ({ personId, day }) => personId === 'ilan-voss' && day >= week.first && day <= week.last,
    );
    expect(byPerson.get('ilan-voss')).toBe(sumMinutes(ilan));
    expect(minutesBy(entries, ({ day }) => day).get('2026-11-14')).toBeUndefined();
  });
});

describe('counts', () => {
  it('has open tasks of everybody, of one person, and those whose day is past', () => {
    const all = openTasks(sample.tasks!);
    const mine = openTasks(sample.tasks!, 'test-employee');
    expect(mine.length).toBeGreaterThan(3);
    expect(all.length).toBeGreaterThan(mine.length);
    const overdue = overdueTasks(sample.tasks!, today);
    expect(overdue.length).toBeGreaterThan(0);
    expect(overdue.every(({ dueOn, status }) => dueOn! < today && status !== 'done')).toBe(true);
    expect(activeProjects(sample.projects!)).toHaveLength(18);
  });
});

describe('items that need the admin’s attention', () => {
  const records: AttentionRecords = {
    people: sample.people!,
    timesheets: sample.timesheets!,
    assignments: sample.assignments!,
    reportNotes: sample.reportNotes!,
    leave: sample.leave!,
    invoices: [],
    firstTimeOn: '2026-09-14',
    unsavedSince: null,
  };
  /** An agency with its admin alone. */
  const nothing: AttentionRecords = {
    people: sample.people!.slice(0, 1),
    timesheets: [],
    assignments: [],
    reportNotes: [],
    leave: [],
    invoices: [],
    firstTimeOn: '2026-09-14',
    unsavedSince: null,
  };
  const ids = (of: AttentionRecords, day = today) => attentionItems(of, day).map(({ id }) => id);

  it('is in the sample: time sheets, mentors, the report, onboarding, assignments, access, leave', () => {
    const items = attentionItems(records, today);
    expect(items.map(({ text, detail, dueOn }) => [text, detail, dueOn])).toEqual([
      ['Approve time sheets, week 46', '3 waiting', '2026-11-18'],
      ['Assign a mentor to 2 interns', 'Training', '2026-11-18'],
      ['Review 2 assignments', 'Training', '2026-11-19'],
      ['Finish onboarding of Ruth Halden', 'Marketing', '2026-11-23'],
      ['Decide on 2 leave requests', 'Leave', '2026-11-23'],
      ['Sign off the October report', 'Reports', '2026-11-24'],
      ['Review access for regular users', '9 not verified', '2026-11-26'],
      ['Finish onboarding of Vito Hale', 'Marketing', '2026-11-30'],
    ]);
    expect(items.every(({ path }) => path.startsWith('/dashboard/admin/'))).toBe(true);
  });

  it('names a backup once changes are a week old', () => {
    const asks = (unsavedSince: string | null) => ids({ ...nothing, unsavedSince }).includes('backup');
    expect(asks(addDays(today, -6))).toBe(false);
    expect(asks(addDays(today, -7))).toBe(true);
    expect(asks(null)).toBe(false);
  });

  it('names invoices that are overdue, and no others', () => {
    const invoice = (days: number, status: Invoice['status'] = 'sent') =>
      ({ status, dueOn: addDays(today, days) }) as Invoice;
    const invoices = [invoice(-1), invoice(0), invoice(-9, 'paid'), invoice(-8, 'draft'), invoice(-2)];
    expect(attentionItems({ ...nothing, invoices }, today)[0]).toEqual({
      id: 'invoices',
      text: 'Follow up on 2 overdue invoices',
      detail: 'Invoices',
      dueOn: addDays(today, -2),
      path: portalPath('invoices', { status: 'overdue' }),
      count: 2,
    });
  });

  /** Number of records that the list at a path of the portal shows. */
  function listed(path: string, of: AttentionRecords): number {
    const { pathname, searchParams } = new URL(path, 'https://undula.example');
    const route = matchPortalPath(pathname)!;
    if (searchParams.has('id')) return 1;
    if (route === 'approvals')
      return approvalList({ ...of, timeEntries: [], leaveKinds: [] }, 'waiting', today).filter(
        ({ kind }) => !searchParams.has('kind') || kind === searchParams.get('kind'),
      ).length;
    if (route === 'leave') return of.leave.filter(({ status }) => status === 'requested').length;
    const kind = ({ employees: 'employee', interns: 'intern', 'regular-users': 'regular' } as const)[
      route as 'employees'
    ];
    const { filters } = readTableState(Object.fromEntries(searchParams), peopleSpecs[kind]);
    const rows = of.people.filter((person) => person.kind === kind && person.status !== 'archived');
    const off = { entries: [], leave: [], holidays: [], workdays: [1, 2, 3, 4, 5] };
    const queries = peopleQueries(peopleFigures(of.people, off, today));
    return filterRows(rows, { words: [], filters }, queries).rows.length;
  }

  it('leads to a list of just those who wait', () => {
    const [fresh] = records.people.filter(({ kind, verified }) => kind === 'employee' && !verified);
    const person = (id: string, changes: Partial<Person>): Person => ({ ...fresh!, id, ...changes });
    const people = [
      ...records.people,
      person('new-employee', {}),
      person('invited-employee', { verified: true, status: 'invited' }),
      person('imported-employee', { joinedOn: '2020-01-01' }),
      person('new-intern', { kind: 'intern', mentorId: null }),
      person('suspended-intern', { kind: 'intern', mentorId: null, status: 'suspended' }),
      person('suspended-user', { kind: 'regular', status: 'suspended' }),
    ];
    const deleted = { personId: 'nobody' };
    const timesheets = [
      ...records.timesheets,
      { ...records.timesheets[0]!, ...deleted, status: 'submitted' as const },
    ];
    const of = { ...records, people, timesheets };
    const items = attentionItems(of, today).filter(({ id }) => id !== 'report');
    expect(items.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['timesheets', 'assignments', 'mentors', 'onboarding', 'onboarding-interns']),
    );
    for (const { text, path, count } of items) expect([text, listed(path, of)]).toEqual([text, count]);
  });

  it('is no onboarding of people who joined long ago, such as those of an imported file', () => {
    const [fresh] = records.people.filter(({ kind, verified }) => kind === 'employee' && !verified);
    const joined = (joinedOn: string) => ({
      ...nothing,
      people: Array.from({ length: 22 }, (_, index) => ({ ...fresh!, id: `p${index}`, joinedOn })),
    });
    expect(ids(joined('2026-02-01'))).toEqual(['report']);
    expect(ids(joined(addDays(today, -57)))).toEqual(['report']);
    // Due after four weeks, overdue for four more.
    expect(attentionItems(joined(addDays(today, -56)), today)[0]).toMatchObject({
      text: 'Finish onboarding of 22 employees',
      dueOn: addDays(today, -28),
    });
    expect(ids(joined(addDays(today, 3)))).toContain('onboarding');
    const mixed = { ...nothing, people: [...joined('2020-01-01').people, { ...fresh!, joinedOn: today }] };
    expect(attentionItems(mixed, today).find(({ id }) => id === 'onboarding')).toMatchObject({
      text: `Finish onboarding of ${fresh!.name}`,
      dueOn: addDays(today, 28),
    });
  });

  it('is only the report where nothing else waits, and nothing once it is signed off', () => {
    expect(ids(nothing)).toEqual(['report']);
    const signed = {
      id: '2026-10',
      revision: 1,
      text: '',
      signedOffAt: '2026-11-03T09:00:00Z',
      signedOffById: 'a',
      report: null,
    };
    expect(ids({ ...nothing, reportNotes: [signed] })).toEqual([]);
    expect(ids({ ...nothing, reportNotes: [{ ...signed, signedOffAt: null }] })).toEqual(['report']);
  });

  it('does not ask for the report of a month before the first time, whenever people joined', () => {
    const people = nothing.people.map((person) => ({ ...person, joinedOn: '2020-03-01' }));
    const begun = { ...nothing, people, firstTimeOn: '2026-11-02' };
    expect(ids({ ...begun, firstTimeOn: null })).toEqual([]);
    expect(ids(begun)).toEqual([]);
    expect(ids(begun, '2026-12-01')).toEqual(['report']);
  });

  it('asks for the report of December in January', () => {
    expect(attentionItems(nothing, '2027-01-05')[0]!.text).toBe('Sign off the December report');
  });

  it('does not ask for archived or suspended people', () => {
    const gone = records.people.map((person) => ({ ...person, status: 'left' as const }));
    expect(ids({ ...nothing, people: gone })).toEqual(['report']);
  });

  it('names the person whose last day passed first, until the status says so', () => {
    const [ruth, vito] = ['ruth-halden', 'vito-hale'].map((id) => ({
      ...records.people.find((person) => person.id === id)!,
      verified: true,
    }));
    const ended = (...people: Person[]) =>
      attentionItems({ ...nothing, people }, today).find(({ id }) => id === 'leaving');
    expect(ended({ ...ruth!, endsOn: today })).toBeUndefined();
    expect(ended({ ...ruth!, endsOn: addDays(today, -1), status: 'left' })).toBeUndefined();
    // The command of the server makes admins of employees, and no admin can edit another one.
    expect(ended({ ...ruth!, endsOn: addDays(today, -1), kind: 'admin' })).toBeUndefined();
    expect(ended({ ...ruth!, endsOn: addDays(today, -1) })).toMatchObject({
      text: 'Set Ruth Halden to Left: the last day has passed',
      detail: 'Marketing',
      dueOn: addDays(today, -1),
    });
    expect(
      ended({ ...ruth!, endsOn: addDays(today, -1) }, { ...vito!, endsOn: addDays(today, -9) }),
    ).toMatchObject({
      text: 'Set Vito Hale to Left: the last day has passed',
      detail: '2 people',
      path: portalPath('interns', { id: 'vito-hale' }),
    });
  });

  it('names a single new person', () => {
    const ruth = records.people.filter(({ id }) => id === 'ruth-halden');
    expect(attentionItems({ ...nothing, people: ruth }, today)[0]).toMatchObject({
      text: 'Finish onboarding of Ruth Halden',
      detail: 'Marketing',
      count: 1,
    });
  });

  it('uses the due date of the oldest week', () => {
    const sheets = records.timesheets.filter(({ status }) => status === 'submitted');
    const older = { ...sheets[0]!, id: 'older', weekStart: '2026-11-02' };
    expect(attentionItems({ ...records, timesheets: [...sheets, older] }, today)[0]).toMatchObject({
      text: 'Approve time sheets',
      detail: '4 waiting',
      dueOn: '2026-11-11',
    });
  });
});

it('time of own work is billable in no figure, whatever its entry says', () => {
  const range = { first: '2026-11-01', last: '2026-11-30' };
  const own = project({ id: 'own', clientId: null });
  const records = {
    people: [person()],
    projects: [own, project({ id: 'site', clientId: 'kiln' })],
    tasks: [],
    entries: [
      entry({ projectId: 'own', minutes: 60 }),
      entry({ projectId: 'site', minutes: 30 }),
      entry({ projectId: 'deleted', minutes: 15 }),
    ],
    settings: [],
    leave: [],
    holidays: [],
    workdays: [1, 2, 3, 4, 5],
  };
  const { entries, projects } = records;
  const sum = (all: readonly { billableMinutes: number }[]) =>
    all.reduce((total, { billableMinutes }) => total + billableMinutes, 0);
  expect(minutesIn(entries, range, projects).billableMinutes).toBe(45);
  expect(sum(workOverTime(records, [range]))).toBe(45);
  expect(sum(workBy('project', records, range).map(({ figures }) => figures))).toBe(45);
  expect(sumMoney(moneyShares(records)).billableMinutes).toBe(45);
  expect(sumMinutes(openedEntries(records, 'billable', range))).toBe(45);
  expect(weekGrid({ entries, personId: 'p1', monday: '2026-11-16', projects }).billable).toBe(45);
});
