import { useId } from 'react';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { put } from '@/dashboard/model/change';
import { DomainError } from '@/dashboard/model/domain-error';
import { object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { Client, ClientContact } from '@/dashboard/model/records/records';
import { EditDialog } from '@/dashboard/parts/edit/edit-dialog';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { newId } from '@/lib/new-id';
import { clientFieldLabels as labels, clientLimits as limits, contactErrors } from './client-fields';

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
      const { name, email, phone, position } =
        record?.contacts.find(({ id }) => id === contact?.id) ?? contact ?? nobody;
      return { name, email, phone, position };
    },
    check: contactErrors,
    save: (draft, record) => {
      if (!record) throw new DomainError('This client was deleted. Undo that first.');
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
      title={contact ? `Edit ${contact.name}` : `Add contact to ${client.name}`}
      submit={contact ? 'Save changes' : 'Add contact'}
      subject="This contact"
      compare={{ name: 'Name', email: labels.email, phone: labels.phone, position: labels.position }}
      onClose={onClose}
    >
      <InputField label="Name" maxLength={limits.contact} required autoComplete="off" {...field('name')} />
      <InputField
        label={labels.email}
        mark="optional"
        type="email"
        maxLength={limits.email}
        autoComplete="off"
        {...field('email')}
      />
      <InputField
        label={labels.phone}
        mark="optional"
        type="tel"
        maxLength={limits.phone}
        autoComplete="off"
        {...field('phone')}
      />
      <InputField
        label={labels.position}
        mark="optional"
        maxLength={limits.position}
        autoComplete="off"
        {...field('position')}
      />
    </EditDialog>
  );
}
