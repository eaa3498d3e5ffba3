import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { inboxOf, notificationsOf, portalPath } from '@/routes/portal-paths';
import { portalRoutes, roleNames, type PortalRouteId, type Role } from '@/routes/portal-table';
import { useOpenWorkspace, useRecord } from '@/dashboard/hooks/use-workspace';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import { BarButton, BarLink, unreadWords } from './bar-button';
import { NotificationsMenu } from '@/dashboard/shell/notifications/notifications-menu';
import { QuickActions } from '@/dashboard/shell/sidebar/quick-actions';
import { SearchButton } from './search-button';
import type { ShellCounts } from '@/dashboard/shell/shell-counts';
import * as s from './top-bar.module.scss';

const loadTimerPill = onceUnlessFailed(async () => (await import('./timer-pill')).TimerPill);

export interface TopBarProps extends Omit<ComponentProps<'header'>, 'children' | 'role'> {
  path: string;
  role: Role;
  counts: ShellCounts;
  /** @default none */
  status?: ReactNode;
  /** Props of the button that opens the sidebar. */
  menuButton: Omit<ComponentProps<'button'>, 'children'>;
}

/** The bar above every screen: the portal's name, the search, quick actions, messages and notifications. */
export function TopBar({ path, role, counts, status, menuButton, className, ...rest }: TopBarProps) {
  const timer = useRecord('timers', useOpenWorkspace()?.actorId ?? null);
  const { Part: TimerPill } = usePart(loadTimerPill, timer && path);
  const pill = timer && TimerPill && <TimerPill className={s.timer} timer={timer} />;
  const inbox = inboxOf(role);
  const unread = counts[inbox] ?? 0;
  const current = (route: PortalRouteId) => (portalRoutes[route].path === path ? 'page' : undefined);
  return (
    <header className={cx(s.root, className)} data-timer={pill ? '' : undefined} {...rest}>
      <BarButton className={s.menu} icon="menu" label="Menu" {...menuButton} />
      <p className={s.title}>{roleNames[role]} Portal</p>
      {pill}
      <div className={s.search}>
        <SearchButton role={role} />
      </div>
      <QuickActions role={role} className={s.quick} />
      <div className={s.buttons}>
        {status}
        {role === 'admin' && (
          <BarLink
            className={s.settings}
            icon="settings"
            label="Settings"
            href={portalPath('settings')}
            aria-current={current('settings')}
          />
        )}
        <BarLink
          icon="mail"
          label={unreadWords('Messages', unread)}
          marked={unread > 0}
          href={portalPath(inbox)}
          aria-current={current(inbox)}
        />
        <NotificationsMenu path={path} role={role} unread={counts[notificationsOf(role)] ?? 0} />
      </div>
    </header>
  );
}
