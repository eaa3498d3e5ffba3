import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** How long typed letters count as one word, in ms. */
const typeaheadPause = 500;
const page = 10;

interface Listbox {
  labels: readonly string[];
  /** Index of the chosen option, -1 for none. */
  chosen: number;
  onChoose: (index: number) => void;
}

/**
 * The keyboard and the state of a select-only combobox, as the ARIA Authoring Practices lay it down
 * (w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only): the focus stays on the button, an active option
 * moves through the list, Enter, Space and Tab take it, Escape leaves the choice as it was.
 */
export function useListbox({ labels, chosen, onChoose }: Listbox) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const typed = useRef({ text: '', timer: 0 });
  useEffect(() => () => window.clearTimeout(typed.current.timer), []);

  const last = labels.length - 1;
  const show = (index = Math.max(chosen, 0)) => {
    setActive(Math.min(index, last));
    setOpen(true);
  };
  const close = () => setOpen(false);
  const take = (index: number) => {
    if (index !== chosen && index in labels) onChoose(index);
    close();
  };

  /** Several letters look for a word's start; the same letter again goes to the next word with it. */
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

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    const isLetter = key.length === 1 && key !== ' ' && !altKey;
    const isTyping = isLetter || (key === ' ' && typed.current.text !== '');
    const moves: Readonly<Record<string, () => void>> = open
      ? {
          ArrowDown: () => setActive(Math.min(active + 1, last)),
          ArrowUp: () => (altKey ? take(active) : setActive(Math.max(active - 1, 0))),
          PageDown: () => setActive(Math.min(active + page, last)),
          PageUp: () => setActive(Math.max(active - page, 0)),
          Home: () => setActive(0),
          End: () => setActive(last),
          Enter: () => take(active),
          ' ': () => take(active),
          Escape: close,
        }
      : {
          ArrowDown: () => show(),
          ArrowUp: () => show(),
          Home: () => show(0),
          End: () => show(last),
          Enter: () => show(),
          ' ': () => show(),
        };
    if (open && key === 'Tab') take(active);
    else if (isTyping) {
      event.preventDefault();
      typeahead(key);
    } else if (moves[key]) {
      event.preventDefault();
      // An open list takes Escape for itself: the drawer or dialog around it stays.
      if (open) event.stopPropagation();
      moves[key]();
    }
  };

  return { open, active, setActive, show, close, take, onKeyDown };
}
