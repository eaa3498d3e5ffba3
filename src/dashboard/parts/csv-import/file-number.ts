import type { RowsToCheck } from './import-spec';

/** A number with a comma before one or two digits: `95,5`, `1.234,50`, `€ 95,50`, also among others: `90,50; 95 from …`. */
const decimalComma = /\d,\d{1,2}(?!\d)/;
/** A number with a comma before three digits: `1,500`. */
const threeDigits = /^\D*([1-9]\d{0,2}),(\d{3})\D*$/;

/**
 * Returns a function from a number of a file to its error. Three digits after a comma are thousands, unless a number of the
 * file has a decimal comma: then the value is ambiguous.
 * @param isNumber - whether a field is a number without a narrow range
 */
export function commaError<Id extends string>(
  { rows, mapping }: Pick<RowsToCheck<Id>, 'rows' | 'mapping'>,
  isNumber: (id: Id) => boolean,
): (text: string) => string | null {
  const columns = mapping.flatMap((id, column) => (id && isNumber(id) ? [column] : []));
  const isMixed = rows.some(({ cells }) => columns.some((column) => decimalComma.test(cells[column] ?? '')));
  return (text) => {
    const [, whole, rest] = (isMixed && threeDigits.exec(text.trim())) || [];
    return whole
      ? `“${text.trim()}” can mean ${whole}${rest} or ${Number(`${whole}.${rest}`).toFixed(2)}. Enter one of them.`
      : null;
  };
}
