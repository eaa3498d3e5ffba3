import type { FormEvent } from 'react';
import { portalServer } from '@/content/portal-server';
import { readerZone } from '@/dashboard/days/time-zone';
import { useSending } from '@/dashboard/hooks/use-sending';
import { choosePassword, type Choice } from '@/dashboard/store/synced/accounts';
import { fullMoment } from '@/dashboard/words/moment';
import { Button } from '@/design-system/button/button';
import { Field } from '@/design-system/field/field';
import { PasswordField } from '@/design-system/password-field/password-field';
import type { Account } from '@/state/stored-user';
import { AuthLayout } from './auth-layout';
import * as s from './auth-form.module.scss';

/** A person who has signed in with the password of an invitation. */
export interface Invited {
  email: string;
  password: string;
  /** ISO instant. */
  validUntil: string;
}

export interface ChoosePasswordScreenProps {
  invited: Invited;
  /** Asks the server. @throws Error with a message for users @default the server of the brand file */
  onChoose?: (choice: Choice) => Promise<Account>;
  onChosen: (account: Account) => void;
  onBack: () => void;
}

const askServer = (choice: Choice) => choosePassword(portalServer!, choice);

/** The first sign-in to a shared portal: their own password in place of the one from the admin. */
export function ChoosePasswordScreen({
  invited: { email, password, validUntil },
  onChoose = askServer,
  onChosen,
  onBack,
}: ChoosePasswordScreenProps) {
  const { busy, problem, send } = useSending();

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = String(new FormData(event.currentTarget).get('next'));
    void send(async () => {
      onChosen(await onChoose({ email, password, next }));
      // Busy until the next screen is there: the password of the invitation works once.
      await new Promise(() => {});
    });
  };

  return (
    <AuthLayout
      title="Choose your own password"
      lead={`The password from the admin is valid for one sign-in, until ${fullMoment(validUntil, readerZone())}.`}
    >
      <form method="dialog" className={s.root} onSubmit={onSubmit}>
        <Field label="Email" name="email" type="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="New password"
          name="next"
          autoComplete="new-password"
          hint="12 to 72 characters"
          minLength={12}
          required
        />
        <p role="alert" className={s.explanation} data-state={problem ? 'open' : 'closed'}>
          {problem}
        </p>
        <Button type="submit" className={s.submit} disabled={busy}>
          Save and sign in
        </Button>
        <Button variant="outline" className={s.submit} disabled={busy} onClick={onBack}>
          Back to sign-in
        </Button>
      </form>
    </AuthLayout>
  );
}
