import { useEffect, useRef, useState, type FormEvent } from 'react';
import { brand } from '@/content/brand';
import { portalServer } from '@/content/portal-server';
import { useSending } from '@/dashboard/hooks/use-sending';
import { signIn } from '@/dashboard/store/synced/accounts';
import { InvitedError } from '@/dashboard/store/synced/requests';
import { Button } from '@/design-system/button/button';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { Field } from '@/design-system/field/field';
import { useVisit } from '@/design-system/link/use-visit';
import { PasswordField } from '@/design-system/password-field/password-field';
import { admitted } from '@/routes/access';
import { homeOf, portalPath } from '@/routes/portal-paths';
import { portalRoutes } from '@/routes/portal-table';
import { takeLapsed, type Account } from '@/state/stored-user';
import { useAuth } from '@/state/use-auth';
import { takeWantedAddress } from '@/state/wanted-address';
import { AuthLayout } from './auth-layout';
import { ChoosePasswordScreen, type Invited } from './choose-password';
import { useEarlySubmit } from './use-early-submit';
import * as s from './auth-form.module.scss';

export interface AccountLoginScreenProps {
  /** Asks the server. @throws InvitedError, and Error with a message for users @default the server of the brand file */
  onSignIn?: (email: string, password: string) => Promise<Account>;
}

const askServer = (email: string, password: string) => signIn(portalServer!, email, password);

/** Ends the session of a sign-in that was not to outlive the browser, on the server and this device. */
const endLapsed = async (account: Account) =>
  (await import('@/dashboard/store/synced/end-lapsed-session')).endLapsedSession(portalServer!, account);

/** The sign-in to a shared portal, with an account. */
export function AccountLoginScreen({ onSignIn = askServer }: AccountLoginScreenProps) {
  const { login, session } = useAuth();
  const visit = useVisit();
  const ended = session.status === 'anonymous' ? session.reason : undefined;
  const { busy, problem, send } = useSending(ended);
  const [email, setEmail] = useState('');
  const [invited, setInvited] = useState<(Invited & { remember: boolean }) | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const form = useEarlySubmit();
  useEffect(() => {
    if (ended) outcome.current?.focus();
  }, [ended]);
  const ending = useRef<Promise<void> | null>(null);
  useEffect(() => {
    const lapsed = takeLapsed();
    // A copy that cannot be deleted stays for the next sign-in.
    if (lapsed) ending.current = endLapsed(lapsed).catch(() => {});
  }, []);

  const enter = (account: Account, remember: boolean) => {
    login(account, { remember });
    const { role } = account;
    visit(admitted(takeWantedAddress(), role, brand.access) ?? portalPath(homeOf(role)));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const [typed, password] = [String(sent.get('email')), String(sent.get('password'))];
    const remember = sent.has('remember');
    void send(async () => {
      try {
        const account = await onSignIn(typed, password);
        // Otherwise it could delete the records of the new session of the same person.
        await ending.current;
        enter(account, remember);
        // Busy until the next screen is there: a second press would sign in again.
        await new Promise(() => {});
      } catch (error) {
        if (error instanceof InvitedError) {
          setEmail(typed);
          setInvited({ email: typed, password, validUntil: error.validUntil, remember });
          return;
        }
        outcome.current?.focus();
        throw error;
      }
    });
  };

  if (invited)
    return (
      <ChoosePasswordScreen
        invited={invited}
        onChosen={(account) => enter(account, invited.remember)}
        onBack={() => setInvited(null)}
      />
    );
  return (
    <AuthLayout title={portalRoutes.login.title} lead="Use the email and the password of your account.">
      <form ref={form} method="dialog" className={s.root} onSubmit={onSubmit}>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          placeholder="name@company.com"
          required
        />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <Checkbox name="remember" defaultChecked>
          Remember me
        </Checkbox>
        <p
          ref={outcome}
          role="alert"
          tabIndex={-1}
          className={s.explanation}
          data-state={problem ? 'open' : 'closed'}
        >
          {problem}
        </p>
        <Button type="submit" className={s.submit} disabled={busy}>
          Sign In
        </Button>
        <p className={s.note}>
          Forgot your password, or no account yet? An admin of {brand.name} gives you a password for one
          sign-in.
        </p>
      </form>
    </AuthLayout>
  );
}
