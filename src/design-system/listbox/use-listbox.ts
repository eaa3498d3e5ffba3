import { useId, useLayoutEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isComposing } from '@/lib/is-composing';
import { optionForKey, type ListPlace } from './option-for-key';

export interface ListboxOptions extends Partial<Pick<ListPlace, 'ends' | 'page'>> {
  /** How many options are shown now. */
  count: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The option that is active when the list opens. @default -1, none */
  start?: number;
  /** An option was chosen with Enter or by a press. The list is closed by then. */
  onTake: (index: number) => void;
}

/** Keys that move the caret: with them one is back in the text. */
const caretKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/**
 * The list of a combobox (w3.org/WAI/ARIA/apg/patterns/combobox): the focus stays in the field, which names the active
 * option. Spread `field`, `list` and `option(index)` on the elements, and hand `onKeyDown` the keys of the field.
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

  /** @returns whether the key belongs to the list, or to an input method. */
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
      // A dialog around it stays open.
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
