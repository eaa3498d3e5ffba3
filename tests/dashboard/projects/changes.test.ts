import { describe, expect, it } from 'vitest';
import { recordPayment } from '@/dashboard/commands/invoices/payment-changes';
import {
  archiveClients,
  deleteClients,
  mergeClients,
  newClient,
  restoreClients,
  saveClient,
} from '@/dashboard/commands/projects/client-changes';
import { namesakeOf } from '@/dashboard/commands/projects/namesake';
import {
  addFile,
  deleteProjects,
  removeFile,
  setClient,
  setLead,
  restoreProjects,
  setStatus,
} from '@/dashboard/commands/projects/project-changes';
import { put } from '@/dashboard/model/change';
import type { Client, Invoice, Project, SeedRecords } from '@/dashboard/model/records/records';
import { createSample } from '@/dashboard/sample/create-sample';
import { undoStateOf } from '@/dashboard/store/workspace/undo-state';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { buildProject } from '../build-project';
import { undo, write } from '../write';
import { blankRecord } from '../blank-record';

const client = (id: string, more: Partial<Client> = {}): Client => ({ ...newClient(id, id), ...more });

const open = (seed: SeedRecords) =>
  createMemoryWorkspace({ ...createSample('2026-11-18'), ...seed }, 'test-admin');
const messageOf = async (running: ReturnType<ReturnType<typeof open>['run']>) => {
  const outcome = await running;
  return outcome.done ? outcome.operation?.label : outcome.message;
};
const invoice = blankRecord('invoices', {
  id: 'one',
  clientId: 'field',
  clientName: 'field',
  agencyName: 'The agency',
  number: '2026-001',
  numberSeries: '2026-{number}',
  numberPlace: 1,
  status: 'sent',
  currency: 'USD',
  firstDay: '2026-10-01',
  lastDay: '2026-10-31',
  createdOn: '2026-11-02',
  issuedOn: '2026-11-02',
  dueOn: '2026-12-02',
});

const only = (projects: readonly Project[], clients: readonly Client[] = []) => open({ projects, clients });

describe('a name', () => {
  it('is taken without regard to case, accents and spaces, except by archived records', () => {
    const projects = [
      buildProject({ name: 'Café  Noir' }),
      buildProject({ id: 'b', name: 'Old', status: 'archived' }),
    ];
    expect(namesakeOf(projects, ' cafe noir ', null)?.id).toBe('ferry');
    expect(namesakeOf(projects, 'Café Noir', 'ferry')).toBeNull();
    expect(namesakeOf(projects, 'Old', null)).toBeNull();
  });
});

describe('projects', () => {
  it('change their status, lead and client in one operation that can be undone', async () => {
    const workspace = only(
      [buildProject({ id: 'a' }), buildProject({ id: 'b', name: 'B', status: 'paused' })],
      [client('kiln')],
    );
    expect(await messageOf(workspace.run(setStatus(['a', 'b'], 'paused')))).toBe('Set 2 projects to paused');
    expect(await messageOf(workspace.run(setLead(['a'], 'noor-adair')))).toBe(
      'Made Noor Adair the lead of Harbour Ferry',
    );
    expect(await messageOf(workspace.run(setClient(['a', 'b'], { id: 'kiln', name: 'Kiln' })))).toBe(
      'Moved 2 projects to Kiln',
    );
    expect(workspace.get('projects', 'a')).toMatchObject({
      status: 'paused',
      leadId: 'noor-adair',
      clientId: 'kiln',
    });
    await workspace.undo(workspace.operations()[0]!.id);
    expect(workspace.get('projects', 'b')!.clientId).toBe('avery-crossings');
  });

  it('have the status from before they were archived after a restore', async () => {
    const workspace = only(
      [
        buildProject({ id: 'a', status: 'paused' }),
        buildProject({ id: 'b', name: 'B', status: 'done' }),
        buildProject({ id: 'c', name: 'C', status: 'archived' }),
      ],
      [client('avery-crossings')],
    );
    const statuses = () => ['a', 'b', 'c'].map((id) => workspace.get('projects', id)!.status);
    await workspace.run(archiveClients(['avery-crossings'], true));
    await workspace.run(setStatus(['b'], 'archived'));
    expect(statuses()).toEqual(['archived', 'archived', 'archived']);
    await workspace.run(restoreProjects(['a', 'b', 'c']));
    // An earlier build archived the last one.
    expect(statuses()).toEqual(['paused', 'done', 'active']);
    expect(workspace.get('projects', 'a')!.archivedFrom).toBeNull();
  });

  it('are not restored while another one has the name', async () => {
    const workspace = only([buildProject({ id: 'a', status: 'archived' }), buildProject({ id: 'b' })]);
    const taken = 'There is a project named Harbour Ferry already. Rename one of them first.';
    expect(await messageOf(workspace.run(restoreProjects(['a'])))).toBe(taken);
    expect(await messageOf(workspace.run(setStatus(['a'], 'active')))).toBe(taken);
    await workspace.run(setStatus(['b'], 'archived'));
    expect(await messageOf(workspace.run(restoreProjects(['a'])))).toBe('Restored Harbour Ferry');
  });

  it('are not restored together under one name', async () => {
    const workspace = only([
      buildProject({ id: 'a', status: 'archived' }),
      buildProject({ id: 'b', status: 'archived' }),
    ]);
    expect(await messageOf(workspace.run(restoreProjects(['a', 'b'])))).toBe(
      'Two of these projects are named Harbour Ferry. Rename one of them first, or restore only one.',
    );
  });

  it('are not moved to a client that was deleted meanwhile', async () => {
    const workspace = only([buildProject({ id: 'a' })], [client('kiln')]);
    await workspace.run(deleteClients(['kiln']));
    expect(await messageOf(workspace.run(setClient(['a'], { id: 'kiln', name: 'Kiln' })))).toBe(
      'The client Kiln was deleted. Choose another client.',
    );
  });

  it('are deleted with their files, and leave their time', async () => {
    const workspace = only([buildProject({ id: 'harbour-ferry' })]);
    const file = { id: 'f', revision: 0, name: 'brief.pdf', type: '', size: 1, content: 'AA==' };
    const entries = workspace.all('timeEntries').length;
    await workspace.run(addFile(workspace.get('projects', 'harbour-ferry')!, file));
    expect(workspace.get('projects', 'harbour-ferry')!.fileIds).toEqual(['f']);
    expect(await messageOf(workspace.run(deleteProjects(['harbour-ferry'])))).toBe('Deleted Harbour Ferry');
    expect(workspace.get('files', 'f')).toBeNull();
    expect(workspace.all('timeEntries')).toHaveLength(entries);
    await workspace.undo(workspace.operations()[0]!.id);
    expect(workspace.get('files', 'f')).not.toBeNull();
    const restored = workspace.get('projects', 'harbour-ferry')!;
    await workspace.run(removeFile(restored, workspace.get('files', 'f')!));
    expect([workspace.get('files', 'f'), workspace.get('projects', 'harbour-ferry')!.fileIds]).toEqual([
      null,
      [],
    ]);
  });
});

describe('clients', () => {
  const projects = [
    buildProject({ id: 'a', name: 'A', clientId: 'kiln' }),
    buildProject({ id: 'b', name: 'B', clientId: 'kiln', status: 'done' }),
    buildProject({ id: 'c', name: 'C', clientId: 'field' }),
  ];

  it('are archived alone or with their open projects', async () => {
    const workspace = only(projects, [client('kiln'), client('field')]);
    expect(await messageOf(workspace.run(archiveClients(['kiln'], true)))).toBe(
      'Archived kiln and 1 project',
    );
    expect(workspace.all('projects').map(({ status }) => status)).toEqual(['archived', 'done', 'active']);
    expect(await messageOf(workspace.run(archiveClients(['field'], false)))).toBe('Archived field');
    expect(workspace.get('projects', 'c')!.status).toBe('active');
    expect(await messageOf(workspace.run(restoreClients(['kiln', 'field'])))).toBe('Restored 2 clients');
  });

  it('are not restored together under one name', async () => {
    const workspace = only(
      [],
      [client('a', { name: 'Kiln', status: 'archived' }), client('b', { name: 'kiln', status: 'archived' })],
    );
    expect(await messageOf(workspace.run(restoreClients(['a', 'b'])))).toBe(
      'Two of these clients are named kiln. Rename one of them first, or restore only one.',
    );
  });

  it('are not deleted while a project names them', async () => {
    const workspace = only(projects, [client('kiln'), client('free')]);
    expect(await messageOf(workspace.run(deleteClients(['kiln', 'free'])))).toMatch(
      /^kiln has projects, which need/,
    );
    expect(await messageOf(workspace.run(deleteClients(['free'])))).toBe('Deleted free');
  });

  it('are counted, beyond three, in the error of a deletion that projects prevent', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const used = ids.map((id) => ({ ...projects[0]!, id: `project-${id}`, clientId: id }));
    const workspace = only(
      used,
      ids.map((id) => client(id)),
    );
    expect(await messageOf(workspace.run(deleteClients(ids)))).toMatch(/^a, b, c and 2 others have projects/);
  });

  it('are not deleted while an invoice of theirs is a draft or not paid', async () => {
    const workspace = open({ projects: [], clients: [client('field'), client('free')], invoices: [invoice] });
    expect(await messageOf(workspace.run(deleteClients(['field', 'free'])))).toBe(
      'field has invoices that are drafts or not paid, which need the contacts. Archive instead, or settle the invoices first.',
    );
    await workspace.run(recordPayment({ invoiceId: 'one', id: 'p', paidOn: '2026-11-18' }));
    expect(await messageOf(workspace.run(deleteClients(['field'])))).toBe('Deleted field');
  });

  it('keep contacts that share a mailbox when they are merged', async () => {
    const contact = { id: '1', name: 'Alma', email: 'office@x.example', phone: '', position: '' };
    const pair = [contact, { ...contact, id: '2', name: 'Boris' }];
    const workspace = only(projects, [
      client('kiln', { contacts: pair }),
      client('field', { contacts: pair }),
    ]);
    await workspace.run(mergeClients('kiln', ['kiln', 'field']));
    expect(workspace.get('clients', 'kiln')!.contacts).toEqual(pair);
  });

  it('are merged with their projects, contacts and notes, and come back with undo', async () => {
    const contact = { id: '1', name: 'Alma', email: 'alma@x.example', phone: '', position: '' };
    const workspace = only(projects, [
      client('kiln', { contacts: [contact], notes: 'Pays late' }),
      client('field', {
        address: 'Mill 1',
        notes: 'Calls on Monday',
        contacts: [
          { ...contact, name: ' ALMA', email: 'ALMA@x.example', phone: '+49 30 555', position: 'CFO' },
          { ...contact, name: 'Boris', phone: '+49 30 666' },
        ],
      }),
    ]);
    expect(await messageOf(workspace.run(mergeClients('kiln', ['kiln', 'field'])))).toBe(
      'Merged field into kiln',
    );
    const merged = workspace.get('clients', 'kiln')!;
    expect(merged).toMatchObject({ address: 'Mill 1', notes: 'Pays late\n\nCalls on Monday' });
    expect(merged.contacts).toMatchObject([
      { ...contact, phone: '+49 30 555', position: 'CFO' },
      { name: 'Boris', email: 'alma@x.example', phone: '+49 30 666' },
    ]);
    expect(new Set(merged.contacts.map(({ id }) => id)).size).toBe(2);
    expect(workspace.get('projects', 'c')!.clientId).toBe('kiln');
    expect(workspace.get('clients', 'field')).toBeNull();
    await workspace.undo(workspace.operations()[0]!.id);
    expect(workspace.get('clients', 'field')!.address).toBe('Mill 1');
    expect(workspace.get('projects', 'c')!.clientId).toBe('field');
  });

  it('of a merge are replaced in saved views, also among several, until it is undone', async () => {
    const view = (id: string, search: string) =>
      blankRecord('savedViews', { id, ownerId: 'test-admin', screen: 'projects', name: id, search });
    const workspace = open({
      projects: [],
      invoices: [],
      clients: [client('kiln'), client('field'), client('mill')],
      savedViews: [
        view('one', 'client=field'),
        view('two', 'client=mill%2Cfield&lead=ada'),
        view('no', 'q=x'),
      ],
    });
    const searches = () => workspace.all('savedViews').map(({ search }) => search);
    await workspace.run(mergeClients('kiln', ['field']));
    expect(searches()).toEqual(['client=kiln', 'client=mill%2Ckiln&lead=ada', 'q=x']);
    await workspace.undo(workspace.operations()[0]!.id);
    expect(searches()).toEqual(['client=field', 'client=mill%2Cfield&lead=ada', 'q=x']);
  });

  it('keep both contacts of one person with two phone numbers when they are merged', async () => {
    const contact = { id: '1', name: 'Alma', email: 'alma@x.example', phone: '1', position: '' };
    const workspace = only(
      [],
      [
        client('kiln', { contacts: [contact] }),
        client('field', { contacts: [{ ...contact, phone: '2', position: 'CFO' }] }),
      ],
    );
    await workspace.run(mergeClients('kiln', ['kiln', 'field']));
    expect(workspace.get('clients', 'kiln')!.contacts.map(({ phone }) => phone)).toEqual(['1', '2']);
  });

  it('names the kept client on the drafts of a merged one, except where they were edited', async () => {
    const draft: Invoice = { ...invoice, status: 'draft', number: '', numberSeries: '', numberPlace: null };
    const workspace = open({
      projects: [],
      clients: [client('kiln', { address: 'Kiln 1' }), client('field', { taxNumber: 'DE1' })],
      invoices: [draft, { ...draft, id: 'edited', clientName: 'Field Ltd' }],
    });
    await workspace.run(mergeClients('kiln', ['field']));
    expect(workspace.get('invoices', 'one')).toMatchObject({
      clientId: 'kiln',
      clientName: 'kiln',
      clientAddress: 'Kiln 1',
    });
    expect(workspace.get('invoices', 'edited')!.clientName).toBe('Field Ltd');
  });

  it('gives its new details to its drafts, except those that were edited, and to no sent invoice', () => {
    const [before, after] = [client('field'), client('field', { name: 'Field GmbH', taxNumber: 'DE1' })];
    const draft: Invoice = { ...invoice, status: 'draft', number: '', numberSeries: '', numberPlace: null };
    const invoices = [
      draft,
      { ...draft, id: 'edited', clientName: 'Field Ltd', clientTaxNumber: 'DE9' },
      { ...draft, id: 'other', clientId: 'kiln' },
      { ...invoice, id: 'sent' },
    ];
    expect(saveClient(after, before, invoices)).toEqual([
      put('clients', after),
      put('invoices', { ...draft, clientName: 'Field GmbH', clientTaxNumber: 'DE1' }),
    ]);
    expect(saveClient(after, null, invoices)).toEqual([put('clients', after)]);
  });

  it('gets its old name back in an undo, also once a draft was sent with the new one', async () => {
    const [before, after] = [client('field'), client('field', { name: 'Field GmbH' })];
    const draft: Invoice = { ...invoice, status: 'draft', number: '', numberSeries: '', numberPlace: null };
    const workspace = open({ projects: [], clients: [before], invoices: [draft] });
    const changes = saveClient(after, before, [draft]);
    const renamed = await write(workspace, { label: 'Renamed', changes });
    const { number, numberSeries, numberPlace } = invoice;
    const now = workspace.get('invoices', draft.id)!;
    const sent = put('invoices', { ...now, status: 'sent', number, numberSeries, numberPlace });
    await write(workspace, { label: 'Sent', changes: [sent] });
    expect(undoStateOf(renamed, workspace).state).toBe('possible');
    await undo(workspace, renamed.id);
    expect(workspace.get('clients', 'field')!.name).toBe(before.name);
    expect(workspace.get('invoices', draft.id)).toMatchObject({ status: 'sent', clientName: 'Field GmbH' });
  });

  it('offers no undo of its creation once a project has it', async () => {
    const workspace = open({ projects: [], clients: [] });
    const added = await write(workspace, { label: 'Added', changes: [put('clients', client('field'))] });
    expect(undoStateOf(added, workspace).state).toBe('possible');
    const changes = [put('projects', buildProject({ id: 'buoys', clientId: 'field' }))];
    const used = await write(workspace, { label: 'Used', changes });
    expect(undoStateOf(added, workspace)).toEqual({
      state: 'not-allowed',
      reason:
        'field has projects, which need the name. Archive instead, or move the projects to another client.',
    });
    await undo(workspace, used.id);
    expect(undoStateOf(added, workspace).state).toBe('possible');
  });

  it('moves the invoices of a merged client, with the name that they were made with', async () => {
    const workspace = open({ projects: [], clients: [client('kiln'), client('field')], invoices: [invoice] });
    await workspace.run(mergeClients('kiln', ['field']));
    expect(workspace.get('invoices', 'one')).toMatchObject({ clientId: 'kiln', clientName: 'field' });
  });
});
