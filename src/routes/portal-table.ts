import { basePath, rowsWithBase } from '@/lib/base-path';

export const roles = ['admin', 'employee', 'intern'] as const;

/** A user's role in the portal. It decides the menu, the quick actions and the title. */
export type Role = (typeof roles)[number];

/** Display names of the roles. */
export const roleNames: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  employee: 'Employee',
  intern: 'Intern',
};

interface PortalRow {
  /** Path from the site's folder on. Portal paths have no parameters: the state of a screen is in its query. */
  path: string;
  /** The screen's heading and the start of the document title. */
  title: string;
  /** The role that may open the screen, or null for everyone, including signed-out users. */
  role: Role | null;
}

/**
 * The routes of the sign-in, the recovery and the portal screens, separate from those of the public pages.
 * Used by the access check, the sidebar, the command palette, the prerender and the route-sweep tests.
 */
const table = {
  login: { path: '/Authentication/login', title: 'Sign in', role: null },
  register: { path: '/Authentication/register', title: 'Create an account', role: null },
  // Open to everyone: it must work with any stored data, including data that prevents the sign-in.
  recovery: { path: '/dashboard/recovery', title: 'Recovery', role: null },

  'admin-home': { path: '/dashboard/admin', title: 'Dashboard', role: 'admin' },
  employees: { path: '/dashboard/admin/users/employees', title: 'Employees', role: 'admin' },
  interns: { path: '/dashboard/admin/users/interns', title: 'Interns', role: 'admin' },
  'regular-users': { path: '/dashboard/admin/users/regular', title: 'Regular Users', role: 'admin' },
  'add-employee': { path: '/dashboard/admin/users/add/employee', title: 'Add Employee', role: 'admin' },
  'add-intern': { path: '/dashboard/admin/users/add/intern', title: 'Add Intern', role: 'admin' },
  performance: { path: '/dashboard/admin/analytics/performance', title: 'Performance', role: 'admin' },
  usage: { path: '/dashboard/admin/analytics/usage', title: 'Usage', role: 'admin' },
  settings: { path: '/dashboard/admin/settings', title: 'Settings', role: 'admin' },
  setup: { path: '/dashboard/admin/setup', title: 'Set up your agency', role: 'admin' },
  'monthly-report': { path: '/dashboard/admin/reports/monthly', title: 'Monthly report', role: 'admin' },
  'annual-report': { path: '/dashboard/admin/reports/annual', title: 'Annual report', role: 'admin' },
  projects: { path: '/dashboard/admin/projects', title: 'Projects', role: 'admin' },
  clients: { path: '/dashboard/admin/clients', title: 'Clients', role: 'admin' },
  leave: { path: '/dashboard/admin/leave', title: 'Leave', role: 'admin' },
  invoices: { path: '/dashboard/admin/invoices', title: 'Invoices', role: 'admin' },
  'training-content': { path: '/dashboard/admin/training', title: 'Training content', role: 'admin' },
  capacity: { path: '/dashboard/admin/capacity', title: 'Capacity', role: 'admin' },
  approvals: { path: '/dashboard/admin/approvals', title: 'Approvals', role: 'admin' },
  'admin-tasks': { path: '/dashboard/admin/tasks', title: 'Tasks', role: 'admin' },
  'admin-completed-tasks': {
    path: '/dashboard/admin/tasks/completed',
    title: 'Completed Tasks',
    role: 'admin',
  },
  'admin-schedule': { path: '/dashboard/admin/schedule', title: 'Calendar', role: 'admin' },
  'admin-inbox': { path: '/dashboard/admin/messages/inbox', title: 'Inbox', role: 'admin' },
  'admin-sent': { path: '/dashboard/admin/messages/sent', title: 'Sent', role: 'admin' },
  'admin-notifications': { path: '/dashboard/admin/notifications', title: 'Notifications', role: 'admin' },
  'admin-profile': { path: '/dashboard/admin/myprofile', title: 'My Profile', role: 'admin' },

  'employee-home': { path: '/dashboard/employee', title: 'Dashboard', role: 'employee' },
  'active-tasks': { path: '/dashboard/employee/tasks/active', title: 'Active Tasks', role: 'employee' },
  'completed-tasks': {
    path: '/dashboard/employee/tasks/completed',
    title: 'Completed Tasks',
    role: 'employee',
  },
  'employee-projects': { path: '/dashboard/employee/projects', title: 'Projects', role: 'employee' },
  schedule: { path: '/dashboard/employee/schedule', title: 'Schedule', role: 'employee' },
  'employee-inbox': { path: '/dashboard/employee/messages/inbox', title: 'Inbox', role: 'employee' },
  'employee-sent': { path: '/dashboard/employee/messages/sent', title: 'Sent', role: 'employee' },
  timesheet: { path: '/dashboard/employee/timesheet', title: 'Time Sheet', role: 'employee' },
  'mentor-content': { path: '/dashboard/employee/training', title: 'Training content', role: 'employee' },
  'employee-leave': { path: '/dashboard/employee/leave', title: 'Leave', role: 'employee' },
  'my-interns': { path: '/dashboard/employee/interns', title: 'My interns', role: 'employee' },
  'employee-notifications': {
    path: '/dashboard/employee/notifications',
    title: 'Notifications',
    role: 'employee',
  },
  'employee-profile': { path: '/dashboard/employee/myprofile', title: 'My Profile', role: 'employee' },

  'intern-home': { path: '/dashboard/intern', title: 'Dashboard', role: 'intern' },
  courses: { path: '/dashboard/intern/training/courses', title: 'Courses', role: 'intern' },
  assignments: { path: '/dashboard/intern/training/assignments', title: 'Assignments', role: 'intern' },
  timelog: { path: '/dashboard/intern/timelog', title: 'Time Log', role: 'intern' },
  resources: { path: '/dashboard/intern/resources', title: 'Resources', role: 'intern' },
  'intern-tasks': { path: '/dashboard/intern/tasks', title: 'Tasks', role: 'intern' },
  'intern-completed-tasks': {
    path: '/dashboard/intern/tasks/completed',
    title: 'Completed Tasks',
    role: 'intern',
  },
  'intern-projects': { path: '/dashboard/intern/projects', title: 'Projects', role: 'intern' },
  'intern-leave': { path: '/dashboard/intern/leave', title: 'Leave', role: 'intern' },
  mentorship: { path: '/dashboard/intern/mentorship', title: 'Mentors and mentorship', role: 'intern' },
  'intern-inbox': { path: '/dashboard/intern/messages/inbox', title: 'Inbox', role: 'intern' },
  'intern-sent': { path: '/dashboard/intern/messages/sent', title: 'Sent', role: 'intern' },
  'intern-notifications': { path: '/dashboard/intern/notifications', title: 'Notifications', role: 'intern' },
  'intern-profile': { path: '/dashboard/intern/myprofile', title: 'My Profile', role: 'intern' },
} as const satisfies Record<string, PortalRow>;

export type PortalRouteId = keyof typeof table;

type PortalRoutes = Readonly<Record<PortalRouteId, PortalRow>>;

/** The routes by their paths in the address bar. */
export const portalRoutes: PortalRoutes = basePath ? rowsWithBase<PortalRoutes>(table, ['path']) : table;

export const portalRouteIds = Object.keys(table) as PortalRouteId[];
