import { useId, useState } from 'react';
import { newClient, saveClient } from '@/dashboard/commands/projects/client-changes';
import { namesakeError, namesakeOf } from '@/dashboard/commands/projects/namesake';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { DomainError } from '@/dashboard/model/domain-error';
import { pick, type TypeOf } from '@/dashboard/model/fields/fields';
import { client as clientRecord } from '@/dashboard/model/records/client';
import type { Client } from '@/dashboard/model/records/records';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { EditDialog } from '@/dashboard/parts/edit/edit-dialog';
import { oneLine } from '@/lib/one-line';
import { clientFieldLabels as labels, clientLimits as limits } from './client-fields';

const fields = pick(clientRecord, 'name', 'address', 'taxNumber', 'notes');
type Draft = TypeOf<typeof fields>;

export interface ClientDialogProps {
  /** Null for a new client. */
  client: Client | null;
  onClose: () => void;
  /** Called after a new client is saved. */
  onAdded?: (client: { id: string }) => void;
}

/** The name of a client was taken since it was checked. */
class NamesakeError extends DomainError {}

/** Adds a client or edits one. Contacts are edited on the client's page. */
export function ClientDialog({ client, onClose, onAdded }: ClientDialogProps) {
  const form = useId();
  const clients = useRecords('clients');
  const [fresh] = useState(() => newClient(''));
  const edit = useEdit<'clients', Draft>({
    form: client ? `client:${client.id}` : 'client:new',
    fields,
    collection: 'clients',
    id: client?.id ?? null,
    draftOf: (record) => {
      const { name, address, taxNumber, notes } = record ?? fresh;
      return { name, address, taxNumber, notes };
    },
    check: ({ name }) => {
      if (name.trim() === '') return { name: 'Enter a name.' };
      const other = client?.status === 'archived' ? null : namesakeOf(clients, name, client?.id ?? null);
      return other ? { name: namesakeError(other, 'client') } : {};
    },
    save: (draft, record, { read }) => {
      const other =
        record?.status === 'archived'
          ? null
          : namesakeOf(read.all('clients'), draft.name, record?.id ?? null);
      if (other) throw new NamesakeError(namesakeError(other, 'client'));
      const next = {
        ...(record ?? fresh),
        ...draft,
        name: oneLine(draft.name),
        address: draft.address.trim(),
        taxNumber: draft.taxNumber.trim(),
        notes: draft.notes.trim(),
      };
      return {
        label: `${record ? 'Changed' : 'Added'} ${next.name}`,
        changes: saveClient(next, record, read.all('invoices')),
      };
    },
    errorsOf: (error) => (error instanceof NamesakeError ? { name: error.message } : null),
    onSaved: () => {
      if (!client && onAdded) onAdded({ id: fresh.id });
      else onClose();
    },
  });
  const { field } = edit;
  return (
    <EditDialog
      edit={edit}
      form={form}
      title={client ? `Edit ${client.name}` : 'Add client'}
      submit={client ? 'Save changes' : 'Add client'}
      subject="This client"
      compare={{
        name: labels.name,
        address: labels.address,
        taxNumber: labels.taxNumber,
        notes: labels.notes,
      }}
      onClose={onClose}
    >
      <InputField
        label={labels.name}
        maxLength={limits.name}
        required
        autoComplete="off"
        {...field('name')}
      />
      <AreaField
        label={labels.address}
        mark="optional"
        hint="Invoices show it."
        maxLength={limits.address}
        {...field('address')}
      />
      <InputField
        label={labels.taxNumber}
        mark="optional"
        maxLength={limits.taxNumber}
        autoComplete="off"
        {...field('taxNumber')}
      />
      <AreaField label={labels.notes} mark="optional" rows={4} maxLength={limits.notes} {...field('notes')} />
    </EditDialog>
  );
}
