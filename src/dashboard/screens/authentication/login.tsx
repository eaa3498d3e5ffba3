import { useId, useState, type FormEvent } from 'react';
import { brand } from '@/content/brand';
import { Button } from '@/design-system/button/button';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { Field } from '@/design-system/field/field';
import { useVisit } from '@/design-system/link/use-visit';
import { Select } from '@/design-system/select/select';
import { TextLink } from '@/design-system/text-link/text-link';
import { admitted } from '@/routes/access';
import { homeOf, portalPath } from '@/routes/portal-paths';
import { portalRoutes, roleNames, roles } from '@/routes/portal-table';
import { useAuth } from '@/state/use-auth';
import { takeWantedAddress } from '@/state/wanted-address';
import { AuthLayout } from './auth-layout';
import { PasswordField } from '@/design-system/password-field/password-field';
import { useEarlySubmit } from './use-early-submit';
import * as s from './auth-form.module.scss';

const options = roles.map((role) => ({ value: role, label: roleNames[role] }));

/**
 * The sign-in: the role picked is the role signed in. Email and password are there as people expect them and are neither
 * checked nor read. `method="dialog"` keeps them out of the address before the page is alive.
 */
export function LoginScreen() {
  const { session, login } = useAuth();
  const visit = useVisit();
  const [picked, setPicked] = useState('');
  const [missing, setMissing] = useState(false);
  const [explained, setExplained] = useState(false);
  const roleId = useId();
  const form = useEarlySubmit();
  const explanationId = 'forgot-password';

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the form: a choice made before hydration may not be rendered yet.
    const sent = new FormData(event.currentTarget);
    const role = roles.find((each) => each === sent.get('role'));
    if (!role) {
      setMissing(true);
      document.getElementById(roleId)?.focus();
      return;
    }
    login(role, { remember: sent.has('remember') });
    visit(admitted(takeWantedAddress(), role, brand.access) ?? portalPath(homeOf(role)));
  };

  return (
    <AuthLayout title={portalRoutes.login.title} lead="Choose your role to open your portal.">
      <form ref={form} method="dialog" noValidate className={s.root} onSubmit={onSubmit}>
        <Select
          id={roleId}
          label="Role"
          name="role"
          placeholder="Select a role"
          options={options}
          value={picked}
          required
          error={missing && !picked ? 'Choose a role: it decides which portal opens.' : undefined}
          onChange={({ value }) => setPicked(value)}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          placeholder="name@company.com"
        />
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        <div className={s.row}>
          <Checkbox name="remember" defaultChecked>
            Remember me
          </Checkbox>
          <TextLink
            href={`#${explanationId}`}
            className={s.forgot}
            aria-expanded={explained}
            aria-controls={explanationId}
            onClick={(event) => {
              event.preventDefault();
              setExplained(!explained);
            }}
          >
            Forgot password?
          </TextLink>
        </div>
        <p id={explanationId} className={s.explanation} data-state={explained ? 'open' : 'closed'}>
          There is no password to remember: this sign-in reads neither the email nor the password. Choose your
          role and press Sign In. For anything else write to{' '}
          <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>.
        </p>
        <Button type="submit" className={s.submit}>
          Sign In
        </Button>
        <p className={s.note}>
          New here? <TextLink href={portalPath('register')}>Create an account</TextLink>
        </p>
        {session.status === 'signed-in' && (
          <p className={s.note}>
            {session.user.name} is signed in.{' '}
            <TextLink href={portalPath(homeOf(session.user.role))}>Back to the portal</TextLink>
          </p>
        )}
        <p className={s.note}>This sign-in stays on this device and proves nothing about who you are.</p>
      </form>
    </AuthLayout>
  );
}
