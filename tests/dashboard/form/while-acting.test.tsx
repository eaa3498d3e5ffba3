import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { put } from '@/dashboard/model/change';
import { SavedViews } from '@/dashboard/parts/data-table/tools/saved-views';
import { MeetingView } from '@/dashboard/parts/meetings/meeting-view';
import { createSample } from '@/dashboard/sample/create-sample';
import { MergeDialog } from '@/dashboard/screens/clients/merge-dialog';
import { ResetDialog } from '@/dashboard/screens/settings/sample/reset-dialog';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { blankRecord } from '../blank-record';
import { stubDialog, stubMedia } from '../../stubs';
import { inWorkspace } from '../in-workspace';

const sample = createSample('2026-11-18');
let workspace: Workspace;
let finish: () => void;
let starts: number;

/** Holds back an action of the workspace until `finish`. */
const holdBack =
  <Args extends unknown[], Result>(action: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    starts += 1;
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return action(...args);
  };

beforeEach(() => {
  stubDialog();
  stubMedia(true);
  starts = 0;
  const memory = createMemoryWorkspace(sample, 'test-admin');
  workspace = {
    ...memory,
    run: holdBack((command) => memory.run(command)),
    reset: holdBack((base, choose) => memory.reset(base, choose)),
  };
});

const show = (children: ReactNode) => render(children, { wrapper: inWorkspace(workspace) });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const end = () => act(async () => finish());

it('a reset that has begun cannot be cancelled', async () => {
  const onClose = vi.fn();
  show(<ResetDialog base="own" onClose={onClose} />);
  await press('Replace all records');
  await press('Cancel');
  await press('Close');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).not.toHaveBeenCalled();
  await end();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('a merge runs once when it is pressed twice', async () => {
  const onMerged = vi.fn();
  show(<MergeDialog clients={sample.clients!.slice(0, 2)} onMerged={onMerged} onClose={() => {}} />);
  await press(/^Merge into/);
  await press(/^Merge into/);
  expect(starts).toBe(1);
  await end();
  await waitFor(() => expect(onMerged).toHaveBeenCalledOnce());
});

it('a meeting is cancelled once when its button is pressed twice', async () => {
  const [meeting] = sample.meetings!;
  show(<MeetingView meeting={meeting!} localNow="2000-01-01T09:00" isNext onRemoved={() => {}} />);
  await press('Cancel meeting');
  await press('Cancel meeting');
  expect(starts).toBe(1);
});

it('a saved view keeps its typed name when it cannot be saved, and is deleted once', async () => {
  const { run } = workspace;
  const saving = run(() => ({
    label: 'Saved',
    changes: [
      put(
        'savedViews',
        blankRecord('savedViews', { id: 'mine', ownerId: 'test-admin', screen: 'employees', name: 'Mine' }),
      ),
    ],
  }));
  finish();
  await saving;
  starts = 0;
  show(<SavedViews route="employees" current="team=Design" />);
  await press('Views');
  await press('Delete the view Mine');
  await press('Delete the view Mine');
  expect(starts).toBe(1);
  await end();

  workspace.run = async () => ({ done: false, message: 'No space.', error: null });
  const name = screen.getByRole('textbox');
  fireEvent.change(name, { target: { value: 'Design' } });
  await press('Save this view');
  expect(name).toHaveValue('Design');
});
