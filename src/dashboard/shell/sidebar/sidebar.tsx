import { useId, type ComponentProps } from 'react';
import { logoWord } from '@/content/brand-name';
import { Link } from '@/design-system/link/link';
import { Logo } from '@/design-system/logo/logo';
import { useLogoWave } from '@/design-system/logo/use-logo-wave';
import { cx } from '@/lib/cx';
import { agencyMenu, isOffered, sidebar, type SidebarEntry } from '@/routes/portal-menu';
import { homeOf, portalPath } from '@/routes/portal-paths';
import { BarButton } from '@/dashboard/shell/top-bar/bar-button';
import { QuickActions } from './quick-actions';
import { SearchButton } from '@/dashboard/shell/top-bar/search-button';
import type { ShellUser } from '@/dashboard/shell/shell-user';
import type { ShellCounts } from '@/dashboard/shell/shell-counts';
import { MenuLink, SidebarGroup } from './sidebar-group';
import * as s from './sidebar.module.scss';
import { UserBlock } from './user-block';

export interface SidebarProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  path: string;
  user: ShellUser;
  counts: ShellCounts;
  /** Whether the sidebar covers the page, on a small screen. */
  open: boolean;
  onClose: () => void;
  onSignOut: () => void;
}

/** The portal's menu and the signed-in user: beside the page on a wide screen, over it on a small one. */
export function Sidebar({ path, user, counts, open, onClose, onSignOut, className, ...rest }: SidebarProps) {
  const logo = useLogoWave();
  const { role } = user;
  const headingId = useId();
  const isMentor = (counts['my-interns'] ?? 0) > 0;
  const agency = agencyMenu[role].filter(({ route }) => isOffered(route, isMentor));
  const listOf = (entries: readonly SidebarEntry[]) => (
    <ul className={s.entries} role="list">
      {entries.map((entry) =>
        'items' in entry ? (
          <li key={entry.label}>
            <SidebarGroup group={entry} path={path} counts={counts} />
          </li>
        ) : (
          <MenuLink key={entry.label} link={entry} path={path} counts={counts} />
        ),
      )}
    </ul>
  );
  return (
    <>
      {open && <div className={s.overlay} data-testid="sidebar-overlay" />}
      <div
        role={open ? 'dialog' : 'complementary'}
        aria-modal={open || undefined}
        aria-label="Menu"
        className={cx(s.root, className)}
        data-state={open ? 'open' : 'closed'}
        {...rest}
      >
        <div className={s.head}>
          <Link className={s.logo} href={portalPath(homeOf(role))} {...logo.link}>
            <Logo className={s.brand} word={logoWord} state={logo.state} waveKey={path} />
          </Link>
          <BarButton className={s.close} icon="x" label="Close menu" onClick={onClose} />
        </div>
        <div className={s.small}>
          <SearchButton role={role} />
          <QuickActions role={role} />
        </div>
        <nav className={s.nav} aria-label="Portal">
          {listOf(sidebar[role])}
        </nav>
        <nav className={s.nav} aria-labelledby={headingId}>
          <h2 id={headingId} className={s.heading}>
            Agency
          </h2>
          {listOf(agency)}
        </nav>
        <UserBlock user={user} path={path} onSignOut={onSignOut} />
      </div>
    </>
  );
}
