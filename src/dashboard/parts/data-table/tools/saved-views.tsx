import { useState } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { useRun } from '@/dashboard/hooks/use-run';
import { useSending } from '@/dashboard/hooks/use-sending';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { put, remove } from '@/dashboard/model/change';
import type { Command } from '@/dashboard/model/command';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { portalRoutes, type PortalRouteId } from '@/routes/portal-table';
import { newId } from '@/lib/new-id';
import { byName } from '@/lib/compare';
import { Disclosure } from './disclosure';
import * as s from './saved-views.module.scss';

export interface SavedViewsProps {
  /** The screen that contains the table. */
  route: PortalRouteId;
  /** Query string of the current view, without the question mark. */
  current: string;
}

/** Maximum length of a view's name in UTF-16 units. */
const maxNameLength = 60;

/** A user's saved views of a table: filters, order and columns. An equal name replaces a view. */
export function SavedViews({ route, current }: SavedViewsProps) {
  const me = useMe();
  const runCommand = useRun();
  const { send } = useSending();
  const views = useRecords('savedViews')
    .filter(({ ownerId, screen }) => ownerId === me.id && screen === route)
    .sort(byName);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const shown = views.find(({ search }) => search === current);
  const { path } = portalRoutes[route];

  const run = (command: Command, then?: () => void) =>
    void send(async () => {
      const { done } = await runCommand(command);
      if (done) then?.();
    });
  const save = (viewName: string) => {
    const known = views.find((view) => view.name.toLowerCase() === viewName.toLowerCase());
    const view = known ?? { id: newId(), revision: 0, ownerId: me.id, screen: route };
    run(
      () => ({
        label: `Saved the view ${viewName}`,
        changes: [put('savedViews', { ...view, name: viewName, search: current })],
      }),
      () => setName((typed) => (typed.trim() === viewName ? '' : typed)),
    );
  };

  return (
    <Disclosure label="Views" icon="bookmark" align="end">
      {({ close }) => (
        <>
          {views.length > 0 ? (
            <ul role="list" className={s.views}>
              {views.map((view) => (
                <li key={view.id} className={s.view}>
                  <Link
                    href={view.search ? `${path}?${view.search}` : path}
                    className={s.name}
                    aria-current={view === shown ? 'true' : undefined}
                    onClick={close}
                  >
                    {view.name}
                  </Link>
                  <button
                    type="button"
                    className={s.delete}
                    aria-label={`Delete the view ${view.name}`}
                    onClick={() =>
                      run(() => ({
                        label: `Deleted the view ${view.name}`,
                        changes: [remove('savedViews', view)],
                      }))
                    }
                  >
                    <Icon name="trash" size={16} />
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <p className={s.none}>A view saves filters, order and columns under a name.</p>
          )}
          <form
            className={s.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (name.trim() === '') return setError('Enter a name for this view.');
              setError(undefined);
              save(name.trim());
            }}
          >
            <InputField
              label="Name of this view"
              value={name}
              maxLength={maxNameLength}
              error={error}
              onChange={({ target }) => setName(target.value)}
            />
            <Button type="submit" size="compact" variant="outline">
              Save this view
            </Button>
          </form>
        </>
      )}
    </Disclosure>
  );
}
