import { useEffect, useRef, type KeyboardEvent } from 'react';
import { isComposing } from '@/lib/is-composing';
import type { Listbox } from '../listbox/use-listbox';

/** Time without a key after which the typed letters are reset, in ms. */
const typeaheadPause = 500;

/**
 * The keys of a select-only combobox in addition to those of its list. Letters search for an option, Enter
 * and Space open the list, Space and Tab also choose the active option
 * (w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only).
 */
export function useSelectKeys(listbox: Listbox, labels: readonly string[], chosen: number) {
  const typed = useRef({ text: '', timer: 0 });
  useEffect(() => () => window.clearTimeout(typed.current.timer), []);
  const { open, active, show, take } = listbox;

  /** Several letters search by prefix; the same letter repeated moves to the next match. */
  const typeahead = (key: string) => {
    window.clearTimeout(typed.current.timer);
    const text = typed.current.text + key.toLocaleLowerCase();
    typed.current = {
      text,
      timer: window.setTimeout(() => (typed.current.text = ''), typeaheadPause),
    };
    const repeated = [...text].every((letter) => letter === text[0]);
    const wanted = repeated ? text[0]! : text;
    const origin = open ? active : Math.max(chosen, 0);
    const first = repeated && (open || chosen >= 0) ? origin + 1 : origin;
    const order = labels.map((_, step) => (first + step) % labels.length);
    const found = order.find((index) => labels[index]!.toLocaleLowerCase().startsWith(wanted));
    show(found ?? origin);
  };

  return (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey || isComposing(event.nativeEvent)) return;
    const isLetter = key.length === 1 && key !== ' ' && !altKey;
    if (isLetter || (key === ' ' && typed.current.text !== '')) typeahead(key);
    else if (open && key === 'Tab') return take(active);
    else if (open && (key === ' ' || (altKey && key === 'ArrowUp'))) take(active);
    else if (key === 'Home') show(0);
    else if (key === 'End') show(labels.length - 1);
    else if (!open && (key === ' ' || key === 'Enter' || (altKey && key.startsWith('Arrow')))) show();
    else return void listbox.onKeyDown(event);
    event.preventDefault();
  };
}
