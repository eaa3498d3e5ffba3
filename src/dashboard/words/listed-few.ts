import { counted, listed } from './count';

/** The first names of a list in a sentence, and the number of the others: 'Kiln, Field and Ferry', 'Kiln, Field, Ferry and 2 others'. */
export const listedFew = (names: readonly string[], max = 3): string =>
  names.length > max ? listed([...names.slice(0, max), counted(names.length - max, 'other')]) : listed(names);
