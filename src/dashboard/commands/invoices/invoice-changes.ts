import { addDays } from '@/dashboard/days/days';
import { nextNumber } from '@/dashboard/figures/invoice-numbers';
import { assertRatesUnchanged, assertTimeUnchanged } from '@/dashboard/rules/invoice-lines-fit';
import { guardClients } from '@/dashboard/rules/invoiced-time';
import { invoiceTotals } from '@/dashboard/model/invoice-totals';
import { put, remove } from '@/dashboard/model/change';
import type { Command, Plan, Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import type {
  AgencySettings,
  Client,
  Invoice,
  InvoiceLine,
  LineTax,
} from '@/dashboard/model/records/records';
import { listed } from '@/dashboard/words/count';
import { longDate } from '@/dashboard/words/day';
import { invoiceName, taxName } from '@/dashboard/words/invoice';
import { formatMoney, maxMoney } from '@/dashboard/words/money';
import { unbilledTime, type InvoiceGrouping, type UnbilledQuery } from './unbilled-time';

function latestSettings(read: Read): AgencySettings {
  const settings = read.get('settings', 'agency');
  if (!settings)
    throw new DomainError('The agency’s settings are missing. Restore a backup in Settings first.');
  return settings;
}

/** @throws DomainError if the invoice was deleted */
export function latestInvoice(read: Read, id: string): Invoice {
  const invoice = read.get('invoices', id);
  if (!invoice) throw new DomainError('This invoice was deleted. Undo that first.');
  return invoice;
}

function latestDraft(read: Read, id: string): Invoice {
  const invoice = latestInvoice(read, id);
  if (invoice.status !== 'draft')
    throw new DomainError(
      invoice.status === 'void'
        ? `${invoiceName(invoice)} is void and can no longer be changed. Make a corrected draft instead.`
        : `${invoiceName(invoice)} was sent and can no longer be changed. Void it instead.`,
    );
  return invoice;
}

/** @throws DomainError if the amounts of an invoice are too large to be stored, less than its discount, or negative for a tax */
export function checkedInvoice(invoice: Invoice): Invoice {
  const { discount, currency } = invoice;
  const { lines, taxes } = invoiceTotals(invoice);
  if (lines > maxMoney)
    throw new DomainError(
      `An invoice has at most ${formatMoney(maxMoney, currency)} before tax. Choose a shorter period.`,
    );
  if (discount?.kind === 'amount' && discount.amount > lines)
    throw new DomainError(
      `The lines would be ${formatMoney(lines, currency)}, less than the discount of ${formatMoney(discount.amount, currency)}. Lower the discount first.`,
    );
  const credit = taxes.find(({ net }) => net < 0);
  if (credit)
    throw new DomainError(
      `The lines with “${taxName(credit.tax)}” would be ${formatMoney(credit.net, currency)}. A credit reduces other lines with the same tax: lower or remove the credit, or add such lines first.`,
    );
  return invoice;
}

export interface DraftInvoice extends Omit<UnbilledQuery, 'grouping'> {
  /** `none` begins without lines, for a fixed price. */
  grouping: InvoiceGrouping | 'none';
  /** Id of the new invoice. */
  id: string;
  tax: LineTax;
  /** Days from the issue to the due date. */
  termDays: number;
  today: string;
}

/** The sender of an invoice: as the settings have it, until the invoice is sent. */
export const withSender = (
  invoice: Invoice,
  { name, address }: Pick<AgencySettings, 'name' | 'address'>,
): Invoice =>
  invoice.status === 'draft' ? { ...invoice, agencyName: name, agencyAddress: address } : invoice;

/** The client's details of the day, as an invoice keeps them. */
const detailsOfClient = ({ name, address, taxNumber }: Client) => ({
  clientName: name,
  clientAddress: address,
  clientTaxNumber: taxNumber,
});

/** The lines of a client's unbilled time. @throws DomainError without such time, or if a chosen project is another client's */
function linesOfTime(read: Read, client: Client, query: UnbilledQuery, settings: AgencySettings) {
  const { projectIds = [] } = query;
  if (projectIds.some((id) => read.get('projects', id)?.clientId !== client.id))
    throw new DomainError(`A chosen project is no longer one of ${client.name}. Choose the projects again.`);
  const { lines, waitingMinutes, unratedNames, invoiceNames } = unbilledTime(
    {
      projects: read.all('projects'),
      people: read.all('people'),
      tasks: read.all('tasks'),
      timesheets: read.all('timesheets'),
      timeEntries: read.all('timeEntries'),
      invoices: read.all('invoices'),
      settings: [settings],
    },
    query,
  );
  const where = projectIds.length === 0 ? 'in this period' : 'of the chosen projects in this period';
  if (lines.length === 0 && waitingMinutes === 0 && invoiceNames.length > 0)
    throw new DomainError(
      `The approved, billable time of ${client.name} ${where} is on invoices already: ${listed(invoiceNames)}. Choose another period.`,
    );
  if (lines.length === 0 && unratedNames.length > 0)
    throw new DomainError(
      `The approved, billable time of ${client.name} ${where} has no rate: ${listed(unratedNames)}. Enter a rate for the project or the person first.`,
    );
  if (lines.length === 0)
    throw new DomainError(
      `${client.name} has no approved, billable time to invoice ${where}. Choose another period, approve the time first, or choose to add the lines by hand.`,
    );
  return lines;
}

/** Adds a draft, and fails if another tab invoices the same time. */
function planDraft(label: string, draft: Invoice, read: Read): Plan {
  const changes = [put('invoices', checkedInvoice(draft))];
  return { label, changes: [...changes, ...guardClients(changes, read)] };
}

/** Drafts an invoice from a client's unbilled time, or without lines. @throws DomainError without such time */
export const draftInvoice =
  ({ id, clientId, range, projectIds, grouping, tax, termDays, today }: DraftInvoice): Command =>
  (read) => {
    const client = read.get('clients', clientId);
    if (!client) throw new DomainError('This client was deleted. Choose another one.');
    const settings = latestSettings(read);
    const lines =
      grouping === 'none'
        ? []
        : linesOfTime(read, client, { clientId, range, projectIds, grouping }, settings);
    const invoice: Invoice = {
      id,
      revision: 0,
      clientId,
      ...detailsOfClient(client),
      agencyName: settings.name,
      agencyAddress: settings.address,
      number: '',
      numberSeries: '',
      numberPlace: null,
      status: 'draft',
      currency: settings.currency,
      firstDay: range.first,
      lastDay: range.last,
      lines: lines.map((line) => ({ ...line, tax })),
      discount: null,
      createdOn: today,
      issuedOn: null,
      dueOn: addDays(today, termDays),
      termDays,
      payments: [],
      voidedOn: null,
      voidReason: '',
      note: settings.invoicing.note,
    };
    return planDraft(`Drafted an invoice for ${client.name}`, invoice, read);
  };

/** Changes the lines of a draft. */
const changeLines =
  (id: string, label: string, change: (lines: readonly InvoiceLine[]) => InvoiceLine[]): Command =>
  (read) => {
    const invoice = latestDraft(read, id);
    const lines = change(invoice.lines);
    return { label, changes: [put('invoices', checkedInvoice({ ...invoice, lines }))] };
  };

export const addLine = (id: string, line: InvoiceLine): Command =>
  changeLines(id, `Added ${line.text} to the draft`, (lines) => [...lines, line]);

/** Replaces a line of a draft. */
export const changeLine = (id: string, line: InvoiceLine): Command =>
  changeLines(id, `Changed ${line.text} of the draft`, (lines) => {
    if (!lines.some((one) => one.id === line.id))
      throw new DomainError('This line has been removed from the draft. Close the form and add a new line.');
    return lines.map((one) => (one.id === line.id ? line : one));
  });

/** Removes a line of a draft. Its time can be invoiced again. */
export const removeLine = (id: string, { id: lineId, text }: InvoiceLine): Command =>
  changeLines(id, `Removed ${text} from the draft`, (lines) => lines.filter((line) => line.id !== lineId));

/** Gives a draft the next number of the year and locks it and its time. @throws DomainError if it cannot be sent */
export const sendInvoice =
  (id: string, today: string): Command =>
  (read) => {
    const invoice = latestInvoice(read, id);
    if (invoice.status !== 'draft')
      throw new DomainError(`${invoiceName(invoice)} was marked as sent already.`);
    if (invoice.lines.length === 0)
      throw new DomainError('This draft has no lines. Add a line first, or delete the draft.');
    const dueOn = invoice.termDays === null ? invoice.dueOn : addDays(today, invoice.termDays);
    if (dueOn < today)
      throw new DomainError(`The due date, ${longDate(dueOn)}, has passed. Change the due date first.`);
    const settings = latestSettings(read);
    const number = nextNumber(read.all('invoices'), settings.invoicing, today.slice(0, 4));
    const next = { series: number.numberSeries, place: number.numberPlace + 1 };
    return {
      label: `Marked invoice ${number.number} as sent`,
      changes: [
        put(
          'invoices',
          checkedInvoice({
            ...withSender(invoice, settings),
            status: 'sent',
            ...number,
            issuedOn: today,
            dueOn,
          }),
        ),
        // Another tab that sends a draft at the same time gets a conflict and then the number after this one.
        put('settings', { ...settings, invoicing: { ...settings.invoicing, next } }),
      ],
    };
  };

/** Voids a sent or paid invoice. Its number stays taken, and its time can be invoiced again. */
export const voidInvoice =
  (id: string, reason: string, today: string): Command =>
  (read) => {
    const invoice = latestInvoice(read, id);
    if (invoice.status !== 'sent' && invoice.status !== 'paid')
      throw new DomainError(`${invoiceName(invoice)} can’t be voided. Only sent and paid invoices can.`);
    return {
      label: `Voided invoice ${invoice.number}`,
      changes: [put('invoices', { ...invoice, status: 'void', voidedOn: today, voidReason: reason.trim() })],
    };
  };

/**
 * Drafts a voided invoice again, to correct it: its time, lines and note as they were, and its client as it is now.
 * @throws DomainError if the lines no longer fit their time
 */
export const redraftInvoice =
  (id: string, newId: string, today: string): Command =>
  (read) => {
    const invoice = latestInvoice(read, id);
    if (invoice.status !== 'void')
      throw new DomainError(`${invoiceName(invoice)} is not void. Void it first to make a corrected one.`);
    assertTimeUnchanged(invoice, read);
    assertRatesUnchanged(invoice, read);
    const { termDays } = latestSettings(read).invoicing;
    const client = read.get('clients', invoice.clientId);
    const draft: Invoice = {
      ...invoice,
      ...(client && detailsOfClient(client)),
      id: newId,
      revision: 0,
      number: '',
      numberSeries: '',
      numberPlace: null,
      status: 'draft',
      createdOn: today,
      issuedOn: null,
      dueOn: addDays(today, termDays),
      termDays,
      payments: [],
      voidedOn: null,
      voidReason: '',
    };
    return planDraft(`Made a corrected draft of invoice ${invoice.number}`, draft, read);
  };

/** Deletes a draft. Its time can be invoiced again. @throws DomainError if the invoice was sent */
export const deleteDraft =
  (id: string): Command =>
  (read) => {
    const invoice = latestDraft(read, id);
    return {
      label: `Deleted the draft for ${invoice.clientName}`,
      changes: [remove('invoices', invoice)],
    };
  };
