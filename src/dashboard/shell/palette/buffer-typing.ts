export interface TypingBuffer {
  text: () => string;
  /** Stops listening to the keyboard. */
  end: () => void;
}

/** Buffers typed text for a field that has not rendered yet. Calls `onEscape` for Escape. */
export function bufferTyping(onEscape: () => void): TypingBuffer {
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
