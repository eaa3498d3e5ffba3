/** A smoothstep's two ends. */
type Range = readonly [from: number, to: number];

/** The swell itself, in a reference frame of 1440 x 900 px; u = x / width, w = y / height. */
export const swell = {
  width: 1440,
  height: 900,
  /** Where the sea begins: calm left of `from`, full right of `to` (u), the border swaying with w. */
  envelope: { from: 0.18, to: 0.86, sway: 0.1, swayRate: 3.1, swayOffset: 0.4 },
  /** Height of the wave as a share of the frame's height; waves across and down; a slow wobble bends the crest. */
  carrier: { height: 0.15, across: 1.55, down: 0.62, wobble: 0.1, wobbleAcross: 0.5, wobbleDown: 0.7 },
  /** The second harmonic sharpens the crest and leans it forward. */
  harmonic: { share: 0.32, offset: 1.1, down: 2.2 },
  /** A small ripple everywhere, so that the calm is not dead. */
  ripple: { height: 0.012, across: 2.2, down: 0.9 },
} as const;

/** How one artboard shows the swell: mapping, light, and the masks that keep it calm beneath text. */
export interface HeroArtboard {
  /** CSS px for which the composition was drawn; other sizes stretch to it. */
  width: number;
  height: number;
  /** CSS px between lines. */
  gap: number;
  /** Reference px at the artboard's origin, and reference px per artboard px. */
  originX: number;
  originY: number;
  scaleX: number;
  scaleY: number;
  /** Divides the displacement, so that a smaller picture of the sea has smaller waves. */
  shrink: number;
  /** Light falls from the left: gain on the slope across. */
  lightAcross: number;
  lightDown: number;
  /** Thickness and share of the displacement where the field is at rest. */
  restThickness: number;
  restDisplacement: number;
  /** Left to right growth of thickness and of tone, in u. */
  thicknessAcross: Range;
  toneAcross: Range;
  /** Calm under the navigation, artboard px down. */
  navigation: Range;
  /** Calm left of a slanted border, artboard px. */
  lee: Range;
  /** Rows and columns of the title: thickness is capped there at any phase. */
  titleTop: Range;
  titleBottom: Range;
  titleRight: Range;
  /** The field wakes below this (phone: below the buttons). */
  wake: Range;
  /** The field dies away here, inside the next section. */
  fade: Range;
}

/** Ranges that are already passed (1 everywhere) or never reached (0 everywhere). */
const PASSED: Range = [-2000, -1000];
const NEVER: Range = [8000, 9000];

export const heroArtboards = {
  desktop: {
    width: 1440,
    height: 1090,
    gap: 8.2,
    originX: -36,
    originY: 0,
    scaleX: 1,
    scaleY: 1,
    shrink: 1,
    lightAcross: 0.44,
    lightDown: 0.16,
    restThickness: 0.05,
    restDisplacement: 0.35,
    thicknessAcross: [0.1, 0.75],
    toneAcross: [0.05, 0.7],
    navigation: [30, 260],
    lee: [560, 800],
    titleTop: [175, 335],
    titleBottom: [750, 920],
    titleRight: [722, 930],
    wake: PASSED,
    fade: [830, 1060],
  },
  phone: {
    width: 390,
    height: 1010,
    gap: 5.6,
    originX: 470,
    originY: -659.2,
    scaleX: 1.9,
    scaleY: 1.748,
    shrink: 1.9,
    lightAcross: 0.46,
    lightDown: 0.147,
    restThickness: 0.06,
    restDisplacement: 0.3,
    thicknessAcross: PASSED,
    toneAcross: PASSED,
    navigation: PASSED,
    lee: PASSED,
    titleTop: NEVER,
    titleBottom: NEVER,
    titleRight: NEVER,
    wake: [430, 600],
    fade: [800, 985],
  },
} as const satisfies Record<string, HeroArtboard>;

/** Shares and levels that both artboards have in common. */
export const heroTone = {
  light: 0.46,
  /** How much steeper than they are the lines that the pointer lifts look in the light. */
  touchLight: 3,
  /** Thickness and tone from light: base + gain x light. */
  thicknessBase: 0.14,
  thicknessGain: 0.74,
  toneBase: 0.14,
  toneGain: 0.88,
  calmThickness: 0.09,
  calmTone: 0.22,
  navigationThickness: 0.34,
  navigationTone: 0.6,
  leeThickness: 0.5,
  /** The lee's border leans: px across per px down from the pivot. */
  leeSlant: 0.12,
  leePivot: 500,
  /** White text needs 0.12 or less beneath it. */
  titleThickness: 0.12,
  /** Pale ink in thin lines would only look grey there. */
  titleTone: 0.5,
} as const;

/**
 * What the scroll makes of the sea by the time the hero has gone: lower waves, as a share of the still's, and light from
 * below, where the day is about to break.
 */
export const heroCalm = { waves: 0.4, lightAcross: 0.1, lightDown: 0.6 } as const;

/** The pointer lifts the lines by up to `height` CSS px, dying away at `radius`. */
export const heroPointer = { height: 28, radius: 320 } as const;

/** Behind a pointer that moves they sink by up to `height`, dying away at `radius`. Full at `distance` px behind it. */
export const heroWake = { height: 14, radius: 240, distance: 180 } as const;

/** A press sends a ring through them: up to `height` at first, `width` px to either side of its crest. */
export const heroRing = { height: 16, width: 110 } as const;

/** How a box of CSS px shows the hero: which artboard, and artboard px per CSS px. */
export interface HeroFit {
  artboard: HeroArtboard;
  fitX: number;
  fitY: number;
}

/** Chooses and stretches the artboard for a box: phones below 800 CSS px, where the layout is one column. */
export function fitHero(width: number, height: number): HeroFit {
  const artboard = width < 800 ? heroArtboards.phone : heroArtboards.desktop;
  return { artboard, fitX: artboard.width / width, fitY: artboard.height / height };
}
