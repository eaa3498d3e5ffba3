import { useState } from 'react';
import { Button } from '@/design-system/button/button';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { removeKind } from '@/dashboard/commands/leave/leave-commands';
import { useRun } from '@/dashboard/hooks/use-run';
import { useLastRecord } from '@/dashboard/hooks/use-last-record';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { Panel } from '@/dashboard/parts/panel/panel';
import { KindMark } from '@/dashboard/screens/leave/kind-mark';
import { NoKinds } from '@/dashboard/screens/leave/no-kinds';
import { KindForm } from './kind-form';
import * as s from './days.module.scss';

/** The kinds of leave, to add, change and delete. */
export function KindsPanel() {
  const kinds = useRecords('leaveKinds');
  const run = useRun();
  const [adding, setAdding] = useState(false);
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = useLastRecord('leaveKinds', editedId);
  return (
    <Panel
      title="Kinds of leave"
      aside={
        <Button size="compact" variant="outline" onClick={() => setAdding(true)}>
          Add kind
        </Button>
      }
    >
      {kinds.length === 0 ? (
        <NoKinds />
      ) : (
        <ul role="list" className={s.list}>
          {kinds.map(({ id, name, colour, counted, needsApproval, paid }) => (
            <li key={id} className={s.row}>
              <span className={s.kind}>
                <KindMark name={name} colour={colour} />
              </span>
              <span className={s.name}>
                {[
                  counted ? 'taken from the entitlement' : 'not taken from the entitlement',
                  needsApproval ? 'needs an approval' : 'needs no approval',
                  paid ? 'paid' : 'unpaid',
                ].join(', ')}
              </span>
              <IconButton
                icon="pencil"
                label={`Edit ${name}`}
                size="compact"
                variant="plain"
                onClick={() => setEditedId(id)}
              />
              <IconButton
                icon="trash"
                label={`Delete ${name}`}
                size="compact"
                variant="plain"
                onClick={() => void run((read) => removeKind(id, read))}
              />
            </li>
          ))}
        </ul>
      )}
      {adding && (
        <Dialog title="Add kind of leave" onClose={() => setAdding(false)}>
          <KindForm onClose={() => setAdding(false)} />
        </Dialog>
      )}
      {edited && (
        <Dialog title="Edit kind of leave" onClose={() => setEditedId(null)}>
          <KindForm kind={edited} onClose={() => setEditedId(null)} />
        </Dialog>
      )}
    </Panel>
  );
}
