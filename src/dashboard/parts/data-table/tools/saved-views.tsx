import { useState } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Disclosure } from './disclosure';
import * as s from './saved-views.module.scss';

/** A table's filters, order and columns under a name. */
export interface View {
  id: string;
  name: string;
  /** The query that shows it, without the question mark. */
  search: string;
}

export interface SavedViewsProps {
  views: readonly View[];
  /** The query of what is shown now. */
  current: string;
  hrefOf: (search: string) => string;
  /** Keeps what is shown; under a name that is there already it takes that view's place. */
  onSave: (view: { name: string }) => void;
  onDelete: (view: { id: string }) => void;
}

/** As long as a view's name may be, in UTF-16 units. */
const longestName = 60;

/** The ways to tables that somebody set up before, and a place to keep this one. */
export function SavedViews({ views, current, hrefOf, onSave, onDelete }: SavedViewsProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const shown = views.find(({ search }) => search === current);
  return (
    <Disclosure label="Views" icon="bookmark" align="end">
      {({ close }) => (
        <>
          {views.length > 0 ? (
            <ul role="list" className={s.views}>
              {views.map((view) => (
                <li key={view.id} className={s.view}>
                  <Link
                    href={hrefOf(view.search)}
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
                    onClick={() => onDelete({ id: view.id })}
                  >
                    <Icon name="trash" size={16} />
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <p className={s.none}>A view keeps filters, order and columns under a name.</p>
          )}
          <form
            className={s.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              const kept = name.trim();
              if (kept === '') return setError('Enter a name for this view.');
              setName('');
              setError(undefined);
              onSave({ name: kept });
            }}
          >
            <InputField
              label="Name of this view"
              value={name}
              maxLength={longestName}
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
