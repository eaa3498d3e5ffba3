import { brand } from '@/content/brand';
import { Button } from '@/design-system/button/button';
import { portalPath } from '@/routes/portal-paths';
import { portalRoutes } from '@/routes/portal-table';
import { AuthLayout } from './auth-layout';
import * as s from './auth-form.module.scss';

/** The registration of a shared portal, which is closed. */
export function InvitedRegisterScreen() {
  return (
    <AuthLayout title={portalRoutes.register.title} lead="Accounts are by invitation.">
      <div className={s.root}>
        <p className={s.explanation} data-state="open">
          An admin of {brand.name} creates your account and gives you a password for the first sign-in. Ask an
          admin if you have none.
        </p>
        <Button href={portalPath('login')} className={s.submit}>
          Sign in
        </Button>
      </div>
    </AuthLayout>
  );
}
