import { sumTraces, traceWords, type PersonTraces } from '@/dashboard/figures/person-traces';
import type { Person } from '@/dashboard/model/records/records';
import { QuestionDialog } from '@/dashboard/parts/form/dialog/question-dialog';
import { Button } from '@/design-system/button/button';
import { countedPeople, kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { isSignIn, keptWords } from './people-actions';

export interface DeleteDialogProps {
  kind: ListedKind;
  people: readonly Person[];
  /** Of those that other records name, by id. */
  traces: ReadonlyMap<string, PersonTraces>;
  onDelete: () => void;
  onClose: () => void;
}

/** Summarises the records that name people before they are deleted or archived. */
export function DeleteDialog({ kind, people, traces, onDelete, onClose }: DeleteDialogProps) {
  const going = people.filter((person) => !isSignIn(person));
  const archived = going.filter(({ id, status }) => traces.has(id) && status !== 'archived');
  const deleted = going.filter(({ id }) => !traces.has(id));
  const sum = sumTraces(archived.map(({ id }) => traces.get(id)!));
  const already = going.length - archived.length - deleted.length;
  const kept = keptWords(people);
  const action = [
    deleted.length > 0 && `Delete ${countedPeople(deleted, kind)}`,
    archived.length > 0 && `${deleted.length > 0 ? 'archive' : 'Archive'} ${countedPeople(archived, kind)}`,
  ]
    .filter(Boolean)
    .join(' and ');
  return (
    <QuestionDialog
      title={`Delete ${countedPeople(people, kind)}?`}
      onClose={onClose}
      actions={
        action && (
          <Button size="compact" onClick={onDelete}>
            {action}
          </Button>
        )
      }
    >
      {archived.length > 0 && (
        <p>
          {countedPeople(archived, kind)} {archived.length === 1 ? 'has' : 'have'} {traceWords(sum)}, so{' '}
          {archived.length === 1
            ? 'this person is archived: the name stays'
            : 'they are archived: the names stay'}{' '}
          in reports, messages and tasks, but can no longer be chosen. To see or restore archived{' '}
          {kinds[kind].many}, filter the list by status.
        </p>
      )}
      {archived.length > 0 && sum.openTasks > 0 && (
        <p>
          {sum.openTasks === 1 ? 'The open task stays' : 'Open tasks stay'} assigned until you assign{' '}
          {sum.openTasks === 1 ? 'it' : 'them'} to another person.
        </p>
      )}
      {deleted.length > 0 && (
        <p>
          No records mention{' '}
          {archived.length > 0 ? countedPeople(deleted, kind) : deleted.length === 1 ? 'this person' : 'them'}
          {archived.length > 0 && `, so ${deleted.length === 1 ? 'this person is' : 'they are'} deleted`}.
        </p>
      )}
      {already > 0 && (
        <p>
          {already} of them {already === 1 ? 'is' : 'are'} archived already.
        </p>
      )}
      {kept && <p>{kept}</p>}
      {action && <p>You can undo this.</p>}
    </QuestionDialog>
  );
}
