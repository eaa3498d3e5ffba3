import { useState } from 'react';
import { isComposing } from '@/lib/is-composing';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import type { PersonFieldId } from '@/dashboard/screens/people/person-form/person-rules';
import type { WrongRow } from './check-rows';
import * as s from './wrong-row-item.module.scss';
import { wholeNumber } from '@/dashboard/words/count';

export interface WrongRowItemProps {
  row: WrongRow;
  /** What the file calls the column of a field. */
  headOf: (field: PersonFieldId) => string;
  onFix: (change: { line: number; field: PersonFieldId; text: string }) => void;
}

interface CellProps {
  label: string;
  text: string;
  error: string;
  onFix: (text: string) => void;
}

/** A wrong cell: what is typed counts once the field is left, or with Enter, as the row then leaves the list. */
function Cell({ label, text, error, onFix }: CellProps) {
  const [typed, setTyped] = useState(text);
  return (
    <InputField
      label={label}
      value={typed}
      error={error}
      dir="auto"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => typed !== text && onFix(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) onFix(typed);
      }}
    />
  );
}

/** A row of the file that is wrong: where it stands, whose it is, and each wrong cell to be mended. */
export function WrongRowItem({ row, headOf, onFix }: WrongRowItemProps) {
  const { line, texts, errors } = row;
  return (
    <li className={s.root}>
      <p className={s.line}>
        <strong>Line {wholeNumber(line)}</strong>
        {texts.name && <span className={s.who}>{texts.name}</span>}
      </p>
      <div className={s.cells}>
        {errors.map(({ field, text }) => (
          <Cell
            key={`${field} ${texts[field]}`}
            label={headOf(field)}
            text={texts[field]}
            error={text}
            onFix={(mended) => onFix({ line, field, text: mended })}
          />
        ))}
      </div>
    </li>
  );
}
