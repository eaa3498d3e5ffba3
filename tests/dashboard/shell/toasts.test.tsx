import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { createSample } from '@/dashboard/sample/create-sample';
import { WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { Toasts } from '@/dashboard/shell/toasts';
import { editRecord, undo } from '../write';
import { stubMedia } from '../../stubs';

function start() {
  const workspace = createMemoryWorkspace(createSample('2026-11-18'), 'test-admin');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WorkspaceProvider workspace={workspace} role="admin">
      {children}
      <Toasts />
    </WorkspaceProvider>
  );
  const { result } = renderHook(() => useRun(), { wrapper });
  const rename = (name: string) =>
    act(async () => {
      await result.current(editRecord('people', 'noor-adair', { name }, `Renamed to ${name}`));
    });
  return { workspace, rename };
}
const undoOf = (text: string) =>
  screen.getByText(text).parentElement!.querySelector<HTMLButtonElement>('button:not([aria-label])');

beforeEach(() => void stubMedia(true));
afterEach(() => {
  for (const close of screen.queryAllByRole('button', { name: /^Dismiss/ })) fireEvent.click(close);
  cleanup();
});

it('takes a toast away once what it speaks of was undone elsewhere', async () => {
  const { workspace, rename } = start();
  await rename('Noor A');
  expect(await screen.findByText('Renamed to Noor A')).toBeInTheDocument();
  await act(async () => void (await undo(workspace, workspace.operations()[0]!.id)));
  expect(screen.queryByText('Renamed to Noor A')).toBeNull();
});

it('takes Undo from a toast whose records were changed since, and gives it back once that is undone', async () => {
  const { workspace, rename } = start();
  await rename('Noor A');
  await rename('Noor B');
  expect(await screen.findByText('Renamed to Noor B')).toBeInTheDocument();
  expect(undoOf('Renamed to Noor A')).toBeNull();
  expect(undoOf('Renamed to Noor B')).not.toBeNull();
  await act(async () => fireEvent.click(undoOf('Renamed to Noor B')!));
  expect(workspace.get('people', 'noor-adair')!.name).toBe('Noor A');
});

it('offers Redo after an undo, and Undo after the redo', async () => {
  const { workspace, rename } = start();
  const nameNow = () => workspace.get('people', 'noor-adair')!.name;
  await rename('Noor A');
  await screen.findByText('Renamed to Noor A');
  await act(async () => fireEvent.click(undoOf('Renamed to Noor A')!));
  await screen.findByText('Undone: Renamed to Noor A');
  expect(undoOf('Undone: Renamed to Noor A')).toHaveTextContent('Redo');
  await act(async () => fireEvent.click(undoOf('Undone: Renamed to Noor A')!));
  expect(nameNow()).toBe('Noor A');
  await screen.findByText('Redone: Renamed to Noor A');
  expect(screen.queryByText('Undone: Renamed to Noor A')).toBeNull();
  expect(undoOf('Redone: Renamed to Noor A')).toHaveTextContent('Undo');
});

it('takes away what speaks of records that are gone with a reset', async () => {
  const { workspace, rename } = start();
  await rename('Noor A');
  expect(await screen.findByText('Renamed to Noor A')).toBeInTheDocument();
  await act(() => workspace.reset());
  expect(screen.queryByText('Renamed to Noor A')).toBeNull();
});
