import { useState } from 'react';
import { FileInput } from '@/dashboard/parts/file-input/file-input';
import { largestFile, parseBackup, type BackupReading } from '@/dashboard/store/backup/backup';
import { isSealed, openSealed } from '@/dashboard/store/backup/sealed-backup';
import { PassphraseDialog } from './passphrase-dialog';

/** A backup that was read from a file, and is valid. */
export type ReadBackup = Extract<BackupReading, { ok: true }> & { fileName: string };

export interface BackupInputProps {
  label: string;
  hint: string;
  busy: boolean;
  disabled?: boolean;
  error?: string;
  /** Whether the backup must have the people who sign in on a device. @default true */
  needsSignIns?: boolean;
  /** Called when a file is chosen, before it is read. */
  onChoose: () => void;
  onRead: (backup: ReadBackup) => void;
  onError: (message: string) => void;
}

/** A file input that reads and checks a backup, and asks for its passphrase if it has one. */
export function BackupInput({ label, hint, busy, disabled, error, needsSignIns, ...on }: BackupInputProps) {
  const [reading, setReading] = useState(false);
  const [sealed, setSealed] = useState<{ text: string; fileName: string } | null>(null);

  const parse = async (text: string, fileName: string) => {
    const result = await parseBackup(text, { needsSignIns });
    if (result.ok) on.onRead({ ...result, fileName });
    else on.onError(result.message);
  };
  const choose = async (file: File) => {
    on.onChoose();
    setReading(true);
    try {
      const text = await file.text();
      if (isSealed(text)) setSealed({ text, fileName: file.name });
      else await parse(text, file.name);
    } catch {
      on.onError('This file could not be read. Choose it again.');
    }
    setReading(false);
  };
  const open = async ({ text, fileName }: { text: string; fileName: string }, passphrase: string) => {
    const opened = await openSealed(text, passphrase);
    if (opened === null) return 'This passphrase does not open the file, or the file was changed. Try again.';
    setSealed(null);
    await parse(opened, fileName);
    return null;
  };

  return (
    <>
      <FileInput
        label={label}
        hint={hint}
        accept=".json,application/json"
        file={null}
        limit={largestFile}
        busy={busy || reading}
        disabled={disabled}
        error={error}
        onChoose={({ file }) => void choose(file)}
        onRemove={on.onChoose}
      />
      {sealed && (
        <PassphraseDialog
          title="Open this backup"
          note={`“${sealed.fileName}” is protected. Enter the passphrase that it was saved with.`}
          submit="Open"
          onClose={() => setSealed(null)}
          onSubmit={(passphrase) => open(sealed, passphrase)}
        />
      )}
    </>
  );
}
