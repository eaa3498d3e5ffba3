import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConnectionStatus } from '@/dashboard/shell/connection/connection-status';
import type { Parked } from '@/dashboard/store/synced/outbox';
import type { SharedPortal, SyncState } from '@/dashboard/store/synced/shared-portal';
import { useToastQueue } from '@/state/toast-queue';

const parkedChange: Parked = {
  id: 'o',
  at: '2026-11-18T09:55:00.000Z',
  label: 'Changed a task',
  undoes: null,
  sent: false,
  reason: '',
  changes: [],
  theirs: [],
};

function open() {
  let state: SyncState = 'synced';
  let waiting = 0;
  let parked: readonly Parked[] = [];
  let lostFiles: readonly string[] = [];
  const listeners = new Set<() => void>();
  const shared = {
    state: () => state,
    waiting: () => waiting,
    parked: () => parked,
    lostFiles: () => lostFiles,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as Partial<SharedPortal> as SharedPortal;
  render(<ConnectionStatus shared={shared} />);
  return (next: {
    state?: SyncState;
    waiting?: number;
    parked?: readonly Parked[];
    lostFiles?: readonly string[];
  }) =>
    act(() => {
      ({ state, waiting, parked, lostFiles } = { state, waiting, parked, lostFiles, ...next });
      for (const listener of listeners) listener();
    });
}

it('says a new state of the connection, and nothing of what is being sent', () => {
  const change = open();
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe('');
  change({ state: 'syncing', waiting: 1 });
  expect(said()).toBe('');
  change({ state: 'offline', waiting: 0 });
  expect(said()).toBe('Offline');
  change({ state: 'synced' });
  expect(said()).toBe('All changes saved');
});

it('shows a message when the server does not save a change, and says it', async () => {
  const change = open();
  const { result } = renderHook(useToastQueue);
  // Those of earlier tests.
  act(() => result.current.toasts.forEach(({ id }) => result.current.dismissToast({ id })));
  change({ parked: [parkedChange] });
  expect(screen.getByRole('status')).toHaveTextContent('1 change to decide');
  await waitFor(() => expect(result.current.toasts).toHaveLength(1));
  expect(result.current.toasts[0]).toMatchObject({
    text: 'The server could not save a change. The screen shows the server’s version.',
    action: { label: 'Show' },
  });
  act(() => result.current.toasts.forEach(({ id }) => result.current.dismissToast({ id })));
  change({ parked: [] });
  expect(result.current.toasts).toHaveLength(0);
});

it.each([
  [['plan.pdf'], 'The file “plan.pdf” could not be restored: it was deleted too long ago. Attach it again.'],
  [
    ['plan.pdf', 'photo.jpg'],
    'The files “plan.pdf” and “photo.jpg” could not be restored: they were deleted too long ago. Attach them again.',
  ],
])('shows which files did not come back with an undo: %j', async (lostFiles, text) => {
  const change = open();
  const { result } = renderHook(useToastQueue);
  act(() => result.current.toasts.forEach(({ id }) => result.current.dismissToast({ id })));
  change({ lostFiles });
  await waitFor(() => expect(result.current.toasts).toHaveLength(1));
  expect(result.current.toasts[0]).toMatchObject({ text, tone: 'attention' });
});
