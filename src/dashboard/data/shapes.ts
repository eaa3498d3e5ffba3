import { collectionNames, type CollectionName } from './records';
import type { Row } from './database';

/**
 * What the fields of each collection's records are, in short: `s` a text, `n` a number, `b` yes or no, `a` a list, `o` an
 * object; `?` may be null. Cheap to check, which is all that reading back at every start can afford; a backup that comes from
 * outside is checked by `schemas`.
 */
const shapes: Readonly<Record<CollectionName, string>> = {
  people:
    'kind:s name:s email:s personalEmail:s phone:s address:s bio:s verified:b status:s team:s position:s joinedOn:s endsOn:s? weeklyMinutes:n requiredMinutes:n? mentorId:s? lastSeenAt:s?',
  projects: 'name:s client:s status:s startsOn:s dueOn:s budgetMinutes:n leadId:s memberIds:a',
  tasks:
    'title:s notes:s projectId:s assigneeId:s status:s priority:s dueOn:s? order:n subtasks:a comments:a createdOn:s completedOn:s?',
  timeEntries: 'personId:s projectId:s taskId:s? day:s minutes:n startedAt:s? endedAt:s? note:s billable:b',
  timesheets: 'personId:s weekStart:s status:s submittedAt:s? decidedAt:s? decidedById:s? reason:s',
  timers: 'projectId:s note:s startedAt:s',
  events:
    'ownerId:s attendeeIds:a title:s place:s notes:s allDay:b startsAt:s endsAt:s timeZone:s recurrence:o? exceptions:a overrides:a uid:s',
  messages: 'threadId:s fromId:s toIds:a subject:s body:s sentAt:s readByIds:a archivedByIds:a',
  drafts: 'ownerId:s toIds:a subject:s body:s replyToId:s? savedAt:s',
  notices: 'audience:o text:s detail:s at:s path:s readByIds:a',
  courses: 'title:s summary:s lessons:a',
  courseProgress: 'personId:s courseId:s doneLessonIds:a lastLessonId:s?',
  assignments: 'personId:s courseId:s? title:s brief:s dueOn:s status:s submission:o? feedback:a',
  files: 'name:s type:s size:n content:s',
  resources: 'title:s summary:s tags:a minutes:n body:a',
  bookmarks: 'personId:s resourceId:s',
  meetings: 'internId:s mentorId:s startsAt:s minutes:n agenda:a notes:s',
  goals: 'internId:s title:s targetOn:s checkIns:a',
  reportNotes: 'text:s signedOffAt:s? signedOffById:s?',
  savedViews: 'ownerId:s screen:s name:s search:s',
  settings: 'name:s email:s phone:s address:s timeZone:s hours:a noticeTopics:a',
};

const letters: Readonly<Record<string, string>> = { string: 's', number: 'n', boolean: 'b', object: 'o' };
const letterOf = (value: unknown) => (Array.isArray(value) ? 'a' : letters[typeof value]);

type Fields = readonly (readonly [field: string, letter: string, nullable: boolean])[];
const fieldsOf = new Map<CollectionName, Fields>();

function readShape(name: CollectionName): Fields {
  let fields = fieldsOf.get(name);
  if (!fields) {
    fields = shapes[name].split(' ').map((part) => {
      const [field = '', letter = ''] = part.split(':');
      return [field, letter[0]!, letter.endsWith('?')];
    });
    fieldsOf.set(name, fields);
  }
  return fields;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  letterOf(value) === 'o' && value !== null;
const isRevision = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

/** Whether a value looks like a record of a collection: every field is there and of its kind. */
export function hasShape(collection: CollectionName, value: unknown): boolean {
  if (!isObject(value) || typeof value.id !== 'string' || !value.id || !isRevision(value.revision))
    return false;
  return readShape(collection).every(([field, letter, nullable]) => {
    const found = value[field];
    return found === null ? nullable : letterOf(found) === letter;
  });
}

/** Whether a value is a row that this version wrote. */
export function isRow(value: unknown): value is Row {
  if (!isObject(value) || !isRevision(value.revision)) return false;
  const { collection, id, record } = value as Partial<Row>;
  if (!collectionNames.includes(collection!) || typeof id !== 'string') return false;
  return record === null || (hasShape(collection!, record) && record?.id === id);
}
