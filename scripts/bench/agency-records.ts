import { addDays, daysOf, monthOf, monthRange, weekdayOf, weekStart } from '../../src/dashboard/days/days';
import type {
  Client,
  Invoice,
  Leave,
  Message,
  Person,
  Project,
  SeedRecords,
  Task,
  TimeEntry,
  Timesheet,
} from '../../src/dashboard/model/records/records';
import { constantRate } from '../../src/dashboard/model/records/rate';
import { projectColours } from '../../src/dashboard/model/records/project';
import { chance } from '../../src/dashboard/sample/chance';
import { createOwnBase } from '../../src/dashboard/sample/own-base';

const counts = { people: 60, clients: 40, projects: 200, tasks: 3000, messages: 5000 };
/** Time entries of a person on a working day: 120,000 in two years. */
const entriesADay = 3.85;
const teams = ['Design', 'Engineering', 'Research', 'Strategy', 'Content'];

export interface AgencySize {
  /** Number of time entries. Decides how many days the records go back: 120,000 are two years. */
  entries: number;
  /** ISO date of the last day. */
  today: string;
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The working days before today and today, oldest first. */
function workdaysUpTo(today: string, count: number): string[] {
  const first = addDays(today, -Math.ceil((count * 7) / 5) - 7);
  return daysOf({ first, last: today })
    .filter((day) => weekdayOf(day) <= 5)
    .slice(-count);
}

function createPeople(today: string, joinedOn: string): Person[] {
  const [admin, employee, intern] = createOwnBase(today).people!;
  return times(counts.people, (index): Person => {
    const kind = index % 6 === 5 ? 'intern' : 'employee';
    const account = index === 0 ? employee : index === 5 ? intern : undefined;
    return {
      ...admin!,
      id: account?.id ?? `person-${index}`,
      kind,
      name: `${['Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn'][index % 6]!} Measured ${index}`,
      email: `person-${index}@agency.example`,
      status: 'active',
      team: teams[index % teams.length]!,
      position: kind === 'intern' ? 'Intern' : 'Designer',
      joinedOn,
      weeklyMinutes: 2400,
      hourlyRate: kind === 'intern' ? null : 9000 + (index % 5) * 500,
      hourlyCost: 4500,
      requiredMinutes: kind === 'intern' ? 60_000 : null,
      mentorId: kind === 'intern' ? 'test-employee' : null,
    };
  });
}

const createClients = (): Client[] =>
  times(counts.clients, (index) => ({
    id: `client-${index}`,
    revision: 0,
    name: `Measured Client ${index}`,
    status: 'active',
    address: `${index} Measured Street\nMeasured Town`,
    taxNumber: `TAX-${index}`,
    notes: '',
    contacts: [],
  }));

/** A third of the projects is active. */
const createProjects = (people: readonly Person[], first: string, today: string): Project[] =>
  times(counts.projects, (index) => ({
    id: `project-${index}`,
    revision: 0,
    name: `Measured Project ${index}`,
    clientId: index % 20 === 0 ? null : `client-${index % counts.clients}`,
    status: index % 3 === 0 ? 'active' : index % 3 === 1 ? 'done' : 'archived',
    archivedFrom: null,
    colour: projectColours[index % projectColours.length]!,
    startsOn: first,
    dueOn: addDays(today, (index % 90) - 10),
    budgetMinutes: index % 2 ? 60_000 : 0,
    budgetMoney: index % 2 ? null : 9_000_000,
    rates: index % 2 ? [] : constantRate(11_000),
    leadId: people[index % people.length]!.id,
    memberIds: times(6, (at) => people[(index + at * 7) % people.length]!.id),
    notes: '',
    links: [],
    fileIds: [],
    estimate: null,
  }));

const createTasks = (people: readonly Person[], days: readonly string[]): Task[] =>
  times(counts.tasks, (index) => {
    const createdOn = days[chance(days.length, index)]!;
    const isDone = index % 10 !== 0;
    return {
      id: `task-${index}`,
      revision: 0,
      title: `Measured task ${index}`,
      notes: '',
      projectId: `project-${index % counts.projects}`,
      assigneeId: people[index % people.length]!.id,
      status: isDone ? 'done' : (['todo', 'doing', 'review'] as const)[index % 3]!,
      priority: 'normal',
      dueOn: addDays(createdOn, 14),
      estimateMinutes: 480,
      kindId: null,
      order: index,
      subtasks: [],
      comments: [],
      createdOn,
      completedOn: isDone ? addDays(createdOn, 10) : null,
    };
  });

/** Threads of four messages between the employee and others. */
const createMessages = (people: readonly Person[], days: readonly string[]): Message[] =>
  times(counts.messages, (index) => {
    const pair = [people[0]!.id, people[1 + (index % (people.length - 1))]!.id];
    const [from, to] = (index % 2 ? pair : pair.reverse()) as [string, string];
    return {
      id: `message-${index}`,
      revision: 0,
      threadId: `message-${index - (index % 4)}`,
      fromId: from,
      toIds: [to],
      subject: `Measured message ${index}`,
      body: 'Words for the measure.',
      sentAt: `${days[Math.floor((index * days.length) / counts.messages)]}T10:00:00.000Z`,
      readByIds: [from, ...(index % 7 ? [to] : [])],
      archivedByIds: [],
    };
  });

function createEntries(people: readonly Person[], days: readonly string[], entries: number): TimeEntry[] {
  const places = people.length * days.length;
  return times(entries, (index) => {
    const place = Math.floor((index * places) / entries);
    const who = place % people.length;
    const day = Math.floor(place / people.length);
    // Each person works on six projects at a time, and on others every quarter of a year.
    const project = (who * 11 + Math.floor(day / 60) * 7 + chance(6, index) * 17) % counts.projects;
    const task = project + counts.projects * chance(counts.tasks / counts.projects, index, 2);
    return {
      id: `entry-${index}`,
      revision: 0,
      personId: people[who]!.id,
      projectId: `project-${project}`,
      taskId: index % 3 === 0 ? `task-${task}` : null,
      day: days[day]!,
      minutes: 15 * (4 + chance(9, index, 1)),
      startedAt: null,
      endedAt: null,
      note: index % 4 === 0 ? 'Review with the client' : '',
      billable: project % 20 !== 0,
    };
  });
}

/** Approved weeks, a submitted last week, and an open present one. */
function createTimesheets(people: readonly Person[], days: readonly string[], today: string): Timesheet[] {
  const mondays = [...new Set(days.map(weekStart))].filter((monday) => monday < weekStart(today));
  return people.flatMap((person) =>
    mondays.map((monday): Timesheet => {
      const isApproved = monday !== mondays.at(-1);
      return {
        id: `${person.id}:${monday}`,
        revision: 0,
        personId: person.id,
        weekStart: monday,
        status: isApproved ? 'approved' : 'submitted',
        submittedAt: `${addDays(monday, 4)}T16:00:00.000Z`,
        decidedAt: isApproved ? `${addDays(monday, 7)}T08:30:00.000Z` : null,
        decidedById: isApproved ? 'test-admin' : null,
        reason: '',
        corrections: [],
      };
    }),
  );
}

/** A week of holiday every ten weeks. */
const createLeave = (people: readonly Person[], days: readonly string[], kindId: string): Leave[] =>
  people.flatMap((person, who) =>
    times(Math.floor(days.length / 50), (index): Leave => {
      const firstDay = weekStart(days[index * 50 + (who % 10)]!);
      return {
        id: `leave-${who}-${index}`,
        revision: 0,
        personId: person.id,
        kindId,
        firstDay,
        lastDay: addDays(firstDay, 4),
        startsHalf: false,
        endsHalf: false,
        note: '',
        status: 'approved',
        requestedAt: `${firstDay}T08:00:00.000Z`,
        decidedAt: `${firstDay}T09:00:00.000Z`,
        decidedById: 'test-admin',
        reason: '',
      };
    }),
  );

/** An invoice a client and month, for all months but the last two. */
function createInvoices(
  clients: readonly Client[],
  projects: readonly Project[],
  entries: readonly TimeEntry[],
  today: string,
): Invoice[] {
  const clientOf = new Map(projects.map(({ id, clientId }) => [id, clientId]));
  const open = [monthOf(today), monthOf(addDays(`${monthOf(today)}-01`, -1))];
  const groups = new Map<string, TimeEntry[]>();
  for (const entry of entries) {
    const clientId = clientOf.get(entry.projectId);
    const month = monthOf(entry.day);
    if (!clientId || open.includes(month)) continue;
    const key = `${month} ${clientId}`;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  const nameOf = new Map(clients.map(({ id, name }) => [id, name]));
  return [...groups].map(([key, billed], index): Invoice => {
    const [month, clientId] = key.split(' ') as [string, string];
    const range = monthRange(month);
    const minutes = billed.reduce((sum, entry) => sum + entry.minutes, 0);
    const net = Math.round((minutes * 10_000) / 60);
    const paidOn = index % 5 === 0 ? null : addDays(range.last, 20);
    return {
      id: `invoice-${index}`,
      revision: 0,
      clientId,
      clientName: nameOf.get(clientId)!,
      clientAddress: '',
      clientTaxNumber: '',
      agencyName: 'Measured Agency',
      agencyAddress: '',
      number: `${month.slice(0, 4)}-${String(index + 1).padStart(4, '0')}`,
      numberSeries: `${month.slice(0, 4)}-{number}`,
      numberPlace: index + 1,
      status: paidOn === null ? 'sent' : 'paid',
      currency: 'USD',
      firstDay: range.first,
      lastDay: range.last,
      lines: [
        {
          id: `line-${index}`,
          text: 'Design',
          minutes,
          hourlyRate: 10_000,
          rateFrom: 'person',
          amount: net,
          entryIds: billed.map(({ id }) => id),
          tax: { name: 'VAT', rate: 1900 },
        },
      ],
      discount: null,
      createdOn: range.last,
      issuedOn: range.last,
      dueOn: addDays(range.last, 30),
      termDays: null,
      payments: paidOn === null ? [] : [{ id: 'payment', paidOn, amount: Math.round(net * 1.19) }],
      voidedOn: null,
      voidReason: '',
      note: '',
    };
  });
}

/** An agency of 60 people with 200 projects, on an own base. The same for the same size and day. */
export function createAgency({ entries: count, today }: AgencySize): SeedRecords {
  const days = workdaysUpTo(today, Math.round(count / (counts.people * entriesADay)));
  const first = days[0]!;
  const people = createPeople(today, first);
  const clients = createClients();
  const projects = createProjects(people, first, today);
  const timeEntries = createEntries(people, days, count);
  const kindId = createOwnBase(today).leaveKinds![0]!.id;
  return {
    people,
    clients,
    projects,
    tasks: createTasks(people, days),
    messages: createMessages(people, days),
    timeEntries,
    timesheets: createTimesheets(people, days, today),
    leave: createLeave(people, days, kindId),
    invoices: createInvoices(clients, projects, timeEntries, today),
  };
}
