import { isEmail } from '@/lib/email-address';
import type { Client, ClientContact } from '@/dashboard/model/records/records';
import { clientColumnLabels as columns, clientStatusNames } from './client-queries';

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
} as const;

export type ClientFieldId = keyof typeof clientFieldLabels;
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

/** The parts of a contact, by the field of a CSV file. */
const contactParts = { contact: 'name', position: 'position', email: 'email', phone: 'phone' } as const;

/** A contact without its id. */
export type ContactTexts = Omit<ClientContact, 'id'>;

/** The contact of a row; null without one. */
export function contactOf(texts: ClientTexts): ContactTexts | null {
  const { contact: name = '', position = '', email = '', phone = '' } = texts;
  return name + position + email + phone === '' ? null : { name, position, email, phone };
}

/** The rows of a client in a CSV file: one for each contact. The first one has the details of the client. */
export function clientRows(client: Client): readonly ClientTexts[] {
  const { name, status, address, taxNumber, notes, contacts } = client;
  const own = { name, status: clientStatusNames[status] };
  const rows = contacts.map(({ name: contact, position, email, phone }) => ({
    ...own,
    contact,
    position,
    email,
    phone,
  }));
  const [first = own, ...others] = rows;
  return [{ ...first, address, taxNumber, notes }, ...others];
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
