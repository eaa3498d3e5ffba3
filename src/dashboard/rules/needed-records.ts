import { keyOfChange, type Change } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import { recordsAfter } from '@/dashboard/model/records-after';
import type {
  Client,
  CollectionName,
  LeaveKind,
  Person,
  RecordOf,
  Task,
} from '@/dashboard/model/records/records';
import { listedFew } from '@/dashboard/words/listed-few';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { isFreeAccount } from '@/dashboard/figures/free-account';
import { kindFinder, rateOf } from '@/dashboard/figures/rates';
import { personTraces, sumTraces, traceWords } from '@/dashboard/figures/person-traces';

type Records = Pick<Read, 'all'>;

const namesOf = (records: readonly { name: string }[]) => listedFew(records.map(({ name }) => name));

/** @throws DomainError if projects, or invoices that are drafts or not paid, name some of the clients */
export function assertClientsUnused(clients: readonly Client[], { all }: Records): void {
  if (clients.length === 0) return;
  const assertNoneIn = (ids: readonly (string | null)[], words: string) => {
    const kept = clients.filter(({ id }) => ids.includes(id));
    if (kept.length > 0)
      throw new DomainError(`${namesOf(kept)} ${kept.length === 1 ? 'has' : 'have'} ${words}`);
  };
  assertNoneIn(
    all('projects').map(({ clientId }) => clientId),
    'projects, which need the name. Archive instead, or move the projects to another client.',
  );
  assertNoneIn(
    all('invoices').flatMap(({ status, clientId }) =>
      status === 'draft' || status === 'sent' ? [clientId] : [],
    ),
    'invoices that are drafts or not paid, which need the contacts. Archive instead, or settle the invoices first.',
  );
}

/** @throws DomainError if leave of the kind exists */
export function assertKindUnused(kind: LeaveKind, { all }: Records): void {
  const used = all('leave').filter(({ kindId }) => kindId === kind.id).length;
  if (used > 0)
    throw new DomainError(
      `“${kind.name}” is used ${used === 1 ? 'once' : `${used} times`} and can’t be deleted. Rename it, or change the kind of that leave first.`,
    );
}

/** @throws DomainError if time has its price from the kind of work of one of the tasks: without the task it would have another */
export function assertTasksSetNoPrice(tasks: readonly Task[], { all }: Records): void {
  const kindOf = kindFinder(tasks, all('settings'));
  const projects = new Map(all('projects').map((project) => [project.id, project]));
  const minutes = new Map<string | null, number>();
  const ids = new Set<string | null>(tasks.filter(({ kindId }) => kindId !== null).map(({ id }) => id));
  if (ids.size === 0) return;
  for (const entry of all('timeEntries')) {
    const { taskId, projectId, day, billable } = entry;
    const project = billable && ids.has(taskId) && projects.get(projectId);
    if (project && rateOf({ day, project, kind: kindOf(entry), person: null })?.from === 'kind')
      minutes.set(taskId, (minutes.get(taskId) ?? 0) + entry.minutes);
  }
  const task = tasks.find(({ id }) => minutes.has(id));
  if (task)
    throw new DomainError(
      `${hoursAndMinutes(minutes.get(task.id)!)} of “${task.title}” have the rate of its kind of work, and would get another one. Mark the task as done instead.`,
    );
}

function assertPeopleUnused(people: readonly Person[], records: Records): void {
  if (people.length === 0) return;
  const traces = personTraces(
    records,
    people.map(({ id }) => id),
  );
  const kept = people.filter(({ id }) => traces.has(id));
  if (kept.length === 0) return;
  const isOne = kept.length === 1;
  const words = traceWords(sumTraces(kept.map(({ id }) => traces.get(id)!)));
  throw new DomainError(
    `${namesOf(kept)} ${isOne ? 'has' : 'have'} ${words}, which need the name. Archive ${isOne ? 'this person' : 'these people'} instead.`,
  );
}

/**
 * Rejects an undo that deletes a record which other records need, or gives the account of such a person to the next one.
 * @param isRedo - a redo of a deletion may delete a project with its work, because the user confirmed that before
 * @throws DomainError in the words of the command that deletes such a record
 */
export function assertNothingNeeds(
  changes: readonly Change[],
  read: Read,
  { isRedo }: { isRedo: boolean },
): void {
  const after: Records = { all: (name) => recordsAfter(name, changes, read.all(name)) };
  const going = <Name extends CollectionName>(name: Name): RecordOf<Name>[] =>
    changes.flatMap((change) => {
      const isGoing =
        change.type === 'remove' || (change.collection === 'people' && isFreeAccount(change.record));
      return (change.collection === name && isGoing && read.get(name, keyOfChange(change).id)) || [];
    });
  assertPeopleUnused(
    going('people').filter((person) => !isFreeAccount(person)),
    after,
  );
  assertClientsUnused(going('clients'), after);
  assertTasksSetNoPrice(going('tasks'), after);
  for (const kind of going('leaveKinds')) assertKindUnused(kind, after);
  const projects = isRedo ? [] : going('projects');
  if (projects.length === 0) return;
  const project = projects.find(({ id }) =>
    [after.all('timeEntries'), after.all('tasks')].some((all) =>
      all.some(({ projectId }) => projectId === id),
    ),
  );
  if (project)
    throw new DomainError(`${project.name} has time or tasks. Archive or delete it in Projects instead.`);
}
