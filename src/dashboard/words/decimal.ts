/** A typed number in units of its last decimal, such as cents, or the reason that it cannot be read. */
export type ParsedDecimal =
  | { ok: true; units: number }
  | { ok: false; reason: 'unreadable' | 'negative' | 'too precise' | 'ambiguous' };

/** The separator between whole and decimal digits in a number, or null without one. */
function decimalMark(text: string, digits: number): string | null {
  const marks = text.replace(/\d/g, '');
  const last = marks.at(-1);
  if (last !== ',' && last !== '.') return null;
  // '12.500,00': two kinds of separator, and the last one separates the decimals.
  if (/[^\s’']/.test(marks.replaceAll(last, ''))) return last;
  // '1,250,000' repeats its only separator, so it separates thousands.
  if (marks.split(last).length > 2) return null;
  // '12,500' could be both. Three digits after it are thousands, unless the number has three decimals.
  const [whole = '', rest = ''] = text.split(last);
  const areThousands = rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && !(digits === 3 && last === '.');
  return areThousands ? null : last;
}

/**
 * Parses a number as people write it in several countries: `12,500`, `12.500,00`, `12 500.5`, `12’500`. The
 * digits are joined as text, so that no decimal fraction is rounded.
 * @param digits - number of decimals to keep
 */
export function parseDecimal(typed: string, digits: number): ParsedDecimal {
  const text = typed.trim().replaceAll('−', '-');
  if (/^-\d|^\(.*\)$/.test(text)) return { ok: false, reason: 'negative' };
  // Thousands in one country and three decimals, as of a computed rate, in another.
  if (digits > 0 && digits < 3 && /^[1-9]\d{0,2}\.\d{3}$/.test(text))
    return { ok: false, reason: 'ambiguous' };
  const mark = decimalMark(text, digits);
  const at = mark === null ? text.length : text.lastIndexOf(mark);
  const [whole, fraction] = [text.slice(0, at), text.slice(at + 1)];
  // Groups of three after the first one, all with the same separator.
  const isWhole = /^\d*$|^\d{1,3}(?:([\s.,’'])\d{3})(?:\1\d{3})*$/u.test(whole);
  if (!isWhole || !/^\d*$/.test(fraction) || whole + fraction === '')
    return { ok: false, reason: 'unreadable' };
  if (/[1-9]/.test(fraction.slice(digits))) return { ok: false, reason: 'too precise' };
  return {
    ok: true,
    units: Number(whole.replace(/\D/g, '') + fraction.slice(0, digits).padEnd(digits, '0')),
  };
}
