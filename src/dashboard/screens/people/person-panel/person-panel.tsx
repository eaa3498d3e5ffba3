import { Empty } from '@/dashboard/parts/empty/empty';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import type { Person } from '@/dashboard/model/records/records';
import { useLastRecord } from '@/dashboard/hooks/use-last-record';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { Button } from '@/design-system/button/button';
import { portalPath } from '@/routes/portal-paths';
import { portalRoutes } from '@/routes/portal-table';
import type { PeopleFigures } from '@/dashboard/screens/people/list/people-figures';
import { kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { PersonEditor } from './person-editor';

export interface PersonPanelProps {
  /** From the address: it may be the id of a person in another list, or of no person. */
  id: string;
  /** The list beside it. */
  kind: ListedKind;
  figures: PeopleFigures;
  onClose: () => void;
  onDelete: (person: Person) => void;
  onRestore: (person: Person) => void;
}

/** One person beside the list, with a form to change all of it. */
export function PersonPanel({ id, kind, figures, onClose, onDelete, onRestore }: PersonPanelProps) {
  const person = useRecord('people', id);
  const last = useLastRecord('people', id);
  const { one, many } = kinds[kind];
  const notFound = (
    <Dialog title="Person not found" place="side" onClose={onClose}>
      <Empty
        title={`There is no ${one} at this link`}
        action={
          <Button size="compact" variant="outline" onClick={onClose}>
            Back to the list
          </Button>
        }
      >
        The person may have been deleted, or the link is not complete.
      </Empty>
    </Dialog>
  );
  if (last?.kind === kind)
    return (
      <PersonEditor
        person={last}
        deleted={person === null}
        notFound={notFound}
        kind={kind}
        figures={figures}
        onClose={onClose}
        onDelete={() => person && onDelete(person)}
        onRestore={() => person && onRestore(person)}
      />
    );
  if (!person || person.kind === 'admin') return notFound;
  const other = kinds[person.kind];
  return (
    <Dialog title={person.name} place="side" onClose={onClose}>
      <Empty
        title={`${person.name} is in another list`}
        action={
          <Button size="compact" href={portalPath(other.route, { id })}>
            Open in {portalRoutes[other.route].title}
          </Button>
        }
      >
        This is the list of {many}, and this person is in the list of {other.many}.
      </Empty>
    </Dialog>
  );
}
