import type { ComponentType } from 'react';
import { draggable } from '@/dashboard/parts/board/draggable';
import { segmented } from '@/dashboard/parts/form/date-field/segmented';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { loadDrafts } from '@/platform/drafts';
import type { PortalRouteId } from '@/routes/portal-table';

export type LoadScreen = () => Promise<ComponentType>;
export type HomeRouteId = PortalRouteId & `${string}-home`;
export type FurtherRouteId = Exclude<PortalRouteId, HomeRouteId | 'login' | 'register' | 'recovery'>;

// `(await import(…)).Name` instead of `.then(…)`: Parcel 2.16 loses the binding of the latter in the server
// bundle.
const inbox = async () => (await import('@/dashboard/screens/messages/mailbox/mailbox')).InboxScreen;
const sent = async () => (await import('@/dashboard/screens/messages/mailbox/mailbox')).SentScreen;
const notifications = async () =>
  (await import('@/dashboard/screens/notifications/notifications')).NotificationsScreen;
const profile = async () => (await import('@/dashboard/screens/profile/profile')).ProfileScreen;

const activeTasks = draggable.beside(
  async () => (await import('@/dashboard/screens/tasks/active/active')).ActiveTasksScreen,
);
const completedTasks = async () =>
  (await import('@/dashboard/screens/tasks/completed/completed')).CompletedTasksScreen;
const ownProjects = segmented.beside(
  async () => (await import('@/dashboard/screens/projects/own-projects-screen')).OwnProjectsScreen,
);
const schedule = segmented.beside(
  async () => (await import('@/dashboard/screens/schedule/schedule')).ScheduleScreen,
);

/**
 * The screens other than the home screens; the compiler reports a missing one. In a separate file, because
 * the list costs about 1 KB that no first screen needs.
 */
const furtherScreens: Readonly<Record<FurtherRouteId, LoadScreen>> = {
  employees: async () => (await import('@/dashboard/screens/people/list/people-screen')).EmployeesScreen,
  interns: async () => (await import('@/dashboard/screens/people/list/people-screen')).InternsScreen,
  'regular-users': async () =>
    (await import('@/dashboard/screens/people/list/people-screen')).RegularUsersScreen,
  'add-employee': segmented.beside(
    async () => (await import('@/dashboard/screens/people/add-person/add-person-screen')).AddEmployeeScreen,
  ),
  'add-intern': segmented.beside(
    async () => (await import('@/dashboard/screens/people/add-person/add-person-screen')).AddInternScreen,
  ),
  performance: segmented.beside(
    async () => (await import('@/dashboard/screens/analytics/performance/performance')).PerformanceScreen,
  ),
  usage: async () => (await import('@/dashboard/screens/analytics/usage/usage')).UsageScreen,
  settings: async () => (await import('@/dashboard/screens/settings/settings')).SettingsScreen,
  setup: segmented.beside(async () => (await import('@/dashboard/screens/settings/setup/setup')).SetupScreen),
  'monthly-report': async () =>
    (await import('@/dashboard/screens/reports/report-screen')).MonthlyReportScreen,
  'annual-report': async () => (await import('@/dashboard/screens/reports/report-screen')).AnnualReportScreen,
  leave: segmented.beside(async () => (await import('@/dashboard/screens/leave/leave-screen')).LeaveScreen),
  projects: async () => (await import('@/dashboard/screens/projects/projects-screen')).ProjectsScreen,
  clients: async () => (await import('@/dashboard/screens/clients/clients-screen')).ClientsScreen,
  invoices: segmented.beside(
    async () => (await import('@/dashboard/screens/invoices/invoices-screen')).InvoicesScreen,
  ),
  'training-content': async () =>
    (await import('@/dashboard/screens/authoring/training-content')).TrainingContentScreen,
  capacity: async () => (await import('@/dashboard/screens/capacity/capacity-screen')).CapacityScreen,
  approvals: async () => (await import('@/dashboard/screens/approvals/approvals')).ApprovalsScreen,
  'admin-tasks': activeTasks,
  'admin-completed-tasks': completedTasks,
  'admin-schedule': schedule,
  'admin-inbox': inbox,
  'admin-sent': sent,
  'admin-notifications': notifications,
  'admin-profile': profile,

  'active-tasks': activeTasks,
  'completed-tasks': completedTasks,
  schedule,
  'employee-inbox': inbox,
  'employee-sent': sent,
  timesheet: segmented.beside(
    async () => (await import('@/dashboard/screens/time/timesheet/timesheet')).TimesheetScreen,
  ),
  'mentor-content': async () =>
    (await import('@/dashboard/screens/authoring/training-content')).MentorContentScreen,
  'employee-projects': ownProjects,
  'employee-leave': segmented.beside(
    async () => (await import('@/dashboard/screens/leave/own-leave')).EmployeeLeaveScreen,
  ),
  'my-interns': segmented.beside(
    async () => (await import('@/dashboard/screens/interns/interns-screen')).InternsOfMentorScreen,
  ),
  'employee-notifications': notifications,
  'employee-profile': profile,

  courses: async () => (await import('@/dashboard/screens/training/courses/courses')).CoursesScreen,
  assignments: async () =>
    (await import('@/dashboard/screens/training/assignments/assignments')).AssignmentsScreen,
  timelog: segmented.beside(
    async () => (await import('@/dashboard/screens/time/timelog/timelog')).TimeLogScreen,
  ),
  resources: async () => (await import('@/dashboard/screens/resources/resources')).ResourcesScreen,
  'intern-tasks': activeTasks,
  'intern-completed-tasks': completedTasks,
  'intern-projects': ownProjects,
  'intern-leave': segmented.beside(
    async () => (await import('@/dashboard/screens/leave/own-leave')).InternLeaveScreen,
  ),
  mentorship: segmented.beside(
    async () => (await import('@/dashboard/screens/mentorship/mentorship')).MentorshipScreen,
  ),
  'intern-inbox': inbox,
  'intern-sent': sent,
  'intern-notifications': notifications,
  'intern-profile': profile,
};

const loadDraftsOnce = onceUnlessFailed(loadDrafts);

/** The screen loaders, once drafts have loaded: a form reads its draft in its first render. */
export async function readyScreens() {
  await loadDraftsOnce();
  return furtherScreens;
}
