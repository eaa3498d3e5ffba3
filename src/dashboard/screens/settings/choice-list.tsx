import type { ReactNode } from 'react';
import * as s from './choice-list.module.scss';

export interface ListedChoice {
  id: string;
  label: string;
  hint?: ReactNode;
  checked: boolean;
}

export interface ChoiceListProps {
  /** Names the choice. */
  label: string;
  /** One of them, or any number. */
  type: 'radio' | 'checkbox';
  name: string;
  choices: readonly ListedChoice[];
  onChange: (choice: { id: string; checked: boolean }) => void;
}

/** A few choices under each other, with a word on what each does. They hold as soon as they are made. */
export function ChoiceList({ label, type, name, choices, onChange }: ChoiceListProps) {
  return (
    <fieldset className={s.root}>
      <legend className={s.legend}>{label}</legend>
      {choices.map(({ id, label: words, hint, checked }) => (
        <label key={id} className={s.choice}>
          <input
            type={type}
            name={name}
            value={id}
            className={s.box}
            checked={checked}
            onChange={({ target }) => onChange({ id, checked: target.checked })}
          />
          <span className={s.words}>
            {words}
            {hint && <span className={s.hint}>{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
