import type { IconName } from '@/lib/icon-name';
import { agencyMenu, isOffered, quickActions, sidebar } from '@/routes/portal-menu';
import { inboxOf, portalPath } from '@/routes/portal-paths';
import { portalRouteIds, portalRoutes, type PortalRouteId, type Role } from '@/routes/portal-table';
import { themes, type Theme } from '@/state/use-theme';
import { themeLooks } from '@/dashboard/shell/top-bar/theme-looks';
import type { PaletteEntry } from './palette-entry';
import { findable } from './rank';
import { roleCommands } from './role-commands';

export interface CommandOptions {
  role: Role;
  /** Whether the user mentors a current intern. */
  isMentor: boolean;
  onTheme: (theme: Theme) => void;
  onSignOut: () => void;
}

/** Icons of screens that have none in the sidebar. */
const ownIcons: Readonly<Partial<Record<PortalRouteId, IconName>>> = {
  'add-employee': 'user-plus',
  'add-intern': 'graduation-cap',
  'admin-completed-tasks': 'list-checks',
  'intern-completed-tasks': 'list-checks',
  timesheet: 'clock',
  'employee-projects': 'layers',
  'intern-projects': 'layers',
};

/** Further search words of screens. */
const synonyms: Readonly<Partial<Record<PortalRouteId, string>>> = {
  employees: 'people staff hourly rates costs',
  interns: 'people mentors required hours',
  performance: 'utilisation utilization billable margin cost',
  usage: 'log history undo changes',
  projects: 'budgets estimates quotes hours clients active',
  clients: 'customers companies contacts',
  approvals: 'time sheets timesheets weeks hours assignments',
  invoices: 'bill billing money unbilled paid unpaid overdue payment tax',
  'monthly-report': 'sign off close month hours',
  capacity: 'workload availability planning free hours team weeks',
  'admin-tasks': 'to do assign work everyone team board',
  'admin-completed-tasks': 'done finished history',
  'admin-schedule': 'schedule events meetings appointments',
  leave: 'holidays vacation sickness absence days off balances',
  'training-content': 'courses lessons assignments resources write edit publish',
  'mentor-content': 'courses lessons assignments resources write edit publish',
  'employee-leave': 'holidays vacation sickness absence days off team calendar who is away',
  'employee-projects': 'team lead budget active clients',
  'intern-projects': 'team lead active',
  'my-interns': 'mentor mentoring mentees training assignments submissions hand-ins meetings goals',
  'intern-tasks': 'to do work board',
  'intern-completed-tasks': 'done finished history',
  'intern-leave': 'holidays vacation sickness absence days off team calendar who is away',
  'add-employee': 'new user person',
  'add-intern': 'new user person',
  timesheet: 'timesheet hours week',
  timelog: 'time sheet timesheet hours week',
  settings: 'agency preferences opening hours currency tax rates kinds of work time zone storage reset',
  setup: 'start own empty sample begin new agency onboarding',
  courses: 'lessons training',
  assignments: 'tasks projects work',
  mentorship: 'meetings events schedule goals',
};

/** A screen's icon and the label of its sidebar group. */
function placeOf(route: PortalRouteId, role: Role): { icon: IconName; detail: string } {
  for (const entry of [...sidebar[role], ...agencyMenu[role]]) {
    if ('items' in entry) {
      if (entry.items.some((item) => item.route === route)) return { icon: entry.icon, detail: entry.label };
    } else if (entry.route === route) return { icon: entry.icon ?? 'arrow-right', detail: '' };
  }
  if (/-(inbox|sent)$/.test(route)) return { icon: 'mail', detail: 'Messages' };
  if (route.endsWith('-notifications')) return { icon: 'bell', detail: '' };
  if (route.endsWith('-profile')) return { icon: 'user', detail: '' };
  return { icon: ownIcons[route] ?? 'arrow-right', detail: '' };
}

/** All screens and actions of a role. */
export function commandsOf({ role, isMentor, onTheme, onSignOut }: CommandOptions): PaletteEntry[] {
  const pages = portalRouteIds
    .filter((route) => portalRoutes[route].role === role && isOffered(route, isMentor))
    .map((route): PaletteEntry => {
      const label = portalRoutes[route].title;
      const { icon, detail } = placeOf(route, role);
      return {
        id: `page:${route}`,
        group: 'Pages',
        label,
        detail,
        icon,
        findable: findable(label, `${detail} ${synonyms[route] ?? ''}`),
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
  // A quick action with the same name as its screen is already listed as a page.
  const quick = quickActions[role]
    .flatMap((each) => ('items' in each ? each.items : [each]))
    .filter(({ label, route }) => label !== portalRoutes[route].title)
    .map(({ label, icon, route }) => action(`quick:${route}`, label, icon, { path: portalPath(route) }));
  return [
    ...pages,
    ...quick,
    ...roleCommands[role].map(({ id, label, icon, path, others }) =>
      action(id, label, icon, { path }, others),
    ),
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
    action('sign-out', 'Sign Out', 'log-out', { act: onSignOut }, 'log out logout'),
  ];
}
