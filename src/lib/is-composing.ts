/**
 * Whether an input method is composing a word and handles the key. Safari ends the composition before the
 * Enter that confirms it, so only the key code 229 identifies that key press.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
