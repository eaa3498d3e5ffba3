/** Finds the rows that hold all words; null stands for all rows. A word that grows looks only through what it found before. */
export function createSearch(texts: readonly string[]): (words: readonly string[]) => Uint32Array | null {
  let last: { words: readonly string[]; found: Uint32Array | null } = { words: [], found: null };
  const isNarrower = (words: readonly string[]) =>
    last.words.every((word, index) => words[index]?.includes(word) ?? false);
  return (words) => {
    const wanted = words.filter((word) => word !== '');
    if (wanted.length === 0) return null;
    const among = isNarrower(wanted) ? last.found : null;
    const size = among ? among.length : texts.length;
    const found = new Uint32Array(size);
    let count = 0;
    for (let index = 0; index < size; index += 1) {
      const place = among ? among[index]! : index;
      const text = texts[place]!;
      if (wanted.every((word) => text.includes(word))) found[count++] = place;
    }
    last = { words: wanted, found: found.subarray(0, count) };
    return last.found;
  };
}
