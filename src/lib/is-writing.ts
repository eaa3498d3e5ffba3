const writing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether the event's target is a text field. */
export const isWriting = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(writing) !== null;
