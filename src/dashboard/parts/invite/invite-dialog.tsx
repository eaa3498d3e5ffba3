import { useState } from 'react';
import { Button } from '@/design-system/button/button';
import { PasswordField } from '@/design-system/password-field/password-field';
import { Icon } from '@/design-system/icon/icon';
import { copyText } from '@/platform/clipboard';
import { useSending } from '@/dashboard/hooks/use-sending';
import { QuestionDialog } from '@/dashboard/parts/form/dialog/question-dialog';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import type { Person } from '@/dashboard/model/records/records';
import type { Invitation, SharedPortal } from '@/dashboard/store/synced/shared-portal';
import { fullMoment } from '@/dashboard/words/moment';
import * as s from './invite-dialog.module.scss';

export interface InviteDialogProps {
  person: Person;
  /** Gives the person an account or a new password. @throws Error with a message for users */
  onInvite: SharedPortal['invite'];
  onClose: () => void;
}

/** Gives a person a password for one sign-in, and shows it once. */
export function InviteDialog({ person: { id, kind, name, email }, onInvite, onClose }: InviteDialogProps) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const timeZone = useTimeZone();
  const [note, setNote] = useState('');
  const { busy, problem, send } = useSending();
  const [password, setPassword] = useState('');

  const invite = async () => setInvitation(await (kind === 'admin' ? onInvite(id, password) : onInvite(id)));
  const copy = async (text: string) =>
    setNote(
      (await copyText(text))
        ? 'Copied.'
        : 'The browser did not allow copying. Select the password and copy it.',
    );

  const outcome = (
    <p className={s.note} role="status">
      {problem || note}
    </p>
  );
  if (invitation === null)
    return (
      <QuestionDialog
        title={`Create a password for ${name}?`}
        // Closed now, the dialog could not show the password that the server makes.
        onClose={() => !busy && onClose()}
        actions={
          <Button size="compact" disabled={busy} onClick={() => void send(invite)}>
            Create a password
          </Button>
        }
      >
        <p>
          You get a password to give to {name}. {name} signs in with {email} and this password once, and then
          chooses a new one. If {name} has an account, {name} is signed out on all devices.
        </p>
        {kind === 'admin' && (
          <PasswordField
            label="Your own password"
            hint="Protects the admin’s account if you leave your session open."
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
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
          <Button
            size="compact"
            icon={<Icon name="copy" size={16} />}
            onClick={() => void copy(invitation.password)}
          >
            Copy
          </Button>
          <Button size="compact" variant="outline" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className={s.root}>
        <p className={s.text}>
          This password is shown only once. Give it to the person directly or in a message.
        </p>
        <code className={s.password}>{invitation.password}</code>
        <p className={s.text}>
          The password is valid for one sign-in, until {fullMoment(invitation.validUntil, timeZone)}. {name}{' '}
          then chooses their own.
        </p>
        {outcome}
      </div>
    </Dialog>
  );
}
