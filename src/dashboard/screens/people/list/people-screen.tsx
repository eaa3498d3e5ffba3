import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAdding } from '@/dashboard/parts/edit/use-adding';
import { Empty } from '@/dashboard/parts/empty/empty';
import { segmented } from '@/dashboard/parts/form/date-field/segmented';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import type { Person } from '@/dashboard/model/records/records';
import { isFreeAccount } from '@/dashboard/figures/free-account';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { CsvButtons } from '@/dashboard/parts/csv-import/csv-buttons';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { portalPath } from '@/routes/portal-paths';
import { portalRoutes } from '@/routes/portal-table';
import { DeleteDialog } from '@/dashboard/screens/people/actions/delete-dialog';
import type { PeopleAction } from '@/dashboard/screens/people/actions/people-actions';
import { usePeopleActions } from '@/dashboard/screens/people/actions/use-people-actions';
import { loadInvite } from '@/dashboard/parts/invite/load-invite';
import { kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { peopleColumns } from './people-columns';
import { PeopleList } from './people-list';
import { usePeopleTable } from './use-people-table';

const loadPanel = segmented.beside(
  async () => (await import('@/dashboard/screens/people/person-panel/person-panel')).PersonPanel,
);
const loadImport = onceUnlessFailed(
  async () => (await import('@/dashboard/screens/people/import/import-dialog')).ImportDialog,
);

/** The list of people of one kind, their panel, and the import. */
function PeopleScreen({ kind }: { kind: ListedKind }) {
  const { route, addRoute, one, many } = kinds[kind];
  const table = usePeopleTable(kind);
  const { address, figures, records, total } = table;
  const others = table.everybody.filter((person) => person.kind === kind);
  const { act, save, question } = usePeopleActions(kind, figures);
  const timeZone = useTimeZone();
  const importing = useAdding('import');
  const { shared } = useWorkspace();
  const [invited, setInvited] = useState<Person | null>(null);
  const panel = usePart(loadPanel, address.opened !== null);
  const importer = usePart(loadImport, importing.adding !== null);
  const inviter = usePart(loadInvite, invited !== null);

  // Rows keep their handlers while the screen around them changes.
  const latest = useRef({ open: address.open, act });
  useLayoutEffect(() => {
    latest.current = { open: address.open, act };
  });
  // With the rows, which are drawn after a press is answered.
  const hrefOf = useDeferredValue(address.hrefOfOpened);
  const columns = useMemo(
    () =>
      peopleColumns({
        kind,
        figures,
        timeZone,
        hrefOf,
        onOpen: ({ id }) => latest.current.open(id),
        onAction: (person, action) => latest.current.act([person], action),
        onInvite: (person) => setInvited(person),
      }),
    [kind, figures, timeZone, hrefOf, setInvited],
  );

  const actAndClose = (person: Person, action: PeopleAction) =>
    act([person], action, { onDone: () => address.open(null) });

  return (
    <Screen
      route={route}
      actions={
        <>
          <CsvButtons
            prepareImport={importer.prepare}
            onImport={importing.add}
            onExport={total === 0 ? undefined : () => save(table.listed)}
          />
          {addRoute && (
            <Button size="compact" icon={<Icon name="plus" size={16} />} href={portalPath(addRoute)}>
              {portalRoutes[addRoute].title}
            </Button>
          )}
        </>
      }
    >
      <Panel title={`List of ${many}`} titleHidden>
        {records.length === 0 && others.every(isFreeAccount) ? (
          <Empty
            title={`No ${many} yet`}
            action={
              <>
                {addRoute && (
                  <Button size="compact" href={portalPath(addRoute)}>
                    {portalRoutes[addRoute].title}
                  </Button>
                )}
                <Button size="compact" variant="outline" onClick={importing.add}>
                  Import a CSV file
                </Button>
                {others.map(({ id, name }) => (
                  <Button
                    key={id}
                    size="compact"
                    variant="outline"
                    href={portalPath(route, { status: 'archived', id })}
                  >
                    Edit {name}
                  </Button>
                ))}
              </>
            }
          >
            {addRoute ? `Add the first ${one}, or import many from a file.` : 'Import them from a file.'}
            {others.map(({ name }) => ` The first ${one} who is added signs in with the account of ${name}.`)}
          </Empty>
        ) : (
          <PeopleList
            kind={kind}
            table={table}
            columns={columns}
            onAction={act}
            onExport={save}
            onNear={panel.prepare}
          />
        )}
      </Panel>
      <LoadFailure parts={[panel, importer, inviter]} />
      {address.opened !== null && panel.Part && (
        <panel.Part
          key={address.opened}
          id={address.opened}
          kind={kind}
          figures={figures}
          onClose={() => address.open(null)}
          onDelete={(person) => actAndClose(person, { type: 'delete' })}
          onRestore={(person) => act([person], { type: 'status', status: 'active' })}
        />
      )}
      {invited && shared && inviter.Part && (
        <inviter.Part person={invited} onInvite={shared.invite} onClose={() => setInvited(null)} />
      )}
      {question && <DeleteDialog kind={kind} {...question} />}
      {importing.adding !== null && importer.Part && <importer.Part kind={kind} onClose={importing.close} />}
    </Screen>
  );
}

export const EmployeesScreen = () => <PeopleScreen kind="employee" />;
export const InternsScreen = () => <PeopleScreen kind="intern" />;
export const RegularUsersScreen = () => <PeopleScreen kind="regular" />;
