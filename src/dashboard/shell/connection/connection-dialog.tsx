import { useSyncExternalStore } from 'react';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import type { SharedPortal } from '@/dashboard/store/synced/shared-portal';
import { connectionOf } from './connection-words';
import { DeviceList } from './device-list';
import { ParkedOperation } from './parked-operation';
import { PasswordForm } from './password-form';
import * as s from './connection-dialog.module.scss';

export interface ConnectionDialogProps {
  shared: SharedPortal;
  onClose: () => void;
}

/** The connection to the server, the changes that need a decision, the own devices and the own password. */
export function ConnectionDialog({ shared, onClose }: ConnectionDialogProps) {
  const state = useSyncExternalStore(shared.subscribe, shared.state);
  const waiting = useSyncExternalStore(shared.subscribe, shared.waiting);
  const parked = useSyncExternalStore(shared.subscribe, shared.parked);
  const { title, text } = connectionOf({ state, waiting, parked: parked.length });
  return (
    <Dialog title={title} place="side" onClose={onClose}>
      <div className={s.root}>
        <p className={s.text}>{text}</p>
        {parked.map((operation) => (
          <ParkedOperation
            key={operation.id}
            operation={operation}
            onKeepMine={() => shared.keepMine(operation)}
            onDiscard={() => shared.discard(operation)}
          />
        ))}
        <section className={s.section} aria-label="Server">
          <h3 className={s.heading}>Server</h3>
          <p className={s.text}>{shared.address}</p>
        </section>
        <DeviceList shared={shared} />
        <PasswordForm onChange={shared.changePassword} />
      </div>
    </Dialog>
  );
}
