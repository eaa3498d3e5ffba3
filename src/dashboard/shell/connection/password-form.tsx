import type { FormEvent } from 'react';
import { Button } from '@/design-system/button/button';
import { PasswordField } from '@/design-system/password-field/password-field';
import { useSending } from '@/dashboard/hooks/use-sending';
import type { SharedPortal } from '@/dashboard/store/synced/shared-portal';
import * as s from './connection-dialog.module.scss';

/** Changes the own password, which signs the person out on all devices. */
export function PasswordForm({ onChange }: { onChange: SharedPortal['changePassword'] }) {
  const { busy, problem, send } = useSending();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    void send(() => onChange({ old: String(sent.get('old')), next: String(sent.get('next')) }));
  };
  return (
    <form className={s.section} aria-label="Password" onSubmit={onSubmit}>
      <h3 className={s.heading}>Password</h3>
      <p className={s.text}>A new password signs you out on all devices.</p>
      <PasswordField label="Current password" name="old" autoComplete="current-password" required />
      <PasswordField
        label="New password"
        name="next"
        autoComplete="new-password"
        hint="12 to 72 characters"
        minLength={12}
        required
      />
      {problem && (
        <p className={s.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={s.actions}>
        <Button type="submit" size="compact" variant="outline" disabled={busy}>
          Change password
        </Button>
      </div>
    </form>
  );
}
