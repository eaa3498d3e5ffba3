import { clock, code, release, releases, secondsOf, type Ink, type Release } from './records';
import { alongRing, beginOf, middles, print, sleeveSize, type PrintOptions } from './sleeve';

type Window = readonly [x: number, y: number, width: number, height: number];

/** Prints within a window of millimetres, which fills the page. */
const printed = (ground: string, window: Window, content: string) =>
  `<body style="background: var(--${ground})"><svg viewBox="${window.join(' ')}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;

const text = (x: number, y: number, size: number, words: string, more = '') =>
  `<text class="display" x="${x}" y="${y}" font-size="${size}" ${more}>${words}</text>`;

/** The words of a sleeve's front, which both plates print. */
const frontWords = ({ number, artist, title }: Release) =>
  text(9, 19, 13, artist) + text(9, 306, 13, title) + text(306, 19, 13, code(number), 'text-anchor="end"');

const front = (each: Release, options: PrintOptions = {}) =>
  print(each, { both: frontWords(each), ...options });

/** A sleeve between those of its neighbours. */
export function opening(): string {
  const beside = (each: Release, x: number) => `<g transform="translate(${x})">${print(each)}</g>`;
  const [left, middle, right] = [release(36), release(31), release(32)];
  return printed('blush', [-182.5, -38, 680, 294.7], beside(left, -330) + beside(right, 330) + print(middle));
}

/** Draws a detail of the crossing sides, close enough to read the names along the grooves. */
export function grooves(): string {
  const winter = release(31);
  const [a, b] = middles(winter);
  const names = ([0, 1] as const).flatMap((side) =>
    winter.sides[side].map((track, index) => {
      if (!track.isSung) return '';
      const words = `${'AB'[side]}${index + 1} ${track.name} ${clock(track.seconds)}`;
      const radius = beginOf(winter.sides[side], index) - 4.4;
      return alongRing(
        `t${side}${index}`,
        `${words} · `.repeat(4),
        [a, b][side]!,
        radius,
        side === 0 ? 20 : -70,
      );
    }),
  );
  const both = `<g font-family="Instrument Sans" font-size="3.4" font-weight="600" fill="var(--foam)">${names.join('')}</g>`;
  return printed('foam', [60, 46, 108, 54], print(winter) + both);
}

export const frontPage = (): string =>
  `<body style="background: var(--glass)"><div style="position: absolute; inset: 60px 0 0 60px; background: var(--foam)"><svg viewBox="0 0 ${sleeveSize} ${sleeveSize}" style="inset: 0 auto auto 0; inline-size: 540px; block-size: 540px">${front(release(31))}</svg></div>`;

export function back(): string {
  const { sides } = release(31);
  const lines = sides.flatMap((side, index) =>
    side.map(
      ({ name, seconds }, place) =>
        `<tr><td class="display">${clock(seconds)}</td><td>${'AB'[index]}${place + 1}</td><td class="display">${name}</td></tr>`,
    ),
  );
  return `<style>
    table { margin: 26px 0 0 36px; border-spacing: 0 } td { padding: 0; white-space: nowrap; vertical-align: baseline }
    .display { font-size: 76px; line-height: 78px; padding-inline-end: 22px }
    td:first-child { text-align: end } td:nth-child(2) { font: 600 17px 'Instrument Sans'; padding-inline-end: 18px }
  </style><body style="background: var(--vermilion); color: var(--ink)"><table>${lines.join('')}</table>`;
}

/** The plates of a release over each other, track by track. */
export function press(frame: number): string {
  const winter = release(31);
  const [a, b] = [Math.min(frame, 4), Math.max(0, Math.min(frame - 5, 3))];
  const all = [...winter.sides[0].slice(0, a), ...winter.sides[1].slice(0, b)];
  const last = all.at(-1);
  const line = last ? `${frame < 6 ? 'A' : 'B'}${frame < 6 ? a : b} ${last.name}` : 'Winter Bookkeeping';
  return `<body style="background: var(--foam)">
    <svg viewBox="0 0 ${sleeveSize} ${sleeveSize}" style="inset: 0 0 auto; block-size: 432px">${front(winter, { shown: [a, b], both: frame > 8 ? frontWords(winter) : '' })}</svg>
    <p class="at display" style="inset: 442px auto auto 12px; font-size: 64px">${clock(secondsOf(all))}</p>
    <p class="at" style="inset: 506px auto auto 14px; font-weight: 500">${line}</p>`;
}

/** A sleeve across the page, of one plate or of both. */
export function plates(count: 1 | 2): string {
  const both = text(6, 128, 62, 'Standing') + text(6, 182, 62, 'Room');
  return printed('paper', [0, 20, 320, 200], print(release(34), { both, plates: count }));
}

export const posters: readonly (() => string)[] = [
  () => {
    const each = release(32);
    return printed(
      'foam',
      [6, -30, 290, 362.5],
      print(each, { both: text(0, 0, 128, 'Otter', 'transform="translate(98 326) rotate(-90)"') }),
    );
  },
  () => {
    const each = release(33);
    return printed('blush-1', [36, 96, 150, 187.5], print(each, { both: text(40, 277, 41, 'Isobars') }));
  },
  () => {
    const each = release(36);
    return printed('paper', [60, 10, 232, 290], print(each, { both: text(60, 186, 184, '40') }));
  },
];

/** On these inks no word in another can be read: they leave it out, as all do for mint, which is too pale for words. */
const dark: readonly Ink[] = ['sea', 'claret'];

/** Twelve records on a shelf, the newest first. */
export function spines(): string {
  const width = 100;
  const spine = ({ inks: [ground, ink], number, title }: Release, index: number) => {
    const words =
      dark.includes(ground) || ink === 'glass'
        ? 'fill="var(--paper)"'
        : `fill="var(--${ink})" style="mix-blend-mode: multiply"`;
    return `<rect x="${index * width}" width="${width - 3}" height="600" fill="var(--${ground})"/>
      <g ${words} transform="translate(${index * width + 25} 16) rotate(90)">${text(0, 0, 70, `${number} ${title}`)}</g>`;
  };
  return `<body style="background: var(--ink)"><svg style="isolation: isolate">${releases.slice(-12).reverse().map(spine).join('')}</svg>`;
}

/** All 36 by length, as the site's first page has them. */
export function catalogue(): string {
  const time = ({ sides }: Release) => secondsOf(sides.flat());
  const ordered = [...releases].sort((a, b) => time(a) - time(b));
  const items = ordered.map(
    (each) =>
      `<li><svg viewBox="0 0 ${sleeveSize} ${sleeveSize}">${print(each)}</svg>${clock(time(each))}</li>`,
  );
  return `<style>
    header { display: flex; justify-content: space-between; padding: 22px 18px 10px; font-size: 46px }
    ol { display: grid; grid-template-columns: repeat(9, 1fr); gap: 13px; padding: 14px 18px; list-style: none }
    li { font: 600 13px/1 'Instrument Sans' } svg { position: static; block-size: auto; margin-block-end: 7px; background: var(--paper) }
  </style><body style="color: var(--paper); background: var(--wine)"><header class="display"><span>Lanternfish</span><span>36, shortest first</span></header><ol>${items.join('')}</ol>`;
}

const trackRows = ({ sides }: Release) =>
  sides
    .flatMap((side, index) =>
      side.map(
        ({ name, seconds }, place) =>
          `<tr><th>${'AB'[index]}${place + 1}</th><td>${name}</td><td>${clock(seconds)}</td></tr>`,
      ),
    )
    .join('');

/** A release on the site, on a phone. */
export function phonePage(): string {
  const each = release(32);
  return `<style>
    .cover { position: absolute; inset: 0 0 auto; block-size: 336px; background: var(--blush-1); overflow: hidden }
    .words { position: absolute; inset: 336px 0 0; background: var(--paper); padding: 20px 24px }
    h1 { font-size: 60px; margin: 0 0 12px -2px } table { inline-size: 100%; border-collapse: collapse }
    th, td { text-align: start; font-weight: 400; font-size: 18px; padding: 9px 0; border-block-start: 1px solid var(--n2) } th { inline-size: 44px; font-weight: 600 } td:last-child { text-align: end }
  </style><body><div class="cover"><svg viewBox="30 0 290 203" preserveAspectRatio="xMidYMid slice">${print(each)}</svg></div>
    <div class="words"><h1 class="display">Open<br>All Night</h1><table>${trackRows(each)}</table></div>`;
}
