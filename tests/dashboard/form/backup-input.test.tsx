import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BackupInput } from '@/dashboard/parts/backup/backup-input';
import { sealBackup } from '@/dashboard/store/backup/sealed-backup';
import { stubDialog, stubMedia } from '../../stubs';

beforeEach(() => {
  stubDialog();
  stubMedia(true);
});

it('a protected backup that is being opened cannot be closed and read later, over another file', async () => {
  const sealed = await sealBackup('{}', 'four short words here');
  const file = new File([sealed], 'a.json');
  file.text = async () => sealed;
  const on = { onChoose: vi.fn(), onRead: vi.fn(), onError: vi.fn() };
  render(<BackupInput label="Backup file" hint="" busy={false} {...on} />);
  await act(async () =>
    fireEvent.change(screen.getByLabelText('Backup file'), { target: { files: [file] } }),
  );
  fireEvent.change(await screen.findByLabelText(/Passphrase/), {
    target: { value: 'four short words here' },
  });
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  const isOpen = screen.queryByRole('dialog') !== null;
  await waitFor(() => expect(on.onError.mock.calls.length + on.onRead.mock.calls.length).toBe(1));
  expect(isOpen).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
