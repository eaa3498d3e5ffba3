import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SharedSession } from '@/app/portal/shared-session';
import { WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import type { SharedPortal, SyncState } from '@/dashboard/store/synced/shared-portal';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { AuthProvider, useAuth } from '@/state/use-auth';
import { stubDialog } from '../stubs';

beforeEach(() => {
  localStorage.clear();
  stubDialog();
});

const account = { id: 'emma', role: 'employee', name: 'Emma', token: 'r:1' } as const;

/** The server's side of a workspace, with changes that it does not have. */
function openShared(unsent: number) {
  let waiting = unsent;
  let state: SyncState = 'offline';
  const listeners = new Set<() => void>();
  const none: ReturnType<SharedPortal['parked']> = [];
  const noFiles: readonly string[] = [];
  const shared = {
    state: () => state,
    waiting: () => waiting,
    parked: () => none,
    lostFiles: () => noFiles,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signOut: vi.fn<SharedPortal['signOut']>(async () => {}),
    forget: vi.fn<SharedPortal['forget']>(async () => {}),
    whySignedOut: vi.fn<SharedPortal['whySignedOut']>(async () => 'Your account is suspended.'),
  } as Partial<SharedPortal> as SharedPortal;
  const change = (next: { waiting?: number; state?: SyncState }) =>
    act(() => {
      waiting = next.waiting ?? waiting;
      state = next.state ?? state;
      for (const listener of listeners) listener();
    });
  return { shared, change };
}

function Status() {
  const { session } = useAuth();
  return (
    <output>{session.status === 'anonymous' ? (session.reason ?? 'Signed out') : session.status}</output>
  );
}

function open(unsent: number, leaving = true) {
  localStorage.setItem('user', JSON.stringify({ id: 'emma', role: 'employee', name: 'Emma' }));
  const portal = openShared(unsent);
  const onStay = vi.fn<() => void>();
  render(
    <AuthProvider>
      <WorkspaceProvider workspace={createMemoryWorkspace({})} role={account.role}>
        <SharedSession shared={portal.shared} account={account} leaving={leaving} onStay={onStay} />
        <Status />
      </WorkspaceProvider>
    </AuthProvider>,
  );
  return { ...portal, onStay };
}

const status = () => document.querySelector('output')!.textContent;

it('signs out at once where the server has all changes', async () => {
  const { shared } = open(0);
  await waitFor(() => expect(status()).toBe('Signed out'));
  expect(shared.signOut).toHaveBeenCalledOnce();
});

it('asks before it signs out with changes that the server does not have, and can stay', () => {
  const { shared, onStay } = open(2);
  expect(screen.getByRole('dialog', { name: 'Sign out and lose 2 changes?' })).toBeInTheDocument();
  expect(shared.signOut).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onStay).toHaveBeenCalledOnce();
  expect(shared.signOut).not.toHaveBeenCalled();
  expect(status()).toBe('signed-in');
});

it('signs out with changes if the person says so, or once they are sent', async () => {
  const first = open(1);
  fireEvent.click(screen.getByRole('button', { name: 'Sign out and delete' }));
  await waitFor(() => expect(status()).toBe('Signed out'));
  expect(first.shared.signOut).toHaveBeenCalledOnce();
  cleanup();
  const second = open(1);
  second.change({ waiting: 0 });
  await waitFor(() => expect(status()).toBe('Signed out'));
  expect(second.shared.signOut).toHaveBeenCalledOnce();
});

it('signs out once where the button is pressed twice, also if the records cannot be deleted', async () => {
  const { shared } = open(1);
  vi.mocked(shared.signOut).mockRejectedValue(new Error('The database is blocked.'));
  const button = screen.getByRole('button', { name: 'Sign out and delete' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(status()).toBe('Signed out'));
  expect(shared.signOut).toHaveBeenCalledOnce();
});

it('keeps what waits where the server ends the session, and says why', async () => {
  const { shared, change } = open(1, false);
  change({ state: 'signed-out' });
  await waitFor(() => expect(status()).toBe('Your account is suspended.'));
  expect(shared.forget).toHaveBeenCalledOnce();
  expect(shared.signOut).not.toHaveBeenCalled();
});
