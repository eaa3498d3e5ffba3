import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import type { Edit } from '@/dashboard/hooks/use-edit';
import { EditStatus } from '@/dashboard/parts/edit/edit-status';
import { OrphanNote } from '@/dashboard/screens/schedule/orphan-note';
import { StorageNoticeGate } from '@/dashboard/shell/storage-notice/storage-notice-gate';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import type { Persistence } from '@/dashboard/store/workspace/workspace';
import { person, settings } from './time/records';
import { stubMedia } from '../stubs';

const admin = { ...person, id: 'test-admin', kind: 'admin' as const, name: 'Test Admin' };
/** Screen readers announce a change of a region that they know, and not one that arrives with its text. */
const regions = () => [...document.querySelectorAll('[role=status], [aria-live]')];

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true });
  stubMedia(true);
});

it('announces a change made elsewhere in a region that was there before', () => {
  const edit = { conflict: null, elsewhere: null, failure: '', dirty: false, state: 'stored' };
  const at = (elsewhere: Edit<string>['elsewhere']) => (
    <EditStatus edit={{ ...edit, elsewhere } as unknown as Edit<string>} subject="This task" />
  );
  const { rerender } = render(at(null));
  const before = regions();
  rerender(at('changed'));
  expect(before.some((one) => one.textContent.startsWith('This task was changed elsewhere'))).toBe(true);
});

it('announces lost occurrences of a series in a region that was there before', () => {
  const orphan = { startsAt: '2026-11-18T10:00' } as never;
  const { rerender } = render(<OrphanNote orphans={[]} />);
  const before = regions();
  rerender(<OrphanNote orphans={[orphan]} />);
  expect(before.some((one) => /(is|are) removed from the series/.test(one.textContent))).toBe(true);
});

it('announces a storage problem in a region that was there before', async () => {
  let persistence: Persistence = { state: 'stored' };
  const made = createMemoryWorkspace({ people: [admin], settings: [settings] }, admin.id);
  const workspace = { ...made, persistence: () => persistence };
  const notice = () => (
    <WorkspaceProvider workspace={workspace} role="admin">
      <StorageNoticeGate path="/dashboard/admin" acted={false} />
    </WorkspaceProvider>
  );
  const { rerender } = render(notice());
  const before = regions();
  persistence = { state: 'memory-only', reason: 'The disk is full.' };
  rerender(notice());
  await waitFor(() => expect(before.some((one) => /The disk is full/.test(one.textContent))).toBe(true));
});
