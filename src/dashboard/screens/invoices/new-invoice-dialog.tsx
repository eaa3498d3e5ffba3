import { useDeferredValue, useId, useMemo, useState } from 'react';
import { draftInvoice } from '@/dashboard/commands/invoices/invoice-changes';
import { unbilledTime, type UnbilledTime } from '@/dashboard/commands/invoices/unbilled-time';
import { addMonths, monthOf, monthRange } from '@/dashboard/days/days';
import { useCurrency } from '@/dashboard/hooks/use-currency';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecord, useRecords } from '@/dashboard/hooks/use-workspace';
import { DomainError } from '@/dashboard/model/domain-error';
import { list, object, oneOf, text, type TypeOf, type Unchecked } from '@/dashboard/model/fields/fields';
import type { Invoicing } from '@/dashboard/model/records/records';
import { EditDialog } from '@/dashboard/parts/edit/edit-dialog';
import { ChoiceList } from '@/dashboard/parts/choice-list/choice-list';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { dayError, readDay } from '@/dashboard/words/read-day';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { counted, listed } from '@/dashboard/words/count';
import { taxName, termError } from '@/dashboard/words/invoice';
import { formatMoney } from '@/dashboard/words/money';
import { projectName } from '@/dashboard/words/project';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { newId } from '@/lib/new-id';
import * as s from './invoices.module.scss';

const groupings = ['project', 'task', 'person', 'none'] as const;
const fields = {
  ...object({
    clientId: text,
    firstDay: text,
    lastDay: text,
    /** Empty for all. */
    projectIds: list(text),
    grouping: oneOf(groupings),
    taxId: text,
    termDays: text,
  }),
  upgrades: [
    // An empty tax is in the draft and in its base, so that it becomes the usual one.
    (stored: Unchecked) => ({ taxId: '', projectIds: [], ...stored }),
  ],
};
type Draft = TypeOf<typeof fields>;

/** The days of a draft, or null if they are not a period. */
function rangeOf({ firstDay, lastDay }: Draft) {
  const [first, last] = [readDay(firstDay), readDay(lastDay)];
  return first && last && first <= last ? { first, last } : null;
}

function check(draft: Draft, invoicing: Invoicing | undefined) {
  const { clientId, firstDay, lastDay, termDays } = draft;
  const errors = {
    clientId: clientId === '' ? 'Choose a client.' : null,
    firstDay: dayError(firstDay, 'first day'),
    lastDay:
      dayError(lastDay, 'last day') ??
      (readDay(firstDay) && !rangeOf(draft)
        ? 'The last day is before the first day. Enter a later day.'
        : null),
    taxId:
      invoicing && !invoicing.taxRates.some(({ id }) => id === draft.taxId)
        ? 'This tax rate has been removed from the settings. Choose another one.'
        : null,
    termDays: termError(termDays),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null)) as {
    [Name in keyof typeof errors]?: string;
  };
}

export interface NewInvoiceDialogProps {
  onClose: () => void;
  onAdded: (invoice: { id: string }) => void;
}

/** Drafts an invoice from the unbilled time of a client in a period, or without lines. */
export function NewInvoiceDialog({ onClose, onAdded }: NewInvoiceDialogProps) {
  const form = useId();
  const today = useToday();
  const clients = useRecords('clients');
  const invoicing = useRecord('settings', 'agency')?.invoicing;
  const [id] = useState(newId);
  const [goneIds, setGoneIds] = useState<readonly string[]>([]);
  const [usual] = useState(() => monthRange(addMonths(monthOf(today), -1)));
  const choices = useMemo(
    () =>
      [...clients]
        .sort((a, b) => a.name.localeCompare(b.name, 'en'))
        .map(({ id: value, name, status }) =>
          status === 'archived' ? { value, label: name, group: 'Archived' } : { value, label: name },
        ),
    [clients],
  );
  const projects = useRecords('projects');
  const edit = useEdit<'invoices', Draft>({
    form: 'invoice:new',
    fields,
    collection: 'invoices',
    id: null,
    draftOf: () => ({
      clientId: '',
      firstDay: usual.first,
      lastDay: usual.last,
      projectIds: [],
      grouping: 'project',
      taxId: invoicing?.defaultTaxId ?? '',
      termDays: String(invoicing?.termDays ?? 30),
    }),
    check: (draft) => check(draft, invoicing),
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
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
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
              : 'The time of the other projects stays without an invoice.'}
          </p>
        </div>
      )}
      <ChoiceField
        label="Lines"
        choices={[
          { value: 'project', label: 'One for each project' },
          { value: 'task', label: 'One for each task' },
          { value: 'person', label: 'One for each person' },
          { value: 'none', label: 'Added by hand, such as a fixed price or a deposit' },
        ]}
        value={draft.grouping}
        onChange={({ target }) => set({ grouping: target.value as Draft['grouping'] })}
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
      <Preview draft={draft} />
    </EditDialog>
  );
}

/** The contents of the draft before it is created, and the time that it leaves out. */
function Preview({ draft }: { draft: Draft }) {
  const projects = useRecords('projects');
  const people = useRecords('people');
  const tasks = useRecords('tasks');
  const timesheets = useRecords('timesheets');
  const timeEntries = useRecords('timeEntries');
  const invoices = useRecords('invoices');
  const settings = useRecords('settings');
  const currency = useCurrency();
  const { clientId, firstDay, lastDay, projectIds, grouping } = useDeferredValue(draft);
  const found = useMemo(() => {
    const first = readDay(firstDay);
    const last = readDay(lastDay);
    return grouping === 'none' || clientId === '' || !first || !last || last < first
      ? null
      : unbilledTime(
          { projects, people, tasks, timesheets, timeEntries, invoices, settings },
          { clientId, range: { first, last }, projectIds, grouping },
        );
  }, [
    projects,
    people,
    tasks,
    timesheets,
    timeEntries,
    invoices,
    settings,
    clientId,
    firstDay,
    lastDay,
    projectIds,
    grouping,
  ]);
  return (
    <div role="status" className={s.preview}>
      {found ? (
        previewWords(found, currency, projectIds.length > 0).map((words) => <p key={words}>{words}</p>)
      ) : (
        <p>
          {grouping === 'none'
            ? 'The draft begins without lines, and takes no time. Add them on its page.'
            : 'Choose a client to see the time that can be invoiced.'}
        </p>
      )}
    </div>
  );
}

/** Lists up to three names. */
const listedFirst = (names: readonly string[]) =>
  `${listed(names.slice(0, 3))}${names.length > 3 ? ' and others' : ''}`;

/** @param ofSome - whether some projects are chosen */
function previewWords(found: UnbilledTime, currency: string, ofSome: boolean): string[] {
  const { lines, minutes, waitingMinutes, unratedMinutes, unratedNames, invoicedMinutes, invoiceNames } =
    found;
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  return [
    lines.length === 0
      ? `No approved, billable time without an invoice ${ofSome ? 'of the chosen projects ' : ''}in this period.`
      : `${hoursAndMinutes(minutes)} in ${counted(lines.length, 'line')}: ${formatMoney(net, currency)} before tax.`,
    ...(invoicedMinutes > 0
      ? [`${hoursAndMinutes(invoicedMinutes)} left out: on ${listedFirst(invoiceNames)}.`]
      : []),
    ...(waitingMinutes > 0
      ? [`${hoursAndMinutes(waitingMinutes)} left out: the weeks are not approved yet.`]
      : []),
    ...(unratedMinutes > 0
      ? [
          `${hoursAndMinutes(unratedMinutes)} left out without a rate: ${listedFirst(unratedNames)}. Enter a rate for the project or the person first.`,
        ]
      : []),
  ];
}
