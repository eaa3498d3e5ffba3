import { throttling } from 'lighthouse/core/config/constants.js';
import type { Browser } from 'playwright-core';
import { pathTo } from '../../src/routes/paths';
import { openPhonePage, slowDown, withBrowser } from './browser';
import { timesFigure, type Section } from './figures';
import { pictureGoal } from './goals';

const rounds = 5;

/** Pages whose content has no picture. */
const withoutPicture = [pathTo('careers'), pathTo('contact')];

/** As under Lighthouse's real throttling: a browser delays requests but not handshakes, so each request has a longer delay. */
const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = throttling.mobileSlow4G;
const bytesPerSecond = (kbps: number) => (kbps * 1024) / 8;
const connection = {
  offline: false,
  latency: requestLatencyMs,
  downloadThroughput: bytesPerSecond(downloadThroughputKbps),
  uploadThroughput: bytesPerSecond(uploadThroughputKbps),
};

/** The picture that a page loads first: the hero's, or the one with the highest priority. Sketches before it are not in a `picture`. */
const firstPicture = "main picture:is([data-picture='hero'], :has(> [fetchpriority='high'])) > img";

/** Notes when the first picture is painted at full opacity, or NaN if the complete page has none. Runs in the page. */
function watchPicture(selector: string) {
  const times: { picture?: number } = {};
  Object.assign(globalThis, { paintTimes: times });
  const isDrawn = (image: HTMLImageElement) =>
    image.complete &&
    image.naturalWidth > 0 &&
    getComputedStyle(image).opacity === '1' &&
    image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const look = () => {
    const image = document.querySelector<HTMLImageElement>(selector);
    if (document.readyState === 'complete' && !image) times.picture = Number.NaN;
    else if (image && isDrawn(image))
      requestAnimationFrame(() => setTimeout(() => (times.picture = performance.now())));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** @returns the time in ms, or NaN if the page has no first picture */
async function paintOf(browser: Browser, url: string): Promise<number> {
  const page = await openPhonePage(browser, { deviceScaleFactor: 1.75 });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', connection);
    await slowDown(session);
    await page.addInitScript(watchPicture, firstPicture);
    await page.goto(url, { waitUntil: 'load' });
    const picture = await page.waitForFunction(
      () => {
        const { picture } = (globalThis as unknown as { paintTimes: { picture?: number } }).paintTimes;
        return picture === undefined ? null : { at: picture };
      },
      null,
      { timeout: 60_000 },
    );
    return (await picture.jsonValue())!.at;
  } finally {
    await page.context().close();
  }
}

/**
 * Measures when visitors see the first picture of a page. Lighthouse's largest paint is the title, or the sketch in the
 * picture's place.
 */
export async function measurePictures(origin: string, paths: readonly string[]): Promise<Section[]> {
  return withBrowser(async (browser) => {
    const pictured = paths.filter((path) => !withoutPicture.includes(path));
    const times = new Map<string, number[]>(pictured.map((path) => [path, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [path, own] of times) own.push(await paintOf(browser, origin + path));
    }
    return [
      {
        title: `First picture painted, on a slowed phone (medians of ${rounds})`,
        figures: [...times].map(([path, own]) => timesFigure(path, own, pictureGoal)),
      },
    ];
  });
}
