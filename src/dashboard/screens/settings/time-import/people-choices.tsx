import { nameKey } from '@/dashboard/words/name-key';
import type { Person } from '@/dashboard/model/records/records';
import type { UnknownPerson } from '@/dashboard/parts/csv-import/import-spec';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { counted } from '@/dashboard/words/count';
import * as s from './time-import-dialog.module.scss';

const leaveOut = 'leave-out';

export interface PeopleChoicesProps {
  unknown: readonly UnknownPerson[];
  /** Sorted by name. */
  people: readonly Person[];
  /** The chosen people by the key of a name. Null leaves the rows out. */
  chosen: ReadonlyMap<string, string | null>;
  onChoose: (choice: { key: string; personId: string | null | undefined }) => void;
}

/** Says who the unknown people of a file are in the portal, or leaves their rows out. */
export function PeopleChoices({ unknown, people, chosen, onChoose }: PeopleChoicesProps) {
  const choices = [
    { value: leaveOut, label: 'Leave these rows out' },
    ...people.map(({ id, name, email }) => {
      const isShared = people.some((other) => other.id !== id && nameKey(other.name) === nameKey(name));
      return { value: id, label: isShared ? `${name}, ${email}` : name, group: 'People' };
    }),
  ];
  return (
    <section className={s.people} aria-labelledby="import-people">
      <h3 id="import-people" className={s.title}>
        People to choose
      </h3>
      <p className={s.words}>
        Nobody in the portal has these names, or more than one person has. Choose who they are, or leave their
        rows out. To add people, go to Employees or Interns first.
      </p>
      <ul role="list" className={s.root}>
        {unknown.map(({ name, rows }) => {
          const key = nameKey(name);
          const choice = chosen.get(key);
          return (
            <li key={key}>
              <ChoiceField
                label={`${name}, ${counted(rows, 'row')}`}
                placeholder="Choose a person"
                choices={choices}
                value={choice === null ? leaveOut : (choice ?? '')}
                onChange={({ target: { value } }) =>
                  onChoose({ key, personId: value === leaveOut ? null : value || undefined })
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
