import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { unbilledMinutes } from '@/dashboard/figures/unbilled-minutes';
import { saveText } from '@/dashboard/csv/save-text';
import { useStable } from '@/dashboard/hooks/use-stable';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { RecordList } from '@/dashboard/parts/data-table/record-list';
import { TableToolbar } from '@/dashboard/parts/data-table/tools/table-toolbar';
import { ToolButton } from '@/dashboard/parts/data-table/tools/tool-button';
import { useRecordTable } from '@/dashboard/parts/data-table/use-record-table';
import { useTableAddress } from '@/dashboard/parts/data-table/use-table-address';
import { useAdding } from '@/dashboard/parts/edit/use-adding';
import { Empty } from '@/dashboard/parts/empty/empty';
import { useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { counted } from '@/dashboard/words/count';
import { invoiceStateNames, invoiceStates, type InvoiceState } from '@/dashboard/words/invoice';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { TextLink } from '@/design-system/text-link/text-link';
import { portalPath } from '@/routes/portal-paths';
import { showToast } from '@/state/show-toast';
import { invoiceColumns, invoiceQueries, invoiceRow, invoiceSpec, type InvoiceRow } from './invoice-columns';
import { invoicesCsv } from './invoice-csv';
import { InvoicePage } from './invoice-page';
import { NewInvoiceDialog } from './new-invoice-dialog';
import { unpaidWords } from './unpaid-words';
import * as s from './invoices.module.scss';

/** All invoices, and the page of the one that the address names. */
export function InvoicesScreen() {
  const invoices = useRecords('invoices');
  const today = useToday();
  const address = useTableAddress(invoiceSpec);
  const rows = useMemo(() => invoices.map((invoice) => invoiceRow(invoice, today)), [invoices, today]);
  const table = useRecordTable({ address, records: rows, queries: invoiceQueries });
  const unpaid = useMemo(() => unpaidWords(rows), [rows]);
  // `new` drafts an invoice, and `new=<client>` one of a client.
  const { adding, add, close } = useAdding();
  const root = useFocusOnChange(address.opened ?? '');
  const onOpen = useStable((id: string) => address.open(id));
  const hrefOf = useDeferredValue(address.hrefOfOpened);
  const columns = useMemo(() => invoiceColumns(hrefOf, onOpen), [hrefOf, onOpen]);

  const save = (list: readonly InvoiceRow[]) => {
    saveText(`invoices-${today}.csv`, invoicesCsv(list));
    showToast({ text: `Exported ${counted(list.length, 'invoice')} as CSV`, tone: 'ok' });
  };
  const newDialog = adding !== null && (
    <NewInvoiceDialog
      key={adding}
      clientId={adding}
      onClose={close}
      onAdded={({ id }) => {
        close();
        address.open(id);
      }}
    />
  );

  if (address.opened !== null)
    return (
      <>
        <InvoicePage
          key={address.opened}
          id={address.opened}
          screenRef={root}
          hrefOfList={address.hrefOfOpened(null)}
          onDeleted={() => address.open(null)}
        />
        {newDialog}
      </>
    );

  return (
    <Screen
      ref={root}
      route="invoices"
      lead="Drafted from approved, billable time. This does not replace bookkeeping: give sent invoices to your accountant."
      actions={
        <>
          <Button
            size="compact"
            variant="outline"
            icon={<Icon name="download" size={16} />}
            disabled={table.total === 0}
            onClick={() => save(table.listed)}
          >
            Export
          </Button>
          <Button size="compact" icon={<Icon name="plus" size={16} />} onClick={add}>
            New invoice
          </Button>
        </>
      }
    >
      <OfDeletedProjects />
      {unpaid && <p className={s.unpaid}>{unpaid}</p>}
      <Panel title="List of invoices" titleHidden>
        {invoices.length === 0 ? (
          <NoInvoices onAdd={add} />
        ) : (
          <RecordList
            route="invoices"
            noun={{ one: 'invoice', many: 'invoices' }}
            table={table}
            columns={columns}
            toolbar={
              <TableToolbar
                route="invoices"
                many="invoices"
                table={table}
                columns={columns}
                facets={[
                  {
                    id: 'status',
                    label: 'Status',
                    labelOf: (value) => invoiceStateNames[value as InvoiceState] ?? value,
                    values: invoiceStates,
                  },
                ]}
              />
            }
            bulk={
              <ToolButton icon="download" onClick={() => save(table.selection.records)}>
                Export
              </ToolButton>
            }
          />
        )}
      </Panel>
      {newDialog}
    </Screen>
  );
}

/** Says where the billable time of deleted projects is. */
function OfDeletedProjects() {
  const projects = useRecords('projects');
  const entries = useRecords('timeEntries');
  const invoices = useRecords('invoices');
  const minutes = useMemo(() => {
    const existing = new Set(projects.map(({ id }) => id));
    return unbilledMinutes(entries, invoices, (id) => !existing.has(id));
  }, [projects, entries, invoices]);
  if (minutes === 0) return null;
  return (
    <p role="note" className={s.note}>
      Deleted projects have {hoursAndMinutes(minutes)} of billable time that is on no invoice. To invoice it,
      undo the deletion in <TextLink href={portalPath('usage')}>Usage</TextLink>.
    </p>
  );
}

/** The empty list, with the first step that is missing. */
function NoInvoices({ onAdd }: { onAdd: () => void }) {
  const hasClients = useRecords('clients').some(({ status }) => status === 'active');
  const hasApproved = useRecords('timesheets').some(({ status }) => status === 'approved');
  const link = (label: string, href: string): ReactNode => (
    <Button size="compact" href={href}>
      {label}
    </Button>
  );
  if (!hasClients)
    return (
      <Empty title="No invoices yet" action={link('Add client', portalPath('clients', { new: '1' }))}>
        First add the client that you work for, and a project with an hourly rate.
      </Empty>
    );
  if (!hasApproved)
    return (
      <Empty title="No invoices yet" action={link('Open Approvals', portalPath('approvals'))}>
        Invoices are drafted from approved time. First approve the weeks of your people.
      </Empty>
    );
  return (
    <Empty
      title="No invoices yet"
      action={
        <Button size="compact" onClick={onAdd}>
          New invoice
        </Button>
      }
    >
      Choose a client and a period. The draft lists the approved, billable time that is on no invoice.
    </Empty>
  );
}
