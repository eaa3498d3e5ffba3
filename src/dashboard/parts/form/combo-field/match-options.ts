import { foldKey } from '@/dashboard/parts/data-table/rows/fold-key';

export interface ComboOption {
  value: string;
  label: string;
  /** Distinguishes options with the same label. */
  detail?: string;
}

/** Maximum number of options in the list. */
const most = 50;

/** Finds options by label or detail, ignoring case and accents. Labels that start with the text are first. */
export function matchOptions(
  options: readonly ComboOption[],
  text: string,
): { shown: readonly ComboOption[]; more: number } {
  const wanted = foldKey(text);
  if (wanted === '') return { shown: options.slice(0, most), more: Math.max(0, options.length - most) };
  const begin: ComboOption[] = [];
  const hold: ComboOption[] = [];
  for (const option of options) {
    const label = foldKey(option.label);
    if (label.startsWith(wanted)) begin.push(option);
    else if (label.includes(wanted) || foldKey(option.detail ?? '').includes(wanted)) hold.push(option);
  }
  const found = [...begin, ...hold];
  return { shown: found.slice(0, most), more: Math.max(0, found.length - most) };
}

/** The value of the option with this label, or null if none or several have it. */
export function valueOf(options: readonly ComboOption[], text: string): string | null {
  const wanted = foldKey(text);
  if (wanted === '') return null;
  const named = options.filter(({ label }) => foldKey(label) === wanted);
  return named.length === 1 ? named[0]!.value : null;
}
