export interface HeldTyping {
  text: () => string;
  /** Lets go of the keyboard. */
  end: () => void;
}

/** Holds what is typed for a field that is not there yet. Escape means that it is no longer wanted. */
export function holdTyping(onEscape: () => void): HeldTyping {
  let text = '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Escape') onEscape();
    else if (event.key === 'Backspace') text = [...text].slice(0, -1).join('');
    else if ([...event.key].length === 1) text += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', onKeyDown, true);
  return { text: () => text, end: () => window.removeEventListener('keydown', onKeyDown, true) };
}
