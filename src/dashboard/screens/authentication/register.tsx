import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/design-system/button/button';
import { Field } from '@/design-system/field/field';
import { TextLink } from '@/design-system/text-link/text-link';
import { portalPath } from '@/routes/portal-paths';
import { portalRoutes } from '@/routes/portal-table';
import { AuthLayout } from './auth-layout';
import { PasswordField } from '@/design-system/password-field/password-field';
import { useEarlySubmit } from './use-early-submit';
import * as s from './auth-form.module.scss';

/** The browser checks the fields by its own rules. Nothing is sent or stored. */
export function RegisterScreen() {
  const [checked, setChecked] = useState(false);
  const form = useEarlySubmit();
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (checked) outcome.current?.focus();
  }, [checked]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
  };

  return (
    <AuthLayout title={portalRoutes.register.title} lead="Choose a name, an email and a password.">
      <form ref={form} method="dialog" className={s.root} onSubmit={onSubmit}>
        <Field label="Username" name="username" autoComplete="username" autoCapitalize="none" required />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="name@company.com"
          required
        />
        <PasswordField label="Password" name="password" autoComplete="new-password" required />
        <Button type="submit" className={s.submit}>
          Sign Up
        </Button>
        {checked && (
          <p ref={outcome} role="status" tabIndex={-1} className={s.explanation} data-state="open">
            No account was created: this copy of the portal stores no accounts and sends nothing. You can{' '}
            <TextLink href={portalPath('login')}>sign in with a role</TextLink> at once.
          </p>
        )}
        <p className={s.note}>
          Already have an account? <TextLink href={portalPath('login')}>Sign in here</TextLink>
        </p>
      </form>
    </AuthLayout>
  );
}
