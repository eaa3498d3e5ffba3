import { withBase } from '@/lib/base-path';
import { portalPath } from '@/routes/portal-paths';
import type { Leave, PortalNotification, Person } from '@/dashboard/model/records/records';
import { keyOfChange, type Change } from '@/dashboard/model/change';
import { isLive } from '@/dashboard/figures/leave';
import { kindNames, leaveWords } from '@/dashboard/words/leave';
import { personName } from '@/dashboard/words/person';
import type { Before, NotificationDraft } from './notification-draft';

/** Path of the admin's decision on a request for leave. */
export const leavePath = (id: string) => portalPath('leave', { id });

/** Kind and days of a leave, as the notifications of an instant name them. */
const leaveDetail = (leave: Leave, { all }: Pick<Before, 'all'>, at: string) =>
  `${kindNames(all('leaveKinds'))(leave.kindId)}, ${leaveWords(leave, at.slice(0, 10))}`;

/** Path of a person's own leave. */
const ownLeavePath = (person: Person | null) =>
  portalPath(person?.kind === 'intern' ? 'intern-leave' : 'employee-leave');

const leaveFields = ['personId', 'kindId', 'firstDay', 'lastDay', 'startsHalf', 'endsHalf'] as const;

/** Live leave that a change moves, gives to another person or deletes. Null for other changes. */
export function outdatedLeave(change: Change, { get }: Pick<Before, 'get'>): Leave | null {
  if (change.collection !== 'leave') return null;
  const before = get('leave', keyOfChange(change).id);
  if (!before || !isLive(before)) return null;
  const after = change.type === 'put' ? change.record : null;
  return after && leaveFields.every((field) => before[field] === after[field]) ? null : before;
}

/** Leave that another person moves or deletes notifies the person. */
export function notificationsForOutdatedLeave(change: Change, before: Before): NotificationDraft[] {
  const leave = outdatedLeave(change, before);
  if (!leave) return [];
  const after = change.type === 'put' ? (change.record as Leave) : null;
  const isKept = after?.personId === leave.personId;
  if (isKept && after.status !== leave.status) return [];
  const { get, at } = before;
  const notificationOf = (text: string, of: Leave): NotificationDraft => ({
    audience: { personId: of.personId },
    text,
    detail: leaveDetail(of, before, at),
    path: ownLeavePath(get('people', of.personId)),
  });
  if (isKept) return [notificationOf('Your leave was changed', after)];
  const deleted = notificationOf('Your leave was deleted', leave);
  return after ? [notificationOf('Leave was entered for you', after), deleted] : [deleted];
}

/** Requested leave, and leave that needs no approval, notifies the admin. A decision notifies the person. */
export function notificationsForLeave(record: Leave, context: Before): NotificationDraft[] {
  const { get, at, actorId } = context;
  const { id, personId, status, reason } = record;
  const before = get('leave', id);
  if (before?.status === status) return [];
  const person = get('people', personId);
  const detail = leaveDetail(record, context, at);
  if (actorId === personId) {
    const text =
      status === 'requested'
        ? `${personName(person)} requested leave`
        : status === 'approved'
          ? `${personName(person)} entered leave`
          : `${personName(person)} withdrew leave`;
    // A withdrawn request needs no attention any more.
    if (status === 'withdrawn' && before?.status === 'requested') return [];
    return [{ audience: { role: 'admin' }, text, detail, path: leavePath(id) }];
  }
  const texts = {
    requested: 'Leave was requested for you',
    approved: before ? 'Your leave was approved' : 'Leave was entered for you',
    returned: 'Your leave was returned',
    withdrawn: 'Your leave was withdrawn',
  };
  return [
    {
      audience: { personId },
      text: texts[status],
      detail: status === 'returned' ? `${detail}: ${reason}` : detail,
      path: ownLeavePath(person),
    },
  ];
}

/** Whether a notification names the days of a leave to its person. A returned leave has its reason after them. */
export function namesLeave(
  { audience, path, detail, at }: PortalNotification,
  leave: Leave,
  before: Before,
): boolean {
  if (!('personId' in audience) || audience.personId !== leave.personId) return false;
  if (withBase(path) !== ownLeavePath(before.get('people', leave.personId))) return false;
  const words = leaveDetail(leave, before, at);
  return detail === words || detail.startsWith(`${words}: `);
}
