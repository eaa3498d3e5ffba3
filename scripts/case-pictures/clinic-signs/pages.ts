import { pictograms, type Pictogram } from './pictograms';
import { plan, wayToDoor, wayToFour } from './plan';

/** An arrow of the signs, 100 high. @param turn - degrees from a right arrow */
const arrow = (x: number, y: number, size: number, colour: string, turn = 0) =>
  `<path d="M6 50H92M56 14L92 50L56 86" transform="translate(${x} ${y}) scale(${size / 100}) rotate(${turn} 50 50)" fill="none" stroke="var(--${colour})" stroke-width="15"/>`;

const numeral = (
  x: number,
  y: number,
  size: number,
  words: string | number,
  colour: string,
  anchor = 'start',
) =>
  `<text class="plain" x="${x}" y="${y}" font-size="${size}" fill="var(--${colour})" text-anchor="${anchor}">${words}</text>`;

const label = (x: number, y: number, size: number, words: string, colour: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="500" fill="var(--${colour})" ${more}>${words}</text>`;

const page = (ground: string, content: string) =>
  `<body style="background: var(--${ground})"><svg>${content}</svg>`;

const box = (x: number, y: number, width: number, height: number, colour: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="var(--${colour})"/>`;

/** A door of 90 by 210 with its bottom at y. */
const door = (x: number, y: number, scale: number, colour: string) =>
  box(x, y - 210 * scale, 90 * scale, 210 * scale, colour) +
  box(x + 76 * scale, y - 106 * scale, 5 * scale, 18 * scale, 'paper');

/** A walker 170 tall with the feet at y. */
const walker = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="var(--ink)" stroke-linecap="round" stroke-linejoin="round">
    <circle cx="2" cy="-156" r="11" fill="var(--ink)" stroke="none"/>
    <path d="M0-132L-2-84" stroke-width="26"/><path d="M-2-80L18-44L14-4h10" stroke-width="12"/><path d="M-4-80L-14-42L-32-6l8 3" stroke-width="12"/>
    <path d="M4-132L20-100L36-92" stroke-width="8"/><path d="M36-104h13v18h-13z" fill="var(--paper)" stroke-width="2"/></g>`;

/** The wall of the long corridor, with the numbers from the floor to the ceiling. */
export function corridor(): string {
  const floor = 440;
  return page(
    'glass',
    box(0, floor, 1200, 80, 'sea') +
      numeral(-150, floor, 628, 3, 'sea') +
      door(254, floor, 1.25, 'wine') +
      numeral(392, floor, 628, 4, 'sea') +
      door(790, floor, 1.25, 'vermilion') +
      numeral(928, floor, 628, 5, 'sea') +
      `<path d="M-10 482H846V${floor}" fill="none" stroke="var(--vermilion)" stroke-width="12"/>` +
      walker(700, 484, 1.25),
  );
}

/** The sign at the fork, as large as one sees it from a wheelchair beneath. */
export const fork = (): string =>
  page(
    'sea',
    box(0, 298, 1200, 4, 'glass') +
      arrow(172, 66, 176, 'paper', 180) +
      numeral(400, 262, 300, '1 2 3', 'paper') +
      numeral(168, 562, 300, '4 – 9', 'paper') +
      arrow(852, 366, 176, 'vermilion'),
  );

export const plates: readonly (() => string)[] = [
  () =>
    page(
      'paper',
      numeral(240, 520, 700, 4, 'sea', 'middle') +
        box(0, 520, 480, 80, 'vermilion') +
        label(24, 555, 21, 'Samples', 'ink') +
        label(24, 581, 15, 'Staff: Ambulatory Procedures Unit, B2 C', 'ink'),
    ),
  () =>
    page(
      'sea',
      numeral(240, 430, 560, 6, 'glass', 'middle') +
        box(92, 470, 296, 36, 'glass') +
        label(24, 575, 15, '6 and 9 have a bar, which is always below.', 'paper'),
    ),
  () =>
    page(
      'glass',
      [
        ['7 8 9', 3],
        ['4 5 6', 2],
        ['1 2 3', 1],
      ]
        .map(([numbers, floor], row) => {
          const y = 44 + row * 178;
          return (
            numeral(24, y + 132, 168, numbers!, 'sea') +
            `<circle cx="420" cy="${y + 76}" r="32" fill="none" stroke="var(--sea)" stroke-width="5"/>` +
            label(420, y + 85, 26, String(floor), 'sea', 'text-anchor="middle"')
          );
        })
        .join('') + label(24, 582, 15, 'Lift. The small number is the floor.', 'sea'),
    ),
];

export const planPage = (): string =>
  `<body style="background: var(--glass)"><svg viewBox="-405 -44 920 460">${plan()}</svg>`;

/** Somebody walks from the door to place 4. */
export function walk(frame: number): string {
  const share = Math.min(1, frame / 9);
  const seconds = Math.round(share * 250);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return `<body style="background: var(--sea)">
    <svg viewBox="-80 -100 490 476" style="block-size: 420px">${plan({ length: wayToDoor + share * (wayToFour - wayToDoor), ...(share === 1 && { goal: 4 }) })}</svg>
    <p class="at plain" style="inset: auto auto 10px 14px; font-size: 132px; color: var(--glass)">${time}</p>`;
}

const sheet = (content: string) =>
  `<body style="background: var(--glass)"><div style="position: absolute; inset: 44px 130px 0; padding: 44px 52px; color: var(--ink); background: var(--paper)">${content}</div>`;

/** The letter as patients had it, in the face of their printer. */
export const oldLetter = (): string =>
  sheet(`<style>p { margin-block-end: 11px } table { margin-block-end: 11px } td { padding: 0 22px 0 0 } div { font: 14.5px/1.38 'Liberation Serif', serif }</style>
    <p>NORTHPIER CLINIC OUTPATIENT SERVICES DIRECTORATE<br>Our ref: NPC/OPD/AMB/24-118834 &nbsp; NRN: 4471 902 116</p>
    <p>Dear Sir or Madam,</p>
    <p>RE: <u>AMBULATORY PROCEDURES UNIT (PHLEBOTOMY) — NEW REFERRAL — ROUTINE</u></p>
    <p>Further to the referral received from your General Practitioner dated 14/10/24, an outpatient attendance has been booked for you in the above Unit as detailed hereunder. Please note that the time shown is the time of registration and not the time at which you will be seen.</p>
    <table><tr><td>Clinic code:</td><td>AMB-PHL-R2</td><td>Date/Time:</td><td>12/11/24 0940</td></tr><tr><td>Location:</td><td>Block B, Level 2, Zone C</td><td>Check-in:</td><td>Reception 2 (Level 1)</td></tr></table>
    <p>On arrival patients should report to Reception 2 and thereafter proceed to Zone C via the Link Corridor (Block A, Level 3). Patients arriving by the Harbour Street entrance should note that Level 1 of Block A corresponds to Level 2 of Block B.</p>
    <p>Failure to attend without giving 48 hours’ notice may result in discharge to the care of your General Practitioner. If you are unable to attend please contact the Booking Office quoting both reference numbers above between 1000 and 1200 on weekdays.</p>
    <p>Patients are reminded that parking is limited and that the Directorate accepts no liability.</p>`);

export const newLetter = (): string =>
  sheet(`<style>b { font-weight: 600 } div { font-size: 21px; line-height: 1.4 }</style>
    <p>Dear Ms Orrin,</p>
    <p class="plain" style="font-size: 62px; margin-block: 20px 0">Tuesday 12 November<br>at 9:40</p>
    <p class="at plain" style="inset: 120px 40px auto auto; font-size: 440px; color: var(--vermilion)">4</p>
    <p style="margin-block-start: 34px; inline-size: 360px"><b>Go to 4.</b> Follow the line from the door. You do not need to ask anybody.</p>
    <p style="margin-block-start: 14px; inline-size: 360px">It is a blood sample. You may eat before. You will be out by 10:05.</p>
    <p style="margin-block-start: 14px; inline-size: 360px">Cannot come? <b>555 0144</b>, day or night.</p>`);

/** The least of twenty people who had to understand a pictogram. */
const enough = 17;

/** All that were drawn: large those that went up, small those that too few people understood. */
export function pictogramSheet(): string {
  const up = pictograms.filter(({ understood }) => understood >= enough);
  const down = pictograms.filter(({ understood }) => understood < enough);
  const row = (all: readonly Pictogram[], y: number, scale: number, colour: string) =>
    all.map(({ path, understood }, index) => {
      const x = 40 + index * (900 / all.length);
      return (
        `<path d="${path}" transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="var(--${colour})" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>` +
        numeral(x + scale * 50, y + scale * 158, scale * 44, understood, colour, 'middle')
      );
    });
  return page('foam', [...row(up, 72, 1.52, 'sea'), ...row(down, 424, 0.78, 'n4')].join(''));
}

/** Eye levels, in centimetres from the floor, beside a door. */
export function heights(): string {
  const floor = 548;
  const scale = 2.15;
  const level = (cm: number, words: string) => {
    const y = floor - cm * scale;
    return (
      `<path d="M0 ${y}H480" stroke="var(--vermilion)" stroke-width="2"/>` +
      label(20, y - 8, 16, `${cm}`, 'vermilion-deep', 'style="font-weight: 700"') +
      label(62, y - 8, 16, words, 'wine')
    );
  };
  return page(
    'mint',
    box(0, floor, 480, 52, 'sea') +
      numeral(36, floor, 620, 9, 'glass') +
      door(392, floor, scale, 'sea') +
      level(206, 'upper edge of a door') +
      level(157, 'eyes of an adult on foot') +
      level(118, 'eyes of an adult in a wheelchair') +
      level(96, 'eyes of a child of four'),
  );
}
