import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { BarButton } from '@/dashboard/shell/top-bar/bar-button';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import type { SharedPortal } from '@/dashboard/store/synced/shared-portal';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import type { IconName } from '@/lib/icon-name';
import { showLoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { showToast } from '@/state/show-toast';
import { connectionOf, lostFilesText, type Connection } from './connection-words';

const loadDialog = onceUnlessFailed(async () => (await import('./connection-dialog')).ConnectionDialog);

const icons: Readonly<Record<Connection['kind'], IconName>> = {
  synced: 'circle-check',
  sending: 'clock',
  offline: 'clock',
  decide: 'triangle-alert',
  outdated: 'circle-alert',
};

/** The title of each new kind of connection, for a live region. Sending says nothing: it follows every change. */
function useNews({ kind, title }: Connection): string {
  const [news, setNews] = useState('');
  const last = useRef(kind);
  useEffect(() => {
    if (kind === 'sending' || kind === last.current) return;
    last.current = kind;
    setNews(title);
  }, [kind, title]);
  return news;
}

/** The connection to the server: a button of the top bar that opens the pending changes and the decisions. */
export function ConnectionStatus({ shared }: { shared: SharedPortal }) {
  const [open, setOpen] = useState(false);
  const state = useSyncExternalStore(shared.subscribe, shared.state);
  const waiting = useSyncExternalStore(shared.subscribe, shared.waiting);
  const parked = useSyncExternalStore(shared.subscribe, shared.parked);
  const dialog = usePart(loadDialog, open);
  const connection = connectionOf({ state, waiting, parked: parked.length });
  const { kind, title } = connection;
  const news = useNews(connection);
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
  const count = useRef(parked.length);
  useEffect(() => {
    if (parked.length > count.current)
      showToast({
        text: 'The server could not save a change. The screen shows the server’s version.',
        tone: 'attention',
        action: { label: 'Show', onAction: show },
      });
    count.current = parked.length;
  });
  const lostFiles = useSyncExternalStore(shared.subscribe, shared.lostFiles);
  useEffect(() => {
    if (lostFiles.length > 0) showToast({ text: lostFilesText(lostFiles), tone: 'attention' });
  }, [lostFiles]);
  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
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
