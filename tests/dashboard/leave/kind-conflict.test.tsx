import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { draftName } from '@/dashboard/hooks/use-draft';
import { createSample } from '@/dashboard/sample/create-sample';
import { KindForm } from '@/dashboard/screens/leave/days/kind-form';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { removeDraft } from '@/platform/drafts';
import { inWorkspace } from '../in-workspace';
import { editRecord } from '../write';

const sample = createSample('2026-11-18');
const kind = sample.leaveKinds![0]!;

beforeEach(() => removeDraft(draftName('test-admin', `leave-kind:${kind.id}`)));

it('a conflict shows each field of a kind of leave that differs', async () => {
  const workspace = createMemoryWorkspace(sample, 'test-admin');
  render(<KindForm kind={kind} onClose={() => {}} />, { wrapper: inWorkspace(workspace) });
  const colour = kind.colour === 'grey' ? 'blue' : 'grey';
  const other = kind.colour === 'red' ? 'teal' : 'red';
  fireEvent.change(screen.getByRole('combobox', { name: 'Colour' }), { target: { value: colour } });
  await act(async () => {
    await workspace.run(editRecord('leaveKinds', kind.id, { colour: other }, 'Changed elsewhere'));
  });
  await act(async () => screen.getByRole('button', { name: 'Save changes' }).click());
  expect(screen.getByRole('row', { name: /^Colour/ })).toBeVisible();
  expect(screen.queryByText('Both versions are the same.')).toBeNull();
  removeDraft(draftName('test-admin', `leave-kind:${kind.id}`));
});
