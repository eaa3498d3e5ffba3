/**
 * Whether an input method is composing a word: its keys are not the field's. Safari ends the composition before the Enter
 * that confirms it, so that only the key code 229 tells.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
