import type { ChangeEvent, ReactNode } from 'react';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import * as s from './choice-list.module.scss';

export interface ListedChoice {
  id: string;
  label: string;
  hint?: ReactNode;
  checked: boolean;
}

export interface ChoiceListProps {
  label: string;
  type: 'radio' | 'checkbox';
  name: string;
  choices: readonly ListedChoice[];
  onChange: (choice: { id: string; checked: boolean }) => void;
}

/** A list of choices with descriptions, of which one or several are chosen. */
export function ChoiceList({ label, type, name, choices, onChange }: ChoiceListProps) {
  return (
    <fieldset>
      <legend className={s.legend}>{label}</legend>
      {choices.map(({ id, label: words, hint, checked }) => {
        const input = {
          name,
          value: id,
          checked,
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ id, checked: target.checked }),
        };
        const says = (
          <span className={s.words}>
            {words}
            {hint && <span className={s.hint}>{hint}</span>}
          </span>
        );
        return type === 'checkbox' ? (
          <Checkbox key={id} className={s.choice} {...input}>
            {says}
          </Checkbox>
        ) : (
          <label key={id} className={s.choice}>
            <input type="radio" className={s.box} {...input} />
            {says}
          </label>
        );
      })}
    </fieldset>
  );
}
