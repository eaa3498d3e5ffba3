import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSessionWorkspace } from '@/app/portal/use-session-workspace';
import { SignedOutError } from '@/dashboard/store/synced/requests';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { AuthProvider, useAuth } from '@/state/use-auth';

/** The sessions whose records open at the moment, by key. */
let opening: Map<string, { resolve: (workspace: Workspace) => void; reject: (error: Error) => void }>;

beforeEach(() => {
  localStorage.setItem('user', JSON.stringify({ id: '2', role: 'employee', name: 'Emma' }));
  opening = new Map();
});

const show = (first: string) =>
  renderHook(
    ({ key }) => ({
      session: useAuth().session,
      workspace: useSessionWorkspace(
        key,
        () => new Promise((resolve, reject) => opening.set(key, { resolve, reject })),
      ),
    }),
    { initialProps: { key: first }, wrapper: AuthProvider },
  );

const fail = (key: string) =>
  act(async () => opening.get(key)!.reject(new SignedOutError('Ended elsewhere.')));

it('opens the records of a session, and closes them with it', async () => {
  const workspace = createMemoryWorkspace({});
  const close = vi.spyOn(workspace, 'close');
  const { result, unmount } = show('emma');
  expect(result.current.workspace).toBeNull();
  await act(async () => opening.get('emma')!.resolve(workspace));
  expect(result.current.workspace).toBe(workspace);
  unmount();
  expect(close).toHaveBeenCalledOnce();
});

it('signs out where the server has ended the session', async () => {
  const { result } = show('emma');
  await fail('emma');
  expect(result.current.session).toEqual({ status: 'anonymous', reason: 'Ended elsewhere.' });
});

it('keeps the next session signed in if the one before it fails late', async () => {
  const { result, rerender } = show('emma');
  rerender({ key: 'noah' });
  await fail('emma');
  expect(result.current.session.status).toBe('signed-in');
});
