import { startTransition, useDeferredValue, useMemo, useState } from 'react';
import { saveText } from '@/dashboard/csv/save-text';
import { countedProjects, setClient } from '@/dashboard/commands/projects/project-changes';
import { useCurrency } from '@/dashboard/hooks/use-currency';
import { useLastRecord } from '@/dashboard/hooks/use-last-record';
import { useStable } from '@/dashboard/hooks/use-stable';
import type { Client, Project } from '@/dashboard/model/records/records';
import { Empty } from '@/dashboard/parts/empty/empty';
import { useAdding } from '@/dashboard/parts/edit/use-adding';
import { useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { segmented } from '@/dashboard/parts/form/date-field/segmented';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import { CsvButtons } from '@/dashboard/parts/csv-import/csv-buttons';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { useSearchParam } from '@/design-system/link/use-search-param';
import { useVisit } from '@/design-system/link/use-visit';
import { portalPath } from '@/routes/portal-paths';
import { showToast } from '@/state/show-toast';
import { projectColumns, type RowAction } from './list/project-columns';
import { projectsCsv } from './list/projects-csv';
import { ProjectsList } from './list/projects-list';
import { useProjectsTable } from './list/use-projects-table';
import { useProjectActions } from './use-project-actions';

const loadPage = segmented.beside(async () => (await import('./project-page/project-page')).ProjectPage);
const loadForm = segmented.beside(async () => (await import('./project-form/project-dialog')).ProjectDialog);
const loadMerge = onceUnlessFailed(async () => (await import('./merge-dialog')).MergeDialog);
const loadQuestion = onceUnlessFailed(async () => (await import('./client-question')).ClientQuestion);
const loadImport = onceUnlessFailed(
  async () => (await import('./import/project-import-dialog')).ProjectImportDialog,
);

/** Projects that get another client; null for the agency's own work. */
interface Move {
  projects: readonly Project[];
  client: Pick<Client, 'id' | 'name'> | null;
}

/** All projects, and the page of the one that the address names. */
export function ProjectsScreen() {
  const table = useProjectsTable();
  const { address, figures, people, records, total } = table;
  const actions = useProjectActions(figures.totals);
  const currency = useCurrency();
  const visit = useVisit();
  const sheet = useSearchParam('sheet');
  const root = useFocusOnChange(`${address.opened ?? ''} ${sheet.value ?? ''}`);
  // `new` adds a project, and `new=<client>` one of a client.
  const { adding, add: openNew, close: closeNew } = useAdding();
  const edited = useSearchParam('edit');
  const [merged, setMerged] = useState<readonly Project[] | null>(null);
  const [moved, setMoved] = useState<Move | null>(null);
  const importing = useAdding('import');
  const page = usePart(loadPage, address.opened !== null);
  const form = usePart(loadForm, adding !== null || edited.value !== null);
  const merging = usePart(loadMerge, merged !== null);
  const moving = usePart(loadQuestion, moved !== null);
  const importer = usePart(loadImport, importing.adding !== null);

  const onAction = useStable((project: Project, action: RowAction) => {
    if (action === 'open') address.open(project.id);
    else if (action === 'edit') edited.open(project.id);
    else if (action === 'archive') actions.archive([project]);
    else if (action === 'restore') actions.restore([project]);
    else actions.remove([project]);
  });
  // With the rows, which are drawn after a press is answered.
  const hrefOf = useDeferredValue(address.hrefOfOpened);
  const columns = useMemo(() => projectColumns({ figures, hrefOf, onAction }), [figures, hrefOf, onAction]);

  const move = (chosen: readonly Project[], client: Move['client']) => {
    const projects = chosen.filter(({ clientId }) => clientId !== (client?.id ?? null));
    if (projects.some((project) => figures.totals(project).minutes > 0))
      startTransition(() => setMoved({ projects, client }));
    else
      actions.run(
        setClient(
          chosen.map(({ id }) => id),
          client,
        ),
      );
  };
  const save = (projects: readonly Project[]) => {
    saveText(`projects-${figures.today}.csv`, projectsCsv(projects, figures, people, currency));
    showToast({ text: `Exported ${countedProjects(projects)} as CSV`, tone: 'ok' });
  };
  const editedProject = useLastRecord('projects', edited.value);

  const dialogs = (
    <>
      <LoadFailure parts={[page, form, importer, merging, moving]} />
      {form.Part && adding !== null && (
        <form.Part
          key={adding}
          project={null}
          clientId={table.clients.some(({ id }) => id === adding) ? adding : null}
          onClose={closeNew}
          onAdded={({ id }) => {
            closeNew();
            visit(portalPath('projects', { id }));
          }}
        />
      )}
      {actions.question}
    </>
  );
  // Beside the page, which a deletion elsewhere replaces: the draft stays.
  const editing = form.Part && editedProject && (
    <form.Part key={`edit ${editedProject.id}`} project={editedProject} onClose={edited.close} />
  );

  if (address.opened !== null)
    return (
      <>
        {page.Part ? (
          <page.Part
            key={address.opened}
            id={address.opened}
            screenRef={root}
            hrefOfList={address.hrefOfOpened(null)}
            figures={figures}
            onEdit={(project) => edited.open(project.id)}
            onArchive={(project) => actions.archive([project])}
            onRestore={(project) => actions.restore([project])}
            onDelete={(project) => actions.remove([project], () => address.open(null))}
          >
            {dialogs}
          </page.Part>
        ) : (
          <Screen ref={root} route="projects">
            {!page.failed && (
              <Panel title="Project" titleHidden aria-busy="true">
                <Skeleton shape="rows" count={6} />
              </Panel>
            )}
            {dialogs}
          </Screen>
        )}
        {editing}
      </>
    );

  return (
    <Screen
      ref={root}
      route="projects"
      actions={
        <>
          <CsvButtons
            prepareImport={importer.prepare}
            onImport={importing.add}
            onExport={total === 0 ? undefined : () => save(table.listed)}
          />
          <Button
            size="compact"
            icon={<Icon name="plus" size={16} />}
            onPointerEnter={form.prepare}
            onFocus={form.prepare}
            onClick={openNew}
          >
            Add project
          </Button>
        </>
      }
    >
      <Panel title="List of projects" titleHidden>
        {records.length + table.archived === 0 ? (
          <Empty
            title="No projects yet"
            action={
              <>
                <Button size="compact" onClick={openNew}>
                  Add project
                </Button>
                <Button size="compact" variant="outline" onClick={importing.add}>
                  Import a CSV file
                </Button>
              </>
            }
          >
            Time and tasks belong to a project. Add the first one, or import many from a file.
          </Empty>
        ) : (
          <ProjectsList
            table={table}
            columns={columns}
            actions={actions}
            onMerge={(projects) => startTransition(() => setMerged(projects))}
            onMove={move}
            onExport={save}
            onNear={page.prepare}
          />
        )}
      </Panel>
      {dialogs}
      {editing}
      {merged && merging.Part && (
        <merging.Part
          projects={merged}
          totals={figures.totals}
          onMerged={() => {
            setMerged(null);
            table.selection.clear();
          }}
          onClose={() => setMerged(null)}
        />
      )}
      {moved && moving.Part && <moving.Part {...moved} onClose={() => setMoved(null)} />}
      {importing.adding !== null && importer.Part && <importer.Part onClose={importing.close} />}
    </Screen>
  );
}
