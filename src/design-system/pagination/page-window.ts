/**
 * The page numbers to show: the first, the last, and the current one with its neighbours. Null is an
 * ellipsis. A gap of one page shows that page, because an ellipsis would be no shorter.
 * @param page - the current page, from 1.
 */
export function pageWindow(page: number, count: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, count])]
    .filter((number) => number >= 1 && number <= count)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? number);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
