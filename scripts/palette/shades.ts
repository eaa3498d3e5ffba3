import { hexOf, oklchOf } from './oklch';

/** The colours that a palette must name, and what each is for. */
export const colourNames = [
  'ink',
  'wine',
  'claret',
  'vermilion',
  'vermilion-deep',
  'coral',
  'blush',
  'foam',
  'paper',
  'glass',
  'sea',
] as const;

type ColourName = (typeof colourNames)[number];

/** The rule that derives a shade from a named colour. */
type ShadeRule = readonly [
  of: ColourName,
  /** Of the shade, 0 to 1; with `+` or `-` how much lighter than the colour. */
  lightness: number | `${'+' | '-'}${number}`,
  /** As a share of the colour's chroma. @default 1 */
  chroma?: number,
  /** Degrees from the colour's hue. @default 0 */
  turn?: number,
];

/** Shades that follow the named colours. The numbers give the first palette's shades to the digit; a test holds them. */
const derived = {
  'vermilion-hover': ['vermilion', '+0.038', 0.852, 1.3],
  'vermilion-press': ['vermilion', '-0.053', 0.961, -0.2],
  // The accent as a line on light grounds. A light accent needs a darker one of its own here.
  'accent-line': ['vermilion', '+0'],
  // Words and lines in the accent that are no mistake, such as a role under a name. Where mistakes are not in the accent's hue,
  // it needs a darker accent here.
  'accent-text': ['vermilion-deep', '+0'],
  // Lines on the accent in pictures, beside those in wine. On a light accent they are darker than it.
  'signal-line': ['blush', '+0'],
  'blush-1': ['blush', 0.96, 0.44, 1],
  n7: ['wine', 0.36, 0.5, -7],
  n5: ['wine', 0.498, 0.44, -3],
  n4: ['wine', 0.584, 0.42],
  n3: ['blush', 0.845, 0.34, -2],
  n2: ['blush', 0.908, 0.25, -2],
  n1: ['blush', 0.956, 0.15],
  mint: ['glass', 0.946, 0.39, -2],
  rose: ['vermilion-deep', 0.937, 0.17, 4],
  d1: ['wine', 0.14, 0.6, -9],
  d2: ['wine', 0.17, 0.61, -4],
  d3: ['wine', 0.218, 0.7, -3],
  d4: ['wine', 0.277, 0.7, -3],
  d5: ['wine', 0.39, 0.73, -2],
  d6: ['wine', 0.575, 0.62, -3],
  'd-text': ['blush', 0.965, 0.25, -2],
  'd-text-soft': ['blush', 0.885, 0.41, -2],
  'd-muted': ['wine', 0.75, 0.44, 2],
  'd-attention': ['vermilion-deep', 0.73, 0.88, 2],
  'd-mark': ['vermilion', 0.352, 0.34, -4],
  'd-ok': ['sea', 0.32, 0.62],
  'd-rose': ['vermilion-deep', 0.282, 0.42, -3],
} as const satisfies Readonly<Record<string, ShadeRule>>;

/** Shades that mean the same in every palette: yellow warns, and a project's red is red. */
const fixed = {
  straw: '#ffe9c7',
  amber: '#7a4700',
  'd-warn': '#40290a',
  'd-warn-text': '#ffd08a',
  'project-red': '#b8293f',
  'project-orange': '#c25a12',
  'project-yellow': '#967200',
  'project-green': '#4a8230',
  'project-teal': '#0e7f73',
  'project-blue': '#2f6aae',
  'project-purple': '#7d4aa3',
  'd-project-red': '#ff7083',
  'd-project-orange': '#ff9b57',
  'd-project-yellow': '#e6c64f',
  'd-project-green': '#92cb6d',
  'd-project-teal': '#63cdbd',
  'd-project-blue': '#83b6ee',
  'd-project-purple': '#c49cea',
} as const;

/** The grey of projects is the one of borders and of muted words. */
const same = { 'project-grey': 'n4', 'd-project-grey': 'd-muted' } as const;

export type ShadeName = keyof typeof derived | keyof typeof fixed;

/** The shades that a palette may name to replace the default. */
export const shadeNames = [...Object.keys(derived), ...Object.keys(fixed)] as ShadeName[];

/** The hex colours in `palette.yml`. */
export type NamedColours = Readonly<Record<ColourName, string>> & {
  readonly shades?: Readonly<Partial<Record<ShadeName, string>>>;
};

/** Every colour by its name in Sass, `#rrggbb`. */
export type Colours = ReadonlyMap<string, string>;

/** The named colour that a name follows: itself, or what its shade is made of. Null for shades that follow none. */
export function originOf(name: string): string | null {
  if (Object.hasOwn(derived, name)) return derived[name as keyof typeof derived][0];
  return Object.hasOwn(fixed, name) ? null : name;
}

function shadeOf(colour: string, [, lightness, share = 1, turn = 0]: ShadeRule): string {
  const origin = oklchOf(colour);
  return hexOf({
    lightness: typeof lightness === 'number' ? lightness : origin.lightness + Number(lightness),
    chroma: origin.chroma * share,
    hue: origin.hue + turn,
  });
}

/** All colours of a palette: those that it names, and the shades that follow. */
export function coloursOf({ shades = {}, ...named }: NamedColours): Colours {
  const colours = new Map<string, string>();
  for (const name of colourNames) colours.set(name, named[name].toLowerCase());
  for (const [name, rule] of Object.entries(derived)) colours.set(name, shadeOf(named[rule[0]], rule));
  for (const [name, hex] of Object.entries(fixed)) colours.set(name, hex);
  for (const [name, hex] of Object.entries(shades)) colours.set(name, hex.toLowerCase());
  for (const [name, other] of Object.entries(same)) colours.set(name, colours.get(other)!);
  return colours;
}
