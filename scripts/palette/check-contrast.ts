import { contrastOf, contrastPairs, picturePairs, tokenWords } from './contrast';
import { oklchOf } from './oklch';
import { nearestPassing } from './propose';
import type { Colours } from './shades';

/** The colour of each token, by theme: `--page` is `foam` in light. */
export type Tokens = Readonly<Record<'light' | 'dark', ReadonlyMap<string, string>>>;

const assigned = (scss: string) =>
  [...scss.matchAll(/(--[\w-]+): #\{s\.\$([\w-]+)\};/g)].map(([, token, name]) => [token!, name!] as const);

/** Reads the tokens that are one colour. @param root - the text of `_root.scss` @param theme - of `_theme.scss` */
export function tokensIn(root: string, theme: string): Tokens {
  const light = new Map(assigned(root));
  const [dark = ''] = theme.split('[data-theme', 1);
  return { light, dark: new Map([...light, ...assigned(dark)]) };
}

/** Two colours that appear together. */
interface Meeting {
  ink: string;
  ground: string;
  least: number;
  /** The place in words: 'quiet text on a panel, dark theme'. */
  where: string;
}

/** Two colours without enough contrast, and which one to change to what. */
export interface ContrastFault extends Meeting {
  ratio: number;
  /** The name of the colour whose lightness has to change least. */
  change: string;
  /** Its nearest colour that reaches the contrast. */
  proposal: string;
}

/** @throws Error for a pair whose token is no colour of the palette. */
export function meetingsOf(tokens: Tokens): Meeting[] {
  const named = contrastPairs.map(({ ink, ground, least, theme }) => {
    const [inkName, groundName] = [ink, ground].map((token) => tokens[theme].get(token));
    if (!inkName || !groundName)
      throw new Error(`${ink} or ${ground} is not one colour in the ${theme} theme.`);
    const where = `${tokenWords[ink]} on ${tokenWords[ground]}, ${theme} theme`;
    return { ink: inkName, ground: groundName, least, where };
  });
  const drawn = picturePairs.pairs.map(([ink, ground]) => ({
    ink,
    ground,
    least: picturePairs.least,
    where: 'lines in pictures',
  }));
  // Tokens of other names may have the same two colours; the first that needs the most speaks for all.
  const hardest = new Map<string, Meeting>();
  for (const meeting of [...named, ...drawn]) {
    const key = [meeting.ink, meeting.ground].sort().join(' ');
    if ((hardest.get(key)?.least ?? 0) < meeting.least) hardest.set(key, meeting);
  }
  return [...hardest.values()];
}

/** Every pair of colours that appear together without enough contrast. */
export function contrastFaults(colours: Colours, meetings: readonly Meeting[]): ContrastFault[] {
  const hexOf = (name: string) => colours.get(name)!;
  const neighboursOf = (name: string) =>
    meetings.flatMap(({ ink, ground, least }) => {
      if (ink === name) return [{ hex: hexOf(ground), least }];
      return ground === name ? [{ hex: hexOf(ink), least }] : [];
    });

  return meetings.flatMap((meeting) => {
    const { ink, ground, least } = meeting;
    const ratio = contrastOf(hexOf(ink), hexOf(ground));
    if (ratio >= least) return [];
    const sides = [
      { change: ink, other: ground },
      { change: ground, other: ink },
    ];
    const propose = (wanted: (side: (typeof sides)[number]) => ReturnType<typeof neighboursOf>) =>
      sides.flatMap((side) => {
        const proposal = nearestPassing(hexOf(side.change), wanted(side));
        if (proposal === null) return [];
        const moved = Math.abs(oklchOf(proposal).lightness - oklchOf(hexOf(side.change)).lightness);
        return [{ change: side.change, proposal, moved }];
      });
    // Best is a colour that is right for everything around it.
    const forAll = propose(({ change }) => neighboursOf(change));
    const forOne = propose(({ other }) => [{ hex: hexOf(other), least }]);
    const [best] = (forAll.length > 0 ? forAll : forOne).sort((a, b) => a.moved - b.moved);
    const { change, proposal } = best!;
    return [{ ...meeting, ratio, change, proposal }];
  });
}
