import { isEmail } from '@/lib/email-address';
import type { Client, ClientContact } from '@/dashboard/model/records/records';
import { clientColumnLabels as columns, clientStatusNames } from './client-queries';

/** The texts of a client that the first of its rows in a CSV file has. Other rows repeat them or leave them empty. */
export const clientDetails = ['address', 'taxNumber', 'notes'] as const satisfies readonly (keyof Client)[];

/** The parts of a contact, by the field of a CSV file. */
const contactParts = { contact: 'name', position: 'position', email: 'email', phone: 'phone' } as const;

export type ClientFieldId = 'name' | 'status' | (typeof clientDetails)[number] | keyof typeof contactParts;

/** The fields of a client and of its contacts, in the order of a CSV file, which has a row for each contact. */
export const clientFieldLabels = {
  name: columns.name,
  status: columns.status,
  address: 'Address',
  taxNumber: columns.taxNumber,
  notes: 'Notes',
  contact: columns.contact,
  position: 'Position',
  email: columns.email,
  phone: columns.phone,
} as const satisfies Record<ClientFieldId, string>;

export type ClientTexts = Readonly<Partial<Record<ClientFieldId, string>>>;

export const clientFieldIds = Object.keys(clientFieldLabels) as ClientFieldId[];

/** The greatest number of characters. */
export const clientLimits = {
  name: 120,
  status: 40,
  address: 500,
  taxNumber: 40,
  notes: 5000,
  contact: 120,
  position: 100,
  email: 254,
  phone: 40,
} as const satisfies Record<ClientFieldId, number>;

/** A contact without its id. */
export type ContactTexts = Omit<ClientContact, 'id'>;

/** The contact of a row; null without one. */
export function contactOf(texts: ClientTexts): ContactTexts | null {
  const { contact: name = '', position = '', email = '', phone = '' } = texts;
  return name + position + email + phone === '' ? null : { name, position, email, phone };
}

/** The rows of a client in a CSV file: one for each contact. The first one has the details of the client. */
export function clientRows(client: Client): readonly ClientTexts[] {
  const { name, status, contacts } = client;
  const own = { name, status: clientStatusNames[status] };
  const rows = contacts.map(({ name: contact, position, email, phone }) => ({
    ...own,
    contact,
    position,
    email,
    phone,
  }));
  const [first = own, ...others] = rows;
  const details = Object.fromEntries(clientDetails.map((id) => [id, client[id]]));
  return [{ ...first, ...details }, ...others];
}

/** A field of a client in one text: those of its contacts are joined. */
export function clientText(client: Client, id: ClientFieldId): string {
  if (id in contactParts) {
    const part = contactParts[id as keyof typeof contactParts];
    return client.contacts
      .map((contact) => contact[part])
      .filter(Boolean)
      .join('; ');
  }
  return clientRows(client)[0]![id] ?? '';
}

export const readClientStatus = (text: string): Client['status'] | undefined =>
  (Object.keys(clientStatusNames) as Client['status'][]).find(
    (status) => clientStatusNames[status].toLowerCase() === text.toLowerCase(),
  );

/** The errors of a contact in a form and in a CSV file. */
export const contactErrors = ({
  name,
  email,
}: Pick<ContactTexts, 'name' | 'email'>): { name?: string; email?: string } => ({
  ...(name.trim() === '' && { name: 'Enter a name.' }),
  ...(email.trim() !== '' &&
    !isEmail(email) && {
      email: 'Enter a full email address such as name@company.com.',
    }),
});
