import { useCurrency } from '@/dashboard/hooks/use-currency';
import { FigureTable, type FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { ChoiceList } from '@/dashboard/parts/choice-list/choice-list';
import { collectionNames, type CollectionName } from '@/dashboard/model/records/records';
import { choosable, newPersonId } from '@/dashboard/store/bring/match-people';
import { skippedOf, type BringItem } from '@/dashboard/store/bring/plan-bringing';
import { collectionWords } from '@/dashboard/words/collection';
import { counted, wholeNumber } from '@/dashboard/words/count';
import { TextLink } from '@/design-system/text-link/text-link';
import { portalPath } from '@/routes/portal-paths';
import { BringList } from './bring-list';
import type { Bringing, Preview } from './use-bringing';
import * as s from './bring-dialog.module.scss';

interface Count {
  collection: CollectionName;
  of: Readonly<Record<BringItem['state'], number>>;
}

function countItems(items: readonly BringItem[]): Count[] {
  const counts = new Map(
    collectionNames.map((name) => [name, { new: 0, same: 0, different: 0, skipped: 0 } as const]),
  ) as Map<CollectionName, Record<BringItem['state'], number>>;
  for (const { collection, state } of items) counts.get(collection)![state] += 1;
  return [...counts]
    .map(([collection, of]) => ({ collection, of }))
    .filter(({ of }) => Object.values(of).some((count) => count > 0));
}

const column = (id: BringItem['state'], head: string): FigureColumn<Count> => ({
  id,
  head,
  numeric: true,
  text: ({ of }) => wholeNumber(of[id]),
});

const columns: readonly FigureColumn<Count>[] = [
  { id: 'name', head: 'Records', text: ({ collection }) => collectionWords[collection] },
  column('new', 'New'),
  column('same', 'There already'),
  column('different', 'Different'),
  column('skipped', 'Not sent'),
];

export interface BringPreviewProps {
  bringing: Bringing;
  preview: Preview;
}

/** The records by kind, the people that they belong to, and the records that need a choice or are skipped. */
export function BringPreview({ bringing, preview }: BringPreviewProps) {
  const { backup, records, fileName, unread, people, present, items, replaces } = preview;
  const { refused, match, replace } = bringing;
  const different = items.filter(({ state }) => state === 'different');
  const skipped = refused ? skippedOf(items, refused) : items.filter(({ state }) => state === 'skipped');
  const unmatched = choosable(records, present);
  const currency = useCurrency();
  const own = records.settings?.[0]?.currency;
  return (
    <>
      <p className={s.note}>From {fileName === null ? 'this device' : `“${fileName}”`}.</p>
      <FigureTable
        caption="Records"
        rows={countItems(items)}
        rowKey={({ collection }) => collection}
        columns={columns}
      />
      {own !== undefined && own !== currency && (
        <p className={s.note}>
          Amounts here are in {own}, those of the shared portal in {currency}. They are sent unchanged, not
          converted.
        </p>
      )}
      {refused === null && unmatched.length > 0 && (
        <section className={s.part} aria-labelledby="bring-people">
          <h3 id="bring-people" className={s.heading}>
            People
          </h3>
          <p className={s.note}>
            Choose who these people are in the shared portal. Their records are assigned to that person.
          </p>
          <div className={s.fields}>
            {unmatched.map(({ id, name, email }) => (
              <ChoiceField
                key={id}
                label={name}
                hint={email || undefined}
                value={people.get(id)}
                choices={[
                  { value: newPersonId(id, backup), label: 'A new person' },
                  ...present
                    .filter((person) => person.id !== newPersonId(id, backup))
                    .map((person) => ({
                      value: person.id,
                      label: `${person.name} (${person.email || 'no email'})`,
                    })),
                ]}
                onChange={({ target }) => match(id, target.value)}
              />
            ))}
          </div>
        </section>
      )}
      {unread > 0 && (
        <p className={s.note}>
          {counted(unread, 'record of this device can’t', 'records of this device can’t')} be read or sent.
          Download everything in <TextLink href={portalPath('recovery')}>Recovery</TextLink> to keep{' '}
          {unread === 1 ? 'it' : 'them'}.
        </p>
      )}
      {different.length > 0 && (
        <section className={s.part} aria-labelledby="bring-different">
          <h3 id="bring-different" className={s.heading}>
            Different in the shared portal
          </h3>
          <BringList caption="Different records" rows={different} people={present} />
          <ChoiceList
            label="These records"
            type="radio"
            name="bring-replaces"
            choices={[
              { id: 'keep', label: 'Keep the shared portal’s version', checked: !replaces },
              { id: 'replace', label: 'Replace it with the version from here', checked: replaces },
            ]}
            onChange={({ id }) => replace(id === 'replace')}
          />
        </section>
      )}
      {skipped.length > 0 && (
        <section className={s.part} aria-labelledby="bring-skipped">
          <h3 id="bring-skipped" className={s.heading}>
            Not sent
          </h3>
          <p className={s.note}>The shared portal does not accept these records.</p>
          <BringList caption="Records that are not sent" rows={skipped} people={present} />
        </section>
      )}
    </>
  );
}
