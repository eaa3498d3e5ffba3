/** A pair of tokens that appear together, with the required contrast and the brief's figure. */
export interface ContrastPair {
  /** The token of the text or shape on the ground. */
  ink: string;
  ground: string;
  /** 4.5 for text (WCAG 1.4.3), 3 for the edge of a control or a picture that carries meaning (1.4.11). */
  least: 4.5 | 3;
  /** The brief's figure, rounded to a tenth; absent where it names none. */
  measured?: number;
  /** The theme that the pair belongs to; the brand's own grounds are the same in both. */
  theme: 'light' | 'dark';
}

/** `light('--text', '--page', 17)` and so on: tuples keep the table readable. */
const pairsOf = (
  theme: ContrastPair['theme'],
  rows: readonly (readonly [ink: string, ground: string, least: 4.5 | 3, measured?: number])[],
): ContrastPair[] => rows.map(([ink, ground, least, measured]) => ({ ink, ground, least, measured, theme }));

/** The pairs of both themes beyond the brief's own list. */
const common = [
  ['--text', '--hover', 4.5],
  ['--text', '--menu-hover', 4.5],
  ['--text-soft', '--page', 4.5],
  ['--text-soft', '--panel', 4.5],
  ['--on-selected', '--selected', 4.5],
  ['--on-selected', '--selected-hover', 4.5],
  ['--text', '--mark', 4.5],
  ['--ring', '--page', 3],
  ['--ring', '--panel', 3],
  ['--project-red', '--panel', 3],
  ['--project-orange', '--panel', 3],
  ['--project-yellow', '--panel', 3],
  ['--project-green', '--panel', 3],
  ['--project-teal', '--panel', 3],
  ['--project-blue', '--panel', 3],
  ['--project-purple', '--panel', 3],
  ['--project-grey', '--panel', 3],
  ['--attention', '--hover', 4.5],
  ['--text', '--line', 4.5],
  ['--text', '--attention-ground', 4.5],
  ['--text', '--warn-ground', 4.5],
  ['--ring', '--hover', 3],
  ['--control', '--hover', 3],
  ['--selected', '--page', 3],
  ['--accent-line', '--page', 3],
] as const;

/** Every pair of section 2 of the design brief, and the ones that our components add. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairsOf('light', [
    ['--on-dark', '--ground-dark', 4.5, 18.1],
    ['--on-dark-soft', '--ground-dark', 4.5, 13.8],
    ['--on-dark-accent', '--ground-dark', 4.5, 7.8],
    ['--on-dark', '--dark-hover', 4.5],
    ['--cool', '--ground-dark', 3],
    ['--ground-signal', '--ground-dark', 3],
    ['--on-dark-soft', '--dark-hover', 4.5],
    ['--on-dark-accent', '--dark-hover', 4.5],
    ['--ink', '--cool', 4.5],
    ['--ink', '--ground-blush', 4.5],
    ['--ink', '--on-dark', 4.5],
    ['--ink', '--on-dark-soft', 4.5],
    ['--ink', '--on-dark-accent', 4.5],
    ['--text', '--ground-blush', 4.5],
    ['--on-signal', '--ground-signal', 4.5, 5.9],
    ['--on-signal', '--signal-hover', 4.5, 6.9],
    ['--on-signal', '--signal-press', 4.5, 4.7],
    ['--text', '--ground-signal', 4.5, 5.4],
    ['--text', '--page', 4.5, 17],
    ['--text-soft', '--ground-blush', 4.5, 8.4],
    ['--muted', '--page', 4.5, 5.8],
    ['--muted', '--hover', 4.5, 5.4],
    ['--attention', '--panel', 4.5, 5.7],
    ['--attention', '--page', 4.5, 5.4],
    ['--attention-text', '--attention-ground', 4.5, 4.7],
    ['--series-2', '--panel', 4.5, 6.4],
    ['--ok-text', '--ok-ground', 4.5, 5.5],
    ['--warn-text', '--warn-ground', 4.5, 6.5],
    ['--control', '--panel', 3, 4.3],
    ['--control', '--page', 3, 4],
    ['--accent-line', '--panel', 3, 3.3],
    ['--accent-text', '--panel', 4.5, 5.7],
    ['--accent-text', '--page', 4.5, 5.4],
    ['--text', '--panel', 4.5],
    ['--muted', '--panel', 4.5],
    ['--series-1', '--panel', 3],
    ...common,
  ]),
  ...pairsOf('dark', [
    ['--text', '--panel', 4.5, 17.4],
    ['--muted', '--panel', 4.5, 8.6],
    ['--series-1', '--panel', 4.5, 8.4],
    ['--attention', '--panel', 4.5, 7.5],
    ['--control', '--panel', 3, 4.3],
    ['--muted', '--hover', 4.5],
    ['--attention', '--page', 4.5],
    ['--attention-text', '--attention-ground', 4.5],
    ['--ok-text', '--ok-ground', 4.5],
    ['--warn-text', '--warn-ground', 4.5],
    ['--series-2', '--panel', 3],
    ['--control', '--page', 3],
    ['--accent-line', '--panel', 3],
    ['--accent-text', '--panel', 4.5],
    ['--accent-text', '--page', 4.5],
    ...common,
  ]),
];

/**
 * Colours of the palette that pictures are engraved in: lines and their ground. WCAG asks nothing of a decoration, but
 * below this the lines are hard to see.
 */
export const picturePairs = {
  least: 1.4,
  pairs: [
    ['claret', 'wine'],
    ['vermilion', 'wine'],
    ['coral', 'wine'],
    ['blush', 'wine'],
    ['glass', 'wine'],
    ['coral', 'claret'],
    ['wine', 'vermilion'],
    ['signal-line', 'vermilion'],
    ['wine', 'blush'],
    ['claret', 'blush'],
    ['wine', 'glass'],
    ['sea', 'glass'],
    ['claret', 'foam'],
    ['accent-line', 'foam'],
  ],
} as const;

/** The place of each token of a pair, in words for an owner. */
export const tokenWords: Readonly<Record<string, string>> = {
  '--page': 'the page',
  '--panel': 'a panel',
  '--hover': 'a row under the pointer',
  '--menu-hover': 'a menu entry under the pointer',
  '--text': 'text',
  '--text-soft': 'soft text',
  '--muted': 'quiet text',
  '--line': 'a line',
  '--control': 'the edge of a field',
  '--series-1': 'the first colour of charts',
  '--series-2': 'the second colour of charts',
  '--attention': 'the text of an error',
  '--selected': 'a selected row',
  '--on-selected': 'text',
  '--selected-hover': 'a selected row under the pointer',
  '--mark': 'marked words',
  '--ring': 'the focus ring',
  '--ok-ground': 'a badge of success',
  '--ok-text': 'text',
  '--warn-ground': 'a badge of a warning',
  '--warn-text': 'text',
  '--attention-ground': 'a badge of an error',
  '--attention-text': 'text',
  '--project-red': 'the colour of red projects',
  '--project-orange': 'the colour of orange projects',
  '--project-yellow': 'the colour of yellow projects',
  '--project-green': 'the colour of green projects',
  '--project-teal': 'the colour of teal projects',
  '--project-blue': 'the colour of blue projects',
  '--project-purple': 'the colour of purple projects',
  '--project-grey': 'the colour of grey projects',
  '--ground-dark': 'a dark band',
  '--on-dark': 'text',
  '--on-dark-soft': 'soft text',
  '--on-dark-accent': 'accents',
  '--ground-signal': 'a signal button or band',
  '--on-signal': 'text',
  '--signal-hover': 'a signal button under the pointer',
  '--signal-press': 'a pressed signal button',
  '--ground-blush': 'a light band',
  '--accent-line': 'lines of the accent colour',
  '--accent-text': 'words in the accent colour',
  '--ink': 'dark text',
  '--dark-hover': 'a dark band under the pointer',
  '--cool': 'the cool colour',
};

/** Relative luminance of an opaque sRGB colour, `#rgb` or `#rrggbb` (WCAG 2.2, definition of 'relative luminance'). */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  if (!/^#[\da-f]{6}$/i.test(digits)) throw new Error(`"${hex}" is not an opaque hex colour.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, definition of 'contrast ratio'). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
