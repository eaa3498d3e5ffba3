import { useEffect, useRef, useState } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { useChoices } from './choices-context';
import * as s from './upload-button.module.scss';

export interface UploadButtonProps {
  label: string;
  onUploaded: (name: string) => void;
}

/** Adds a picture from this computer to the entry's folder. */
export function UploadButton({ label, onUploaded }: UploadButtonProps) {
  const { upload } = useChoices();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  // The form may change while the picture is sent.
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  const [failure, setFailure] = useState('');

  async function take(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    setFailure('');
    try {
      const name = await upload(file);
      latest.current(name);
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
      // The same file can be chosen again after it was corrected.
      if (input.current) input.current.value = '';
    }
  }

  return (
    <div className={s.root}>
      <input
        ref={input}
        type="file"
        accept=".jpg,.jpeg,.png,.webp,.avif,.svg"
        hidden
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <Button
        size="compact"
        variant="outline"
        icon={<Icon name="plus" size={16} />}
        aria-label={label}
        aria-disabled={busy || undefined}
        onClick={() => !busy && input.current?.click()}
      >
        {busy ? 'Uploading…' : 'Upload a picture'}
      </Button>
      {failure && (
        <p role="alert" className={s.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}
