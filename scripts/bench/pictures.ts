import type { Browser } from 'playwright-core';
import { slowDown, withBrowser } from './browser';
import { timesFigure, type Section } from './figures';
import { pictureGoal } from './goals';

const rounds = 5;

/** The connection of Lighthouse's model, applied for real: latency in ms for each request, throughput in bytes per second. */
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** The picture that a page loads first: the hero's, or the one with the highest priority. Sketches before it are not in a `picture`. */
const firstPicture = "main picture:is([data-picture='hero'], :has(> [fetchpriority='high'])) > img";

/** Notes when the first picture is painted at full opacity, or that the complete page has none. Runs in the page. */
function watchPicture(selector: string) {
  const times: { picture?: number | null } = {};
  Object.assign(globalThis, { paintTimes: times });
  const isDrawn = (image: HTMLImageElement) =>
    image.complete &&
    image.naturalWidth > 0 &&
    getComputedStyle(image).opacity === '1' &&
    image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const look = () => {
    const image = document.querySelector<HTMLImageElement>(selector);
    if (document.readyState === 'complete' && !image) times.picture = null;
    else if (image && isDrawn(image))
      requestAnimationFrame(() => setTimeout(() => (times.picture = performance.now())));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** @returns the time in ms, or null for a page without a first picture */
async function paintOf(browser: Browser, url: string): Promise<number | null> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', connection);
    await slowDown(session);
    // tsx wraps inner functions in a helper that does not exist in the page.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watchPicture, firstPicture);
    await page.goto(url, { waitUntil: 'load' });
    const picture = await page.waitForFunction(
      () => {
        const { picture } = (globalThis as unknown as { paintTimes: { picture?: number | null } }).paintTimes;
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
    const times = new Map<string, number[]>(paths.map((path) => [path, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const path of paths) {
        const at = await paintOf(browser, origin + path);
        if (at !== null) times.get(path)!.push(at);
      }
    }
    const withPicture = [...times].filter(([, own]) => own.length > 0);
    const without = paths.filter((path) => !withPicture.some(([own]) => own === path));
    const note = without.length > 0 ? `; no first picture on ${without.join(', ')}` : '';
    return [
      {
        title: `First picture painted, on a slowed phone (medians of ${rounds}${note})`,
        figures: withPicture.map(([path, own]) => timesFigure(path, own, pictureGoal)),
      },
    ];
  });
}
