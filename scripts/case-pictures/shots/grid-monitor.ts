import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizes, type Shot } from './shot';

const noon = '2026-04-14T15:50:00Z';

/** The whole board on a ground of one colour. */
const board = (colour: string) => `
  .ground { display: none }
  body { background: var(--${colour}) }
  .board { zoom: 0.8; margin: 50px 60px; min-block-size: 650px; grid-template-columns: 10rem 1fr }
  main { padding: 32px 40px }`;

const phone = (colour: string) => `
  .ground { display: none }
  body { background: var(--${colour}) }
  .board { zoom: 0.7; inline-size: 400px; margin: 64px auto; border: 6px solid var(--ink); border-radius: 28px; overflow: hidden; min-block-size: 728px; align-content: start }`;

export const gridMonitorShots: readonly Shot[] = [
  {
    name: 'curve',
    ...sizes.bleed,
    at: noon,
    css: `.ground, .board nav, header, .stamp, .key { display: none !important }
      .board { display: block; margin: 0; background: none; color: var(--paper) }
      main { padding: 0 }
      .figures { gap: 44px; flex-wrap: nowrap; padding: 44px 54px 0; margin: 0 }
      .figures button { border: 0; color: var(--blush); font-size: 22px }
      .figures strong { font: 640 72px/1.05 var(--font-display); letter-spacing: -0.04em; color: var(--paper) }
      .sun strong { color: var(--glass) }
      .plot { position: fixed; inset: auto 0 0 }
      .plot canvas { block-size: 380px; --line: var(--claret); --vermilion-deep: var(--coral); --blush: var(--claret); --sea: var(--glass); --muted: var(--wine) }`,
  },
  {
    name: 'readings',
    ...sizes.wide,
    at: noon,
    css: `.ground, .board { display: none } body { background: var(--claret) }
      dialog { inline-size: 800px; max-block-size: none } dialog::backdrop { background: var(--claret) }
      .scroll { overflow: hidden; max-block-size: none } #behind-rows tr:nth-child(n + 8) { display: none }`,
    act: async (page) => page.getByRole('button', { name: /^Now/ }).click(),
  },
  { name: 'phone', ...sizes.tall, at: noon, css: phone('coral') },
  {
    name: 'shift',
    ...sizes.tall,
    at: noon,
    css: `${phone('claret')} #list li:not(:first-child) { display: none }`,
    act: async (page) => {
      await page.getByRole('link', { name: /^Alerts/ }).click();
      await page.getByLabel('What was it?').nth(2).fill('Fuse of string 4, changed');
      await page.getByRole('button', { name: 'Close the alert' }).nth(2).click();
    },
  },
  {
    name: 'sites',
    ...sizes.wide,
    at: noon,
    css: `${board('wine')} .scroll { overflow: hidden; max-block-size: none } #rows tr:nth-child(n + 11) { display: none }`,
    act: async (page) => page.getByRole('link', { name: 'Sites' }).click(),
  },
  {
    name: 'before',
    ...sizes.wide,
    drawn: () => readFileSync(join(import.meta.dirname, 'old-alerts.html'), 'utf8'),
  },
  {
    name: 'alerts',
    ...sizes.wide,
    at: noon,
    css: `${board('claret')} #alerts > h3, #written { display: none } main form { margin-block: 8px 12px } #list h3 { margin-block-start: 12px }`,
    act: async (page) => page.getByRole('link', { name: /^Alerts/ }).click(),
  },
];
