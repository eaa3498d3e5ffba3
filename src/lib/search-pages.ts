/** A page that the search box may offer. */
export interface SearchSuggestion {
  label: string;
  path: string;
  /** What kind of page it is, and words to find it by: 'Service', 'Project · Mobile app'. */
  hint: string;
}

/** Lower case without accents, one space between words: what two spellings of one word have in common. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** 0 is best; null where the term is not found at all. */
function rank(label: string, hint: string, term: string): number | null {
  if (label.startsWith(term)) return 0;
  if (label.includes(` ${term}`)) return 1;
  if (label.includes(term)) return 2;
  return hint.includes(term) ? 3 : null;
}

/**
 * The suggestions that hold every word of `query`, whatever its case and accents: first those whose label begins with
 * it, then those with a word that does, then any other place in label or hint. An empty query finds nothing.
 */
export function searchPages(
  suggestions: readonly SearchSuggestion[],
  query: string,
  limit = 6,
): readonly SearchSuggestion[] {
  const terms = fold(query).split(' ').filter(Boolean);
  if (terms.length === 0) return [];
  return suggestions
    .flatMap((suggestion) => {
      const label = fold(suggestion.label);
      const hint = fold(suggestion.hint);
      const ranks = terms.map((term) => rank(label, hint, term));
      return ranks.includes(null) ? [] : [{ suggestion, score: Math.max(...ranks.map(Number)) }];
    })
    .sort((a, b) => a.score - b.score)
    .slice(0, limit)
    .map(({ suggestion }) => suggestion);
}
