import * as words from '@generated/yaml/words/price';

/** What a price is for, as words: '$8,000 per project'. */
export const priceUnits = { project: words.project, month: words.month, day: words.day } as const;
