import { useEffect, useRef, useState } from 'react';
import { useDismiss } from '../dismiss/use-dismiss';
import { FieldFrame, type FieldWords } from '../field/field-frame';
import { Icon } from '../icon/icon';
import { useListbox } from '../listbox/use-listbox';
import { SelectList, type SelectOption } from './select-list';
import { useEnhanced } from './use-enhanced';
import { useSelectKeys } from './use-select-keys';
import * as s from './select.module.scss';

export interface SelectProps extends FieldWords {
  id?: string;
  className?: string;
  options: readonly SelectOption[];
  /** Shown while no option is chosen. @default one is always chosen */
  placeholder?: string;
  name?: string;
  /** Value of the chosen option if the parent controls it, '' for none. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  /** @default false */
  required?: boolean;
  onChange?: (choice: { value: string }) => void;
}

/**
 * A choice from a short list. The first HTML has a native `<select>`, which works without JavaScript. It
 * remains the control on touch screens, where the system picker is easier to use and more accessible. For a
 * mouse, a styled listbox covers it, and the native control only submits the value with the form.
 */
export function Select({
  label,
  mark,
  hint,
  error,
  id,
  options,
  placeholder,
  name,
  value,
  defaultValue = '',
  required = false,
  onChange,
  className,
}: SelectProps) {
  const native = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const current = value ?? own;
  const chosen = options.findIndex((option) => option.value === current);
  const enhanced = useEnhanced(native);

  const choose = (next: string) => {
    setOwn(next);
    onChange?.({ value: next });
  };
  const listbox = useListbox({
    count: options.length,
    open,
    onOpenChange: setOpen,
    ends: 'stop',
    page: 10,
    start: Math.max(chosen, 0),
    onTake: (index) => index !== chosen && choose(options[index]!.value),
  });
  const { show, close } = listbox;
  const onKeyDown = useSelectKeys(
    listbox,
    options.map((option) => option.label),
    chosen,
  );

  // Adopts an option that the user chose before hydration.
  useEffect(() => {
    const picked = native.current?.value ?? '';
    if (picked !== current) choose(picked);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, []);

  useDismiss({ open, root, button, onClose: close });

  return (
    <FieldFrame {...{ label, mark, hint, error, className }} id={id}>
      {({ id: controlId, ...described }, labelId) => {
        const control = { ...described, 'aria-required': required || undefined };
        return (
          <div ref={root} className={s.root} data-enhanced={enhanced || undefined}>
            <select
              ref={native}
              className={s.native}
              name={name}
              value={current}
              required={required}
              onChange={(event) => choose(event.target.value)}
              {...control}
              {...(enhanced
                ? { 'aria-hidden': true, tabIndex: -1, onFocus: () => button.current?.focus() }
                : { id: controlId })}
            >
              {placeholder !== undefined && <option value="">{placeholder}</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            {enhanced && (
              <button
                {...control}
                {...listbox.field}
                ref={button}
                type="button"
                id={controlId}
                aria-labelledby={labelId}
                aria-haspopup="listbox"
                className={s.button}
                onClick={() => (open ? close() : show())}
                onKeyDown={onKeyDown}
                onBlur={close}
              >
                {options[chosen]?.label ?? placeholder}
              </button>
            )}
            <Icon name="chevron-down" className={s.chevron} />
            {enhanced && <SelectList {...{ labelId, options, chosen, listbox }} />}
          </div>
        );
      }}
    </FieldFrame>
  );
}
