import { startTransition, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Empty } from '@/dashboard/parts/empty/empty';
import { useLoaded } from '@/dashboard/parts/loaded/use-loaded';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import type { Person } from '@/dashboard/data/records';
import { useTimeZone } from '@/dashboard/data/training/use-local-now';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { useSettled } from '@/design-system/search-box/use-settled';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { portalPath } from '@/routes/portal-paths';
import { portalRoutes } from '@/routes/portal-table';
import { kinds, type ListedKind } from '../people-kind';
import { mentorOptions } from './mentor-options';
import { NobodyYet, PeopleUnreadable } from './no-people';
import { peopleColumns } from './people-columns';
import { PeopleList } from './people-list';
import { PeopleToolbar } from './people-toolbar';
import type { RowAction } from './row-actions';
import { usePeopleActions } from './use-people-actions';
import { usePeopleTable } from './use-people-table';
import { useSavedViews } from './use-saved-views';
import * as s from './people-screen.module.scss';

export interface PeopleScreenProps {
  kind: ListedKind;
}

const loadPanel = async () => (await import('../person-panel/person-panel')).PersonPanel;
const loadImport = async () => (await import('../import/import-dialog')).ImportDialog;

const number = (value: number) => value.toLocaleString('en-GB');

/** A list of people of one kind: found, sorted, changed, brought in and taken out. */
export function PeopleScreen({ kind }: PeopleScreenProps) {
  const { route, addRoute, one, many } = kinds[kind];
  const table = usePeopleTable(kind);
  const { address, everybody, figures, people, total } = table;
  const { act, save } = usePeopleActions(kind, everybody, figures);
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
  const names = useMemo(() => new Map(mentors.map(({ value, label }) => [value, label])), [mentors]);
  const found =
    total === people.length
      ? `${number(total)} ${total === 1 ? one : many}`
      : `${number(total)} of ${number(people.length)} ${many}`;
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
        {table.status === 'ready' && people.length === 0 && (
          <NobodyYet kind={kind} onImport={() => setImporting(true)} />
        )}
        {table.status === 'ready' && people.length > 0 && (
          <>
            <PeopleToolbar
              kind={kind}
              address={address}
              columns={columns}
              counts={table.counts}
              nameOf={(id) => names.get(id)}
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
                None of the {number(people.length)} {many} has all of what you asked for.
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
        />
      )}
      {importing && importer.Part && <importer.Part kind={kind} onClose={() => setImporting(false)} />}
    </Screen>
  );
}
