import { inboxOf, portalPath } from '@/routes/portal-paths';
import type { AgencySettings, Assignment, Notice, NoticeTopic, Person, Task } from './records';
import type { Change } from './store-port';
import type { Workspace } from './workspace';

interface Told extends Pick<Notice, 'audience' | 'text' | 'detail' | 'path'> {
  topic: NoticeTopic;
}

interface Before {
  /** The records as they are before the changes. */
  get: Workspace['get'];
  /** Who acts: nobody is told of what they did themselves. */
  actorId: string;
  /** Instant. */
  at: string;
}

/** Work handed in: for the admin and the intern's mentor. Work answered: for the intern. */
function noticesForAssignment(record: Assignment, { get }: Before): Told[] {
  const before = get('assignments', record.id)?.status;
  if (before === record.status) return [];
  const person = get('people', record.personId);
  const detail = record.title;
  if (record.status === 'submitted') {
    const told = {
      topic: 'training',
      text: `${person?.name ?? 'An intern'} handed in an assignment`,
      detail,
    } as const;
    const toAdmin: Told = {
      ...told,
      audience: { role: 'admin' },
      path: portalPath('approvals', { id: record.id }),
    };
    const mentorId = person?.mentorId;
    if (!mentorId) return [toAdmin];
    // Mentors do not decide on it: they write to whom they guide.
    const path = portalPath(inboxOf('employee'), { compose: '1', to: record.personId });
    return [toAdmin, { ...told, audience: { personId: mentorId }, path }];
  }
  if (record.status === 'open') return [];
  return [
    {
      topic: 'training',
      audience: { personId: record.personId },
      text:
        record.status === 'accepted'
          ? 'Your assignment was accepted'
          : 'Your assignment came back with feedback',
      detail,
      path: portalPath('assignments', { assignment: record.id }),
    },
  ];
}

/** A task that somebody else gave: for whoever is to do it. */
function noticesForTask(record: Task, { get }: Before): Told[] {
  if (get('tasks', record.id)?.assigneeId === record.assigneeId || record.status === 'done') return [];
  return [
    {
      topic: 'tasks',
      audience: { personId: record.assigneeId },
      text: 'You have a new task',
      detail: [record.title, get('projects', record.projectId)?.name].filter(Boolean).join(', '),
      path: portalPath('active-tasks', { id: record.id }),
    },
  ];
}

const listOf = {
  admin: 'employees',
  employee: 'employees',
  intern: 'interns',
  regular: 'regular-users',
} as const;

/** People who were added: one notice for the admin, however many they are. */
function noticesForNewPeople(people: readonly Person[]): Told[] {
  const [first] = people;
  if (!first) return [];
  const one = people.length === 1;
  return [
    {
      topic: 'people',
      audience: { role: 'admin' },
      text: one ? `${first.name} was added` : `${people.length} people were added`,
      detail: one ? first.team : `${first.name} and others`,
      path: portalPath(listOf[first.kind], one ? { id: first.id } : {}),
    },
  ];
}

function toldBy(change: Change, before: Before): Told[] {
  if (change.type === 'remove') return [];
  if (change.collection === 'assignments') return noticesForAssignment(change.record, before);
  if (change.collection === 'tasks') return noticesForTask(change.record, before);
  return [];
}

/**
 * The notices that changes bring for those whom they matter to, written in the same batch. None where the changes bring
 * notices of their own, as those of time sheets do, or where the agency's settings leave the topic out.
 */
export function noticesFor(changes: readonly Change[], before: Before): Change[] {
  if (changes.some(({ collection }) => collection === 'notices')) return [];
  const { get, actorId, at } = before;
  const added = changes.flatMap((change) =>
    change.type === 'put' && change.collection === 'people' && !get('people', change.record.id)
      ? [change.record]
      : [],
  );
  const settings: AgencySettings | null = get('settings', 'agency');
  return [...changes.flatMap((change) => toldBy(change, before)), ...noticesForNewPeople(added)]
    .filter(({ audience }) => !('personId' in audience) || audience.personId !== actorId)
    .filter(({ topic }) => !settings || settings.noticeTopics.includes(topic))
    .map(({ topic: _topic, ...told }) => ({
      type: 'put',
      collection: 'notices',
      record: { id: crypto.randomUUID(), revision: 0, at, readByIds: [actorId], ...told },
    }));
}
