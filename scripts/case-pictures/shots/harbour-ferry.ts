import type { Page } from 'playwright-core';
import { sizes, type Shot } from './shot';

/** A day with a spring tide: at 14:30 the gangway of gate 1 is too steep. */
const day = '2026-06-17';
const afternoon = `${day}T14:05:00Z`;

const flat = (colour: string) => `.ground { display: none } body { background: var(--${colour}) }`;

/** Whole phones in the middle of the picture. */
const phones = (zoom: number, height: number) => `
  main { zoom: ${zoom}; block-size: ${height / zoom}px; padding: 0; align-items: center; flex-wrap: nowrap }
  .phone { inline-size: 24rem; flex: none; border: 6px solid var(--ink); border-radius: 28px }
  .later li:nth-child(n + 4) { display: none }`;

const takeSeat = (page: Page) => page.getByRole('button', { name: 'Take a seat' }).click();

/** The dark part of the boarding pass alone. */
const ticket = `
  .phone:not(.pass) { display: none }
  main { padding: 0 }
  .pass { position: fixed; inset: 0; inline-size: auto; border: 0; border-radius: 0; background: var(--wine) }
  .pass > :not(.ticket) { display: none }`;

const comparedTicket = `${ticket}
  .ticket { padding: 40px 56px }
  .ticket h2 { font-size: 28px }
  .band { block-size: 356px; margin-block: 28px }
  .places { justify-content: flex-start; gap: 88px; font-size: 20px }
  .places dd { font-size: 40px }`;

export const harbourFerryShots: readonly Shot[] = [
  {
    name: 'hour',
    ...sizes.bleed,
    at: afternoon,
    css: `${flat('mint')}
      main, .phone { padding: 0; inline-size: 100%; block-size: 600px; border: 0; border-radius: 0; background: none }
      .phone > :not(.time, .way, .seats, .gate, .tide) { display: none }
      .phone > .time { font-size: 280px; margin: 24px 0 0 44px; line-height: 0.95 }
      .phone > .way { margin: 0 0 0 56px; font-size: 22px; color: var(--wine) }
      .phone > :is(.seats, .gate) { position: absolute; inset-block-start: 56px; inset-inline-start: 728px; margin: 0; max-inline-size: 168px }
      .phone > .gate { inset-block-start: 184px }
      :is(.seats, .gate) strong { display: block; font-size: 38px }
      .tide { position: absolute; inset: auto 0 0 }
      .tide svg { block-size: 290px }
      .buoy { inline-size: 40px; block-size: 40px; border-width: 7px }`,
  },
  {
    name: 'morning',
    ...sizes.tall,
    at: `${day}T07:45:00Z`,
    css: flat('mint') + phones(0.7, 600),
  },
  { name: 'low-tide', ...sizes.tall, at: afternoon, css: flat('glass') + phones(0.7, 600) },
  {
    name: 'mine',
    ...sizes.tall,
    at: `${day}T18:15:00Z`,
    css: `${flat('sea')}${phones(0.7, 600)} .pass { display: none }`,
    act: takeSeat,
  },
  {
    name: 'day',
    ...sizes.frame,
    at: `${day}T11:45:00Z`,
    css: `${flat('glass')}${phones(0.64, 540)} * { transition: none !important }`,
    // Five minutes before each boat, from noon to the evening.
    act: async (page, frame) => {
      await page.clock.setFixedTime(Date.parse(`${day}T11:45:00Z`) + frame * 40 * 60_000);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    },
  },
  {
    name: 'pass',
    ...sizes.tall,
    at: afternoon,
    css: `${flat('blush')}${phones(0.72, 600)} .phone:not(.pass) { display: none }`,
    act: takeSeat,
  },
  {
    name: 'band',
    ...sizes.wide,
    at: afternoon,
    css: `${ticket} .ticket { padding: 0 } .ticket > :not(.band) { display: none } .band { block-size: 600px; margin: 0 }`,
    act: takeSeat,
  },
  { name: 'today', ...sizes.wide, at: afternoon, css: comparedTicket, act: takeSeat },
  { name: 'yesterday', ...sizes.wide, at: '2026-06-16T14:05:00Z', css: comparedTicket, act: takeSeat },
];
