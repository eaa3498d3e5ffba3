import { foldKey } from '@/dashboard/parts/data-table/rows/fold-key';

export interface ComboOption {
  value: string;
  label: string;
  /** Distinguishes options with the same label. */
  detail?: string;
}

/** An option with its texts, folded for comparison. */
export interface FoldedOption {
  option: ComboOption;
  label: string;
  detail: string;
}

export interface MatchedOptions {
  shown: readonly ComboOption[];
  /** Number of matches that are not shown. */
  more: number;
}

/** Maximum number of options in the list. */
const most = 50;

/**
 * Finds items by label or detail, ignoring case and accents. Labels that start with the text are first.
 * @param optionOf - returns the option of an item
 */
export function matchItems<Item>(
  items: readonly Item[],
  text: string,
  optionOf: (item: Item) => FoldedOption,
): MatchedOptions {
  const wanted = foldKey(text);
  const starting: FoldedOption[] = [];
  const containing: FoldedOption[] = [];
  // Folding takes most of the time, and without a text only the first items are needed.
  for (const item of wanted === '' ? items.slice(0, most) : items) {
    const one = optionOf(item);
    if (one.label.startsWith(wanted)) starting.push(one);
    else if (one.label.includes(wanted) || one.detail.includes(wanted)) containing.push(one);
  }
  const shown = [...starting, ...containing].slice(0, most).map(({ option }) => option);
  const count = wanted === '' ? items.length : starting.length + containing.length;
  return { shown, more: count - shown.length };
}

export const matchOptions = (options: readonly ComboOption[], text: string): MatchedOptions =>
  matchItems(options, text, (option) => ({
    option,
    label: foldKey(option.label),
    detail: foldKey(option.detail ?? ''),
  }));

/** The value of the option with this label, or null if none or several have it. */
export function valueOf(options: readonly ComboOption[], text: string): string | null {
  const wanted = foldKey(text);
  if (wanted === '') return null;
  const named = options.filter(({ label }) => foldKey(label) === wanted);
  return named.length === 1 ? named[0]!.value : null;
}
