const writing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key is pressed into something that takes text. */
export const isWriting = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(writing) !== null;
