import type { IconName } from '@/lib/icon-name';
import type { PortalRouteId, Role } from './portal-table';

export interface SidebarLink {
  label: string;
  route: PortalRouteId;
  icon?: IconName;
}

export interface SidebarGroup {
  label: string;
  icon: IconName;
  items: readonly SidebarLink[];
}

export type SidebarEntry = SidebarLink | SidebarGroup;

/** The sidebar of each role, in order. */
export const sidebar: Readonly<Record<Role, readonly SidebarEntry[]>> = {
  admin: [
    { label: 'Dashboard', route: 'admin-home', icon: 'layout-dashboard' },
    {
      label: 'Manage Users',
      icon: 'users',
      items: [
        { label: 'Employees', route: 'employees' },
        { label: 'Interns', route: 'interns' },
        { label: 'Regular Users', route: 'regular-users' },
      ],
    },
    {
      label: 'Analytics',
      icon: 'chart-line',
      items: [
        { label: 'Performance', route: 'performance' },
        { label: 'Usage', route: 'usage' },
      ],
    },
    { label: 'Settings', route: 'settings', icon: 'settings' },
    {
      label: 'Reports',
      icon: 'file-text',
      items: [
        { label: 'Monthly', route: 'monthly-report' },
        { label: 'Annual', route: 'annual-report' },
      ],
    },
  ],
  employee: [
    { label: 'Dashboard', route: 'employee-home', icon: 'layout-dashboard' },
    {
      label: 'Tasks',
      icon: 'list-checks',
      items: [
        { label: 'Active Tasks', route: 'active-tasks' },
        { label: 'Completed', route: 'completed-tasks' },
      ],
    },
    { label: 'Schedule', route: 'schedule', icon: 'calendar' },
    {
      label: 'Messages',
      icon: 'mail',
      items: [
        { label: 'Inbox', route: 'employee-inbox' },
        { label: 'Sent', route: 'employee-sent' },
      ],
    },
  ],
  intern: [
    { label: 'Dashboard', route: 'intern-home', icon: 'layout-dashboard' },
    {
      label: 'Training',
      icon: 'graduation-cap',
      items: [
        { label: 'Courses', route: 'courses' },
        { label: 'Assignments', route: 'assignments' },
      ],
    },
    { label: 'Time Log', route: 'timelog', icon: 'clock' },
    { label: 'Resources', route: 'resources', icon: 'book-open' },
    { label: 'Mentors', route: 'mentorship', icon: 'handshake' },
  ],
};

/** Whether the sidebar and the palette offer a screen. Some are for mentors only. */
export const isOffered = (route: PortalRouteId, isMentor: boolean) =>
  isMentor || (route !== 'my-interns' && route !== 'mentor-content');

/** The second list of the sidebar, below the menu of the specification. Each link has an icon. */
export const agencyMenu: Readonly<Record<Role, readonly QuickLink[]>> = {
  admin: [
    { label: 'Projects', route: 'projects', icon: 'layers' },
    { label: 'Clients', route: 'clients', icon: 'handshake' },
    { label: 'Approvals', route: 'approvals', icon: 'circle-check' },
    { label: 'Leave', route: 'leave', icon: 'tree-palm' },
    { label: 'Invoices', route: 'invoices', icon: 'file-text' },
    { label: 'Capacity', route: 'capacity', icon: 'clock' },
    { label: 'Tasks', route: 'admin-tasks', icon: 'list-checks' },
    { label: 'Calendar', route: 'admin-schedule', icon: 'calendar' },
    { label: 'Training content', route: 'training-content', icon: 'graduation-cap' },
  ],
  employee: [
    { label: 'Leave', route: 'employee-leave', icon: 'tree-palm' },
    { label: 'My interns', route: 'my-interns', icon: 'graduation-cap' },
    { label: 'Training content', route: 'mentor-content', icon: 'book-open' },
    { label: 'Projects', route: 'employee-projects', icon: 'layers' },
  ],
  intern: [
    { label: 'Leave', route: 'intern-leave', icon: 'tree-palm' },
    { label: 'Tasks', route: 'intern-tasks', icon: 'list-checks' },
    { label: 'Projects', route: 'intern-projects', icon: 'layers' },
  ],
};

export interface QuickLink extends SidebarLink {
  icon: IconName;
}

export interface QuickMenu {
  label: string;
  icon: IconName;
  items: readonly QuickLink[];
}

export type QuickAction = QuickLink | QuickMenu;

/** The most frequent actions of each role, in the top bar or, on small screens, in the sidebar. */
export const quickActions: Readonly<Record<Role, readonly QuickAction[]>> = {
  admin: [
    {
      label: 'Add New User',
      icon: 'plus',
      items: [
        { label: 'Add Employee', route: 'add-employee', icon: 'user-plus' },
        { label: 'Add Intern', route: 'add-intern', icon: 'graduation-cap' },
      ],
    },
  ],
  employee: [
    { label: 'Time Sheet', route: 'timesheet', icon: 'clock' },
    { label: 'Schedule', route: 'schedule', icon: 'calendar' },
  ],
  intern: [
    { label: 'Log Hours', route: 'timelog', icon: 'clock' },
    { label: 'My Mentors', route: 'mentorship', icon: 'handshake' },
  ],
};
