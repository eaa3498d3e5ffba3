import { expect, it } from 'vitest';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { personIdOf } from '@/dashboard/model/records/records';
import { createSample } from '@/dashboard/sample/create-sample';
import { groupAnswers } from '@/dashboard/shell/palette/group-answers';
import { commandsOf } from '@/dashboard/shell/palette/palette-commands';
import { recordEntries } from '@/dashboard/shell/palette/palette-records';
import type { Role } from '@/routes/portal-table';

const sample = createSample('2026-11-18');

/** What the palette answers, as `group: label`. */
function answersTo(query: string, role: Role, isMentor = true): string[] {
  const workspace = createMemoryWorkspace(sample, personIdOf[role]);
  const commands = commandsOf({ role, isMentor, onTheme: () => {}, onSignOut: () => {} });
  return groupAnswers(query, commands, () => recordEntries(workspace, role), []).flatMap(
    ({ title, entries }) => entries.map(({ label }) => `${title}: ${label}`),
  );
}

it.each([
  ['admin', 'project', 'Pages: Projects'],
  ['admin', 'project', 'Projects: Harbour Ferry'],
  ['admin', 'backup', 'Actions: Download backup'],
  ['admin', 'restore', 'Actions: Restore a backup'],
  ['admin', 'export', 'Actions: Download backup'],
  ['admin', 'export', 'Actions: Export a report'],
  ['admin', 'export', 'Actions: Export employees'],
  ['admin', 'csv', 'Actions: Export a report'],
  ['admin', 'import clients', 'Actions: Import clients'],
  ['admin', 'import projects', 'Actions: Import projects'],
  ['admin', 'import people', 'Actions: Import employees'],
  ['admin', 'import people', 'Actions: Import interns'],
  ['admin', 'import time', 'Actions: Import time entries'],
  ['admin', 'csv', 'Actions: Import clients'],
  ['admin', 'new employee', 'Pages: Add Employee'],
  ['admin', 'time sheets', 'Pages: Approvals'],
  ['admin', 'timesheets', 'Pages: Approvals'],
  ['admin', 'unpaid', 'Pages: Invoices'],
  ['admin', 'estimate', 'Pages: Projects'],
  ['admin', 'currency', 'Pages: Settings'],
  ['admin', 'tax rates', 'Pages: Settings'],
  ['admin', 'reset', 'Pages: Settings'],
  ['admin', 'utilisation', 'Pages: Performance'],
  ['admin', 'margin', 'Pages: Performance'],
  ['admin', 'undo', 'Pages: Usage'],
  ['admin', 'mentor', 'Pages: Interns'],
  ['admin', 'hourly rate', 'Pages: Employees'],
  ['admin', 'logout', 'Actions: Sign Out'],
  ['employee', 'timesheet', 'Pages: Time Sheet'],
  ['intern', 'time sheet', 'Pages: Time Log'],
  ['admin', 'task', 'Pages: Tasks'],
  ['employee', 'project', 'Projects: Harbour Ferry'],
  ['employee', 'project', 'Pages: Projects'],
  ['intern', 'project', 'Pages: Projects'],
  ['intern', 'project', 'Projects: Harbour Ferry'],
  ['employee', 'task', 'Pages: Active Tasks'],
  ['employee', 'new task', 'Actions: New task'],
  ['employee', 'add task', 'Actions: New task'],
  ['employee', 'event', 'Actions: New event'],
  ['employee', 'new meeting', 'Actions: New event'],
  ['employee', 'timer', 'Actions: Open the timer'],
  ['employee', 'track time', 'Actions: Open the timer'],
  ['employee', 'export', 'Actions: Export the calendar'],
  ['admin', 'enter leave', 'Actions: Enter leave'],
  ['admin', 'sickness', 'Actions: Enter leave'],
  ['employee', 'request leave', 'Actions: Request leave'],
  ['employee', 'holiday', 'Actions: Request leave'],
  ['employee', 'plan a meeting', 'Actions: Plan meeting with Teo Ferran'],
  ['intern', 'request leave', 'Actions: Request leave'],
  ['intern', 'plan a meeting', 'Actions: Plan meeting'],
  ['intern', 'task', 'Pages: Tasks'],
  ['intern', 'task', 'Pages: Assignments'],
  ['intern', 'completed', 'Pages: Completed Tasks'],
  ['intern', 'keyboard path', 'Tasks: Test the keyboard path of the menu'],
  ['intern', 'project', 'Pages: Assignments'],
  ['intern', 'event', 'Pages: Mentors and mentorship'],
  ['intern', 'timer', 'Actions: Open the timer'],
  ['intern', 'hours', 'Pages: Time Log'],
] as const)('answers the %s who types “%s” with %s', (role, query, answer) => {
  expect(answersTo(query, role)).toContain(answer);
});

it.each([
  ['admin', 'backup', 'Actions: Download backup'],
  ['employee', 'new task', 'Actions: New task'],
  ['employee', 'new event', 'Actions: New event'],
  ['employee', 'timer', 'Actions: Open the timer'],
] as const)('answers the %s who types “%s” with %s first', (role, query, answer) => {
  expect(answersTo(query, role)[0]).toBe(answer);
});

it.each(['Training content', 'My interns'])('offers %s to employees who mentor only', (label) => {
  expect(answersTo(label, 'employee')).toContain(`Pages: ${label}`);
  expect(answersTo(label, 'employee', false)).not.toContain(`Pages: ${label}`);
});

it.each([
  ['intern', 'new task'],
  ['admin', 'stopwatch'],
  ['employee', 'backup'],
  ['intern', 'new event'],
  ['employee', 'import'],
  ['intern', 'import'],
] as const)('offers the %s no action for “%s”: the role has none', (role, query) => {
  expect(answersTo(query, role).filter((answer) => answer.startsWith('Actions:'))).toEqual([]);
});

it('does not answer “leave”, a screen of each role, with Sign Out', () => {
  expect(answersTo('leave', 'admin')).not.toContain('Actions: Sign Out');
});

it.each([
  ['project', 'Projects'],
  ['task', 'Tasks'],
  ['event', 'Events'],
] as const)('finds records of the employee by their kind: “%s”', (query, group) => {
  expect(answersTo(query, 'employee').some((answer) => answer.startsWith(`${group}: `))).toBe(true);
});
