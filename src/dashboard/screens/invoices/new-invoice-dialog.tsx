import { useId, useMemo, useState } from 'react';
import { draftInvoice } from '@/dashboard/commands/invoices/invoice-changes';
import { addMonths, monthOf, monthRange } from '@/dashboard/days/days';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecord, useRecords } from '@/dashboard/hooks/use-workspace';
import { DomainError } from '@/dashboard/model/domain-error';
import { EditDialog } from '@/dashboard/parts/edit/edit-dialog';
import { ChoiceList } from '@/dashboard/parts/choice-list/choice-list';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { taxName } from '@/dashboard/words/invoice';
import { projectName } from '@/dashboard/words/project';
import { newId } from '@/lib/new-id';
import { byName } from '@/lib/compare';
import { checkDraft, draftFields, rangeOf, type InvoiceDraft } from './invoice-draft';
import { InvoicePreview } from './invoice-preview';
import * as s from './invoices.module.scss';

export interface NewInvoiceDialogProps {
  /** Client to begin with, from the address: it may be the id of no client. */
  clientId: string;
  onClose: () => void;
  onAdded: (invoice: { id: string }) => void;
}

/** Drafts an invoice from the unbilled time of a client in a period, or without lines. */
export function NewInvoiceDialog({ clientId, onClose, onAdded }: NewInvoiceDialogProps) {
  const form = useId();
  const today = useToday();
  const clients = useRecords('clients');
  const invoicing = useRecord('settings', 'agency')?.invoicing;
  const [id] = useState(newId);
  const [ofClient] = useState(() => (clients.some((client) => client.id === clientId) ? clientId : ''));
  const [goneIds, setGoneIds] = useState<readonly string[]>([]);
  const [usual] = useState(() => monthRange(addMonths(monthOf(today), -1)));
  const choices = useMemo(
    () =>
      [...clients]
        .sort(byName)
        .map(({ id: value, name, status }) =>
          status === 'archived' ? { value, label: name, group: 'Archived' } : { value, label: name },
        ),
    [clients],
  );
  const projects = useRecords('projects');
  const edit = useEdit<'invoices', InvoiceDraft>({
    form: ofClient ? `invoice:new:${ofClient}` : 'invoice:new',
    fields: draftFields,
    collection: 'invoices',
    id: null,
    draftOf: () => ({
      clientId: ofClient,
      firstDay: usual.first,
      lastDay: usual.last,
      projectIds: [],
      grouping: 'project',
      taxId: invoicing?.defaultTaxId ?? '',
      termDays: String(invoicing?.termDays ?? 30),
    }),
    check: (draft) => checkDraft(draft, invoicing),
    save: (draft, _record, context) => {
      const rates = context.read.get('settings', 'agency')?.invoicing.taxRates ?? [];
      const rate = rates.find(({ id: rateId }) => rateId === draft.taxId);
      if (!rate)
        throw new DomainError('This tax rate has been removed from the settings. Choose another one.');
      return draftInvoice({
        id,
        clientId: draft.clientId,
        range: rangeOf(draft)!,
        projectIds: draft.projectIds,
        grouping: draft.grouping,
        tax: { name: rate.name, rate: rate.rate },
        termDays: Number(draft.termDays),
        today,
      })(context.read, context);
    },
    onSaved: () => onAdded({ id }),
  });
  const { draft, errors, field, set } = edit;
  const ownProjects = projects
    .filter(({ clientId }) => clientId !== null && clientId === draft.clientId)
    .sort(byName);
  // Left out in silence, they could leave an invoice of all projects.
  const isGone = (one: string) => !ownProjects.some((project) => project.id === one);
  const newlyGone = draft.projectIds.filter((one) => !goneIds.includes(one) && isGone(one));
  // They stay in the list once they are cleared: the checkbox has the focus, and the press may be a mistake.
  if (newlyGone.length > 0) setGoneIds([...goneIds, ...newlyGone]);
  return (
    <EditDialog
      edit={edit}
      form={form}
      title="New invoice"
      submit="Create draft"
      subject="This invoice"
      onClose={onClose}
    >
      <ChoiceField
        label="Client"
        placeholder="Choose a client"
        choices={choices}
        value={draft.clientId}
        error={errors.clientId}
        onChange={({ target }) => {
          set({ clientId: target.value, projectIds: [] });
          setGoneIds([]);
        }}
      />
      <DateField
        label="First day"
        value={draft.firstDay}
        error={errors.firstDay}
        onDay={({ day }) => set({ firstDay: day })}
      />
      <DateField
        label="Last day"
        value={draft.lastDay}
        error={errors.lastDay}
        onDay={({ day }) => set({ lastDay: day })}
      />
      {draft.grouping !== 'none' && (ownProjects.length > 1 || goneIds.length > 0) && (
        <div>
          <ChoiceList
            label="Projects"
            type="checkbox"
            name="project"
            choices={[
              ...ownProjects.map(({ id: value, name }) => ({
                id: value,
                label: name,
                checked: draft.projectIds.includes(value),
              })),
              ...goneIds.filter(isGone).map((value) => {
                const checked = draft.projectIds.includes(value);
                return {
                  id: value,
                  label: projectName(projects.find((project) => project.id === value)),
                  hint: checked ? 'No longer a project of this client. Clear it.' : undefined,
                  checked,
                };
              }),
            ]}
            onChange={({ id: value, checked }) =>
              set({
                projectIds: checked
                  ? [...draft.projectIds, value]
                  : draft.projectIds.filter((one) => one !== value),
              })
            }
          />
          <p className={s.hint}>
            {draft.projectIds.length === 0
              ? 'All projects. Choose some to leave the others for another invoice.'
              : 'Time of the other projects is not invoiced.'}
          </p>
        </div>
      )}
      <ChoiceField
        label="Lines"
        choices={[
          { value: 'project', label: 'One for each project' },
          { value: 'task', label: 'One for each task' },
          { value: 'person', label: 'One for each person' },
          { value: 'none', label: 'None: add them by hand, for a fixed price' },
        ]}
        value={draft.grouping}
        onChange={({ target }) => set({ grouping: target.value as InvoiceDraft['grouping'] })}
      />
      <ChoiceField
        label="Tax"
        hint="Tax rates are in Settings, under Invoices."
        choices={(invoicing?.taxRates ?? []).map((rate) => ({ value: rate.id, label: taxName(rate) }))}
        {...field('taxId')}
      />
      <InputField
        label="Payment term"
        unit="days"
        hint="Counts from the day when you mark the invoice as sent."
        inputMode="numeric"
        autoComplete="off"
        {...field('termDays')}
      />
      <InvoicePreview draft={draft} />
    </EditDialog>
  );
}
