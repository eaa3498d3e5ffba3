import { useRef, useState, type ComponentProps } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { FieldRow, type FieldRowWords } from '@/dashboard/parts/form/field-row/field-row';
import { FileCard, type FileFacts } from './file-card';
import { refuseFile } from './refuse-file';
import * as s from './file-input.module.scss';

export interface FileInputProps
  extends FieldRowWords, Omit<ComponentProps<'input'>, 'type' | 'children' | 'value' | 'multiple'> {
  file: FileFacts | null;
  /** Maximum size in bytes. A larger file is rejected without reading it. */
  limit: number;
  /** Whether the file is being read. @default false */
  busy?: boolean;
  onChoose: (choice: { file: File }) => void;
  onRemove: () => void;
}

/** Chooses or drops one file. `className` applies to the root, all other props to the input. */
export function FileInput({
  label,
  mark,
  hint,
  error,
  file,
  limit,
  busy = false,
  onChoose,
  onRemove,
  id,
  className,
  ...rest
}: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const [over, setOver] = useState(false);

  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const reason = refuseFile(chosen, limit);
    setFileError(reason);
    if (reason === null) onChoose({ file: chosen });
  };

  return (
    <FieldRow
      {...{ label, mark, hint, id, className }}
      error={fileError ?? error}
      aria-describedby={rest['aria-describedby']}
    >
      {(control) => (
        <div className={s.root}>
          {file && (
            <FileCard
              {...file}
              onRemove={() => {
                setFileError(null);
                input.current?.focus();
                onRemove();
              }}
            />
          )}
          <div className={s.box} data-over={over || undefined} aria-busy={busy || undefined}>
            <Icon name="upload" size={18} className={s.icon} />
            <span aria-hidden="true">
              <span className={s.action}>
                {busy ? 'Reading…' : file ? 'Choose another file' : 'Choose a file'}
              </span>
              {!busy && ' or drop it here'}
            </span>
            {/* The transparent native input covers the box. It receives clicks, keys and dropped files. */}
            <input
              {...rest}
              {...control}
              ref={input}
              type="file"
              className={s.input}
              disabled={busy || rest.disabled}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
              onChange={({ currentTarget }) => {
                take(currentTarget.files?.[0]);
                // Clears the input, so that the user can choose the same file again.
                currentTarget.value = '';
              }}
            />
          </div>
        </div>
      )}
    </FieldRow>
  );
}
