import { night, weightAt } from './night';

interface Line {
  x: number;
  y: number;
  size: number;
  weight?: number;
  colour?: string;
  /** @default 'start' */
  anchor?: 'start' | 'middle' | 'end';
}

/** Words or numbers, without flares: these are read from across a room. */
const line = (
  words: string | number,
  { x, y, size, weight = 700, colour = 'blush', anchor = 'start' }: Line,
) =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="var(--${colour})"
    style="font-family: Commissioner; font-weight: ${weight}; letter-spacing: -0.045em; font-variation-settings: 'FLAR' 0, 'VOLM' 0">${words}</text>`;

const page = (ground: string, content: string) =>
  `<body style="background: var(--${ground})"><svg>${content}</svg>`;

/** The same number half an hour, twelve and three minutes before its time. */
export const opening = (): string =>
  page(
    'ink',
    line(30, { x: 262, y: 486, size: 640, weight: weightAt(30), colour: 'vermilion-deep', anchor: 'end' }) +
      line(12, { x: 612, y: 486, size: 640, weight: weightAt(12), colour: 'coral', anchor: 'middle' }) +
      line(3, { x: 956, y: 486, size: 640, weight: weightAt(3), colour: 'vermilion' }),
  );

/** Draws a frame of the shelf's countdown, with its number of minutes left. */
export function countdown(frame: number): string {
  const minutes = [60, 45, 30, 20, 15, 10, 7, 5, 3, 2, 1, 0][frame]!;
  if (minutes === 0)
    return page(
      'vermilion',
      line('Rye', { x: 14, y: 240, size: 232, weight: 900, colour: 'ink' }) +
        line('out', { x: 14, y: 446, size: 232, weight: 900, colour: 'ink' }),
    );
  return page(
    'ink',
    line(minutes, {
      x: 206,
      y: 400,
      size: 396,
      weight: weightAt(minutes),
      colour: 'coral',
      anchor: 'middle',
    }) + line('Rye out', { x: 16, y: 514, size: 58, weight: 500 }),
  );
}

/** Every step of the night, each as heavy as it is at twenty to three. */
export function wholeNight(): string {
  const minuteOf = (at: string) => {
    const [hours, minutes] = at.split(':').map(Number) as [number, number];
    return (hours > 12 ? hours - 24 : hours) * 60 + minutes;
  };
  const now = minuteOf('02:40');
  const cells = night.map(({ at, words }, index) => {
    const [x, y] = [166 + (index % 3) * 306, 106 + Math.floor(index / 3) * 117];
    const away = minuteOf(at) - now;
    const colour = away < 0 ? 'claret' : away === 0 ? 'vermilion' : 'coral';
    return (
      line(at, { x, y, size: 112, weight: away < 0 ? 120 : weightAt(away), colour }) +
      line(words, { x: x + 4, y: y - 87, size: 19, weight: 500, colour: away < 0 ? 'd6' : 'blush' })
    );
  });
  return page('ink', cells.join(''));
}

/** The whole screen is a button: knuckles, an elbow or the back of a hand will do. */
export const screens: readonly (() => string)[] = [
  () =>
    page(
      'ink',
      line('12', { x: 232, y: 428, size: 452, weight: weightAt(12), colour: 'coral', anchor: 'middle' }) +
        line('Fold white', { x: 20, y: 556, size: 76, weight: 500 }),
    ),
  () =>
    page(
      'vermilion',
      line('Fold', { x: 14, y: 250, size: 232, weight: 900, colour: 'ink' }) +
        line('white', { x: 14, y: 440, size: 172, weight: 900, colour: 'ink' }) +
        line('2 min late', { x: 18, y: 560, size: 64, weight: 600, colour: 'ink' }),
    ),
  () =>
    page(
      'glass',
      line('118', { x: 226, y: 396, size: 318, weight: 800, colour: 'ink', anchor: 'middle' }) +
        line('Rye', { x: 20, y: 118, size: 120, weight: 800, colour: 'ink' }) +
        line('of 120 are out', { x: 20, y: 556, size: 62, weight: 600, colour: 'ink' }),
    ),
];

/** A number that fills the corner of an eye. */
export const glance = (): string =>
  page('ink', line('3', { x: 40, y: 720, size: 1180, weight: 900, colour: 'coral' }));

/** A loaf on the shelf. */
const loaf = (x: number, scale: number) =>
  `<g transform="translate(${x} 440) scale(${scale})"><path d="M-62 0C-74-58-36-84 0-84S74-58 62 0Z" fill="var(--coral)"/><path d="M-34-18C-30-44-18-58-8-66M-4-16C0-44 8-56 18-64M26-18C30-38 36-48 42-54" fill="none" stroke="var(--wine)" stroke-width="5" stroke-linecap="round"/></g>`;

/** The shelf of the bakehouse from 2.4 metres, with a sheet or a screen on it in the size that it is seen in. */
export function fromAfar(kind: 'sheet' | 'screen'): string {
  const rows = night
    .map(
      ({ at, words }, index) =>
        `<text x="394" y="${196 + index * 16.6}" font-size="9">${at}&#160;&#160; ${words}, batch ${index + 3}, 27 °C</text>`,
    )
    .join('');
  const thing =
    kind === 'sheet'
      ? `<rect x="372" y="134" width="216" height="306" fill="var(--blush)"/><g fill="var(--wine)"><text x="394" y="168" font-size="13" font-weight="600">NIGHT SHEET</text>${rows}</g>`
      : `<rect x="268" y="134" width="424" height="306" rx="12" fill="var(--ink)"/>${line(12, { x: 480, y: 352, size: 266, weight: weightAt(12), colour: 'coral', anchor: 'middle' })}${line('Fold white', { x: 480, y: 412, size: 46, weight: 500, anchor: 'middle' })}`;
  return page(
    'claret',
    `<rect y="440" width="960" height="14" fill="var(--blush)"/><rect y="454" width="960" height="146" fill="var(--wine)"/>${thing}
    ${loaf(64, 1.1)}${loaf(206, 0.95)}${loaf(764, 1)}${loaf(902, 1.15)}`,
  );
}

/** Draws the baked goods of the shop's orders, each sized by its share. */
export function orders(): string {
  const quantity = (count: number, words: string, { x, y, size, weight, colour }: Line) =>
    line(
      `${count}<tspan dx="${size * 0.06}" font-size="36" style="font-weight: 600; letter-spacing: -0.02em">${words}</tspan>`,
      { x, y, size, weight, colour },
    );
  return page(
    'blush',
    quantity(312, 'white', { x: 10, y: 336, size: 430, weight: 900, colour: 'wine' }) +
      quantity(120, 'rye', { x: 18, y: 566, size: 226, weight: 800, colour: 'vermilion-deep' }) +
      quantity(96, 'seeds', { x: 440, y: 566, size: 168, weight: 600, colour: 'vermilion-deep' }) +
      quantity(64, 'buns', { x: 738, y: 566, size: 112, weight: 400, colour: 'vermilion-deep' }),
  );
}
