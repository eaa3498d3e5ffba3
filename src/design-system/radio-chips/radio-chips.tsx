import type { ComponentProps } from 'react';
import * as s from './radio-chips.module.scss';

export interface RadioChipsProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The question. */
  label: string;
  /** A word after the question, such as 'optional'. */
  mark?: string;
  /** The name of the control in its form; its value is the text of the chosen option. */
  name: string;
  /** Two at least. None is chosen at first. */
  options: readonly string[];
}

/** A question with a few short answers, one of which can be chosen: radio buttons that look like chips. */
export function RadioChips({ label, mark, name, options, ...rest }: RadioChipsProps) {
  return (
    <fieldset {...rest}>
      <legend className={s.label}>
        {label}
        {mark && (
          <>
            {' '}
            <span className={s.mark}>({mark})</span>
          </>
        )}
      </legend>
      <div className={s.options}>
        {options.map((option) => (
          <label key={option} className={s.option}>
            <input type="radio" name={name} value={option} className={s.input} />
            <span className={s.text}>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
