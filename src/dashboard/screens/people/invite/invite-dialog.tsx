import { useState } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { copyText } from '@/platform/clipboard';
import { QuestionDialog } from '@/dashboard/parts/form/dialog/question-dialog';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import type { Person } from '@/dashboard/model/records/records';
import * as s from './invite-dialog.module.scss';

export interface InviteDialogProps {
  person: Person;
  /** Gives the person an account or a new password. @throws Error with a message for users */
  onInvite: (personId: string) => Promise<string>;
  onClose: () => void;
}

/** Gives a person a password to sign in with, and shows it once. */
export function InviteDialog({ person: { id, name, email }, onInvite, onClose }: InviteDialogProps) {
  const [password, setPassword] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);

  const invite = async () => {
    setBusy(true);
    try {
      setPassword(await onInvite(id));
      setNote('');
    } catch (error) {
      setNote((error as Error).message);
    }
    setBusy(false);
  };
  const copy = async (text: string) =>
    setNote((await copyText(text)) ? 'Copied.' : 'The browser did not copy it. Select it and copy it.');

  const outcome = (
    <p className={s.note} role="status">
      {note}
    </p>
  );
  if (password === null)
    return (
      <QuestionDialog
        title={`Give ${name} a password?`}
        onClose={onClose}
        actions={
          <Button size="compact" disabled={busy} onClick={() => void invite()}>
            Create a password
          </Button>
        }
      >
        <p>
          {name} signs in with {email} and a password that you hand over. A person who has an account gets a
          new password, and is signed out on all devices.
        </p>
        {outcome}
      </QuestionDialog>
    );
  return (
    <Dialog
      title={`Password for ${name}`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button size="compact" icon={<Icon name="copy" size={16} />} onClick={() => void copy(password)}>
            Copy
          </Button>
          <Button size="compact" variant="outline" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className={s.root}>
        <p className={s.text}>It is shown only now. Hand it over in person or in a message.</p>
        <code className={s.password}>{password}</code>
        {outcome}
      </div>
    </Dialog>
  );
}
