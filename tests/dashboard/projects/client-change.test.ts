import { expect, it } from 'vitest';
import { draftInvoice, sendInvoice } from '@/dashboard/commands/invoices/invoice-changes';
import { newClient } from '@/dashboard/commands/projects/client-changes';
import { setClient } from '@/dashboard/commands/projects/project-changes';
import { constantRate } from '@/dashboard/model/records/rate';
import { clientChangeWords, type NextClient } from '@/dashboard/screens/projects/client-change-words';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { buildProject } from '../build-project';
import { entryOf, person, settings, sheetOf } from '../time/records';

const ferry = buildProject({ id: 'ferry', clientId: 'kiln', rates: constantRate(9000) });
const clinic = buildProject({ id: 'clinic', name: 'Clinic', clientId: 'kiln' });

const open = () =>
  createMemoryWorkspace(
    {
      people: [person],
      clients: [newClient('Kiln', 'kiln'), newClient('Field', 'field')],
      projects: [ferry, clinic],
      timesheets: [sheetOf({ status: 'approved' })],
      timeEntries: [
        entryOf({ id: 'a', minutes: 90 }),
        entryOf({ id: 'b', minutes: 30, day: '2026-11-25' }),
        entryOf({ id: 'own', minutes: 600, billable: false }),
        entryOf({ id: 'other', minutes: 45, projectId: 'clinic' }),
      ],
      settings: [settings],
    },
    'admin',
  );
type Workspace = ReturnType<typeof open>;

const wordsOf = (
  workspace: Workspace,
  projects = [ferry],
  client: NextClient | null = { id: 'field', name: 'Field' },
) =>
  clientChangeWords(projects, client, {
    timeEntries: workspace.all('timeEntries'),
    invoices: workspace.all('invoices'),
  });

const draft = (workspace: Workspace) =>
  workspace.run(
    draftInvoice({
      id: 'draft',
      clientId: 'kiln',
      range: { first: '2026-11-16', last: '2026-11-22' },
      projectIds: ['ferry'],
      grouping: 'project',
      tax: { name: 'No tax', rate: 0 },
      termDays: 30,
      today: '2026-11-23',
    }),
  );

it('the words about a change of client name the unbilled time and the rates', () => {
  expect(wordsOf(open())).toBe(
    'After this change, 2 h of unbilled time can be invoiced to Field and 1 hourly rate does not change.',
  );
  expect(wordsOf(open(), [ferry, clinic], null)).toBe(
    'After this change, 2 h 45 min of unbilled time can no longer be invoiced and 1 hourly rate does not change.',
  );
});

it('the words about a change of client name the drafts, which can then no longer be sent', async () => {
  const workspace = open();
  expect((await draft(workspace)).done).toBe(true);
  expect(wordsOf(workspace)).toBe(
    'After this change, 30 min of unbilled time can be invoiced to Field, 1 draft invoice with more of its time can no longer be sent and 1 hourly rate does not change.',
  );
  expect(wordsOf(workspace, [clinic])).toBe(
    'After this change, 45 min of unbilled time can be invoiced to Field.',
  );
  await workspace.run(setClient(['ferry'], { id: 'field', name: 'Field' }));
  const sent = await workspace.run(sendInvoice('draft', '2026-11-26'));
  expect(!sent.done && sent.message).toMatch(/now belongs to another client\. Delete the draft/);
  // Back at the client of the draft it can be sent.
  expect(wordsOf(workspace, [ferry], { id: 'kiln', name: 'Kiln' })).toBe(
    'After this change, 30 min of unbilled time can be invoiced to Kiln and 1 hourly rate does not change.',
  );
});

it('a change of client without time, drafts and rates has no words', () => {
  expect(clientChangeWords([clinic], { id: 'field', name: 'Field' }, { timeEntries: [], invoices: [] })).toBe(
    '',
  );
});
