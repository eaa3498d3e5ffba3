import type { IconName } from '@/lib/icon-name';
import { agencyMenu, isOffered, quickActions, sidebar } from '@/routes/portal-menu';
import { inboxOf, portalPath } from '@/routes/portal-paths';
import { portalRouteIds, portalRoutes, type PortalRouteId, type Role } from '@/routes/portal-table';
import { themes, type Theme } from '@/state/use-theme';
import { themeLooks } from '@/dashboard/shell/top-bar/theme-looks';
import type { PaletteEntry } from './palette-entry';
import { findable } from './rank';

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
  projects: 'budgets hours clients active',
  clients: 'customers companies contacts',
  approvals: 'time sheets weeks hours assignments',
  invoices: 'bill billing money unbilled paid overdue payment tax',
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
  timesheet: 'hours week',
  timelog: 'hours week',
  settings: 'agency preferences opening hours',
  setup: 'start own empty sample begin new agency onboarding',
  courses: 'lessons training',
  assignments: 'tasks projects work',
  mentorship: 'meetings events schedule goals',
};

interface Command {
  id: string;
  label: string;
  icon: IconName;
  path: string;
  /** Further search words. */
  others: string;
}

/** The imports of the admin: label, screen and further search words. */
const imports = [
  ['Import clients', 'clients', 'customers companies contacts'],
  ['Import projects', 'projects', ''],
  ['Import employees', 'employees', 'people staff team users'],
  ['Import interns', 'interns', 'people users'],
  ['Import time entries', 'settings', 'hours harvest toggl clockify kimai'],
] as const;

const backup = `${portalPath('settings')}#backup`;

/** Actions of each role, with a link to their screen. */
const roleCommands: Readonly<Record<Role, readonly Command[]>> = {
  admin: [
    {
      id: 'new-project',
      label: 'New project',
      icon: 'plus',
      path: portalPath('projects', { new: '1' }),
      others: 'add create',
    },
    {
      id: 'new-client',
      label: 'New client',
      icon: 'plus',
      path: portalPath('clients', { new: '1' }),
      others: 'add create customer company',
    },
    {
      id: 'new-invoice',
      label: 'New invoice',
      icon: 'plus',
      path: portalPath('invoices', { new: '1' }),
      others: 'add create bill billing',
    },
    {
      id: 'backup',
      label: 'Download backup',
      icon: 'download',
      path: backup,
      others: 'export save copy file json',
    },
    {
      id: 'new-task',
      label: 'New task',
      icon: 'plus',
      path: `${portalPath('admin-tasks')}#new-task`,
      others: 'add create assign to do',
    },
    {
      id: 'new-event',
      label: 'New event',
      icon: 'plus',
      path: portalPath('admin-schedule', { new: '1' }),
      others: 'add create plan meeting appointment calendar',
    },
    {
      id: 'enter-leave',
      label: 'Enter leave',
      icon: 'tree-palm',
      path: portalPath('leave', { new: '1' }),
      others: 'add holiday vacation sickness absence days off',
    },
    { id: 'restore', label: 'Restore a backup', icon: 'upload', path: backup, others: 'import file json' },
    {
      id: 'export-report',
      label: 'Export a report',
      icon: 'download',
      path: portalPath('monthly-report'),
      others: 'csv download print hours',
    },
    {
      id: 'export-people',
      label: 'Export employees',
      icon: 'download',
      path: portalPath('employees'),
      others: 'csv download people list',
    },
    ...imports.map(([label, route, others]): Command => ({
      id: `import:${route}`,
      label,
      icon: 'upload',
      path: portalPath(route, { import: '1' }),
      others: `${others} csv file upload add`,
    })),
  ],
  employee: [
    {
      id: 'new-task',
      label: 'New task',
      icon: 'plus',
      path: `${portalPath('active-tasks')}#new-task`,
      others: 'add create to do',
    },
    {
      id: 'new-event',
      label: 'New event',
      icon: 'plus',
      path: portalPath('schedule', { new: '1' }),
      others: 'add create plan meeting appointment calendar',
    },
    {
      id: 'timer',
      label: 'Open the timer',
      icon: 'clock',
      path: portalPath('timesheet'),
      others: 'start stop track time hours stopwatch',
    },
    {
      id: 'request-leave',
      label: 'Request leave',
      icon: 'tree-palm',
      path: `${portalPath('employee-leave')}#new-request`,
      others: 'ask holiday vacation sickness absence days off',
    },
    {
      id: 'export-calendar',
      label: 'Export the calendar',
      icon: 'download',
      path: portalPath('schedule'),
      others: 'download ics events',
    },
  ],
  intern: [
    {
      id: 'timer',
      label: 'Open the timer',
      icon: 'clock',
      path: portalPath('timelog'),
      others: 'start stop track time hours stopwatch',
    },
    {
      id: 'request-leave',
      label: 'Request leave',
      icon: 'tree-palm',
      path: `${portalPath('intern-leave')}#new-request`,
      others: 'ask holiday vacation sickness absence days off',
    },
  ],
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
    action('sign-out', 'Sign Out', 'log-out', { act: onSignOut }, 'log out leave'),
  ];
}
