import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { draftName } from '@/dashboard/hooks/use-draft';
import type { Project } from '@/dashboard/model/records/records';
import { createSample } from '@/dashboard/sample/create-sample';
import { NewInvoiceDialog } from '@/dashboard/screens/invoices/new-invoice-dialog';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { readDraft, removeDraft, writeDraft } from '@/platform/drafts';
import { buildProject } from '../build-project';
import { entryOf } from '../time/records';
import { blankRecord } from '../blank-record';
import { stubDialog, stubMedia } from '../../stubs';
import { inWorkspace } from '../in-workspace';

const sample = createSample('2026-11-18');
const clientId = 'avery-crossings';
const client = blankRecord('clients', { id: clientId, name: 'Avery Crossings', status: 'active' });
const site = buildProject({ id: 'site', name: 'Site' });
const map = buildProject({ id: 'map', name: 'Map' });
const stored = draftName('test-admin', 'invoice:new');

beforeEach(() => {
  stubDialog();
  stubMedia(true);
  removeDraft(stored);
});

/** Opens the dialog as after a reload: with other projects, and the draft of before. @param ofClient - from the address */
function open(projects: readonly Project[], ofClient = '1') {
  cleanup();
  const workspace = createMemoryWorkspace(
    { people: sample.people, settings: sample.settings, clients: [client], projects },
    'test-admin',
  );
  render(<NewInvoiceDialog clientId={ofClient} onClose={() => {}} onAdded={() => {}} />, {
    wrapper: inWorkspace(workspace),
  });
  return workspace;
}

const submit = () => fireEvent.submit(document.querySelector('form')!);

it.each<[string, string, readonly Project[]]>([
  ['deleted', 'Deleted project', [map, buildProject()]],
  ['deleted, with one left', 'Deleted project', [map]],
  ['moved to another client', 'Site', [{ ...site, clientId: 'kiln' }, map, buildProject()]],
])('offers to clear a chosen project that was %s', async (_, name, projects) => {
  open([site, map, buildProject()]);
  fireEvent.change(screen.getByLabelText('Client'), { target: { value: clientId } });
  fireEvent.click(screen.getByLabelText('Site'));
  await waitFor(() => expect(JSON.stringify(readDraft(stored, (value) => value))).toContain('"site"'));
  open(projects);
  submit();
  await screen.findByText(/^A chosen project is no longer one of Avery Crossings/);
  const gone = screen.getByLabelText<HTMLInputElement>(
    `${name}No longer a project of this client. Clear it.`,
  );
  expect(gone.checked).toBe(true);
  fireEvent.click(gone);
  expect(screen.queryByText(/^No longer a project/)).toBeNull();
  // It may have had the focus, and the press may be a mistake.
  expect(screen.getByLabelText<HTMLInputElement>(name).checked).toBe(false);
  submit();
  expect(
    await screen.findByText(/has no approved, billable time to invoice in this period/),
  ).toBeInTheDocument();
});

it('restores a draft from before taxes had names and projects could be chosen', () => {
  const draft = {
    clientId,
    firstDay: '2026-09-01',
    lastDay: '2026-09-30',
    grouping: 'task',
    taxRate: '19',
    termDays: '14',
  };
  writeDraft(stored, { draft, base: { ...draft, clientId: '', termDays: '30' }, version: 1 });
  open([site, map]);
  expect(screen.getByLabelText<HTMLSelectElement>('Client').value).toBe(clientId);
  expect(screen.getByLabelText<HTMLInputElement>(/^Payment term/).value).toBe('14');
  expect(screen.getByText(/^All projects\. Choose some/)).toBeInTheDocument();
  expect(screen.getByLabelText<HTMLSelectElement>(/^Tax/).value).toBe(
    sample.settings![0]!.invoicing.defaultTaxId,
  );
});

it.each([
  ['the client of the address', clientId, clientId],
  ['no client for a deleted one in the address', 'deleted', ''],
])('begins with %s', (_, ofClient, value) => {
  open([site, map], ofClient);
  expect(screen.getByLabelText<HTMLSelectElement>('Client').value).toBe(value);
});

/** Opens the dialog with a period and the time of some days on `site`. */
function openWithTime(days: readonly string[]) {
  cleanup();
  const entry = entryOf({ personId: 'noor-adair', projectId: 'site', minutes: 90 });
  const workspace = createMemoryWorkspace(
    {
      people: sample.people,
      settings: sample.settings,
      clients: [client],
      projects: [site],
      timeEntries: days.map((day) => ({ ...entry, id: day, day })),
    },
    'test-admin',
  );
  const draft = {
    clientId,
    firstDay: '2026-10-01',
    lastDay: '2026-10-31',
    projectIds: [],
    grouping: 'project',
    taxId: '',
    termDays: '30',
  };
  writeDraft(stored, { draft, base: { ...draft, clientId: '' }, version: 2 });
  render(<NewInvoiceDialog clientId="1" onClose={() => {}} onAdded={() => {}} />, {
    wrapper: inWorkspace(workspace),
  });
}

it('names the time before the period that is on no invoice', async () => {
  openWithTime(['2026-09-30', '2026-10-05']);
  await screen.findByText(/^1 h 30 min before this period are on no invoice\./);
  expect(screen.getByText('1 h 30 min left out: the weeks are not approved yet.')).toBeInTheDocument();
});

it('names the time after a period without time to invoice', async () => {
  openWithTime(['2026-11-02']);
  await screen.findByText(/^1 h 30 min after this period are on no invoice\./);
  expect(screen.getByText(/^No approved, billable time/)).toBeInTheDocument();
});
