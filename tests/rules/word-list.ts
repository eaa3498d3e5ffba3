/** A phrase that reads like a translation, and the words to use instead. */
export interface WordRule {
  /** Matches in any case. A space also matches a line break. `(a|b)` and `s?` work as in a regular expression. */
  avoid: string;
  use: string;
}

/** Phrases, not bare words: "stands for", "lies" and "keeps" have right uses. The right column of the glossary, as a check. */
export const wordList: readonly WordRule[] = [
  { avoid: 'words for (somebody|everybody)', use: '"notification"' },
  { avoid: 'is it so', use: '"is true"' },
  { avoid: 'like this one', use: '"related"' },
  { avoid: 'let it go', use: '"discard"' },
  { avoid: 'take theirs', use: '"use theirs"' },
  { avoid: '(is|are) come', use: '"has loaded", "has arrived"' },
  { avoid: 'anew', use: '"again"' },
  { avoid: 'afresh', use: '"over", "again"' },
  { avoid: 'give(s|n)? way', use: '"conflict", "is hidden", "is replaced"' },
  { avoid: 'call(s|ed|ing)? (it |them |this )?off', use: '"cancel"' },
  { avoid: 'on the way down', use: '"capture phase"' },
  { avoid: 'sign of life', use: '"first input"' },
  { avoid: 'those who (listen|hear)', use: '"screen readers"' },
  { avoid: 'for who (hears|listens|cannot|looks)', use: '"for people who", "for screen readers"' },
  { avoid: 'goes? without saying', use: '"is the default"' },
  { avoid: 'out of sight', use: '"hidden", "off screen"' },
  { avoid: 'mail address', use: '"email address"' },
  { avoid: 'whichever of', use: '"any", "one of"' },
  { avoid: 'nobody can tell', use: '"is unknown", "is ambiguous"' },
  { avoid: 'kept (alone|whole)', use: '"stored as a whole", "not merged"' },
  { avoid: 'sign of interest', use: '"pointer or focus event"' },
  { avoid: 'turned? round', use: '"reversed", "undone"' },
  { avoid: 'comes back with words', use: '"is returned with feedback"' },
];

/** Names that say nothing to a reader new to the code, and the field's term. Matches whole words of an identifier. */
export const nameList: readonly WordRule[] = [
  { avoid: 'NeedsYou', use: 'NeedsAttention' },
  { avoid: 'Unkept', use: 'Unsaved' },
  { avoid: 'Ledger', use: 'PanelGrid' },
  { avoid: 'Refusal', use: 'DomainError' },
  { avoid: 'heir', use: 'successor' },
  { avoid: 'tellProps', use: 'documentProps' },
  { avoid: 'OnItsWay', use: 'Loading' },
];
