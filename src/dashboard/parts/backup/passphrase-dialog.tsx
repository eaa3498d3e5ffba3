import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/design-system/button/button';
import { PasswordField } from '@/design-system/password-field/password-field';
import { useFocusOnError } from '@/dashboard/parts/edit/edit-form';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { shortestPassphrase } from '@/dashboard/store/backup/sealed-backup';
import * as s from './passphrase-dialog.module.scss';

export interface PassphraseDialogProps {
  title: string;
  note: string;
  submit: string;
  /** Whether a new passphrase is chosen: it has a minimum length and is typed twice. @default false */
  isNew?: boolean;
  onClose: () => void;
  /** @returns an error for the field, or null after success */
  onSubmit: (passphrase: string) => Promise<string | null>;
}

interface Errors {
  passphrase?: string;
  repeated?: string;
}

function check(passphrase: string, repeated: string, isNew: boolean): Errors {
  if (passphrase === '') return { passphrase: 'Enter the passphrase.' };
  if (!isNew) return {};
  if (passphrase.length < shortestPassphrase)
    return { passphrase: `Enter at least ${shortestPassphrase} characters, for example four words.` };
  return passphrase === repeated ? {} : { repeated: 'This is not the same. Type the passphrase again.' };
}

/** Asks for the passphrase of a backup. It is kept nowhere, so it has no draft. */
export function PassphraseDialog({
  title,
  note,
  submit,
  isNew = false,
  onClose,
  onSubmit,
}: PassphraseDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useFocusOnError(form, tries);
  const [passphrase, setPassphrase] = useState('');
  const [repeated, setRepeated] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  // Closed now, it would still open or save the file, perhaps over another one.
  const close = () => !busy && onClose();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const faults = check(passphrase, repeated, isNew);
    setErrors(faults);
    setTries(tries + 1);
    if (Object.keys(faults).length > 0) return;
    setBusy(true);
    const error = await onSubmit(passphrase);
    setBusy(false);
    if (!error) return;
    setErrors({ passphrase: error });
    setTries(tries + 2);
  };
  const autoComplete = isNew ? 'new-password' : 'off';

  return (
    <Dialog
      title={title}
      size="small"
      onClose={close}
      footer={
        <>
          <Button size="compact" type="submit" form={formId} aria-disabled={busy || undefined}>
            {submit}
          </Button>
          <Button size="compact" variant="outline" aria-disabled={busy || undefined} onClick={close}>
            Cancel
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className={s.root}
        noValidate
        aria-busy={busy}
        onSubmit={(event) => void send(event)}
      >
        <p className={s.note}>{note}</p>
        <PasswordField
          label="Passphrase"
          hint={isNew ? `At least ${shortestPassphrase} characters, for example four words` : undefined}
          required
          autoComplete={autoComplete}
          value={passphrase}
          error={errors.passphrase}
          onChange={({ target }) => setPassphrase(target.value)}
        />
        {isNew && (
          <PasswordField
            label="Passphrase again"
            required
            autoComplete={autoComplete}
            value={repeated}
            error={errors.repeated}
            onChange={({ target }) => setRepeated(target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}
