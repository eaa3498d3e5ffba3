import { newClient, saveClient } from '@/dashboard/commands/projects/client-changes';
import { foldEmail } from '@/lib/email-address';
import { nameKey } from '@/dashboard/words/name-key';
import { isSame } from '@/dashboard/model/merge';
import type { Client, Invoice } from '@/dashboard/model/records/records';
import type {
  CheckedRows,
  ImportField,
  ImportSpec,
  RowsToCheck,
  WrongRow,
} from '@/dashboard/parts/csv-import/import-spec';
import { filled, rowsAtOnce, rowTexts } from '@/dashboard/parts/csv-import/row-texts';
import { rowKey, severalError, storedByName } from '@/dashboard/parts/csv-import/stored-by-name';
import {
  clientDetails,
  clientFieldIds,
  clientFieldLabels,
  clientLimits,
  clientText,
  contactErrors,
  contactOf,
  readClientStatus,
  type ClientFieldId,
  type ClientTexts,
  type ContactTexts,
} from '@/dashboard/screens/clients/client-fields';
import { clientStatusNames } from '@/dashboard/screens/clients/client-queries';
import { lengthError } from '@/dashboard/words/length-error';
import { withContacts } from './import-contacts';

/** Other names of the columns, folded and without spaces, as in the exports of common tools. */
const columns: Readonly<Record<ClientFieldId, readonly string[]>> = {
  name: [
    'client',
    'clientname',
    'customer',
    'customername',
    'company',
    'companyname',
    'organisation',
    'organization',
    'account',
    'accountname',
  ],
  status: ['state', 'clientstatus'],
  address: ['postaladdress', 'billingaddress', 'street', 'location'],
  taxNumber: ['tax', 'taxid', 'vat', 'vatid', 'vatno', 'vatnumber', 'taxregistration'],
  notes: ['note', 'comment', 'comments', 'description'],
  contact: ['contactname', 'contactperson', 'primarycontact', 'fullname', 'person'],
  position: ['role', 'jobtitle', 'title', 'contactposition'],
  email: ['mail', 'emailaddress', 'contactemail'],
  phone: ['phonenumber', 'telephone', 'tel', 'mobile', 'contactphone', 'officephone'],
};

/** Keeps its identity: a new array reads the file again. */
const fields: readonly ImportField<ClientFieldId>[] = clientFieldIds.map((id) => ({
  id,
  label: clientFieldLabels[id],
  columns: columns[id],
}));

/** The rows of one client. */
interface ClientRows {
  /** The stored client that the rows change. */
  before: Client | undefined;
  /** The line of the first row. */
  line: number;
  texts: ClientTexts;
  contacts: ContactTexts[];
  /** The contacts as text, to find the same one. */
  known: Set<string>;
  rows: number;
}

/** The errors of a row apart from other rows. @param hasNames - whether the file has a column of contact names */
function textErrors(texts: ClientTexts, hasNames: boolean): Partial<Record<ClientFieldId, string>> {
  const errors: Partial<Record<ClientFieldId, string>> = {};
  for (const id of clientFieldIds) {
    const error = lengthError(texts[id] ?? '', clientLimits[id]);
    if (error) errors[id] = error;
  }
  if (!texts.name) errors.name = 'Enter a name.';
  if (texts.status && !readClientStatus(texts.status))
    errors.status = `Enter ${Object.values(clientStatusNames).join(' or ')}.`;
  const contact = contactOf(texts);
  const { name, email } = contact ? contactErrors(contact) : {};
  if (name && hasNames) errors.contact ??= 'Enter the name of this contact.';
  if (email) errors.email ??= email;
  return errors;
}

/** The errors of a further row of a client. */
function furtherErrors(above: ClientRows, texts: ClientTexts): Partial<Record<ClientFieldId, string>> {
  const contact = contactOf(texts);
  if (!contact)
    return {
      name: `Line ${above.line} has this name too. Enter another name, or add a contact in the file.`,
    };
  if (above.known.has(JSON.stringify(contact)))
    return { contact: 'A row above has this contact too. Enter another contact.' };
  const errors: Partial<Record<ClientFieldId, string>> = {};
  for (const id of clientDetails)
    if (texts[id] && above.texts[id] && texts[id] !== above.texts[id])
      errors[id] = 'A row above has another text for this client. Enter the same one, or leave this empty.';
  return errors;
}

/** A contact with a name: that of a file without contact names is the stored one of the address, or the client's. */
function named(contact: ContactTexts, { name, contacts }: Client): ContactTexts {
  if (contact.name !== '') return contact;
  const stored = contacts.find(({ email }) => email !== '' && foldEmail(email) === foldEmail(contact.email));
  return { ...contact, ...(stored ? { name: stored.name, email: stored.email } : { name }) };
}

/** The client of its rows. Empty cells change nothing. */
function clientOf({ before, texts, contacts }: ClientRows): Client {
  const base = before ?? newClient(texts.name ?? '');
  const changed = clientDetails.filter((id) => texts[id] && texts[id] !== base[id].trim());
  return {
    ...base,
    ...Object.fromEntries(changed.map((id) => [id, texts[id]])),
    status: readClientStatus(texts.status ?? '') ?? base.status,
    contacts: [
      ...withContacts(
        base.contacts,
        contacts.map((contact) => named(contact, base)),
      ),
    ],
  };
}

function* checkClientRows(
  { rows, mapping, fixes }: RowsToCheck<ClientFieldId>,
  clients: readonly Client[],
): Generator<void, CheckedRows<Client, ClientFieldId>> {
  const hasNames = mapping.includes('contact');
  const read = rows.map((row) => {
    const texts: ClientTexts = filled(rowTexts(row, { mapping, fixes }));
    const isArchived = readClientStatus(texts.status ?? '') === 'archived';
    return { line: row.line, texts, name: texts.name ?? '', isArchived };
  });
  const findStored = storedByName(clients, read);
  const found = new Map<string, ClientRows>();
  /** The client of the last row with a name: a row without a status continues it. */
  const last = new Map<string, ClientRows>();
  const wrong: WrongRow<ClientFieldId>[] = [];

  for (const [index, row] of read.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) yield;
    const { line, texts, name } = row;
    const above = texts.status ? found.get(rowKey(row)) : last.get(nameKey(name));
    const errors = { ...textErrors(texts, hasNames), ...(above && furtherErrors(above, texts)) };
    const namesakes = above ? [] : findStored(row);
    if (namesakes.length > 1) errors.name ??= severalError('clients');
    if (Object.keys(errors).length > 0) {
      const blank = Object.fromEntries(clientFieldIds.map((id) => [id, '']));
      wrong.push({ line, texts: { ...blank, ...texts } as WrongRow<ClientFieldId>['texts'], errors });
      continue;
    }
    const own: ClientRows = above ?? {
      before: namesakes[0],
      line,
      texts: {},
      contacts: [],
      known: new Set(),
      rows: 0,
    };
    if (!above) found.set(rowKey(row), own);
    own.texts = { ...texts, ...own.texts };
    own.rows += 1;
    const contact = contactOf(texts);
    if (contact) {
      own.contacts.push(contact);
      own.known.add(JSON.stringify(contact));
    }
    last.set(nameKey(name), own);
  }

  const all = [...found.values()].map((own) => ({ own, client: clientOf(own) }));
  const isStored = ({ own, client }: (typeof all)[number]) => own.before && isSame(own.before, client);
  const sum = (some: typeof all) => some.reduce((rowCount, { own }) => rowCount + own.rows, 0);
  const changed = all.filter((one) => !isStored(one));
  return {
    records: changed.map(({ client }) => client),
    ready: sum(changed),
    wrong,
    stored: sum(all) - sum(changed),
    notes:
      hasNames || changed.every(({ own }) => own.contacts.length === 0)
        ? []
        : ['The file has no names of contacts. A new contact gets the name of its client.'],
  };
}

/** The CSV import of clients with their contacts. A client is found by its name. */
export function clientImport(
  clients: readonly Client[],
  invoices: readonly Invoice[] = [],
): ImportSpec<Client, ClientFieldId> {
  const byId = new Map(clients.map((client) => [client.id, client]));
  return {
    one: 'client',
    many: 'clients',
    hint: 'A client with several contacts has a row for each one, all with the client’s name.',
    fields,
    required: ['name'],
    name: 'name',
    missing: { status: clientStatusNames.active },
    each: 'Each new client',
    isData: (cell) => cell.includes('@'),
    check: (rows) => checkClientRows(rows, clients),
    before: ({ id }) => byId.get(id) ?? null,
    textOf: clientText,
    changesOf: (records) => records.flatMap((client) => saveClient(client, byId.get(client.id), invoices)),
  };
}
