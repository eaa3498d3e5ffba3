/** Whether a text has a word of more letters than fit. */
export const hasLongWord = (text: string, most: number): boolean =>
  text.split(/[\s-]+/).some((word) => word.length > most);
