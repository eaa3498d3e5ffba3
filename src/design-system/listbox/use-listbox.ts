import { useId, useLayoutEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isComposing } from '@/lib/is-composing';
import { optionForKey, type ListPlace } from './option-for-key';

export interface ListboxOptions extends Partial<Pick<ListPlace, 'ends' | 'page'>> {
  count: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The active option when the list opens. @default -1, none */
  start?: number;
  /** Called when an option is chosen with Enter or a press, after the list has closed. */
  onTake: (index: number) => void;
}

/** Keys that move the caret, so the text is edited and no option is active. */
const caretKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/**
 * The listbox of a combobox (w3.org/WAI/ARIA/apg/patterns/combobox). The focus stays in the field, which
 * references the active option. Spread `field`, `list` and `option(index)` on the elements, and pass key
 * events to `onKeyDown`.
 */
export function useListbox({
  count,
  open,
  onOpenChange,
  ends = 'field',
  page,
  start = -1,
  onTake,
}: ListboxOptions) {
  const id = useId();
  const [wanted, setActive] = useState(start);
  const expanded = open && count > 0;
  const active = expanded ? Math.min(wanted, count - 1) : -1;
  const optionId = (index: number) => `${id}-${index}`;
  const activeId = active < 0 ? undefined : optionId(active);

  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, count]);

  const show = (index = start) => {
    setActive(index);
    onOpenChange(true);
  };
  const close = () => {
    setActive(start);
    onOpenChange(false);
  };
  const take = (index: number) => {
    close();
    onTake(index);
  };

  /** @returns true if the list or an input method handled the key. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (isComposing(event.nativeEvent)) {
      // In Safari it would submit the form.
      if (key === 'Enter') event.preventDefault();
      return true;
    }
    if (ends === 'field' && caretKeys.includes(key)) setActive(-1);
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const next = optionForKey(key, { index: active, count, ends, page });
    if (expanded && next !== null) setActive(next);
    else if (key === 'ArrowDown' || key === 'ArrowUp') show();
    else if (active >= 0 && key === 'Enter') take(active);
    else if (expanded && key === 'Escape') {
      // Keeps a surrounding dialog open.
      event.stopPropagation();
      close();
    } else return false;
    event.preventDefault();
    return true;
  };

  return {
    open,
    active,
    expanded,
    show,
    close,
    take,
    setActive,
    onKeyDown,
    field: {
      role: 'combobox',
      'aria-expanded': expanded,
      'aria-controls': expanded ? id : undefined,
      'aria-activedescendant': activeId,
    } as const,
    list: {
      id,
      role: 'listbox',
      // A press must not take the focus from the field, or the list would close before the click.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    } as const,
    option: (index: number) =>
      ({
        id: optionId(index),
        role: 'option',
        'aria-selected': index === active,
        onClick: () => take(index),
      }) as const,
  };
}

export type Listbox = ReturnType<typeof useListbox>;
