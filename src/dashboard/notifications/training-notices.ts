import { portalPath } from '@/routes/portal-paths';
import type { Assignment, Goal, Meeting } from '@/dashboard/model/records/records';
import { goalPercent } from '@/dashboard/figures/mentorship';
import { dayAndTime } from '@/dashboard/words/moment';
import { personName } from '@/dashboard/words/person';
import type { Before, NoticeDraft } from './notice-draft';

/** A submission notifies the admin and the intern's mentor. A new assignment or a decision notifies the intern. */
export function noticesForAssignment(record: Assignment, { get }: Before): NoticeDraft[] {
  const before = get('assignments', record.id)?.status;
  if (before === record.status) return [];
  const person = get('people', record.personId);
  const detail = record.title;
  if (record.status === 'submitted') {
    const notice = { text: `${person?.name ?? 'An intern'} submitted an assignment`, detail };
    const toAdmin: NoticeDraft = {
      ...notice,
      audience: { role: 'admin' },
      path: portalPath('approvals', { id: record.id }),
    };
    const mentorId = person?.mentorId;
    if (!mentorId) return [toAdmin];
    const path = portalPath('my-interns', { intern: record.personId, assignment: record.id });
    return [toAdmin, { ...notice, audience: { personId: mentorId }, path }];
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

/** A new or moved meeting notifies the other person: the mentor or the intern. */
export function noticesForMeeting(record: Meeting, { get, actorId }: Before): NoticeDraft[] {
  const before = get('meetings', record.id);
  if (before?.startsAt === record.startsAt) return [];
  const { id, internId, mentorId } = record;
  const byMentor = actorId === mentorId;
  const name = personName(get('people', byMentor ? mentorId : internId));
  return [
    {
      audience: { personId: byMentor ? internId : mentorId },
      text: `${name} ${before ? 'moved your meeting' : 'planned a meeting with you'}`,
      detail: dayAndTime(record.startsAt),
      path: byMentor
        ? portalPath('mentorship', { meeting: id })
        : portalPath('my-interns', { intern: internId, meeting: id }),
    },
  ];
}

/** A new or finished goal notifies the intern's mentor. */
export function noticesForGoal(record: Goal, { get }: Before): NoticeDraft[] {
  const before = get('goals', record.id);
  const isFinished = goalPercent(record) === 100;
  if (before && (!isFinished || goalPercent(before) === 100)) return [];
  const intern = get('people', record.internId);
  if (!intern?.mentorId) return [];
  return [
    {
      audience: { personId: intern.mentorId },
      text: `${intern.name} ${isFinished ? 'finished' : 'set'} a goal`,
      detail: record.title,
      path: portalPath('my-interns', { intern: intern.id }),
    },
  ];
}
