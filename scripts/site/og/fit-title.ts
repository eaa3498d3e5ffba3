/** Where a title may stand and how large it may be, px. */
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

/** How wide a text is, em. */
type Measure = (text: string) => number;

/** A part of a title that stays on one line. */
interface Piece {
  text: string;
  width: number;
  /** A space parts it from the piece before it. */
  spaced: boolean;
}

const step = 4;
const cutMark = '…';

/** Words, which also break behind a hyphen, a dash and a slash; a dash between two words stays with the first. */
function piecesOf(title: string, measure: Measure): Piece[] {
  return title
    .split(/\s+(?![–—-]\s)/)
    .filter(Boolean)
    .flatMap((word) =>
      word.split(/(?<=[-–—/])(?=.)/).map((text, index) => ({
        text,
        width: measure(text),
        spaced: index === 0,
      })),
    );
}

/** Takes a piece that no line can hold apart, letter by letter. */
function broken(piece: Piece, limit: number, measure: Measure): Piece[] {
  const parts: Piece[] = [];
  for (const letter of piece.text) {
    const last = parts.at(-1);
    const longer = last && measure(last.text + letter);
    if (longer && longer <= limit) Object.assign(last, { text: last.text + letter, width: longer });
    else parts.push({ text: letter, width: measure(letter), spaced: piece.spaced && parts.length === 0 });
  }
  return parts;
}

/** Fills lines one after the other, each up to `limit` em. */
function fill(pieces: readonly Piece[], limit: number, space: number): string[] {
  const lines: { text: string; width: number }[] = [];
  for (const { text, width, spaced } of pieces) {
    const last = lines.at(-1);
    const gap = spaced ? space : 0;
    if (last && last.width + gap + width <= limit) {
      last.text += (spaced ? ' ' : '') + text;
      last.width += gap + width;
    } else lines.push({ text, width });
  }
  return lines.map(({ text }) => text);
}

/** The same number of lines, as equal as they can be: what `text-wrap: balance` does. */
function balance(pieces: readonly Piece[], limit: number, space: number): string[] {
  const { length } = fill(pieces, limit, space);
  let [tooNarrow, wide] = [Math.max(...pieces.map(({ width }) => width)) * 0.999, limit];
  for (let round = 0; round < 16; round++) {
    const middle = (tooNarrow + wide) / 2;
    if (fill(pieces, middle, space).length > length) tooNarrow = middle;
    else wide = middle;
  }
  return fill(pieces, wide, space);
}

/** Ends a line with the mark of what was cut, as early as it takes to fit. */
function cut(line: string, limit: number, measure: Measure): string {
  let kept = [...line];
  const marked = () => kept.join('').replace(/[\s,;:.–—-]+$/, '') + cutMark;
  while (kept.length > 0 && measure(marked()) > limit) kept = kept.slice(0, -1);
  return marked();
}

/** How many em a line may be wide at a size, and how many lines have room. */
const roomAt = (size: number, { width, height, leading }: TitleBox) => ({
  limit: width / size,
  most: Math.max(1, Math.floor((height / size - 1) / leading) + 1),
});

/** A title at the smallest size: words that are too wide are taken apart, and what has no room is cut. */
function squeeze(pieces: readonly Piece[], box: TitleBox, measure: Measure): string[] {
  const { limit, most } = roomAt(box.smallest, box);
  const space = measure(' ');
  const small = pieces.flatMap((piece) => (piece.width > limit ? broken(piece, limit, measure) : piece));
  const lines = fill(small, limit, space);
  if (lines.length <= most) return balance(small, limit, space);
  // The line after the last has what the ellipsis leaves room for.
  const last = lines.slice(most - 1, most + 1).join(' ');
  return [...lines.slice(0, most - 1), cut(last, limit, measure)];
}

/**
 * The largest size at which a title fits its box, with its lines balanced. Where even the smallest is too large the last
 * line ends in '…'. An empty title has no lines.
 * @param measure Width of a text in em: the same at every size.
 */
export function fitTitle(title: string, box: TitleBox, measure: Measure): FittedTitle {
  const pieces = piecesOf(title, measure);
  const space = measure(' ');
  if (pieces.length === 0) return { size: box.largest, lines: [] };
  for (let size = box.largest; size >= box.smallest; size -= step) {
    const { limit, most } = roomAt(size, box);
    const fits = pieces.every(({ width }) => width <= limit) && fill(pieces, limit, space).length <= most;
    if (fits) return { size, lines: balance(pieces, limit, space) };
  }
  return { size: box.smallest, lines: squeeze(pieces, box, measure) };
}
