import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSample } from '@/dashboard/sample/create-sample';
import { StorageNotice } from '@/dashboard/shell/storage-notice/storage-notice';
import { readLastBackup } from '@/dashboard/store/backup/last-backup';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { freezeClock } from '@/platform/clock';
import { removeStored } from '@/platform/storage';
import { inWorkspace } from '../in-workspace';

beforeEach(() => removeStored('portal-last-backup'));
let thaw = () => {};
afterEach(() => {
  thaw();
  removeStored('portal-last-backup');
});

it('the storage notice records its backup, and names it by the day of the agency', async () => {
  const sample = createSample('2026-11-18');
  const [settings] = sample.settings!;
  const workspace = createMemoryWorkspace(
    { ...sample, settings: [{ ...settings!, timeZone: 'Asia/Tokyo' }] },
    'test-admin',
  );
  thaw = freezeClock(new Date('2026-11-18T20:00:00Z'));
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => '#';
      static override revokeObjectURL() {}
    },
  );
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  render(<StorageNotice />, { wrapper: inWorkspace(workspace) });
  await act(async () => screen.getByRole('button', { name: 'Download backup' }).click());
  await waitFor(() => expect(names).toEqual(['portal-backup-2026-11-19.json']));
  expect(readLastBackup()).not.toBeNull();
});
