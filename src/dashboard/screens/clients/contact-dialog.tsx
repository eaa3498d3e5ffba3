import { useId } from 'react';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { put } from '@/dashboard/model/change';
import { DomainError } from '@/dashboard/model/domain-error';
import { object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { Client, ClientContact } from '@/dashboard/model/records/records';
import { EditDialog } from '@/dashboard/parts/edit/edit-dialog';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { newId } from '@/lib/new-id';

const fields = object({ name: text, email: text, phone: text, position: text });
type Draft = TypeOf<typeof fields>;

const nobody: Draft = { name: '', email: '', phone: '', position: '' };

export interface ContactDialogProps {
  client: Client;
  /** Null for a new contact. */
  contact: ClientContact | null;
  onClose: () => void;
}

/** Adds a contact of a client or edits one. */
export function ContactDialog({ client, contact, onClose }: ContactDialogProps) {
  const form = useId();
  const edit = useEdit<'clients', Draft>({
    form: `client-contact:${client.id}:${contact?.id ?? 'new'}`,
    fields,
    collection: 'clients',
    id: client.id,
    draftOf: (record) => {
      const known = record?.contacts.find(({ id }) => id === contact?.id);
      if (!known) return nobody;
      const { name, email, phone, position } = known;
      return { name, email, phone, position };
    },
    check: ({ name, email }) => ({
      ...(name.trim() === '' && { name: 'Enter a name.' }),
      ...(email.trim() !== '' &&
        !/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(email.trim()) && {
          email: 'Enter a full address such as name@company.com.',
        }),
    }),
    save: (draft, record) => {
      if (!record) throw new DomainError('This client has been deleted. Undo that first.');
      const next: ClientContact = {
        id: contact?.id ?? newId(),
        name: draft.name.trim(),
        email: draft.email.trim(),
        phone: draft.phone.trim(),
        position: draft.position.trim(),
      };
      const isKnown = record.contacts.some(({ id }) => id === next.id);
      const contacts = isKnown
        ? record.contacts.map((other) => (other.id === next.id ? next : other))
        : [...record.contacts, next];
      return {
        label: `${isKnown ? 'Changed' : 'Added'} ${next.name} of ${record.name}`,
        changes: [put('clients', { ...record, contacts })],
      };
    },
    onSaved: onClose,
  });
  const { field } = edit;
  return (
    <EditDialog
      edit={edit}
      form={form}
      title={contact ? `Edit ${contact.name}` : `New contact of ${client.name}`}
      submit={contact ? 'Save changes' : 'Add contact'}
      subject="This contact"
      compare={[
        { label: 'Name', text: ({ name }) => name },
        { label: 'Email', text: ({ email }) => email },
        { label: 'Phone', text: ({ phone }) => phone },
        { label: 'Position', text: ({ position }) => position },
      ]}
      onClose={onClose}
    >
      <InputField label="Name" maxLength={120} required autoComplete="off" {...field('name')} />
      <InputField
        label="Email"
        mark="optional"
        type="email"
        maxLength={254}
        autoComplete="off"
        {...field('email')}
      />
      <InputField
        label="Phone"
        mark="optional"
        type="tel"
        maxLength={40}
        autoComplete="off"
        {...field('phone')}
      />
      <InputField
        label="Position"
        mark="optional"
        maxLength={100}
        autoComplete="off"
        {...field('position')}
      />
    </EditDialog>
  );
}
