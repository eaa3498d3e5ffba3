import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSample } from '@/dashboard/sample/create-sample';
import { Toasts } from '@/dashboard/shell/toasts';
import { UndoKey } from '@/dashboard/shell/undo-key';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import type { Operation } from '@/dashboard/store/workspace/workspace';
import { perObject } from '@/lib/remembered';
import { stubMedia } from '../../stubs';
import { inWorkspace } from '../in-workspace';
import { editRecord } from '../write';

afterEach(() => {
  for (const close of screen.queryAllByRole('button', { name: /^Dismiss/ })) fireEvent.click(close);
  cleanup();
});

it('redoes what was undone until the person makes another change', async () => {
  stubMedia(true);
  const workspace = createMemoryWorkspace(createSample('2026-11-18'), 'test-admin');
  const rename = (name: string) =>
    workspace.run(editRecord('people', 'noor-adair', { name }, `Renamed to ${name}`));
  const nameNow = () => workspace.get('people', 'noor-adair')!.name;
  const first = nameNow();
  await rename('Noor A');
  await rename('Noor B');
  render(<UndoKey />, { wrapper: inWorkspace(workspace) });
  const press = (shiftKey: boolean) =>
    act(async () => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, shiftKey }));
  await press(false);
  await press(false);
  await expect.poll(nameNow).toBe(first);
  await press(true);
  await expect.poll(nameNow).toBe('Noor A');
  await press(true);
  await expect.poll(nameNow).toBe('Noor B');
  // A redo is undone as a change is.
  await press(false);
  await expect.poll(nameNow).toBe('Noor A');
  await rename('Noor C');
  await press(true);
  expect(nameNow()).toBe('Noor C');
});

it('undoes the signed-in person’s latest operation, and nobody else’s', async () => {
  stubMedia(true);
  const made = createMemoryWorkspace(createSample('2026-11-18'), 'test-admin');
  const rename = (name: string) =>
    made.run(editRecord('people', 'noor-adair', { name }, `Renamed to ${name}`));
  const nameNow = () => made.get('people', 'noor-adair')!.name;
  await rename('Noor A');
  await made.run(editRecord('people', 'ilan-voss', { name: 'Ilan V' }, 'Renamed'));
  const [ofAnother] = made.operations();
  // The log of the device, which everyone who signs in on it shares.
  const shared = perObject((log: readonly Operation[]) =>
    log.map((each) => (each.id === ofAnother!.id ? { ...each, actorId: 'test-employee' } : each)),
  );
  const workspace = { ...made, operations: () => shared(made.operations()) };
  render(
    <>
      <UndoKey />
      <Toasts />
    </>,
    { wrapper: inWorkspace(workspace) },
  );
  const press = () => act(async () => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }));
  await press();
  await expect.poll(nameNow).not.toBe('Noor A');
  expect(made.get('people', 'ilan-voss')!.name).toBe('Ilan V');
  await press();
  expect(made.get('people', 'ilan-voss')!.name).toBe('Ilan V');
});
