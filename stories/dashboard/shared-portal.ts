import { fn } from 'storybook/test';
import { weekStart } from '@/dashboard/days/days';
import type { SeedRecords } from '@/dashboard/model/records/records';
import { mapsOf } from '@/dashboard/store/record-maps';
import type { Parked } from '@/dashboard/store/synced/outbox';
import type { Device, Invitation, SharedPortal, SyncState } from '@/dashboard/store/synced/shared-portal';
import { storyDay, storySample } from './in-portal';

const task = storySample().tasks![0]!;
/** Time of this week, which is open. */
const entry = storySample().timeEntries!.find(
  ({ personId, day }) => personId === 'test-employee' && day >= weekStart(storyDay),
)!;

const noFiles: readonly string[] = [];

/** The records of the portal, in which an admin has approved the week of that time. */
export const withApprovedWeek = (sample: SeedRecords): SeedRecords => ({
  ...sample,
  timesheets: [
    ...sample.timesheets!.filter((sheet) => sheet.id !== `test-employee:${weekStart(storyDay)}`),
    {
      ...sample.timesheets!.find(({ status }) => status === 'approved')!,
      id: `test-employee:${weekStart(storyDay)}`,
      personId: 'test-employee',
      weekStart: weekStart(storyDay),
    },
  ],
});

/** The records of the portal, in which other people have changed a task again. */
export const withLaterTitle = (sample: SeedRecords): SeedRecords => ({
  ...sample,
  tasks: sample.tasks!.map((one) =>
    one.id === task.id ? { ...one, title: 'Draw the bay', priority: 'low' } : one,
  ),
});

/** The same title changed by two people. */
export const conflicting: Parked = {
  id: 'conflicting',
  at: '2026-11-18T09:55:00.000Z',
  label: 'Changed “Draw the harbour”',
  undoes: null,
  sent: false,
  reason: 'Another person also changed this.',
  changes: [
    { collection: 'tasks', id: task.id, before: task, after: { ...task, title: 'Draw the harbour' } },
  ],
  theirs: [{ ...task, title: 'Draw the coast', priority: 'low' }],
};

/** Time in a week that was submitted meanwhile. */
export const refused: Parked = {
  id: 'refused',
  at: '2026-11-18T09:58:00.000Z',
  label: 'Logged 1 h 30 min',
  undoes: null,
  sent: false,
  reason: 'This week’s time sheet is submitted, so its time is locked. Withdraw it first.',
  changes: [{ collection: 'timeEntries', id: entry.id, before: entry, after: { ...entry, minutes: 90 } }],
  theirs: [entry],
};

/** A password to hand over. */
export const invitation: Invitation = {
  password: 'k7mq-r2vd-x9ht-c4wn',
  validUntil: '2026-11-25T09:00:00.000Z',
};

/** This device, a phone, and a browser that the server does not know. */
export const devices: readonly Device[] = [
  { id: 'laptop', name: 'Firefox on Windows', signedInAt: '2026-11-16T08:05:00.000Z', isCurrent: true },
  { id: 'phone', name: 'Safari on iPhone', signedInAt: '2026-10-02T17:40:00.000Z', isCurrent: false },
  { id: 'other', name: null, signedInAt: '2026-09-21T07:30:00.000Z', isCurrent: false },
];

interface Given {
  state?: SyncState;
  waiting?: number;
  parked?: readonly Parked[];
  keepMine?: SharedPortal['keepMine'];
  /** Where the person is signed in. Those that are ended leave the list. */
  signedIn?: readonly Device[];
  readDevices?: SharedPortal['readDevices'];
}

/** The server's side of a workspace, in one state. */
export function sharedPortal({
  state = 'synced',
  waiting = 0,
  parked = [],
  keepMine,
  signedIn = devices,
  readDevices,
}: Given = {}): SharedPortal {
  let left = signedIn;
  return {
    address: 'https://portal.undula.example/parse',
    state: () => state,
    waiting: () => waiting,
    parked: () => parked,
    lostFiles: () => noFiles,
    subscribe: () => () => {},
    keepMine: keepMine ?? fn<SharedPortal['keepMine']>(async () => {}),
    discard: fn<SharedPortal['discard']>(async () => {}),
    readFile: fn<SharedPortal['readFile']>(async () => ({
      id: 'brief',
      revision: 1,
      name: 'brief.txt',
      type: 'text/plain',
      size: 3,
      content: 'QUJD',
    })),
    readProjectTime: fn<SharedPortal['readProjectTime']>(async () => []),
    read: fn<SharedPortal['read']>(async () => ({
      records: mapsOf({}),
      deleted: new Set(),
    })),
    send: fn<SharedPortal['send']>(async () => ({ result: 'done' })),
    invite: fn<SharedPortal['invite']>(async () => invitation),
    changePassword: fn<SharedPortal['changePassword']>(async () => {}),
    readDevices: readDevices ?? fn<SharedPortal['readDevices']>(async () => left),
    endDevices: fn<SharedPortal['endDevices']>(async (id) => {
      left = left.filter((device) => device.isCurrent || (id !== null && device.id !== id));
    }),
    whySignedOut: fn<SharedPortal['whySignedOut']>(async () => 'Your account is suspended. Ask an admin.'),
    signOut: fn<SharedPortal['signOut']>(async () => {}),
    forget: fn<SharedPortal['forget']>(async () => {}),
  };
}
