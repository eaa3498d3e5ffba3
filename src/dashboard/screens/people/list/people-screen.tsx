import { startTransition, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Empty } from '@/dashboard/parts/empty/empty';
import { useLoaded } from '@/dashboard/parts/loaded/use-loaded';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import { personNames } from '@/dashboard/words/person';
import { personTraces, type PersonTraces } from '@/dashboard/figures/person-traces';
import type { Person } from '@/dashboard/model/records/records';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { useSettled } from '@/design-system/search-box/use-settled';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { portalPath } from '@/routes/portal-paths';
import { portalRoutes } from '@/routes/portal-table';
import { kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { DeleteDialog } from '@/dashboard/screens/people/actions/delete-dialog';
import { mentorOptions } from '@/dashboard/screens/people/person-form/mentor-options';
import { isSignIn } from '@/dashboard/screens/people/actions/people-actions';
import type { BulkAction } from '@/dashboard/screens/people/actions/people-bulk';
import { NobodyYet, PeopleUnreadable } from './no-people';
import { peopleColumns } from './people-columns';
import { PeopleList } from './people-list';
import { PeopleToolbar } from './people-toolbar';
import type { RowAction } from '@/dashboard/screens/people/actions/row-actions';
import { usePeopleActions } from '@/dashboard/screens/people/actions/use-people-actions';
import { usePeopleTable } from './use-people-table';
import { useSavedViews } from './use-saved-views';
import * as s from './people-screen.module.scss';
import { counted, wholeNumber } from '@/dashboard/words/count';

export interface PeopleScreenProps {
  kind: ListedKind;
}

const loadPanel = async () =>
  (await import('@/dashboard/screens/people/person-panel/person-panel')).PersonPanel;
const loadImport = async () => (await import('@/dashboard/screens/people/import/import-dialog')).ImportDialog;

type Traces = ReadonlyMap<string, PersonTraces>;

/** A list of people of one kind: found, sorted, changed, brought in and taken out. */
export function PeopleScreen({ kind }: PeopleScreenProps) {
  const { route, addRoute, one, many } = kinds[kind];
  const table = usePeopleTable(kind);
  const { address, everybody, figures, people, total } = table;
  const { act: actAtOnce, save } = usePeopleActions(kind, everybody, figures);
  const workspace = useWorkspace();
  const [asked, setAsked] = useState<{ people: readonly Person[]; traces: Traces } | null>(null);
  const act = async (of: readonly Person[], action: BulkAction): Promise<boolean> => {
    if (action.type !== 'delete' || of.every(isSignIn)) return actAtOnce(of, action);
    const traces = personTraces(workspace);
    // One person without traces is quickly brought back.
    if (of.length === 1 && !traces.has(of[0]!.id)) return actAtOnce(of, action);
    setAsked({ people: of, traces });
    return false;
  };
  const saved = useSavedViews(route, address.view);
  const timeZone = useTimeZone();
  const [importing, setImporting] = useState(false);
  const panel = useLoaded(loadPanel, address.opened !== null);
  const importer = useLoaded(loadImport, importing);

  // Rows keep what they call while the screen around them changes.
  const latest = useRef({ open: address.open, act });
  useLayoutEffect(() => {
    latest.current = { open: address.open, act };
  });
  // With the rows, which are drawn after a press is answered.
  const hrefOfOpened = useDeferredValue(address.hrefOfOpened);
  const columns = useMemo(() => {
    const onOpen = (id: string) => latest.current.open(id);
    const onAction = (person: Person, action: RowAction) => {
      if (action.type === 'open') onOpen(person.id);
      else void latest.current.act([person], action);
    };
    return peopleColumns({ kind, figures, timeZone, hrefOf: hrefOfOpened, onOpen, onAction });
  }, [kind, figures, timeZone, hrefOfOpened]);

  const mentors = useMemo(() => mentorOptions(everybody), [everybody]);
  const nameOf = useMemo(() => personNames(everybody), [everybody]);
  const found =
    total === people.length
      ? counted(total, one, many)
      : `${wholeNumber(total)} of ${wholeNumber(people.length)} ${many}`;
  const said = useSettled(table.status === 'ready' ? found : '');

  return (
    <Screen
      route={route}
      actions={
        <>
          <Button
            size="compact"
            variant="outline"
            icon={<Icon name="upload" size={16} />}
            onPointerEnter={importer.prepare}
            onFocus={importer.prepare}
            // The press is answered before the dialog is drawn.
            onClick={() => startTransition(() => setImporting(true))}
          >
            Import
          </Button>
          <Button
            size="compact"
            variant="outline"
            icon={<Icon name="download" size={16} />}
            disabled={total === 0}
            onClick={() => save(table.listed())}
          >
            Export
          </Button>
          {addRoute && (
            <Button size="compact" icon={<Icon name="plus" size={16} />} href={portalPath(addRoute)}>
              {portalRoutes[addRoute].title}
            </Button>
          )}
        </>
      }
    >
      <Panel title={`List of ${many}`} titleHidden>
        {table.status === 'loading' && <Skeleton shape="rows" count={8} label={`Reading the ${many}`} />}
        {table.status === 'failed' && <PeopleUnreadable kind={kind} onRetry={table.retry} />}
        {table.status === 'ready' && people.length + table.archived === 0 && (
          <NobodyYet kind={kind} onImport={() => setImporting(true)} />
        )}
        {table.status === 'ready' && people.length + table.archived > 0 && (
          <>
            <PeopleToolbar
              kind={kind}
              address={address}
              columns={columns}
              counts={table.counts}
              nameOf={nameOf}
              views={saved.views}
              hrefOfView={saved.hrefOf}
              onSaveView={saved.save}
              onDeleteView={saved.remove}
            />
            <VisuallyHidden role="status">{said}</VisuallyHidden>
            {total === 0 ? (
              <Empty
                title="Nobody matches"
                action={
                  <Button
                    size="compact"
                    variant="outline"
                    onClick={() => address.change({ search: '', filters: {} })}
                  >
                    Clear filters
                  </Button>
                }
              >
                {people.length === 0
                  ? `All ${many} are archived. Choose Archived under Status to see them.`
                  : `None of the ${wholeNumber(people.length)} ${many} match your filters.`}
              </Empty>
            ) : (
              <PeopleList
                {...{ kind, table, columns, mentors, act }}
                onPointerOver={panel.prepare}
                onFocus={panel.prepare}
              />
            )}
          </>
        )}
      </Panel>
      {(panel.failed || importer.failed) && (
        <p role="alert" className={s.failed}>
          This part of the screen could not be fetched. Check the connection, then{' '}
          <button
            type="button"
            className={s.retry}
            onClick={() => {
              if (panel.failed) panel.retry();
              if (importer.failed) importer.retry();
            }}
          >
            try again
          </button>
          .
        </p>
      )}
      {address.opened !== null && panel.Part && (
        <panel.Part
          key={address.opened}
          id={address.opened}
          kind={kind}
          figures={figures}
          onClose={() => address.open(null)}
          onDelete={(person) =>
            void act([person], { type: 'delete' }).then((done) => done && address.open(null))
          }
          onRestore={(person) => void act([person], { type: 'status', status: 'active' })}
        />
      )}
      {asked && (
        <DeleteDialog
          kind={kind}
          people={asked.people}
          traces={asked.traces}
          onClose={() => setAsked(null)}
          onDelete={() => {
            setAsked(null);
            void actAtOnce(asked.people, { type: 'delete' }).then((done) => done && address.open(null));
          }}
        />
      )}
      {importing && importer.Part && <importer.Part kind={kind} onClose={() => setImporting(false)} />}
    </Screen>
  );
}

export const EmployeesScreen = () => <PeopleScreen kind="employee" />;
export const InternsScreen = () => <PeopleScreen kind="intern" />;
export const RegularUsersScreen = () => <PeopleScreen kind="regular" />;
