import type { ComponentProps } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { cx } from '@/lib/cx';
import { portalPath, profileOf } from '@/routes/portal-paths';
import { portalRoutes, roleNames } from '@/routes/portal-table';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import type { ShellUser } from '@/dashboard/shell/shell-user';
import { ThemeMenu } from '@/dashboard/shell/top-bar/theme-menu';
import * as s from './user-block.module.scss';

export interface UserBlockProps extends Omit<ComponentProps<'div'>, 'children'> {
  user: ShellUser;
  path: string;
  onSignOut: () => void;
}

/** The signed-in user, with a profile link, the sign-out button and the theme menu. */
export function UserBlock({ user, path, onSignOut, className, ...rest }: UserBlockProps) {
  const profile = profileOf(user.role);
  return (
    <div className={cx(s.root, className)} {...rest}>
      <Link
        className={s.user}
        href={portalPath(profile)}
        title={portalRoutes[profile].title}
        aria-current={portalRoutes[profile].path === path ? 'page' : undefined}
      >
        <Avatar name={user.name} tone="signal" size="regular" letters={1} />
        <span className={s.words}>
          <span className={s.first}>
            <span className={s.name}>{user.name}</span>
            {user.verified && (
              <span className={s.verified}>
                <Icon name="circle-check" size={16} />
                Verified
              </span>
            )}
          </span>
          <span className={s.line}>{roleNames[user.role]}</span>
          <span className={s.line}>{user.email}</span>
        </span>
      </Link>
      <div className={s.actions}>
        <button type="button" className={s.out} onClick={onSignOut}>
          <Icon name="log-out" size={18} />
          Sign Out
        </button>
        <ThemeMenu />
      </div>
    </div>
  );
}
