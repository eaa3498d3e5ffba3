/** Initials of a name's first and last word: `Noor Adair` is `NA`, `Cher` is `C`. Empty for no name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map((word) => ([...word][0] ?? '').toLocaleUpperCase()).join('');
}
