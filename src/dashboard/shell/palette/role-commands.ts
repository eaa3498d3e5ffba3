import type { IconName } from '@/lib/icon-name';
import { portalPath } from '@/routes/portal-paths';
import type { Role } from '@/routes/portal-table';

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
export const roleCommands: Readonly<Record<Role, readonly Command[]>> = {
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
