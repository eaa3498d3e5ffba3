import { describe, expect, it } from 'vitest';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { workBy } from '@/dashboard/figures/work-by';
import { personTraces, traceWords } from '@/dashboard/figures/person-traces';
import { personIdOf, type Person, type PersonStatus } from '@/dashboard/model/records/records';
import { createSample } from '@/dashboard/sample/create-sample';
import { put } from '@/dashboard/model/change';
import { faultOf } from '@/dashboard/model/fields/fault-of';
import { readPresent } from '../store/read-present';
import { reachable } from '@/dashboard/parts/people-picker/person-option';
import { recordEntries } from '@/dashboard/shell/palette/palette-records';
import {
  keptWords,
  lateLeaveWords,
  planOf,
  type PeopleAction,
} from '@/dashboard/screens/people/actions/people-actions';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import { peopleCsv } from '@/dashboard/screens/people/list/people-csv';
import { attentionItems } from '@/dashboard/figures/attention';
import { peopleQueries } from '@/dashboard/screens/people/list/people-queries';
import { peopleFigures } from '@/dashboard/screens/people/list/people-figures';
import { mentorOptions } from '@/dashboard/screens/people/person-form/mentor-options';
import { newPerson } from '@/dashboard/screens/people/person-form/new-person';
import { leaveOf } from '../leave/leave-records';
import { undo, write } from '../write';
import { blankRecord } from '../blank-record';

const today = '2026-11-18';

const person = (id: string, more: Partial<Person> = {}): Person => ({
  ...newPerson('employee'),
  id,
  name: id,
  email: `${id}@x.example`,
  joinedOn: '2020-01-01',
  status: 'active',
  weeklyMinutes: 2400,
  ...more,
});

const plan = (people: readonly Person[], action: PeopleAction, kind: ListedKind = 'employee') =>
  planOf(people, kind, action, people, new Map(), today);

describe('what is done with several people', () => {
  it('changes only those who differ', () => {
    const options = plan(
      [person('a'), person('b', { status: 'left' })],
      { type: 'status', status: 'active' },
      'employee',
    );
    expect(options?.changes).toHaveLength(1);
    expect(plan([person('a')], { type: 'status', status: 'active' }, 'employee')).toBeNull();
    expect(plan([person('a', { team: 'Design' })], { type: 'team', team: 'Design' }, 'employee')).toBeNull();
    expect(plan([person('a')], { type: 'mentor', mentorId: null }, 'intern')).toBeNull();
  });

  it('names one by their name and more by their number', () => {
    expect(plan([person('Ada')], { type: 'status', status: 'left' }, 'employee')?.label).toBe(
      'Set Ada to left',
    );
    expect(plan([person('a'), person('b')], { type: 'team', team: 'Kiln' }, 'regular')?.label).toBe(
      'Moved 2 regular users to Kiln',
    );
  });

  it('is one operation that can be undone', async () => {
    const people = [person('a'), person('b'), person('i', { kind: 'intern', mentorId: 'a' })];
    const workspace = createMemoryWorkspace({ people });
    const options = planOf(people.slice(0, 2), 'employee', { type: 'delete' }, people, new Map(), today)!;
    const operation = await write(workspace, options);
    expect(workspace.all('people').map(({ id }) => id)).toEqual(['i']);
    expect(workspace.get('people', 'i')?.mentorId).toBeNull();
    await undo(workspace, operation.id);
    expect(workspace.all('people')).toHaveLength(3);
    expect(workspace.get('people', 'i')?.mentorId).toBe('a');
  });

  it('never removes the account that a role signs in with', () => {
    const people = [person('test-employee', { name: 'Test Employee' }), person('b')];
    expect(planOf(people, 'employee', { type: 'delete' }, people, new Map(), today)?.changes).toHaveLength(1);
    expect(planOf(people.slice(0, 1), 'employee', { type: 'delete' }, people, new Map(), today)).toBeNull();
    expect(plan(people, { type: 'status', status: 'archived' }, 'employee')?.label).toBe('Archived b');
    expect(keptWords(people)).toBe('You can’t delete Test Employee: a role signs in with this account.');
    expect(keptWords([person('b')])).toBeNull();
  });
});

describe('a mentor who is no longer there', () => {
  const mentor = person('Mo');
  const people = [
    mentor,
    person('Ida', { kind: 'intern', mentorId: 'Mo' }),
    person('Jo', { kind: 'intern' }),
  ];
  const actionOf = (status: PersonStatus) =>
    planOf([mentor], 'employee', { type: 'status', status }, people, new Map(), today)!;

  it.each(['archived', 'left', 'suspended'] as const)('leaves no intern behind: %s', async (status) => {
    const workspace = createMemoryWorkspace({ people });
    const operation = await write(workspace, actionOf(status));
    expect(workspace.get('people', 'Ida')?.mentorId).toBeNull();
    expect(workspace.get('people', 'Jo')?.revision).toBe(0);
    await undo(workspace, operation.id);
    expect(workspace.get('people', 'Ida')?.mentorId).toBe('Mo');
    expect(workspace.get('people', 'Mo')?.status).toBe('active');
  });

  it('keeps interns while the mentor stays', () => {
    expect(actionOf('invited').changes).toHaveLength(1);
  });

  it('counts as none in the list and in what needs attention', () => {
    const all = [{ ...mentor, status: 'archived' as const }, ...people.slice(1)];
    const off = { leave: [], holidays: [], workdays: [1, 2, 3, 4, 5] };
    const { mentorName } = peopleFigures(all, { entries: [], ...off }, today);
    expect(all.map(mentorName)).toEqual(['', '', '']);
    const { facets } = peopleQueries(peopleFigures(all, { entries: [], ...off }, today));
    expect(all.map((one) => facets.mentor!(one))).toEqual(['', '', '']);
    const items = attentionItems(
      {
        people: all,
        timesheets: [],
        assignments: [],
        reportNotes: [],
        leave: [],
        invoices: [],
        firstTimeOn: null,
        unsavedSince: null,
      },
      today,
    );
    expect(items.find(({ id }) => id === 'mentors')?.count).toBe(2);
  });
});

describe('a person who leaves', () => {
  it('is named if there is leave after the last day', async () => {
    const people = [person('Ada'), person('Bo'), person('Cy', { status: 'left', endsOn: '2026-11-02' })];
    const leave = people.map(({ id }) =>
      leaveOf({ id, personId: id, lastDay: id === 'Bo' ? today : '2026-11-20' }),
    );
    const workspace = createMemoryWorkspace({ people, leave });
    await write(workspace, plan(people, { type: 'status', status: 'left' })!);
    expect(lateLeaveWords(people, 'employee', workspace)).toBe(
      'Ada has leave after the last day. It does not count: correct or delete it in Leave.',
    );
    expect(lateLeaveWords(workspace.all('people'), 'employee', workspace)).toBeNull();
  });
});

describe('deleting people', () => {
  const sample = createSample('2026-11-18');
  const start = () => {
    const workspace = createMemoryWorkspace(sample, 'test-admin');
    const erase = (...ids: string[]) => {
      const people = ids.map((id) => workspace.get('people', id)!);
      return planOf(
        people,
        'employee',
        { type: 'delete' },
        workspace.all('people'),
        personTraces(workspace),
        today,
      );
    };
    return { workspace, erase };
  };
  const nobody = { ...person('fresh'), revision: 0 };

  it('archives a person that records name, frees their interns, and undo brings both back', async () => {
    const { workspace, erase } = start();
    const interns = () => workspace.all('people').filter(({ mentorId }) => mentorId === 'ilan-voss').length;
    expect(interns()).toBeGreaterThan(0);
    const options = erase('ilan-voss')!;
    expect(options.label).toBe('Archived Ilan Voss');
    const { id } = await write(workspace, options);
    expect(workspace.get('people', 'ilan-voss')?.status).toBe('archived');
    expect(interns()).toBe(0);
    await undo(workspace, id);
    expect(workspace.get('people', 'ilan-voss')?.status).toBe('active');
    expect(interns()).toBeGreaterThan(0);
  });

  it('keeps the name and the hours of an archived person in reports and out of lists and choices', async () => {
    const { workspace, erase } = start();
    const range = { first: '2026-10-01', last: '2026-10-31' };
    const row = () => {
      const records = {
        people: workspace.all('people'),
        projects: workspace.all('projects'),
        tasks: workspace.all('tasks'),
        entries: workspace.all('timeEntries'),
        leave: workspace.all('leave'),
        holidays: workspace.all('holidays'),
        workdays: [1, 2, 3, 4, 5],
      };
      return workBy('person', records, range).find(({ id }) => id === 'noor-adair');
    };
    const { name, figures } = row()!;
    expect(figures.loggedMinutes).toBeGreaterThan(0);
    await write(workspace, erase('noor-adair')!);
    expect(row()).toMatchObject({ name, figures: { loggedMinutes: figures.loggedMinutes } });
    const people = workspace.all('people');
    expect(people.find(({ id }) => id === 'noor-adair')?.status).toBe('archived');
    const isNoor = ({ id }: { id: string }) => id === 'noor-adair';
    expect(reachable(people, 'test-admin').some(isNoor)).toBe(false);
    expect(mentorOptions(people).some(({ value }) => value === 'noor-adair')).toBe(false);
    for (const role of ['employee', 'intern'] as const) {
      const found = recordEntries(createMemoryWorkspace({ ...sample, people }, personIdOf[role]), role);
      expect(found.some(({ id }) => id === 'people:noor-adair')).toBe(false);
    }
  });

  it('deletes a person that nothing names, and says how many of each there are', async () => {
    const { workspace, erase } = start();
    await write(workspace, { label: 'Added', changes: [put('people', nobody)] });
    expect(erase('fresh')?.label).toBe('Deleted fresh');
    expect(erase('fresh', 'noor-adair')?.label).toBe('Deleted fresh and archived Noor Adair');
    expect(erase('fresh', 'noor-adair', 'ilan-voss')?.label).toBe('Deleted fresh and archived 2 employees');
  });

  it('has nothing to do for a person who is archived already', async () => {
    const { workspace, erase } = start();
    await write(workspace, erase('noor-adair')!);
    expect(erase('noor-adair')).toBeNull();
  });

  it('is told with hours, messages and tasks', () => {
    const trace = { minutes: 12_840, messages: 12, openTasks: 3, doneTasks: 1, others: 9 };
    expect(traceWords(trace)).toBe('214 h, 12 messages, 3 open tasks and 1 finished task');
    expect(traceWords({ ...trace, minutes: 0, messages: 1, openTasks: 0, doneTasks: 0 })).toBe('1 message');
    expect(traceWords({ minutes: 0, messages: 0, openTasks: 0, doneTasks: 0, others: 2 })).toBe(
      '2 other records',
    );
  });

  it('finds every trace of a person, whatever the collection', () => {
    const traces = personTraces({
      all: (name) => (sample[name] ?? []) as never,
    });
    const named = new Set(JSON.stringify({ ...sample, people: [], notices: [] }).match(/"[a-z-]+"/g));
    const missed = sample.people!.filter(({ id }) => named.has(`"${id}"`) && !traces.has(id));
    expect(missed).toEqual([]);
  });

  it('counts the traces of some people, and each list once', () => {
    const [message] = sample.messages!;
    let reads = 0;
    const messages = [
      new Proxy(
        { ...message!, fromId: 'ann', toIds: ['bo', 'cy'] },
        {
          get: (target, key) => {
            if (key === 'fromId') reads += 1;
            return Reflect.get(target, key);
          },
        },
      ),
    ];
    const records = { messages };
    const nothing: never[] = [];
    const all = (name: string) => (records[name as keyof typeof records] ?? nothing) as never;
    expect(
      [...personTraces({ all }, ['ann', 'zoe'])].map(([id, { messages: count }]) => [id, count]),
    ).toEqual([['ann', 1]]);
    expect([...personTraces({ all }, ['bo']).keys()]).toEqual(['bo']);
    expect([...personTraces({ all }).keys()].sort()).toEqual(['ann', 'bo', 'cy']);
    expect(reads).toBe(1);
  });

  it('counts leave and its entitlement as traces', () => {
    const [leave] = sample.leave!;
    const allowance = sample.leaveAllowances!.find(({ personId }) => personId !== null)!;
    const records = {
      leave: [{ ...leave!, personId: 'ann', decidedById: 'bo' }],
      leaveAllowances: [{ ...allowance, personId: 'cy' }],
    };
    const traces = personTraces({ all: (name) => (records[name as keyof typeof records] ?? []) as never });
    expect([...traces.keys()].sort()).toEqual(['ann', 'bo', 'cy']);
  });

  it('survives a backup and a reload', () => {
    const archived = { ...sample.people![0]!, status: 'archived' as const };
    expect(faultOf('people', archived)).toBeNull();
    expect(readPresent('people', archived)).toEqual(archived);
  });
});

describe('the figures of people', () => {
  const entry = (personId: string, day: string, minutes: number) =>
    blankRecord('timeEntries', {
      id: `${personId}${day}`,
      personId,
      projectId: 'p',
      day,
      minutes,
      billable: true,
    });
  const people = [
    person('a', { mentorId: 'b' }),
    person('b', { name: 'Bea' }),
    person('c', { status: 'invited' }),
    person('d', { mentorId: 'gone' }),
  ];
  const figures = peopleFigures(
    people,
    {
      entries: [
        entry('a', '2026-11-16', 600),
        entry('a', '2026-11-22', 60),
        entry('a', '2026-11-23', 5),
        entry('a', '2026-11-15', 7),
      ],
      leave: [],
      holidays: [],
      workdays: [1, 2, 3, 4, 5],
    },
    '2026-11-18',
  );

  it('count the week from Monday to Sunday', () => {
    expect(figures.weekMinutes(people[0]!)).toBe(660);
    expect(figures.allMinutes(people[0]!)).toBe(672);
    expect(figures.weekMinutes(people[1]!)).toBe(0);
  });

  it('know no load where nothing is planned', () => {
    expect(figures.load(people[0]!)).toBe(660 / 2400);
    expect(figures.load(people[2]!)).toBeNull();
  });

  it('name mentors who are there', () => {
    expect(people.map(figures.mentorName)).toEqual(['Bea', '', '', '']);
  });

  it('follow the importable columns of the CSV file', () => {
    const [head, first] = peopleCsv(people, { kind: 'employee', figures, currency: 'EUR' })
      .slice(1)
      .split('\r\n');
    expect(head).toBe(
      'Name,Work email,Personal email,Phone,Address,Team,Position,Start date,Last day,Hours a week,Status,Verified,About,Hourly rate,Hourly cost,Hours this week,Load',
    );
    expect(first).toBe('a,a@x.example,,,,,,2020-01-01,,40,Active,no,,,,11.00,28%');
  });
});
