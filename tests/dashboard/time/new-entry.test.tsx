import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draftName } from '@/dashboard/hooks/use-draft';
import { createSample } from '@/dashboard/sample/create-sample';
import { NewEntry } from '@/dashboard/screens/time/week/entries/new-entry';
import type { Week } from '@/dashboard/screens/time/week/use-week';
import type { WeekActions } from '@/dashboard/screens/time/week/use-week-actions';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { removeDraft } from '@/platform/drafts';
import { stubDialog, stubMedia } from '../../stubs';
import { inWorkspace } from '../in-workspace';

const sample = createSample('2026-11-18');
const cell = { projectId: sample.projects![0]!.id, day: '2026-11-18' };
const person = sample.people!.find(({ id }) => id === 'test-employee')!;

beforeEach(() => {
  stubDialog();
  stubMedia(true);
  removeDraft(draftName('test-employee', `time-entry:${cell.projectId}:${cell.day}`));
});

it('an entry is added once when its button is pressed twice', async () => {
  let finish: (outcome: null) => void = () => {};
  const putEntry = vi.fn(() => new Promise<null>((resolve) => (finish = resolve)));
  render(
    <NewEntry
      week={{ person, isBillable: () => true } as unknown as Week}
      actions={{ putEntry } as unknown as WeekActions}
      cell={cell}
      title="Another entry"
    />,
    { wrapper: inWorkspace(createMemoryWorkspace(sample, 'test-employee'), 'employee') },
  );
  const time = screen.getByRole('textbox', { name: 'Time of the new entry' });
  fireEvent.change(time, { target: { value: '1:30' } });
  await act(async () => fireEvent.blur(time));
  const form = screen.getByRole('form', { name: 'Another entry' });
  await act(async () => fireEvent.submit(form));
  await act(async () => fireEvent.submit(form));
  expect(putEntry).toHaveBeenCalledOnce();
  await act(async () => finish(null));
  await waitFor(() => expect(time).toHaveValue(''));
});
