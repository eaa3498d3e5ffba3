import { useDeferredValue, useMemo, useState } from 'react';
import { countedClients } from '@/dashboard/commands/projects/client-changes';
import { saveText } from '@/dashboard/csv/save-text';
import { useLastRecord } from '@/dashboard/hooks/use-last-record';
import { useStable } from '@/dashboard/hooks/use-stable';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Client } from '@/dashboard/model/records/records';
import { RecordList } from '@/dashboard/parts/data-table/record-list';
import { TableToolbar } from '@/dashboard/parts/data-table/tools/table-toolbar';
import { ToolButton } from '@/dashboard/parts/data-table/tools/tool-button';
import { useRecordTable } from '@/dashboard/parts/data-table/use-record-table';
import { useTableAddress } from '@/dashboard/parts/data-table/use-table-address';
import { Empty } from '@/dashboard/parts/empty/empty';
import { useAdding } from '@/dashboard/parts/edit/use-adding';
import { useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { CsvButtons } from '@/dashboard/parts/csv-import/csv-buttons';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { useSearchParam } from '@/design-system/link/use-search-param';
import { useVisit } from '@/design-system/link/use-visit';
import { portalPath } from '@/routes/portal-paths';
import { showToast } from '@/state/show-toast';
import { clientColumns, type ClientAction } from './client-columns';
import { ClientDialog } from './client-dialog';
import { ClientPage } from './client-page';
import { clientFigures, clientQueries, clientSpec, clientStatusNames } from './client-queries';
import { clientsCsv } from './clients-csv';
import { MergeDialog } from './merge-dialog';
import { useClientActions } from './use-client-actions';

const loadImport = onceUnlessFailed(
  async () => (await import('./import/client-import-dialog')).ClientImportDialog,
);

/** All clients, and the page of the one that the address names. */
export function ClientsScreen() {
  const clients = useRecords('clients');
  const projects = useRecords('projects');
  const entries = useRecords('timeEntries');
  const today = useToday();
  const visit = useVisit();
  const address = useTableAddress(clientSpec);
  const figures = useMemo(() => clientFigures(projects, entries), [projects, entries]);
  const queries = useMemo(() => clientQueries(figures), [figures]);
  const table = useRecordTable({ address, records: clients, queries });
  const { selection, total } = table;
  const actions = useClientActions();
  const { adding, add: openNew, close: closeNew } = useAdding();
  const edited = useSearchParam('edit');
  const [merged, setMerged] = useState<readonly Client[] | null>(null);
  const importing = useAdding('import');
  const importer = usePart(loadImport, importing.adding !== null);
  const root = useFocusOnChange(address.opened ?? '');

  const onAction = useStable((client: Client, action: ClientAction) => {
    if (action === 'open') address.open(client.id);
    else if (action === 'edit') edited.open(client.id);
    else if (action === 'project') visit(portalPath('projects', { new: client.id }));
    else if (action === 'archive') actions.archive([client]);
    else if (action === 'restore') actions.restore([client]);
    else actions.remove([client]);
  });
  // With the rows, which are drawn after a press is answered.
  const hrefOf = useDeferredValue(address.hrefOfOpened);
  const columns = useMemo(() => clientColumns({ figures, hrefOf, onAction }), [figures, hrefOf, onAction]);

  const save = (list: readonly Client[]) => {
    saveText(`clients-${today}.csv`, clientsCsv(list, figures));
    showToast({ text: `Exported ${countedClients(list)} as CSV`, tone: 'ok' });
  };
  const editedClient = useLastRecord('clients', edited.value);

  const dialogs = (
    <>
      {adding !== null && (
        <ClientDialog
          client={null}
          onClose={closeNew}
          onAdded={({ id }) => {
            closeNew();
            visit(portalPath('clients', { id }));
          }}
        />
      )}
      {actions.question}
      {merged && (
        <MergeDialog
          clients={merged}
          onMerged={() => {
            setMerged(null);
            selection.clear();
          }}
          onClose={() => setMerged(null)}
        />
      )}
    </>
  );

  // Beside the page, which a deletion elsewhere replaces: the draft stays. The page has the key of the client.
  const editing = editedClient && (
    <ClientDialog key={`edit ${editedClient.id}`} client={editedClient} onClose={edited.close} />
  );

  if (address.opened !== null)
    return (
      <>
        <ClientPage
          key={address.opened}
          id={address.opened}
          screenRef={root}
          hrefOfList={address.hrefOfOpened(null)}
          onEdit={(client) => edited.open(client.id)}
          onArchive={(client) => actions.archive([client])}
          onRestore={(client) => actions.restore([client])}
          onDelete={(client) => actions.remove([client], () => address.open(null))}
        >
          {dialogs}
        </ClientPage>
        {editing}
      </>
    );

  return (
    <Screen
      ref={root}
      route="clients"
      actions={
        <>
          <CsvButtons
            prepareImport={importer.prepare}
            onImport={importing.add}
            onExport={total === 0 ? undefined : () => save(table.listed)}
          />
          <Button size="compact" icon={<Icon name="plus" size={16} />} onClick={openNew}>
            Add client
          </Button>
        </>
      }
    >
      <Panel title="List of clients" titleHidden>
        {clients.length === 0 ? (
          <Empty
            title="No clients yet"
            action={
              <>
                <Button size="compact" onClick={openNew}>
                  Add client
                </Button>
                <Button size="compact" variant="outline" onClick={importing.add}>
                  Import a CSV file
                </Button>
              </>
            }
          >
            Add the companies that you work for, or import many from a file. Projects and invoices name them.
          </Empty>
        ) : (
          <RecordList
            route="clients"
            noun={{ one: 'client', many: 'clients' }}
            table={table}
            columns={columns}
            toolbar={
              <TableToolbar
                route="clients"
                many="clients"
                table={table}
                columns={columns}
                facets={[
                  {
                    id: 'status',
                    label: 'Status',
                    labelOf: (value) => clientStatusNames[value as Client['status']] ?? value,
                    values: ['active', 'archived'],
                  },
                ]}
              />
            }
            bulk={
              <>
                <ToolButton
                  disabled={selection.records.length < 2}
                  onClick={() => setMerged(selection.records)}
                >
                  Merge
                </ToolButton>
                <ToolButton icon="inbox" onClick={() => actions.archive(selection.records)}>
                  Archive
                </ToolButton>
                <ToolButton icon="rotate-ccw" onClick={() => actions.restore(selection.records)}>
                  Restore
                </ToolButton>
                <ToolButton icon="download" onClick={() => save(selection.records)}>
                  Export
                </ToolButton>
                <ToolButton icon="trash" onClick={() => actions.remove(selection.records)}>
                  Delete
                </ToolButton>
              </>
            }
          />
        )}
      </Panel>
      {dialogs}
      {editing}
      <LoadFailure parts={[importer]} />
      {importing.adding !== null && importer.Part && <importer.Part onClose={importing.close} />}
    </Screen>
  );
}
