import { useId, useMemo, useRef, useState, type ComponentProps } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { useListbox } from '@/design-system/listbox/use-listbox';
import { FieldRow, type FieldRowWords } from '@/dashboard/parts/form/field-row/field-row';
import { ComboList } from './combo-list';
import { matchOptions, valueOf, type ComboOption } from './match-options';
import * as s from './combo-field.module.scss';

export interface ComboFieldProps
  extends FieldRowWords, Omit<ComponentProps<'input'>, 'type' | 'children' | 'value' | 'onChange' | 'list'> {
  options: readonly ComboOption[];
  text: string;
  /** `value` is the option that was chosen or fully typed, or null if the text matches no option. */
  onText: (change: { text: string; value: string | null }) => void;
  /** Hides the label visually. @default false */
  labelHidden?: boolean;
}

/**
 * A text field with suggestions (APG: editable combobox with list autocomplete), for a choice between many
 * options. It accepts other texts too, which the form must validate. `className` applies to the root, all
 * other props to the input.
 */
export function ComboField({
  label,
  mark,
  hint,
  error,
  id,
  labelHidden,
  options,
  text,
  onText,
  className,
  onBlur,
  onKeyDown: onKey,
  ...rest
}: ComboFieldProps) {
  const own = useId();
  const box = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  // The list shows all options until the user types. With a filter, a filled field would suggest only its own
  // value.
  const [narrow, setNarrow] = useState(false);
  const { shown, more } = useMemo(
    () => (open ? matchOptions(options, narrow ? text : '') : { shown: [], more: 0 }),
    [open, options, narrow, text],
  );
  const listbox = useListbox({
    count: shown.length,
    open,
    onOpenChange: (next) => {
      setOpen(next);
      if (!next) setNarrow(false);
    },
    onTake: (index) => onText({ text: shown[index]!.label, value: shown[index]!.value }),
  });
  const { active, expanded } = listbox;

  return (
    <FieldRow
      {...{ label, mark, hint, error, labelHidden, className }}
      id={id ?? own}
      aria-describedby={rest['aria-describedby']}
    >
      {(control, labelId) => (
        <span ref={box} className={s.box}>
          <input
            {...rest}
            {...control}
            {...listbox.field}
            type="text"
            autoComplete="off"
            aria-autocomplete="list"
            className={s.input}
            value={text}
            onChange={(event) => {
              const next = event.target.value;
              onText({ text: next, value: valueOf(options, next) });
              setNarrow(true);
              listbox.show();
            }}
            onClick={() => !open && listbox.show()}
            onKeyDown={(event) => {
              onKey?.(event);
              if (!listbox.onKeyDown(event) && event.key === 'Tab' && active >= 0) listbox.take(active);
            }}
            onBlur={(event) => {
              listbox.close();
              onBlur?.(event);
            }}
          />
          <Icon name="chevron-down" size={16} className={s.chevron} />
          {expanded && (
            <ComboList labelId={labelId} options={shown} more={more} listbox={listbox} anchor={box} />
          )}
        </span>
      )}
    </FieldRow>
  );
}
