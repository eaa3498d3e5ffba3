import { useMemo, useState } from 'react';
import { useRecords, useWorkspace } from '@/dashboard/hooks/use-workspace';
import type { Person } from '@/dashboard/model/records/records';
import { FigureTable, type FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { Panel } from '@/dashboard/parts/panel/panel';
import { loadInvite } from '@/dashboard/parts/invite/load-invite';
import type { SharedPortal } from '@/dashboard/store/synced/shared-portal';
import { Button } from '@/design-system/button/button';
import { usePart } from '@/lib/use-part';
import { byName } from '@/lib/compare';
import * as s from './panel-form.module.scss';

interface ColumnsIn {
  /** Id of the signed-in person, who changes the own password with the current one. */
  actorId: string;
  onNear: () => void;
  onGive: (person: Person) => void;
}

const columnsOf = ({ actorId, onNear, onGive }: ColumnsIn): FigureColumn<Person>[] => [
  { id: 'name', head: 'Admin', text: ({ id, name }) => (id === actorId ? `${name} (you)` : name) },
  { id: 'email', head: 'Email', from: 640, text: ({ email }) => email },
  {
    id: 'password',
    head: 'Password',
    headHidden: true,
    numeric: true,
    text: () => '',
    cell: (person) =>
      person.id !== actorId && (
        <Button
          size="compact"
          variant="outline"
          aria-label={`Create a password for ${person.name}`}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={() => onGive(person)}
        >
          Create a password
        </Button>
      ),
  },
];

/** The admins of a shared portal, who are in no list of people, with a button that gives another admin a password. */
export function AdminsPanel({ shared }: { shared: Pick<SharedPortal, 'invite'> }) {
  const { actorId } = useWorkspace();
  const people = useRecords('people');
  const [invited, setInvited] = useState<Person | null>(null);
  const inviter = usePart(loadInvite, invited !== null);
  const admins = useMemo(
    () =>
      people
        .filter(({ kind, status }) => kind === 'admin' && (status === 'active' || status === 'invited'))
        .sort(byName),
    [people],
  );
  const columns = columnsOf({ actorId, onNear: inviter.prepare, onGive: setInvited });
  return (
    <Panel title="Admins">
      <p className={s.note}>
        {admins.length > 1
          ? 'Admins create new passwords for each other here. To change your own, press the connection button at the top of each screen.'
          : 'You are the only admin. If you forget your password, a command on the server gives you a new one. The same command adds admins, and then you can help each other here.'}
      </p>
      <FigureTable caption="Admins" columns={columns} rows={admins} rowKey={({ id }) => id} />
      <LoadFailure parts={[inviter]} />
      {invited && inviter.Part && (
        <inviter.Part person={invited} onInvite={shared.invite} onClose={() => setInvited(null)} />
      )}
    </Panel>
  );
}
