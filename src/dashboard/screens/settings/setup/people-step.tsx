import { useEffect, useRef } from 'react';
import { hourlyLabels } from '@/dashboard/parts/csv-import/hourly-columns';
import { Empty } from '@/dashboard/parts/empty/empty';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { roleNames } from '@/routes/portal-table';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { currencyOf, personField } from './check-setup';
import { emptyPerson, type NewPerson } from './setup-fields';
import type { Setup } from './use-setup';
import * as s from './setup.module.scss';

const inputs = {
  name: { label: 'Name', maxLength: 200 },
  email: { label: 'Work email', type: 'email', maxLength: 254 },
  team: { label: 'Team', maxLength: 100 },
  position: { label: 'Position', maxLength: 100 },
  hours: { label: 'Hours a week', inputMode: 'decimal', unit: 'hours' },
} as const;

const ids = Object.keys(inputs) as (keyof typeof inputs)[];
const amounts = ['hourlyRate', 'hourlyCost'] as const;

type TextId = (typeof ids)[number] | (typeof amounts)[number];

export interface PeopleStepProps {
  setup: Setup;
  /** Opens the import of a CSV file. */
  onImport: () => void;
  /** Called when the press is near, to load the import. */
  onNear: () => void;
}

/** The first people. The step can stay empty. */
export function PeopleStep({ setup: { draft, errors, set, today }, onImport, onNear }: PeopleStepProps) {
  const { people } = draft;
  const list = useRef<HTMLDivElement>(null);
  const count = useRef(people.length);
  useEffect(() => {
    // A new person's name is entered next.
    if (people.length === count.current + 1)
      list.current?.querySelector<HTMLElement>('[role=group]:last-of-type input')?.focus();
    count.current = people.length;
  }, [people.length]);

  const change = (person: NewPerson, field: TextId | 'joinedOn', value: string) =>
    set({ people: people.map((one) => (one.id === person.id ? { ...one, [field]: value } : one)) }, [
      personField(person.id, field),
    ]);
  const field = (person: NewPerson, id: TextId) => ({
    name: id,
    autoComplete: 'off',
    value: person[id] ?? '',
    error: errors[personField(person.id, id)],
    onChange: ({ target }: { target: { value: string } }) => change(person, id, target.value),
  });
  const add = (kind: NewPerson['kind']) => set({ people: [...people, emptyPerson(kind, today)] });

  return (
    <>
      <p className={s.note}>
        Add the first people one by one or from a CSV file, or skip this step. You can add more later in
        Employees and Interns.
      </p>
      {people.length === 0 ? (
        <Empty title="No people yet">
          The first employee and the first intern get the accounts to sign in with as Employee and Intern.
        </Empty>
      ) : (
        <div ref={list} className={s.people}>
          {people.map((person, index) => {
            const title = `${roleNames[person.kind]} ${
              people.slice(0, index + 1).filter(({ kind }) => kind === person.kind).length
            }`;
            return (
              <div key={person.id} role="group" aria-label={title}>
                <div className={s.head}>
                  <p className={s.legend}>{title}</p>
                  <IconButton
                    icon="x"
                    label={`Remove ${person.name.trim() || title}`}
                    size="compact"
                    variant="plain"
                    onClick={() => set({ people: people.filter(({ id }) => id !== person.id) })}
                  />
                </div>
                <div className={s.fields}>
                  {ids.map((id) => (
                    <InputField
                      key={id}
                      {...inputs[id]}
                      {...(id === 'position' && person.kind === 'intern' && { label: 'Programme' })}
                      {...field(person, id)}
                    />
                  ))}
                  <DateField
                    label="Start date"
                    name="joinedOn"
                    hint="Planned time and overtime count from this day."
                    max="2100-12-31"
                    value={person.joinedOn ?? today}
                    error={errors[personField(person.id, 'joinedOn')]}
                    onDay={({ day }) => change(person, 'joinedOn', day)}
                  />
                  {amounts.map((id) => (
                    <InputField
                      key={id}
                      label={hourlyLabels[id]}
                      mark="optional"
                      inputMode="decimal"
                      unit={currencyOf(draft)}
                      {...field(person, id)}
                    />
                  ))}
                </div>
              </div>
            );
          })}
        </div>
      )}
      <div className={s.actions}>
        <Button
          size="compact"
          variant="outline"
          icon={<Icon name="plus" size={18} />}
          onClick={() => add('employee')}
        >
          Add employee
        </Button>
        <Button
          size="compact"
          variant="outline"
          icon={<Icon name="plus" size={18} />}
          onClick={() => add('intern')}
        >
          Add intern
        </Button>
        <Button
          size="compact"
          variant="outline"
          icon={<Icon name="upload" size={18} />}
          onFocus={onNear}
          onPointerEnter={onNear}
          onClick={onImport}
        >
          Import a CSV file
        </Button>
      </div>
    </>
  );
}
