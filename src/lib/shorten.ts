/** Shortens a text for use in a sentence. Cuts between characters, never within one. */
export function shorten(text: string, length = 48): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text;
}
