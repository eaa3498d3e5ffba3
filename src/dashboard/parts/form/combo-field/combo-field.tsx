import { useId, useMemo, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { FieldRow, type FieldRowWords } from '../field-row/field-row';
import { ComboList } from './combo-list';
import { matchOptions, valueOf, type ComboOption } from './match-options';
import * as s from './combo-field.module.scss';

export interface ComboFieldProps
  extends FieldRowWords, Omit<ComponentProps<'input'>, 'type' | 'children' | 'value' | 'onChange' | 'list'> {
  options: readonly ComboOption[];
  /** What stands in the field. */
  text: string;
  /** With the option that was chosen or whose label was typed out; null where the text is none of them. */
  onText: (change: { text: string; value: string | null }) => void;
  /** Leaves the label for those who listen. @default false */
  labelHidden?: boolean;
}

/**
 * A line of text with suggestions (APG: editable combobox with list autocomplete), for a choice out of many. The text may
 * be something else than an option: whether that is right is for the form to say. `className` goes to the root, everything
 * else to the input.
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
  const listId = `${id ?? own}-list`;
  const box = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // All of them until somebody types: a filled field would only offer itself.
  const [narrow, setNarrow] = useState(false);
  const { shown, more } = useMemo(
    () => (open ? matchOptions(options, narrow ? text : '') : { shown: [], more: 0 }),
    [open, options, narrow, text],
  );
  const expanded = open && shown.length > 0;

  const show = () => {
    setOpen(true);
    setNarrow(false);
    setActive(-1);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const take = (option: ComboOption | undefined) => {
    if (option) onText({ text: option.label, value: option.value });
    close();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKey?.(event);
    const { key } = event;
    const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    if (moves[key] && !event.altKey) {
      event.preventDefault();
      if (!expanded) return show();
      const places = shown.length + 1;
      setActive(((active + 1 + moves[key] + places) % places) - 1);
    } else if (expanded && key === 'Enter' && active >= 0) {
      event.preventDefault();
      take(shown[active]);
    } else if (expanded && key === 'Tab' && active >= 0) take(shown[active]);
    else if (expanded && key === 'Escape') {
      // An open list takes Escape for itself: the dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

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
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={expanded}
            aria-controls={expanded ? listId : undefined}
            aria-activedescendant={expanded && active >= 0 ? `${listId}-${active}` : undefined}
            className={s.input}
            value={text}
            onChange={(event) => {
              const next = event.target.value;
              onText({ text: next, value: valueOf(options, next) });
              setOpen(true);
              setNarrow(true);
              setActive(-1);
            }}
            onClick={() => !open && show()}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              close();
              onBlur?.(event);
            }}
          />
          <Icon name="chevron-down" size={16} className={s.chevron} />
          {expanded && (
            <ComboList
              id={listId}
              labelId={labelId}
              options={shown}
              more={more}
              active={active}
              anchor={box}
              onTake={({ index }) => take(shown[index])}
            />
          )}
        </span>
      )}
    </FieldRow>
  );
}
