import { startTransition, useLayoutEffect, useOptimistic, useRef, type ChangeEventHandler } from 'react';
import { Icon } from '@/design-system/icon/icon';
import * as s from './select-box.module.scss';

export interface SelectBoxProps {
  /** Accessible name of the checkbox, which has no visible label. */
  label: string;
  checked: boolean;
  /** Shows the indeterminate state: some of the rows are selected, but not all. @default false */
  some?: boolean;
  disabled?: boolean;
  /** Called in a transition: the tick renders before the other effects of the selection. */
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** The checkbox of one row or of all rows. Its target size is the whole cell. */
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
