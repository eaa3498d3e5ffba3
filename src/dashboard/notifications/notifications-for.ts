import { basePath, withBase, withoutBase } from '@/lib/base-path';
import { shorten } from '@/lib/shorten';
import { inboxOf, portalPath } from '@/routes/portal-paths';
import { taskPath } from '@/routes/task-path';
import type {
  Assignment,
  CollectionName,
  Goal,
  Leave,
  Meeting,
  Message,
  Notice,
  NoticeTopic,
  Person,
  RecordOf,
  Task,
  Timesheet,
} from '@/dashboard/model/records/records';
import { mostNoticeText } from '@/dashboard/model/records/notice';
import { kindNames, leaveWords } from '@/dashboard/words/leave';
import { personName } from '@/dashboard/words/person';
import { type Change, keyOfChange, put, remove } from '@/dashboard/model/change';
import { shortDay } from '@/dashboard/words/day';
import { dayAndTime } from '@/dashboard/words/moment';
import { isWithin } from '@/dashboard/days/day-range';
import { weekRange } from '@/dashboard/days/days';
import { isLive } from '@/dashboard/figures/leave';
import { goalPercent } from '@/dashboard/figures/mentorship';
import { sumMinutes } from '@/dashboard/figures/time';
import { correctionWords } from '@/dashboard/words/correction';
import { weekName } from '@/dashboard/words/range';
import { hoursAndMinutes } from '@/dashboard/words/span';
import type { Read } from '@/dashboard/model/command';
import { newId } from '@/lib/new-id';

type NoticeDraft = Pick<Notice, 'audience' | 'text' | 'detail' | 'path'>;

interface Before extends Read {
  /** Id of the acting person, who gets no notification of their own changes. */
  actorId: string;
  /** Instant. */
  at: string;
}

/** A submission notifies the admin and the intern's mentor. A new assignment or a decision notifies the intern. */
function noticesForAssignment(record: Assignment, { get }: Before): NoticeDraft[] {
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

/** A task that another person assigned or commented on notifies the assignee. */
function noticesForTask(record: Task, { get }: Before): NoticeDraft[] {
  const before = get('tasks', record.id);
  const kind = get('people', record.assigneeId)?.kind;
  const notice = {
    audience: { personId: record.assigneeId },
    path: taskPath(kind === 'admin' || kind === 'intern' ? kind : 'employee', record),
  } as const;
  const known = new Set(before?.comments.map(({ id }) => id));
  const comments = record.comments
    .filter(({ id, authorId }) => !known.has(id) && authorId !== record.assigneeId)
    .map(({ authorId }) => ({
      ...notice,
      text: `${personName(get('people', authorId))} commented on a task`,
      detail: record.title,
    }));
  if (before?.assigneeId === record.assigneeId || record.status === 'done') return comments;
  const detail = [record.title, get('projects', record.projectId)?.name].filter(Boolean).join(', ');
  return [{ ...notice, text: 'You have a new task', detail }, ...comments];
}

/** A message notifies its recipients, except clients, who have no portal. */
function noticesForMessage(record: Message, { get }: Before): NoticeDraft[] {
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

/** A new or moved meeting notifies the other person: the mentor or the intern. */
function noticesForMeeting(record: Meeting, { get, actorId }: Before): NoticeDraft[] {
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
function noticesForGoal(record: Goal, { get }: Before): NoticeDraft[] {
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

const listOf = {
  admin: 'employees',
  employee: 'employees',
  intern: 'interns',
  regular: 'regular-users',
} as const;

/** New people notify the admin, with one notification for all. */
function noticesForNewPeople(people: readonly Person[]): NoticeDraft[] {
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

/** Path of the admin's decision on a week. */
const approvalPath = (weekId: string) => portalPath('approvals', { id: weekId });

/** Path of a person's own week. */
const weekPath = (person: Person | null, weekStart: string) =>
  portalPath(person?.kind === 'intern' ? 'timelog' : 'timesheet', { week: weekStart });

/** A correction notifies the person. */
function noticesForCorrection(
  { id, personId, weekStart, corrections }: Timesheet,
  { get }: Before,
): NoticeDraft[] {
  const correction = corrections.at(-1);
  const known = get('timesheets', id)?.corrections.length ?? 0;
  if (!correction || corrections.length <= known) return [];
  return [
    {
      audience: { personId },
      text: 'Your time was corrected',
      detail: `${shortDay(correction.day)}: ${correctionWords(correction)}`,
      path: weekPath(get('people', personId), weekStart),
    },
  ];
}

/** A submitted or withdrawn week notifies the admin. A decision notifies the person. */
function noticesForWeek(record: Timesheet, { all, get }: Before): NoticeDraft[] {
  const { id, personId, status, weekStart, reason } = record;
  const before = get('timesheets', id)?.status ?? 'open';
  // An import approves weeks that nobody submitted.
  if (before === status || (status === 'approved' && before === 'open')) return [];
  const person = get('people', personId);
  const week = weekName(weekStart);
  const audience = { role: 'admin' } as const;
  if (status === 'submitted') {
    const range = weekRange(weekStart);
    const entries = all('timeEntries').filter(
      (entry) => entry.personId === personId && isWithin(entry.day, range),
    );
    const text = `${personName(person)} submitted a week`;
    return [
      { audience, text, detail: `${week}, ${hoursAndMinutes(sumMinutes(entries))}`, path: approvalPath(id) },
    ];
  }
  if (status === 'open')
    return [
      {
        audience,
        text: `${personName(person)} withdrew a week`,
        detail: week,
        path: portalPath('approvals'),
      },
    ];
  return [
    {
      audience: { personId },
      text:
        status === 'approved'
          ? 'Your week was approved'
          : before === 'approved'
            ? 'Your week was reopened'
            : 'Your week was returned',
      detail: status === 'approved' ? week : `${week}: ${reason}`,
      path: weekPath(person, weekStart),
    },
  ];
}

/** Path of the admin's decision on a request for leave. */
const leavePath = (id: string) => portalPath('leave', { id });

/** Kind and days of a leave, as the notifications of an instant name them. */
const leaveDetail = (leave: Leave, { all }: Pick<Before, 'all'>, at: string) =>
  `${kindNames(all('leaveKinds'))(leave.kindId)}, ${leaveWords(leave, at.slice(0, 10))}`;

/** Path of a person's own leave. */
const ownLeavePath = (person: Person | null) =>
  portalPath(person?.kind === 'intern' ? 'intern-leave' : 'employee-leave');

const leaveFields = ['personId', 'kindId', 'firstDay', 'lastDay', 'startsHalf', 'endsHalf'] as const;

/** Live leave that a change moves, gives to another person or deletes. Null for other changes. */
function outdatedLeave(change: Change, { get }: Pick<Before, 'get'>): Leave | null {
  if (change.collection !== 'leave') return null;
  const before = get('leave', keyOfChange(change).id);
  if (!before || !isLive(before)) return null;
  const after = change.type === 'put' ? change.record : null;
  return after && leaveFields.every((field) => before[field] === after[field]) ? null : before;
}

/** Leave that another person moves or deletes notifies the person. */
function noticesForOutdatedLeave(change: Change, before: Before): NoticeDraft[] {
  const leave = outdatedLeave(change, before);
  if (!leave) return [];
  const after = change.type === 'put' ? (change.record as Leave) : null;
  const isKept = after?.personId === leave.personId;
  if (isKept && after.status !== leave.status) return [];
  const { get, at } = before;
  const noticeOf = (text: string, of: Leave): NoticeDraft => ({
    audience: { personId: of.personId },
    text,
    detail: leaveDetail(of, before, at),
    path: ownLeavePath(get('people', of.personId)),
  });
  if (isKept) return [noticeOf('Your leave was changed', after)];
  const deleted = noticeOf('Your leave was deleted', leave);
  return after ? [noticeOf('Leave was entered for you', after), deleted] : [deleted];
}

/** Requested leave, and leave that needs no approval, notifies the admin. A decision notifies the person. */
function noticesForLeave(record: Leave, context: Before): NoticeDraft[] {
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

/** The records of a collection that the changes save. */
const savedIn = <Name extends CollectionName>(changes: readonly Change[], collection: Name) =>
  changes.flatMap((change) =>
    change.type === 'put' && change.collection === collection ? [change.record as RecordOf<Name>] : [],
  );

/** Creates the notifications of each topic. */
const topics: Readonly<Record<NoticeTopic, (changes: readonly Change[], before: Before) => NoticeDraft[]>> = {
  people: (changes, { get }) =>
    noticesForNewPeople(savedIn(changes, 'people').filter(({ id }) => !get('people', id))),
  time: (changes, before) => [
    ...savedIn(changes, 'timesheets').flatMap((sheet) => noticesForWeek(sheet, before)),
    ...savedIn(changes, 'leave').flatMap((leave) => noticesForLeave(leave, before)),
    ...changes.flatMap((change) => noticesForOutdatedLeave(change, before)),
  ],
  messages: (changes, before) =>
    savedIn(changes, 'messages').flatMap((message) => noticesForMessage(message, before)),
  training: (changes, before) => [
    ...savedIn(changes, 'assignments').flatMap((assignment) => noticesForAssignment(assignment, before)),
    ...savedIn(changes, 'meetings').flatMap((meeting) => noticesForMeeting(meeting, before)),
    ...savedIn(changes, 'goals').flatMap((goal) => noticesForGoal(goal, before)),
  ],
  tasks: (changes, before) => savedIn(changes, 'tasks').flatMap((task) => noticesForTask(task, before)),
};

/** Whether a notification names the days of a leave to its person. A returned leave has its reason after them. */
function namesLeave({ audience, path, detail, at }: Notice, leave: Leave, before: Before): boolean {
  if (!('personId' in audience) || audience.personId !== leave.personId) return false;
  if (withBase(path) !== ownLeavePath(before.get('people', leave.personId))) return false;
  const words = leaveDetail(leave, before, at);
  return detail === words || detail.startsWith(`${words}: `);
}

/** Deletes the notifications of a withdrawn submission or assignment, and of leave that was moved or deleted. */
function outdatedNotices(changes: readonly Change[], before: Before): Change[] {
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
          (notice) =>
            paths.has(withBase(notice.path)) || oldLeave.some((leave) => namesLeave(notice, leave, before)),
        )
        .map((notice) => remove('notices', notice));
}

/**
 * The notifications that changes cause, as further changes to save with them. Nothing else creates
 * notifications. Leaves out topics that the agency's settings disable, but never a correction of somebody's time.
 */
export function noticesFor(changes: readonly Change[], before: Before): Change[] {
  const { get, actorId, at } = before;
  const wanted = get('settings', 'agency')?.noticeTopics ?? (Object.keys(topics) as NoticeTopic[]);
  const corrections = savedIn(changes, 'timesheets').flatMap((sheet) => noticesForCorrection(sheet, before));
  const notices = [...corrections, ...wanted.flatMap((topic) => topics[topic](changes, before))].filter(
    ({ audience }) => !('personId' in audience) || audience.personId !== actorId,
  );
  const stored = notices.map(({ text, detail, path, audience }) => ({
    audience,
    text: shorten(text, mostNoticeText - 1),
    detail: shorten(detail, mostNoticeText - 1),
    path: basePath ? withoutBase(path) : path,
  }));
  return [
    ...outdatedNotices(changes, before),
    ...stored.map((notice) =>
      put('notices', { id: newId(), revision: 0, at, readByIds: [actorId], ...notice }),
    ),
  ];
}
