import { basePath, withBase, withoutBase } from '@/lib/base-path';
import { newId } from '@/lib/new-id';
import { shorten } from '@/lib/shorten';
import { inboxOf, portalPath } from '@/routes/portal-paths';
import { taskPath } from '@/routes/task-path';
import type {
  CollectionName,
  Message,
  NotificationTopic,
  Person,
  Task,
} from '@/dashboard/model/records/records';
import { maxNotificationText } from '@/dashboard/model/records/notification';
import { keyOfChange, put, remove, type Change } from '@/dashboard/model/change';
import { personName } from '@/dashboard/words/person';
import {
  leavePath,
  namesLeave,
  notificationsForLeave,
  notificationsForOutdatedLeave,
  outdatedLeave,
} from './leave-notifications';
import { savedIn, type Before, type NotificationDraft } from './notification-draft';
import {
  notificationsForAssignment,
  notificationsForCancelledMeeting,
  notificationsForGoal,
  notificationsForMeeting,
} from './training-notifications';
import { approvalPath, notificationsForCorrection, notificationsForWeek } from './week-notifications';

/** A task that another person assigned or commented on notifies the assignee. */
function notificationsForTask(record: Task, { get }: Before): NotificationDraft[] {
  const before = get('tasks', record.id);
  const kind = get('people', record.assigneeId)?.kind;
  const notification = {
    audience: { personId: record.assigneeId },
    path: taskPath(kind === 'admin' || kind === 'intern' ? kind : 'employee', record),
  } as const;
  const known = new Set(before?.comments.map(({ id }) => id));
  const comments = record.comments
    .filter(({ id, authorId }) => !known.has(id) && authorId !== record.assigneeId)
    .map(({ authorId }) => ({
      ...notification,
      text: `${personName(get('people', authorId))} commented on a task`,
      detail: record.title,
    }));
  if (before?.assigneeId === record.assigneeId || record.status === 'done') return comments;
  const detail = [record.title, get('projects', record.projectId)?.name].filter(Boolean).join(', ');
  return [{ ...notification, text: 'You have a new task', detail }, ...comments];
}

/** A message notifies its recipients, except clients, who have no portal. */
function notificationsForMessage(record: Message, { get }: Before): NotificationDraft[] {
  if (get('messages', record.id)) return [];
  return [...new Set(record.toIds)].flatMap((personId) => {
    const kind = get('people', personId)?.kind;
    if (!kind || kind === 'regular') return [];
    return {
      audience: { personId },
      text: `${personName(get('people', record.fromId))} wrote to you`,
      detail: record.subject,
      path: portalPath(inboxOf(kind), { thread: record.threadId }),
    } as const;
  });
}

const listOf = {
  admin: 'employees',
  employee: 'employees',
  intern: 'interns',
  regular: 'regular-users',
} as const;

/** New people notify the admin, with one notification for all. */
function notificationsForNewPeople(people: readonly Person[]): NotificationDraft[] {
  const [first] = people;
  if (!first) return [];
  const one = people.length === 1;
  return [
    {
      audience: { role: 'admin' },
      text: one ? `${first.name} was added` : `${people.length} people were added`,
      detail: one ? first.team : `${first.name} and others`,
      path: portalPath(listOf[first.kind], one ? { id: first.id } : {}),
    },
  ];
}

/** Creates the notifications of each topic. */
const topics: Readonly<
  Record<NotificationTopic, (changes: readonly Change[], before: Before) => NotificationDraft[]>
> = {
  people: (changes, { get }) =>
    notificationsForNewPeople(savedIn(changes, 'people').filter(({ id }) => !get('people', id))),
  time: (changes, before) => [
    ...savedIn(changes, 'timesheets').flatMap((sheet) => notificationsForWeek(sheet, before)),
    ...savedIn(changes, 'leave').flatMap((leave) => notificationsForLeave(leave, before)),
    ...changes.flatMap((change) => notificationsForOutdatedLeave(change, before)),
  ],
  messages: (changes, before) =>
    savedIn(changes, 'messages').flatMap((message) => notificationsForMessage(message, before)),
  training: (changes, before) => [
    ...savedIn(changes, 'assignments').flatMap((assignment) =>
      notificationsForAssignment(assignment, before),
    ),
    ...savedIn(changes, 'meetings').flatMap((meeting) => notificationsForMeeting(meeting, before)),
    ...changes.flatMap((change) => notificationsForCancelledMeeting(change, before)),
    ...savedIn(changes, 'goals').flatMap((goal) => notificationsForGoal(goal, before)),
  ],
  tasks: (changes, before) => savedIn(changes, 'tasks').flatMap((task) => notificationsForTask(task, before)),
};

/** Deletes the notifications of a withdrawn submission or assignment, and of leave that was moved or deleted. */
function outdatedNotifications(changes: readonly Change[], before: Before): Change[] {
  const { all, get } = before;
  const withdrawn = savedIn(changes, 'timesheets').filter(
    ({ id, status }) => status === 'open' && get('timesheets', id)?.status === 'submitted',
  );
  const withdrawnLeave = savedIn(changes, 'leave').filter(
    ({ id, status }) => status === 'withdrawn' && get('leave', id)?.status === 'requested',
  );
  const removed = changes.filter(({ type }) => type === 'remove').map(keyOfChange);
  const idsIn = (name: CollectionName) =>
    removed.flatMap(({ collection, id }) => (collection === name ? [id] : []));
  // Nobody may delete what an admin wrote to them.
  const oldLeave = changes
    .flatMap((change) => outdatedLeave(change, before) ?? [])
    .filter(({ personId }) => personId !== before.actorId);
  const paths = new Set([
    ...idsIn('assignments').map((id) => portalPath('assignments', { assignment: id })),
    ...idsIn('leave').map(leavePath),
    ...withdrawn.map(({ id }) => approvalPath(id)),
    ...withdrawnLeave.map(({ id }) => leavePath(id)),
  ]);
  return paths.size + oldLeave.length === 0
    ? []
    : all('notices')
        .filter(
          (notification) =>
            paths.has(withBase(notification.path)) ||
            oldLeave.some((leave) => namesLeave(notification, leave, before)),
        )
        .map((notification) => remove('notices', notification));
}

/**
 * The notifications that changes cause, as further changes to save with them. Nothing else creates
 * notifications. Leaves out topics that the agency's settings disable, but never a correction of somebody's time.
 */
export function notificationChanges(changes: readonly Change[], before: Before): Change[] {
  const { get, actorId, at } = before;
  const wanted = get('settings', 'agency')?.noticeTopics ?? (Object.keys(topics) as NotificationTopic[]);
  const corrections = savedIn(changes, 'timesheets').flatMap((sheet) =>
    notificationsForCorrection(sheet, before),
  );
  const notifications = [...corrections, ...wanted.flatMap((topic) => topics[topic](changes, before))].filter(
    ({ audience }) => !('personId' in audience) || audience.personId !== actorId,
  );
  const stored = notifications.map(({ text, detail, path, audience }) => ({
    audience,
    text: shorten(text, maxNotificationText - 1),
    detail: shorten(detail, maxNotificationText - 1),
    path: basePath ? withoutBase(path) : path,
  }));
  return [
    ...outdatedNotifications(changes, before),
    ...stored.map((notification) =>
      put('notices', { id: newId(), revision: 0, at, readByIds: [actorId], ...notification }),
    ),
  ];
}
