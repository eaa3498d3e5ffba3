import { useMore } from '@/dashboard/hooks/use-more';
import { wholeNumber } from '@/dashboard/words/count';
import { ShowMore } from '@/dashboard/parts/show-more/show-more';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import type { ImportSpec } from './import-spec';
import * as s from './import-changes.module.scss';

export interface ImportChangesProps<Row extends { id: string }> {
  spec: ImportSpec<Row>;
  /** The records that rows of the file change. */
  records: readonly Row[];
}

const step = 10;

/** Each stored record that the file changes, with the old and new value of its fields. */
export function ImportChanges<Row extends { id: string }>({ spec, records }: ImportChangesProps<Row>) {
  const { one, many, fields, textOf, name } = spec;
  const { shown, rest, more } = useMore(records, step);
  return (
    <>
      <h3 className={s.title}>
        {wholeNumber(records.length)} {records.length === 1 ? `${one} changes` : `${many} change`}
      </h3>
      <p className={s.note}>Empty cells change nothing.</p>
      <ul role="list" className={s.list}>
        {shown.map((record) => {
          const before = spec.before!(record)!;
          return (
            <li key={record.id} aria-label={textOf(before, name)} className={s.item}>
              <strong>{textOf(before, name)}</strong>
              <dl className={s.fields}>
                {fields
                  .filter(({ id }) => textOf(before, id) !== textOf(record, id))
                  .map(({ id, label }) => (
                    <div key={id} className={s.field}>
                      <dt className={s.label}>{label}</dt>
                      <dd>
                        <VisuallyHidden>From </VisuallyHidden>
                        <del className={s.old}>{textOf(before, id) || 'Empty'}</del>
                        <VisuallyHidden> to </VisuallyHidden>
                        <span aria-hidden="true"> → </span>
                        <ins className={s.new}>{textOf(record, id) || 'Empty'}</ins>
                      </dd>
                    </div>
                  ))}
              </dl>
            </li>
          );
        })}
      </ul>
      <ShowMore rest={rest} step={step} onMore={more} />
    </>
  );
}
