import { foldKey } from '@/dashboard/parts/data-table/rows/fold-key';

export interface ComboOption {
  value: string;
  label: string;
  /** Tells two of the same label apart. */
  detail?: string;
}

/** As many as a list shows at once. */
const most = 50;

/** The options whose label or detail holds a text, case and accents aside: those that begin with it first. */
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

/** The option that a typed text names; null where it is none or could be two. */
export function valueOf(options: readonly ComboOption[], text: string): string | null {
  const wanted = foldKey(text);
  if (wanted === '') return null;
  const named = options.filter(({ label }) => foldKey(label) === wanted);
  return named.length === 1 ? named[0]!.value : null;
}
