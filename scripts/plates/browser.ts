import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import sharp from 'sharp';
import { chromePath, chromiumFlags } from '../chromium';
import type { Raster } from './engrave';
import { root } from './fingerprint';

/** Thrown where a plate needs Chromium and none is installed. */
export class BrowserMissing extends Error {}

// Greyscale edges: coloured ones would be wrong at every other density.
const flags = [...chromiumFlags, '--headless=new', '--force-color-profile=srgb', '--disable-lcd-text'];

let browser: Promise<Browser> | undefined;

function launch(): Promise<Browser> {
  try {
    return chromium.launch({ executablePath: chromePath(), args: flags });
  } catch (error) {
    throw new BrowserMissing((error as Error).message);
  }
}

/** Ends the browser, if one was started. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

/**
 * Photographs a page of `scripts/plates/interfaces` at a size and density.
 * @param pictures CSS variables to set to pictures, such as `--ground`
 */
export async function photograph(
  page: string,
  size: { width: number; height: number; density: number },
  pictures: Readonly<Record<string, Raster>>,
): Promise<Raster> {
  browser ??= launch();
  const tab = await (
    await browser
  ).newPage({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.density,
    reducedMotion: 'reduce',
  });
  try {
    await tab.goto(pathToFileURL(resolve(root, 'scripts/plates/interfaces', page)).href);
    for (const [name, { data, width, height }] of Object.entries(pictures)) {
      const png = await sharp(data, { raw: { width, height, channels: 3 } })
        .png()
        .toBuffer();
      const value = `url(data:image/png;base64,${png.toString('base64')})`;
      await tab.evaluate(
        ([key, url]) => document.documentElement.style.setProperty(key!, url!),
        [name, value],
      );
    }
    await tab.evaluate(() => document.fonts.ready);
    const shot = await tab.screenshot({ type: 'png', animations: 'disabled' });
    const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } finally {
    await tab.close();
  }
}
