import { useState } from 'react';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import type { Person } from '@/dashboard/model/records/records';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { Button } from '@/design-system/button/button';
import { portalPath } from '@/routes/portal-paths';
import { portalRoutes } from '@/routes/portal-table';
import type { PeopleFigures } from '@/dashboard/screens/people/list/people-figures';
import { kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { NobodyDialog } from './nobody-dialog';
import { PersonEditor } from './person-editor';

export interface PersonPanelProps {
  /** Whose panel: an id of the address, which may be anybody's or nobody's. */
  id: string;
  /** The list that it stands beside. */
  kind: ListedKind;
  figures: PeopleFigures;
  onClose: () => void;
  onDelete: (person: Person) => void;
  onRestore: (person: Person) => void;
}

/** One person beside the list: what is known of them, and all of it to be changed. */
export function PersonPanel({ id, kind, figures, onClose, onDelete, onRestore }: PersonPanelProps) {
  const person = useRecord('people', id);
  // A person who is deleted elsewhere stays in the panel, with the draft.
  const [last, setLast] = useState(person);
  if (person && person !== last) setLast(person);
  if (last?.kind === kind)
    return (
      <PersonEditor
        person={last}
        deleted={person === null}
        kind={kind}
        figures={figures}
        onClose={onClose}
        onDelete={() => person && onDelete(person)}
        onRestore={() => person && onRestore(person)}
      />
    );
  const listed = person && person.kind !== 'admin' ? kinds[person.kind] : null;
  if (!listed) return <NobodyDialog kind={kind} onClose={onClose} />;
  return (
    <Dialog title={person!.name} place="side" onClose={onClose}>
      <Empty
        title={`${person!.name} is in another list`}
        action={
          <Button size="compact" href={portalPath(listed.route, { id })}>
            Open in {portalRoutes[listed.route].title}
          </Button>
        }
      >
        They are a {listed.one}, and this is the list of {kinds[kind].many}.
      </Empty>
    </Dialog>
  );
}
