import { useMore } from '@/dashboard/hooks/use-more';
import { ShowMore } from '@/dashboard/parts/show-more/show-more';
import { ScrollBox } from '@/design-system/prose/scroll-box';
import { ImportChanges } from './import-changes';
import type { CheckedRows, ImportSpec } from './import-spec';
import type { ImportState } from './use-import';
import { WrongRowItem } from './wrong-row-item';
import * as s from './import-result.module.scss';
import { counted, wholeNumber } from '@/dashboard/words/count';

export interface ImportResultProps<Row extends { id: string }> {
  spec: ImportSpec<Row>;
  state: ImportState<Row>;
  checked: CheckedRows<Row>;
  heads: readonly string[];
}

const previewed = 5;
const step = 10;

/** A preview of the import: the first records, and the wrong rows to correct or skip. */
export function ImportResult<Row extends { id: string }>({
  spec,
  state,
  checked,
  heads,
}: ImportResultProps<Row>) {
  const { one, many, each, missing: missingTexts, textOf } = spec;
  const { records, wrong, stored, ready = records.length, notes = [] } = checked;
  const { mapping, rows, unclosedAt, fix } = state;
  const isChange = (record: Row) => Boolean(spec.before?.(record));
  const changes = records.filter(isChange);
  const added = records.filter((record) => !isChange(record));
  const { shown, rest, more } = useMore(wrong, step);
  const preview = added.slice(0, previewed);
  const fields = spec.fields.filter(
    ({ id }) => mapping.includes(id) && preview.some((record) => textOf(record, id) !== ''),
  );
  const missing = spec.fields.filter(({ id }) => !mapping.includes(id) && missingTexts[id]);
  const headOf = (field: string) =>
    heads[mapping.indexOf(field)] ?? spec.fields.find(({ id }) => id === field)?.label ?? field;

  return (
    <section className={s.root} aria-labelledby="import-result">
      <h3 id="import-result" className={s.title}>
        Rows to import
      </h3>
      <p className={s.words}>
        {wholeNumber(ready)} of {counted(rows.length, 'row')} ready
        {ready > records.length && `: ${counted(records.length, one, many)}`}.
        {wrong.length > 0 &&
          ` ${wholeNumber(wrong.length)} ${wrong.length === 1 ? 'has' : 'have'} a mistake: fix it below, or skip ${wrong.length === 1 ? 'it' : 'them'}.`}
        {stored > 0 &&
          ` ${wholeNumber(stored)} ${stored === 1 ? 'exists' : 'exist'} already and ${stored === 1 ? 'is' : 'are'} left out.`}
      </p>
      {notes.map((note) => (
        <p key={note} className={s.words}>
          {note}
        </p>
      ))}
      {unclosedAt !== null && (
        <p className={s.words}>
          A quotation mark near line {wholeNumber(unclosedAt)} is not closed, so the cells after it may be
          wrong.
        </p>
      )}
      {missing.length > 0 && (
        <p className={s.words}>
          Not in the file:{' '}
          {missing.map(({ id, label }) => `${label.toLowerCase()} (${missingTexts[id]})`).join(', ')}. {each}{' '}
          gets the value in brackets.
        </p>
      )}
      {added.length > 0 && (
        <ScrollBox label={`The first ${many} of the file`} className={s.scroll}>
          <table className={s.table}>
            <caption className={s.caption}>The first {many} of the file</caption>
            <thead>
              <tr>
                {fields.map(({ id, label }) => (
                  <th key={id} scope="col" className={s.cell}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {preview.map((record) => (
                <tr key={record.id}>
                  {fields.map(({ id }) => (
                    <td key={id} className={s.cell}>
                      {textOf(record, id)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      {changes.length > 0 && <ImportChanges spec={spec} records={changes} />}
      {wrong.length > 0 && (
        <>
          <h3 className={s.title}>Rows with a mistake</h3>
          <ul role="list" className={s.wrong}>
            {shown.map((row) => (
              <WrongRowItem
                key={row.line}
                row={row}
                name={row.texts[spec.name] ?? ''}
                headOf={headOf}
                onFix={fix}
              />
            ))}
          </ul>
          <ShowMore rest={rest} step={step} onMore={more} />
        </>
      )}
    </section>
  );
}
