import { startTransition, useLayoutEffect, useOptimistic, useRef, type ChangeEventHandler } from 'react';
import { Icon } from '@/design-system/icon/icon';
import * as s from './select-box.module.scss';

export interface SelectBoxProps {
  /** Names it, as no words stand beside it. */
  label: string;
  checked: boolean;
  /** Some of what it stands for is selected, and not all. @default false */
  some?: boolean;
  disabled?: boolean;
  /** Called in a transition: what the selection changes elsewhere is drawn after the tick is. */
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** The checkbox of a row, or of all rows: small to see, as large as its cell to press. */
export function SelectBox({ label, checked, some = false, disabled, onChange }: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useOptimistic(checked);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = some && !ticked;
  }, [some, ticked]);
  return (
    <label className={s.root}>
      <input
        ref={input}
        type="checkbox"
        className={s.input}
        aria-label={label}
        checked={ticked}
        disabled={disabled}
        onChange={(event) =>
          startTransition(() => {
            setTicked(event.target.checked);
            onChange(event);
          })
        }
      />
      {(ticked || some) && <Icon name={ticked ? 'check' : 'minus'} size={16} className={s.tick} />}
    </label>
  );
}
