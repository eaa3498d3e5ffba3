import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draftName } from '@/dashboard/hooks/use-draft';
import type { Invoice, Project, TimeEntry } from '@/dashboard/model/records/records';
import { CorrectionDialog } from '@/dashboard/screens/approvals/correction-dialog';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { readDraft, removeDraft, writeDraft } from '@/platform/drafts';
import { buildInvoice } from '../../../stories/dashboard/build-invoice';
import { entryOf, monday, person, projectOf, settings, sheetOf } from './records';
import { stubDialog, stubMedia } from '../../stubs';
import { inWorkspace } from '../in-workspace';

const admin = { ...person, id: 'test-admin', kind: 'admin' as const, name: 'Test Admin' };
const sheet = sheetOf({ status: 'approved' });
const stored = draftName(admin.id, `correction:${sheet.id}`);

beforeEach(() => {
  stubDialog();
  stubMedia(true);
});
afterEach(() => {
  cleanup();
  removeDraft(stored);
});

interface Opened {
  timeEntries: readonly TimeEntry[];
  invoices?: readonly Invoice[];
  of?: typeof person;
  days?: readonly string[];
  projects?: readonly Project[];
}

const usualProjects = [projectOf('ferry', 'Ferry Line'), projectOf('map', 'Map')];

/** Opens the dialog as after a reload: with other records, and the draft of before. */
function open({
  timeEntries,
  invoices = [],
  of = person,
  days = [monday],
  projects = usualProjects,
}: Opened) {
  cleanup();
  const workspace = createMemoryWorkspace(
    {
      people: [person, admin],
      settings: [settings],
      projects,
      timesheets: [sheet],
      timeEntries,
      invoices,
    },
    admin.id,
  );
  render(<CorrectionDialog person={of} sheet={sheet} days={days} onClose={() => {}} />, {
    wrapper: inWorkspace(workspace),
  });
  return workspace;
}

const fieldOf = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(fieldOf(name), { target: { value } });
const save = () => fireEvent.submit(document.querySelector('form')!);

async function typeCorrection() {
  type('Time', '0:25');
  type('Reason', 'The call was shorter.');
  await waitFor(() =>
    expect(JSON.stringify(readDraft(stored, (value) => value))).toContain('The call was shorter.'),
  );
}

it('keeps its entry over a reload with more entries', async () => {
  open({ timeEntries: [entryOf({ id: 'b' })] });
  await typeCorrection();
  const workspace = open({
    timeEntries: [entryOf({ id: 'a', projectId: 'map', minutes: 120 }), entryOf({ id: 'b' })],
  });
  expect(fieldOf('Entry').value).toBe('b');
  save();
  await waitFor(() => expect(workspace.get('timeEntries', 'b')!.minutes).toBe(25));
  expect(workspace.get('timeEntries', 'a')!.minutes).toBe(120);
});

it('refuses an entry that changed before a reload', async () => {
  open({ timeEntries: [entryOf({ id: 'b' })] });
  await typeCorrection();
  const workspace = open({ timeEntries: [entryOf({ id: 'b', minutes: 45 })] });
  save();
  await screen.findByText('This entry was changed since you opened it. Cancel this and open it again.');
  expect(workspace.get('timeEntries', 'b')!.minutes).toBe(45);
});

const shownIn = (name: string) =>
  screen.getByLabelText<HTMLSelectElement>(new RegExp(`^${name}`)).selectedOptions[0]!.text;

it('keeps an entry that was removed before a reload in sight, and its typed time for a new entry', async () => {
  open({ timeEntries: [entryOf({ id: 'b' })] });
  await typeCorrection();
  const workspace = open({ timeEntries: [entryOf({ id: 'a', projectId: 'map', minutes: 120 })] });
  expect(shownIn('Entry')).toBe('Ferry Line, 1:00 (no longer on this day)');
  save();
  await screen.findByText('This entry was removed or moved to another day. Choose another one.');
  type('Entry', '');
  expect(fieldOf('Time').value).toBe('0:25');
  save();
  await waitFor(() => expect(workspace.all('timeEntries')).toHaveLength(2));
});

it('shows the day and the project of a draft that can no longer be chosen', async () => {
  open({ timeEntries: [entryOf({ id: 'b', projectId: 'map' })] });
  await typeCorrection();
  open({
    timeEntries: [entryOf({ id: 'b', projectId: 'map' })],
    days: ['2026-11-17'],
    projects: [projectOf('ferry', 'Ferry Line')],
  });
  expect(shownIn('Day')).toBe('Monday 16 November (signed off)');
  expect(shownIn('Project')).toBe('Deleted project');
  save();
  await screen.findByText('Choose a day that is not signed off.');
});

it('restores a draft from before it held the entry as it was seen', async () => {
  const draft = {
    day: monday,
    entryId: 'b',
    projectId: 'ferry',
    taskId: '',
    time: '0:25',
    note: '',
    billable: true,
    reason: 'The call was shorter.',
  };
  writeDraft(stored, { draft, base: { ...draft, time: '1:00', reason: '' }, version: 1 });
  const workspace = open({ timeEntries: [entryOf({ id: 'b' })] });
  expect(fieldOf('Reason').value).toBe('The call was shorter.');
  save();
  await waitFor(() => expect(workspace.get('timeEntries', 'b')!.minutes).toBe(25));
  expect(workspace.all('timeEntries')).toHaveLength(1);
});

it('says at the entry that it is on a draft invoice', async () => {
  const draft: Invoice = { ...buildInvoice('a', ['b']), status: 'draft' };
  open({ timeEntries: [entryOf({ id: 'b' })], invoices: [draft] });
  await typeCorrection();
  save();
  await screen.findByText('This entry is on a draft invoice. Remove its line, or delete the draft, first.');
  expect(fieldOf('Entry').getAttribute('aria-invalid')).toBe('true');
});

it('promises a notification only to another person', () => {
  open({ timeEntries: [] });
  expect(screen.getByText(/Mira Vane gets a notification/)).toBeTruthy();
  open({ timeEntries: [], of: admin });
  expect(screen.queryByText(/gets a notification/)).toBeNull();
});
