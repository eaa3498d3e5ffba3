import { useRef, useState, useSyncExternalStore } from 'react';
import { BarButton } from '@/dashboard/shell/top-bar/bar-button';
import type { SharedPortal } from '@/dashboard/store/synced/shared-portal';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import type { IconName } from '@/lib/icon-name';
import { showLoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { connectionOf, type Connection } from './connection';

const loadDialog = onceUnlessFailed(async () => (await import('./shared-dialog')).SharedDialog);

const icons: Readonly<Record<Connection['kind'], IconName>> = {
  synced: 'circle-check',
  sending: 'clock',
  offline: 'clock',
  decide: 'triangle-alert',
  outdated: 'circle-alert',
};

/** The connection to the server: a button of the top bar that opens the pending changes and the decisions. */
export function SharedStatus({ shared }: { shared: SharedPortal }) {
  const [open, setOpen] = useState(false);
  const state = useSyncExternalStore(shared.subscribe, shared.state);
  const waiting = useSyncExternalStore(shared.subscribe, shared.waiting);
  const parked = useSyncExternalStore(shared.subscribe, shared.parked);
  const dialog = usePart(loadDialog, open);
  const { kind, title } = connectionOf({ state, waiting, parked: parked.length });
  // Several presses while the code loads are one.
  const opening = useRef<Promise<void> | null>(null);
  const show = () => {
    opening.current ??= loadDialog()
      .then(
        () => setOpen(true),
        () => showLoadFailure('The list of changes', show),
      )
      .finally(() => {
        opening.current = null;
      });
  };
  return (
    <>
      <BarButton
        icon={icons[kind]}
        label={title}
        title={title}
        marked={kind !== 'synced'}
        aria-haspopup="dialog"
        onPointerEnter={dialog.prepare}
        onFocus={dialog.prepare}
        onClick={show}
      />
      {open && dialog.Part && <dialog.Part shared={shared} onClose={() => setOpen(false)} />}
    </>
  );
}
