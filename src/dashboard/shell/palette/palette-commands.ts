import type { IconName } from '@/lib/icon-name';
import { quickActions, sidebar } from '@/routes/portal-menu';
import { inboxOf, portalPath } from '@/routes/portal-paths';
import { portalRouteIds, portalRoutes, type PortalRouteId, type Role } from '@/routes/portal-table';
import { themes, type Theme } from '@/state/use-theme';
import { themeLooks } from '../theme-looks';
import type { PaletteEntry } from './palette-entry';
import { findable } from './rank';

export interface CommandOptions {
  role: Role;
  onTheme: (theme: Theme) => void;
  onSignOut: () => void;
}

/** The pictures of screens that the sidebar gives none. */
const ownIcons: Readonly<Partial<Record<PortalRouteId, IconName>>> = {
  approvals: 'list-checks',
  'add-employee': 'user-plus',
  'add-intern': 'graduation-cap',
  timesheet: 'clock',
};

/** The picture and the group of a screen, as the sidebar has them. */
function placeOf(route: PortalRouteId, role: Role): { icon: IconName; detail: string } {
  for (const entry of sidebar[role]) {
    if ('items' in entry) {
      if (entry.items.some((item) => item.route === route)) return { icon: entry.icon, detail: entry.label };
    } else if (entry.route === route) return { icon: entry.icon ?? 'arrow-right', detail: '' };
  }
  if (/-(inbox|sent)$/.test(route)) return { icon: 'mail', detail: 'Messages' };
  if (route.endsWith('-notifications')) return { icon: 'bell', detail: '' };
  if (route.endsWith('-profile')) return { icon: 'user', detail: '' };
  return { icon: ownIcons[route] ?? 'arrow-right', detail: '' };
}

/** Every screen of a role, and what can be done from everywhere. */
export function commandsOf({ role, onTheme, onSignOut }: CommandOptions): PaletteEntry[] {
  const pages = portalRouteIds
    .filter((route) => portalRoutes[route].role === role)
    .map((route): PaletteEntry => {
      const label = portalRoutes[route].title;
      const { icon, detail } = placeOf(route, role);
      return {
        id: `page:${route}`,
        group: 'Pages',
        label,
        detail,
        icon,
        findable: findable(label, detail),
        target: { path: portalPath(route) },
      };
    });
  const action = (
    id: string,
    label: string,
    icon: IconName,
    target: PaletteEntry['target'],
    others = '',
  ): PaletteEntry => ({
    id: `action:${id}`,
    group: 'Actions',
    label,
    detail: '',
    icon,
    findable: findable(label, others),
    target,
  });
  // A quick action that only names its screen is that page's entry already.
  const quick = quickActions[role]
    .flatMap((each) => ('items' in each ? each.items : [each]))
    .filter(({ label, route }) => label !== portalRoutes[route].title)
    .map(({ label, icon, route }) => action(`quick:${route}`, label, icon, { path: portalPath(route) }));
  return [
    ...pages,
    ...quick,
    action(
      'new-message',
      'New message',
      'send',
      { path: portalPath(inboxOf(role), { compose: '1' }) },
      'write compose mail',
    ),
    ...themes.map((theme) =>
      action(
        `theme:${theme}`,
        `Theme: ${themeLooks[theme].label.toLowerCase()}`,
        themeLooks[theme].icon,
        { act: () => onTheme(theme) },
        'switch appearance mode colours',
      ),
    ),
    action('sign-out', 'Sign Out', 'log-out', { act: onSignOut }, 'log out leave'),
  ];
}
