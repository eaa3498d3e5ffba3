import { useLayoutEffect, useRef, type ChangeEventHandler } from 'react';
import { Icon } from '@/design-system/icon/icon';
import * as s from './select-box.module.scss';

export interface SelectBoxProps {
  /** Names it, as no words stand beside it. */
  label: string;
  checked: boolean;
  /** Some of what it stands for is selected, and not all. @default false */
  some?: boolean;
  disabled?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** The checkbox of a row, or of all rows: small to see, as large as its cell to press. */
export function SelectBox({ label, checked, some = false, disabled, onChange }: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = some && !checked;
  }, [some, checked]);
  return (
    <label className={s.root}>
      <input
        ref={input}
        type="checkbox"
        className={s.input}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
      {(checked || some) && <Icon name={checked ? 'check' : 'minus'} size={16} className={s.tick} />}
    </label>
  );
}
