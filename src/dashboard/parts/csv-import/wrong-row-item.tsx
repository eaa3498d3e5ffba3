import { useState, type ChangeEvent } from 'react';
import { isComposing } from '@/lib/is-composing';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import type { WrongRow } from './import-spec';
import * as s from './wrong-row-item.module.scss';
import { wholeNumber } from '@/dashboard/words/count';

export interface WrongRowItemProps {
  row: WrongRow;
  /** Name of the row, which may be empty. */
  name: string;
  /** The name of a field's column in the file. */
  headOf: (field: string) => string;
  onFix: (change: { line: number; field: string; text: string }) => void;
}

interface CellProps {
  label: string;
  text: string;
  error: string;
  onFix: (text: string) => void;
}

/** A cell with an error. It is checked when the user leaves it or presses Enter, because a correct row leaves the list. */
function Cell({ label, text, error, onFix }: CellProps) {
  const [typed, setTyped] = useState(text);
  const field = {
    label,
    value: typed,
    error,
    dir: 'auto',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setTyped(target.value),
    onBlur: () => typed !== text && onFix(typed),
  } as const;
  // A field of one line would remove the line breaks.
  if (text.includes('\n')) return <AreaField {...field} />;
  return (
    <InputField
      {...field}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) onFix(typed);
      }}
    />
  );
}

/** A row of the file with errors: its line, the name, and a field for each cell with an error. */
export function WrongRowItem({ row, name, headOf, onFix }: WrongRowItemProps) {
  const { line, texts, errors, error } = row;
  return (
    <li className={s.root}>
      <p className={s.line}>
        <strong>Line {wholeNumber(line)}</strong>
        {name && <span className={s.who}>{name}</span>}
      </p>
      <div className={s.cells}>
        {error && <p className={s.error}>{error}</p>}
        {Object.keys(errors).map((field) => (
          <Cell
            key={`${field} ${texts[field]}`}
            label={headOf(field)}
            text={texts[field]!}
            error={errors[field]!}
            onFix={(text) => onFix({ line, field, text })}
          />
        ))}
      </div>
    </li>
  );
}
