import { useState } from 'react';
import { Button } from '@/design-system/button/button';
import { ScrollBox } from '@/design-system/prose/scroll-box';
import { useToday } from '@/dashboard/hooks/use-today';
import { kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { fieldLabel, fieldsOf, textsOf } from '@/dashboard/screens/people/person-form/person-fields';
import { missingTexts, type CheckedRows } from './check-rows';
import type { ImportState } from './use-import';
import { WrongRowItem } from './wrong-row-item';
import * as s from './import-result.module.scss';
import { wholeNumber } from '@/dashboard/words/count';

export interface ImportResultProps {
  kind: ListedKind;
  state: ImportState;
  checked: CheckedRows;
  heads: readonly string[];
}

const previewed = 5;
const step = 10;

/** A preview of the import: the first people, and the wrong rows to correct or skip. */
export function ImportResult({ kind, state, checked, heads }: ImportResultProps) {
  const { people, wrong } = checked;
  const { mapping, rows, unclosedAt, fix } = state;
  const [shown, setShown] = useState(step);
  const today = useToday();
  const fields = fieldsOf(kind).filter((id) => mapping.includes(id));
  const missing = fieldsOf(kind).filter((id) => !mapping.includes(id) && missingTexts(today)[id]);
  const headOf = (field: (typeof fields)[number]) => heads[mapping.indexOf(field)] ?? fieldLabel(field, kind);

  return (
    <section className={s.root} aria-labelledby="import-result">
      <h3 id="import-result" className={s.title}>
        Rows to import
      </h3>
      <p role="status" className={s.words}>
        {wholeNumber(people.length)} of {wholeNumber(rows.length)} rows are ready.
        {wrong.length > 0 &&
          ` ${wholeNumber(wrong.length)} ${wrong.length === 1 ? 'has' : 'have'} a mistake: fix it below, or skip ${wrong.length === 1 ? 'it' : 'them'}.`}
      </p>
      {unclosedAt !== null && (
        <p className={s.words}>
          A quotation mark near line {wholeNumber(unclosedAt)} is not closed, so the cells after it may be
          wrong.
        </p>
      )}
      {missing.length > 0 && (
        <p className={s.words}>
          Not in the file:{' '}
          {missing
            .map((id) => `${fieldLabel(id, kind).toLowerCase()} (${missingTexts(today)[id]})`)
            .join(', ')}
          . Everyone gets the value in brackets.
        </p>
      )}
      {people.length > 0 && (
        <ScrollBox label={`The first ${kinds[kind].many} of the file`} className={s.scroll}>
          <table className={s.table}>
            <caption className={s.caption}>The first {kinds[kind].many} of the file</caption>
            <thead>
              <tr>
                {fields.map((id) => (
                  <th key={id} scope="col" className={s.cell}>
                    {fieldLabel(id, kind)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.slice(0, previewed).map((person) => {
                const texts = textsOf(person, '');
                return (
                  <tr key={person.id}>
                    {fields.map((id) => (
                      <td key={id} className={s.cell}>
                        {id === 'mentor' ? (person.mentorId ? 'Found' : 'None') : texts[id]}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollBox>
      )}
      {wrong.length > 0 && (
        <>
          <h3 className={s.title}>Rows with a mistake</h3>
          <ul role="list" className={s.wrong}>
            {wrong.slice(0, shown).map((row) => (
              <WrongRowItem key={row.line} row={row} headOf={headOf} onFix={fix} />
            ))}
          </ul>
          {wrong.length > shown && (
            <Button
              size="compact"
              variant="outline"
              className={s.more}
              onClick={() => setShown(shown + step)}
            >
              Show {Math.min(step, wrong.length - shown)} more
            </Button>
          )}
        </>
      )}
    </section>
  );
}
