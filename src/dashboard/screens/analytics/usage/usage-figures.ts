import { type DayRange, daysOf } from '@/dashboard/days/days';
import { localTime } from '@/dashboard/days/local-time';
import type { CollectionName } from '@/dashboard/model/records/records';
import { isUndo } from '@/dashboard/store/workspace/undo-label';
import type { Operation, OperationChange } from '@/dashboard/store/workspace/workspace';

export type UsageKind =
  | 'people'
  | 'time'
  | 'tasks'
  | 'messages'
  | 'schedule'
  | 'training'
  | 'reports'
  | 'settings';

export const usageKinds: Readonly<Record<UsageKind, string>> = {
  people: 'People',
  time: 'Time',
  tasks: 'Tasks and projects',
  messages: 'Messages and notifications',
  schedule: 'Schedule',
  training: 'Training and mentoring',
  reports: 'Reports and invoices',
  settings: 'Settings and views',
};

const kindOfCollection: Readonly<Record<CollectionName, UsageKind>> = {
  people: 'people',
  clients: 'tasks',
  projects: 'tasks',
  tasks: 'tasks',
  timeEntries: 'time',
  timesheets: 'time',
  timers: 'time',
  events: 'schedule',
  messages: 'messages',
  drafts: 'messages',
  notices: 'messages',
  courses: 'training',
  courseProgress: 'training',
  assignments: 'training',
  files: 'training',
  resources: 'training',
  bookmarks: 'training',
  meetings: 'training',
  goals: 'training',
  reportNotes: 'reports',
  savedViews: 'settings',
  settings: 'settings',
  leave: 'people',
  leaveKinds: 'settings',
  leaveAllowances: 'people',
  holidays: 'settings',
  invoices: 'reports',
  favourites: 'time',
};

/** Whether changes of a collection follow from another change of the same operation. */
const isFollowing = ({ collection }: OperationChange) => collection === 'notices' || collection === 'files';

/**
 * The kind of an operation's first change that does not follow from another, or else of its first change. An undo has the changes
 * in reverse order.
 */
export function kindOf(operation: Operation): UsageKind {
  const { changes } = operation;
  const own = changes.filter((change) => !isFollowing(change));
  const main = own.at(isUndo(operation) ? -1 : 0) ?? changes[0];
  return main ? kindOfCollection[main.collection] : 'settings';
}

/** Counts the operations on each day of a range, by the agency's clock. */
export function operationsByDay(
  operations: readonly Operation[],
  range: DayRange,
  timeZone: string,
): number[] {
  const counts = new Map(daysOf(range).map((day) => [day, 0]));
  for (const { at } of operations) {
    const day = localTime(new Date(at), timeZone).slice(0, 10);
    const count = counts.get(day);
    if (count !== undefined) counts.set(day, count + 1);
  }
  return [...counts.values()];
}

export interface KindCount {
  kind: UsageKind;
  count: number;
}

/** The number of operations of each kind, most first, without empty kinds. */
export function operationsByKind(operations: readonly Operation[]): KindCount[] {
  const counts = new Map<UsageKind, number>();
  for (const operation of operations) {
    const kind = kindOf(operation);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .sort((a, b) => b.count - a.count || usageKinds[a.kind].localeCompare(usageKinds[b.kind], 'en'));
}
