import { useRef } from 'react';
import { fileLimit } from '@/dashboard/commands/training/stored-file';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { FileCard } from './file-card';
import { FileInput } from './file-input';
import * as s from './file-list.module.scss';

export interface FilesFieldProps {
  fileIds: readonly string[];
  /** Whether a file is being read and saved. */
  busy: boolean;
  error: string | undefined;
  onAdd: (added: { file: File }) => void;
  onRemove: (removed: { id: string }) => void;
}

/** The files of a draft, with a field that adds one. */
export function FilesField({ fileIds, busy, error, onAdd, onRemove }: FilesFieldProps) {
  const stored = useRecords('files');
  const root = useRef<HTMLDivElement>(null);
  const files = fileIds.flatMap((id) => stored.find((file) => file.id === id) ?? []);
  return (
    <div ref={root} className={s.root}>
      <FileInput
        label="Files"
        mark="optional"
        hint="At most 5 MB each."
        file={null}
        limit={fileLimit}
        busy={busy}
        error={error}
        onChoose={onAdd}
        onRemove={() => {}}
      />
      {files.map(({ id, name, type, size }) => (
        <FileCard
          key={id}
          {...{ name, type, size }}
          onRemove={() => {
            // The button with the focus disappears.
            root.current?.querySelector('input')?.focus();
            onRemove({ id });
          }}
        />
      ))}
    </div>
  );
}
