import type { Page } from 'playwright-core';
import { sizes, type Shot } from './shot';

/** The evening of an opening. */
const seven = '2026-06-07T19:00:00Z';

const flat = (colour: string) => `.ground { display: none } body { background: var(--${colour}) }`;

/** One piece with its words, as the shelf shows it. */
const piece = (place: number, colour: string) => `${flat(colour)}
  main { inline-size: 100%; margin: 0; background: none }
  main > :not(.shelf), .piece .button, .state { display: none }
  .shelf { display: block; padding: 32px 48px }
  .piece:not(:nth-child(${place})) { display: none }
  .piece svg { inline-size: 384px; background: none; opacity: 1; margin-block-end: 24px }
  .piece h2 { font-size: 30px }
  .piece :is(.size, .price) { font-size: 18px; color: inherit }`;

/** The whole shop on its ground. */
const shop = `${flat('vermilion')}
  main { inline-size: 880px; margin: 36px auto }
  main .lead, main .foot, .piece :is(.button, .state, .size) { display: none }
  h1 { font-size: 56px; padding-block-start: 16px }
  .shelf { grid-template-columns: repeat(6, 1fr); gap: 14px; padding-block: 16px 24px }
  .piece svg { margin-block-end: 6px }
  .piece h2 { font-size: 14px }
  .piece .price { font-size: 13px }
  .piece:not([data-state='gone']) svg { opacity: 1 }`;

/** Puts the first two pieces into the bag that nobody has. */
async function fillBag(page: Page) {
  for (let count = 0; count < 2; count += 1) await page.locator('[data-state="free"] button').first().click();
  await page.getByRole('button', { name: /^Bag/ }).click();
}

const holdOne = (page: Page) => page.locator('.piece:nth-child(2) button').click();

/** Shows the shelf as others leave it: a prototype knows only what this device buys. */
async function sellOut(page: Page) {
  await page.evaluate(() => {
    for (const item of document.querySelectorAll<HTMLElement>('.piece')) item.dataset.state = 'gone';
    for (const price of document.querySelectorAll('.price')) price.textContent = 'Sold';
  });
}

export const ceramicsStudioShots: readonly Shot[] = [
  {
    name: 'lines',
    ...sizes.bleed,
    at: seven,
    css: `${flat('vermilion')}
      main { position: static; background: none }
      main > :not(.shelf), .piece:not(:nth-child(2)), .piece > :not(svg) { display: none }
      .piece svg { position: fixed; inset: -330px auto auto -150px; inline-size: 1500px; block-size: 1500px; background: none; opacity: 1; color: var(--wine) !important }`,
  },
  { name: 'reed', ...sizes.tall, at: seven, css: piece(1, 'foam') },
  { name: 'harvest', ...sizes.tall, at: seven, css: piece(2, 'blush') },
  { name: 'wave', ...sizes.tall, at: seven, css: piece(3, 'mint') },
  {
    name: 'held',
    ...sizes.wide,
    at: seven,
    css: `${flat('foam')}
      main { inline-size: 100%; margin: 0; background: none }
      main > :not(.shelf), .piece:not(:nth-child(n + 2):nth-child(-n + 4)) { display: none }
      .shelf { grid-template-columns: repeat(3, 1fr); padding: 48px }
      .piece svg { background: var(--paper) }
      .piece[data-state='mine'] svg { background: var(--mint) }`,
    act: holdOne,
  },
  {
    name: 'bag',
    ...sizes.tall,
    at: seven,
    css: `dialog { zoom: 0.8; inline-size: 26rem; block-size: 660px; margin: auto; border: 6px solid var(--ink); border-radius: 28px }
      dialog::backdrop { background: var(--vermilion) }
      dialog .hint { display: none }`,
    act: fillBag,
  },
  { name: 'opening', ...sizes.wide, at: seven, css: shop },
  { name: 'after', ...sizes.wide, at: seven, css: shop, act: sellOut },
];
