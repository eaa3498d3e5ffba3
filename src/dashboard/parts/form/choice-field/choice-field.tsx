import type { ComponentProps } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { FieldRow, type FieldRowWords } from '@/dashboard/parts/form/field-row/field-row';
import * as s from './choice-field.module.scss';

export interface Choice {
  value: string;
  label: string;
}

export interface ChoiceFieldProps extends FieldRowWords, Omit<ComponentProps<'select'>, 'children'> {
  choices: readonly Choice[];
  /** First option, with an empty value. */
  placeholder?: string;
  /** Hides the label visually. @default false */
  labelHidden?: boolean;
}

/**
 * A choice between a few options in a native `select`, which works well with keyboard, touch and screen
 * readers. `className` applies to the root, all other props to the `select`.
 */
export function ChoiceField({
  label,
  mark,
  hint,
  error,
  id,
  labelHidden,
  choices,
  placeholder,
  className,
  ...rest
}: ChoiceFieldProps) {
  return (
    <FieldRow
      {...{ label, mark, hint, error, id, labelHidden, className }}
      aria-describedby={rest['aria-describedby']}
    >
      {(control) => (
        <span className={s.box}>
          <select {...rest} {...control} className={s.select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} className={s.chevron} />
        </span>
      )}
    </FieldRow>
  );
}
