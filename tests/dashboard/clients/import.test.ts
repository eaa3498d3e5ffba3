import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newClient } from '@/dashboard/commands/projects/client-changes';
import { nameKey } from '@/dashboard/words/name-key';
import { byteOrderMark } from '@/dashboard/csv/format-csv';
import { parseCsv } from '@/dashboard/csv/parse-csv';
import type { Client, ClientContact } from '@/dashboard/model/records/records';
import { guessMapping } from '@/dashboard/parts/csv-import/guess-mapping';
import { createSample } from '@/dashboard/sample/create-sample';
import { clientFigures } from '@/dashboard/screens/clients/client-queries';
import { clientsCsv } from '@/dashboard/screens/clients/clients-csv';
import { clientImport } from '@/dashboard/screens/clients/import/client-import';
import { atOnce } from '@/platform/in-slices';
import { buildProject } from '../build-project';
import { entryOf } from '../time/records';

const contact = (name: string, fields: Partial<ClientContact> = {}): ClientContact => ({
  id: `contact-${name}-${fields.email ?? ''}`,
  name,
  email: '',
  phone: '',
  position: '',
  ...fields,
});
const kiln: Client = {
  ...newClient('Kiln & Co', 'kiln'),
  address: '1 Oven Lane\nAvery',
  taxNumber: 'GB 1',
  contacts: [contact('Alma Potter', { email: 'alma@kiln.example', phone: '+1 555 0100' })],
};
const archived = (client: Client): Client => ({ ...client, status: 'archived' });

/** Reads a file as the dialog does. */
async function read(text: string, clients: readonly Client[] = [], fixes = new Map()) {
  const { rows } = await parseCsv(text);
  const spec = clientImport(clients);
  const mapping = guessMapping(rows[0]!.cells, spec.fields);
  return { ...atOnce(spec.check({ rows: rows.slice(1), mapping, fixes })), spec };
}
const csvOf = (clients: readonly Client[]) => clientsCsv(clients, clientFigures([], []));

/** A client without its ids. */
const plain = ({ id: _id, contacts, ...client }: Client) => ({
  ...client,
  contacts: contacts.map(({ id: _contactId, ...texts }) => texts),
});

describe('a file of clients without names of contacts', () => {
  it('gives each contact the name of its client, and says so', async () => {
    const { records, wrong, notes } = await read('Client,Email\nKiln,hello@kiln.example\nOrchard,\n');
    expect(wrong).toEqual([]);
    expect(records).toMatchObject([
      { name: 'Kiln', contacts: [{ name: 'Kiln', email: 'hello@kiln.example' }] },
      { name: 'Orchard', contacts: [] },
    ]);
    expect(notes).toEqual(['The file has no names of contacts. A new contact gets the name of its client.']);
  });

  it('finds a stored contact by its email address', async () => {
    const { records, stored } = await read(`Client,Email\n${kiln.name},ALMA@kiln.example\n`, [kiln]);
    expect([records, stored]).toEqual([[], 1]);
    const more = await read(`Client,Email,Phone\n${kiln.name},alma@kiln.example,+49 30 1\n`, [kiln]);
    expect(more.records[0]?.contacts).toMatchObject([{ name: 'Alma Potter', phone: '+49 30 1' }]);
  });

  it('asks for the name where it has some of them', async () => {
    const { wrong } = await read('Client,Contact,Email\nKiln,,hello@kiln.example\n');
    expect(wrong).toMatchObject([{ errors: { contact: 'Enter the name of this contact.' } }]);
  });
});

describe('an export of clients', () => {
  const oneLine = (maxLength: number) =>
    fc
      .oneof(
        fc.string({ unit: 'grapheme', maxLength }),
        fc.constantFrom('=1+1', '+49', '@cmd', "'=x", 'a;b, "c"', 'Ä ö', '1,5'),
      )
      .map((text) => text.replace(/\s+/gu, ' ').trim());
  const lines = fc.array(oneLine(20), { maxLength: 3 }).map((parts) => parts.join('\n').trim());
  const named = oneLine(20).filter((text) => nameKey(text) !== '');
  const anyContact = fc.record({
    id: fc.uuid(),
    name: named,
    email: fc.constantFrom('', 'a@x.example', 'b@x.example'),
    phone: oneLine(10),
    position: oneLine(10),
  });
  const anyClient: fc.Arbitrary<Client> = fc.record({
    id: fc.uuid(),
    revision: fc.constant(0),
    name: named,
    status: fc.constantFrom('active' as const, 'archived' as const),
    address: lines,
    taxNumber: oneLine(10),
    notes: lines,
    // The form allows the same contact twice; a file says it once.
    contacts: fc.uniqueArray(anyContact, {
      maxLength: 4,
      selector: ({ id: _id, ...texts }) => JSON.stringify(texts),
    }),
  });
  const anyClients = fc.uniqueArray(anyClient, {
    maxLength: 6,
    selector: ({ name, status }) => `${status} ${nameKey(name)}`,
  });

  it('is read into an empty store as the same clients', async () => {
    await fc.assert(
      fc.asyncProperty(anyClients, async (clients) => {
        const { records, wrong } = await read(csvOf(clients));
        expect(wrong).toEqual([]);
        expect(records.map(plain)).toEqual(clients.map(plain));
      }),
    );
  });

  it('changes nothing in the same store, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(anyClients, fc.boolean(), async (clients, reversed) => {
        const { records, wrong } = await read(csvOf(reversed ? [...clients].reverse() : clients), clients);
        expect({ records, wrong }).toEqual({ records: [], wrong: [] });
      }),
    );
  });

  it('of the sample is read back with its figures left out', async () => {
    const { clients = [], projects = [], timeEntries = [] } = createSample('2026-11-18');
    const text = clientsCsv(clients, clientFigures(projects, timeEntries));
    const { records, wrong, stored } = await read(text, clients);
    expect({ records, wrong }).toEqual({ records: [], wrong: [] });
    expect(stored).toBeGreaterThanOrEqual(clients.length);
  });

  it('has a row for each contact, and the details and figures once', () => {
    const two = {
      ...kiln,
      address: 'Oven Lane',
      contacts: [...kiln.contacts, contact('Bo', { position: 'CFO' })],
    };
    expect(csvOf([two]).slice(1).split('\r\n')).toEqual([
      'Name,Status,Address,Tax number,Notes,Contact,Position,Email,Phone,Open projects,Hours',
      `Kiln & Co,Active,Oven Lane,GB 1,,Alma Potter,,alma@kiln.example,'+1 555 0100,0,0.00`,
      'Kiln & Co,Active,,,,Bo,CFO,,,,',
      '',
    ]);
  });

  it('has a thousand hours as a number of a spreadsheet, without a comma', () => {
    const projects = [buildProject({ clientId: kiln.id })];
    const entries = [entryOf({ projectId: projects[0]!.id, minutes: 70_605 })];
    const [, row] = clientsCsv([kiln], clientFigures(projects, entries)).trimEnd().split('\r\n');
    expect(row!.split(',').slice(-2)).toEqual(['1', '1176.75']);
  });
});

describe('an import of clients', () => {
  it('finds a client by its name without case, accents and spaces, and changes what the cells say', async () => {
    const text = 'Company,VAT,Address,Status,Contact\nKILN  &  cö,GB 2,,,\nMill,,,,';
    const { records, wrong, spec } = await read(text, [archived(kiln)]);
    expect(wrong).toEqual([]);
    expect(records.map((client) => [client.name, spec.before!(client) !== null])).toEqual([
      ['Kiln & Co', true],
      ['Mill', false],
    ]);
    expect(records[0]).toEqual({ ...archived(kiln), taxNumber: 'GB 2' });
  });

  it('adds contacts, changes them by name and removes none', async () => {
    const text = [
      'Client,Contact,Email,Phone,Position',
      'Kiln & Co,ALMA potter,,+1 555 0199,Owner',
      'Kiln & Co,Bo Reyes,bo@kiln.example,,',
    ].join('\n');
    const front = contact('Front desk', { email: 'desk@kiln.example' });
    const { records, ready } = await read(text, [{ ...kiln, contacts: [front, ...kiln.contacts] }]);
    expect(ready).toBe(2);
    expect(records).toHaveLength(1);
    expect(records[0]!.contacts).toEqual([
      front,
      { ...kiln.contacts[0], phone: '+1 555 0199', position: 'Owner' },
      { ...contact('Bo Reyes', { email: 'bo@kiln.example' }), id: expect.any(String) },
    ]);
  });

  it('adds a contact whose name several stored contacts have', async () => {
    const desks = ['a', 'b'].map((at) => contact('Reception', { email: `${at}@kiln.example` }));
    const stored = { ...kiln, contacts: desks };
    const row = (email: string) => `Name,Contact,Email\nKiln & Co,Reception,${email}`;
    expect((await read(row('b@kiln.example'), [stored])).records).toEqual([]);
    expect((await read(row('c@kiln.example'), [stored])).records[0]!.contacts).toMatchObject([
      ...desks,
      { name: 'Reception', email: 'c@kiln.example' },
    ]);
  });

  it('archives and restores by the status, and keeps an archived client with the name of another', async () => {
    const status = async (text: string, clients: readonly Client[]) =>
      (await read(`Name,Status,Notes\n${text}`, clients)).records.map((client) => [client.id, client.status]);
    expect(await status('Kiln & Co,Archived,', [kiln])).toEqual([['kiln', 'archived']]);
    expect(await status('Kiln & Co,active,', [archived(kiln)])).toEqual([['kiln', 'active']]);
    expect(await status('Kiln & Co,,New', [archived(kiln)])).toEqual([['kiln', 'archived']]);
    const old = archived({ ...kiln, id: 'old' });
    expect(await status('Kiln & Co,Archived,New', [kiln, old])).toEqual([['old', 'archived']]);
    expect(await status('Kiln & Co,,New', [old, kiln])).toEqual([['kiln', 'active']]);
  });

  it('refuses wrong rows with their line and the reason', async () => {
    const text = [
      'Name,Status,Address,Contact,Email',
      'Shop,Active,Street 1,Ada,ada@x.example',
      'SHOP,,,,',
      'Shop,,,Ada,ada@x.example',
      'Shop,,Street 2,Bo,',
      ',,Street 3,,',
      'Mill,asleep,,,',
      'Oak,,,,who@x.example',
      'Elm,,,Cy,cy at x',
      `${'x'.repeat(121)},,,,`,
      'Twin,Archived,,,',
    ].join('\n');
    const twins = ['a', 'b'].map((id) => archived(newClient('Twin', id)));
    const { records, wrong } = await read(text, twins);
    expect(records.map(({ name }) => name)).toEqual(['Shop']);
    expect(wrong.map(({ line, errors }) => [line, errors])).toEqual([
      [3, { name: 'Line 2 has this name too. Enter another name, or add a contact in the file.' }],
      [4, { contact: 'A row above has this contact too. Enter another contact.' }],
      [
        5,
        { address: 'A row above has another text for this client. Enter the same one, or leave this empty.' },
      ],
      [6, { name: 'Enter a name.' }],
      [7, { status: 'Enter Active or Archived.' }],
      [8, { contact: 'Enter the name of this contact.' }],
      [9, { email: 'Enter a full email address such as name@company.com.' }],
      [10, { name: 'This has 121 characters. Keep it to 120.' }],
      [11, { name: 'Several archived clients have this name. Rename them first, or skip this row.' }],
    ]);
  });

  it('reads a file with a byte order mark, semicolons and line breaks in quotation marks', async () => {
    const text = `${byteOrderMark}Kunde;Customer;Address;Notes\r\n1;Mill;"2 Weir\r\nAvery";"a;b ""c"""\r\n`;
    const { records } = await read(new TextDecoder().decode(new TextEncoder().encode(text)));
    expect(records).toMatchObject([{ name: 'Mill', address: '2 Weir\nAvery', notes: 'a;b "c"' }]);
  });

  it('reads 5,000 rows of as many clients, and of one client', async () => {
    const many = Array.from({ length: 5000 }, (_, row) => `Client ${row},Person ${row},p${row}@x.example`);
    const one = many.map((row) => row.replace(/^Client \d+/, 'Kiln & Co'));
    const head = 'Name,Contact,Email';
    const first = await read([head, ...many].join('\n'));
    expect(first.records).toHaveLength(5000);
    const again = await read([head, ...many].join('\n'), first.records);
    expect(again).toMatchObject({ records: [], stored: 5000 });
    const crowd = await read([head, ...one].join('\n'), [kiln]);
    expect(crowd.records[0]!.contacts).toHaveLength(5001);
    const same = await read([head, ...one].join('\n'), crowd.records);
    expect(same).toMatchObject({ records: [], stored: 5000 });
  });
});
