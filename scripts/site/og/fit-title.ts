/** The room for a title, px. */
export interface TitleBox {
  width: number;
  height: number;
  largest: number;
  smallest: number;
  /** Distance of two baselines, as a share of the size. */
  leading: number;
}

export interface FittedTitle {
  size: number;
  lines: string[];
}

/** Width of a text in em: the same at every size. */
type Measure = (text: string) => number;

/** Splits behind spaces, hyphens, dashes and slashes; no piece begins with a dash. */
const piecesOf = (title: string) =>
  title
    .trim()
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[\s/–—-])(?![\s/–—-])/)
    .filter(Boolean);

/** Fills lines one after the other, each up to `limit` em. */
function fill(pieces: readonly string[], limit: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = `${lines.at(-1) ?? ''}${piece}`;
    if (lines.length > 0 && measure(longer.trimEnd()) <= limit) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

/** The same number of lines, as equal as they can be: what `text-wrap: balance` does. */
function balance(pieces: readonly string[], limit: number, measure: Measure): string[] {
  let lines = fill(pieces, limit, measure);
  const widest = (each: readonly string[]) => Math.max(...each.map((line) => measure(line.trimEnd())));
  for (;;) {
    const narrower = fill(pieces, widest(lines) - 0.001, measure);
    if (narrower.length > lines.length || widest(narrower) >= widest(lines)) return lines;
    lines = narrower;
  }
}

/** Ends a line with '…', as late as fits. */
function ellipsis(line: string, limit: number, measure: Measure): string {
  const signs = [...line];
  const marked = () => `${signs.join('').replace(/[\s,;:.–—-]+$/, '')}…`;
  while (signs.length > 0 && measure(marked()) > limit) signs.pop();
  return marked();
}

/**
 * The largest size at which a title fits its box, with its lines balanced. At the smallest size a word that is too wide is split,
 * and a title that is too long ends in '…'. An empty title has no lines.
 */
export function fitTitle(title: string, box: TitleBox, measure: Measure): FittedTitle {
  let pieces = piecesOf(title);
  for (let size = box.largest; ; size = Math.max(size - 4, box.smallest)) {
    const limit = box.width / size;
    const isSmallest = size === box.smallest;
    const isTooWide = (piece: string) => measure(piece.trimEnd()) > limit;
    if (isSmallest) pieces = pieces.flatMap((piece) => (isTooWide(piece) ? [...piece] : piece));
    const most = Math.max(1, Math.floor((box.height / size - 1) / box.leading) + 1);
    const lines = fill(pieces, limit, measure);
    const fits = lines.length <= most && !pieces.some(isTooWide);
    if (fits || isSmallest) {
      const fitted =
        lines.length <= most
          ? balance(pieces, limit, measure)
          : [...lines.slice(0, most - 1), ellipsis(lines.slice(most - 1).join(''), limit, measure)];
      return { size, lines: fitted.map((line) => line.trimEnd()) };
    }
  }
}
