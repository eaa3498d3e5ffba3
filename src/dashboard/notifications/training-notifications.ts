import { portalPath } from '@/routes/portal-paths';
import type { Assignment, Goal, Meeting } from '@/dashboard/model/records/records';
import type { Change } from '@/dashboard/model/change';
import { goalPercent } from '@/dashboard/figures/mentorship';
import { dayAndTime } from '@/dashboard/words/moment';
import { personName } from '@/dashboard/words/person';
import type { Before, NotificationDraft } from './notification-draft';

/** A submission notifies the admin and the intern's mentor. A new assignment or a decision notifies the intern. */
export function notificationsForAssignment(record: Assignment, { get }: Before): NotificationDraft[] {
  const before = get('assignments', record.id)?.status;
  if (before === record.status) return [];
  const person = get('people', record.personId);
  const detail = record.title;
  if (record.status === 'submitted') {
    const notification = { text: `${person?.name ?? 'An intern'} submitted an assignment`, detail };
    const toAdmin: NotificationDraft = {
      ...notification,
      audience: { role: 'admin' },
      path: portalPath('approvals', { id: record.id }),
    };
    const mentorId = person?.mentorId;
    if (!mentorId) return [toAdmin];
    const path = portalPath('my-interns', { intern: record.personId, assignment: record.id });
    return [toAdmin, { ...notification, audience: { personId: mentorId }, path }];
  }
  const path = portalPath('assignments', { assignment: record.id });
  const audience = { personId: record.personId } as const;
  if (record.status === 'open')
    return before ? [] : [{ audience, text: 'You have a new assignment', detail, path }];
  return [
    {
      audience,
      text:
        record.status === 'accepted'
          ? 'Your assignment was accepted'
          : 'Your assignment was returned with feedback',
      detail,
      path,
    },
  ];
}

/** The notification for the other person of a meeting: the mentor or the intern. @param link - names the meeting, if it can be opened */
function toOther(
  { internId, mentorId, startsAt }: Meeting,
  act: string,
  { get, actorId }: Before,
  link: { meeting?: string } = {},
): NotificationDraft[] {
  const byMentor = actorId === mentorId;
  const name = personName(get('people', byMentor ? mentorId : internId));
  return [
    {
      audience: { personId: byMentor ? internId : mentorId },
      text: `${name} ${act}`,
      detail: dayAndTime(startsAt),
      path: byMentor
        ? portalPath('mentorship', link)
        : portalPath('my-interns', { intern: internId, ...link }),
    },
  ];
}

/** A new or moved meeting notifies the other person. */
export function notificationsForMeeting(record: Meeting, before: Before): NotificationDraft[] {
  const planned = before.get('meetings', record.id);
  if (planned?.startsAt === record.startsAt) return [];
  return toOther(record, planned ? 'moved your meeting' : 'planned a meeting with you', before, {
    meeting: record.id,
  });
}

/** A cancelled meeting notifies the other person. */
export function notificationsForCancelledMeeting(change: Change, before: Before): NotificationDraft[] {
  if (change.type !== 'remove' || change.collection !== 'meetings') return [];
  const meeting = before.get('meetings', change.id);
  return meeting ? toOther(meeting, 'cancelled your meeting', before) : [];
}

/** A new or finished goal notifies the intern's mentor. */
export function notificationsForGoal(record: Goal, { get }: Before): NotificationDraft[] {
  const before = get('goals', record.id);
  const isFinished = goalPercent(record) === 100;
  if (before && (!isFinished || goalPercent(before) === 100)) return [];
  const intern = get('people', record.internId);
  if (!intern?.mentorId) return [];
  return [
    {
      audience: { personId: intern.mentorId },
      text: `${intern.name} ${isFinished ? 'completed' : 'set'} a goal`,
      detail: record.title,
      path: portalPath('my-interns', { intern: intern.id }),
    },
  ];
}
