/** Takes the pictures of the case studies; `--help` prints how. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import sharp from 'sharp';
import { prototypePath } from '../../src/lib/prototype-path';
import { chromePath, chromiumFlags } from '../chromium';
import { createSiteServer } from '../serve';
import { withServer } from '../server/with-server';
import { ceramicsStudioShots } from './shots/ceramics-studio';
import { pageStyle } from './page-style';
import { gridMonitorShots } from './shots/grid-monitor';
import { clinicSignsShots } from './shots/clinic-signs';
import { harbourFerryShots } from './shots/harbour-ferry';
import { nightShiftShots } from './shots/night-shift';
import type { Shot } from './shots/shot';
import { sleevePressShots } from './shots/sleeve-press';

const shots: Readonly<Record<string, readonly Shot[]>> = {
  'harbour-ferry': harbourFerryShots,
  'ceramics-studio': ceramicsStudioShots,
  'grid-monitor': gridMonitorShots,
  'sleeve-press': sleevePressShots,
  'clinic-signs': clinicSignsShots,
  'night-shift': nightShiftShots,
};

const out = join(import.meta.dirname, '../../src/content/projects');
/** The bar that every prototype has is no part of the case. */
const always = '.about { display: none !important } * { caret-color: transparent !important }';

/** The frames of a shot, as PNG files. @param address - of the prototype */
async function framesOf(browser: Browser, address: string, shot: Shot): Promise<Buffer[]> {
  const { width, height, density, at = 0, drawn, css = '', act, frames = 1 } = shot;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    // The style sheet of the shot is none of the site's.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(at));
  if (!drawn) await page.goto(address);
  const head = `<!doctype html><style>${drawn ? pageStyle() : ''}</style>`;
  const pictures: Buffer[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    if (drawn) await page.setContent(head + drawn(frame));
    await page.evaluate(() => document.fonts.ready);
    await act?.(page, frame);
    if (frame === 0) await page.addStyleTag({ content: always + css });
    // Canvases are drawn again in their new size after a frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    pictures.push(await page.screenshot({ type: 'png', animations: 'disabled' }));
  }
  await context.close();
  return pictures;
}

/** Puts frames below each other. */
async function stripOf(frames: readonly Buffer[], { width, height, density }: Shot): Promise<sharp.Sharp> {
  const [first] = frames;
  if (frames.length === 1) return sharp(first);
  const [w, h] = [width * density, height * density];
  const canvas = { width: w, height: h * frames.length, channels: 3 as const, background: '#fff' };
  return sharp({ create: canvas }).composite(
    frames.map((input, index) => ({ input, left: 0, top: index * h })),
  );
}

/** Bytes of a file, which the repository keeps for good. */
const most = 120 * 1024;

/** Flat colours are smaller without loss than with it; many fine lines fit with more of it. */
async function packed(picture: sharp.Sharp): Promise<Buffer> {
  const raw = await picture.png().toBuffer();
  const lossless = await sharp(raw).webp({ lossless: true, effort: 6 }).toBuffer();
  let lossy = lossless;
  for (let quality = 78; quality >= 22 && (quality === 78 || lossy.length > most); quality -= 8)
    lossy = await sharp(raw).webp({ quality, effort: 6 }).toBuffer();
  return lossless.length < lossy.length ? lossless : lossy;
}

/** @param names - of pictures or of projects; without any, all are taken */
async function photographAll(site: string, names: readonly string[]) {
  const flags = ['--headless=new', '--force-color-profile=srgb', '--disable-lcd-text'];
  const browser = await chromium.launch({ executablePath: chromePath(), args: [...chromiumFlags, ...flags] });
  try {
    for (const [id, all] of Object.entries(shots)) {
      for (const shot of all) {
        const name = `${id}-${shot.name}`;
        if (names.length > 0 && !names.includes(id) && !names.includes(name)) continue;
        const strip = await stripOf(await framesOf(browser, site + prototypePath(id), shot), shot);
        const bytes = await packed(strip);
        writeFileSync(join(out, `${name}.webp`), bytes);
        console.log(`${name}.webp ${Math.round(bytes.length / 1024)} KB`);
      }
    }
  } finally {
    await browser.close();
  }
}

const help = `npx tsx scripts/case-pictures/main.ts [name …]
Takes the pictures of the case studies into src/content/projects: of the prototypes in a finished build, and of pages that are
drawn for them alone. Build again to see them.
  name  takes these alone: a picture such as "harbour-ferry-pass", or all of a project such as "sleeve-press"`;

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean' } },
  allowPositionals: true,
});

if (values.help) console.log(help);
else await withServer(createSiteServer(), (origin) => photographAll(origin, positionals));
