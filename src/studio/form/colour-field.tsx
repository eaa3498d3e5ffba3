import { cx } from '@/lib/cx';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import * as s from './colour-field.module.scss';

export interface ColourFieldProps {
  id: string;
  label: string;
  hint?: string;
  mark?: string;
  error?: string;
  /** "#" and six digits, or ''. */
  value: string;
  onChange: (value: string) => void;
}

/** A colour as its digits, with the picker of the browser beside them. */
export function ColourField({ value, onChange, ...row }: ColourFieldProps) {
  const isColour = /^#[\da-f]{6}$/i.test(value);
  return (
    <InputField
      {...row}
      value={value}
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
      end={
        <input
          type="color"
          className={cx(s.picker, !isColour && s.none)}
          aria-label={`Pick ${row.label.toLowerCase()}`}
          value={isColour ? value : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
      }
    />
  );
}
