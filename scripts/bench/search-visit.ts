import type { Page } from 'playwright-core';
import { searchIndexPath } from '../../src/routes/paths';
import { openDesktopPage, slowDown, withBrowser } from './browser';

/** Types into the search box of the bar and measures from each key to the frame with its results. */
async function measureKeys(page: Page, url: string, file: string, text: string): Promise<number[]> {
  await page.route(`**${searchIndexPath}`, (route) =>
    route.fulfill({ contentType: 'application/json', body: file }),
  );
  await page.goto(url, { waitUntil: 'load' });
  const box = page.getByRole('banner').getByRole('combobox').first();
  await box.click();
  // The first answer also waits for the index, so it is not measured.
  await box.fill(text.slice(0, 3));
  await page.getByRole('option').first().waitFor();
  await box.fill('');
  const session = await page.context().newCDPSession(page);
  await slowDown(session);
  await page.evaluate(() => {
    const times: number[] = [];
    let pressed = 0;
    document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
    new MutationObserver((changes) => {
      // Ignores the live region, which is debounced on purpose.
      const isSaid = changes.every(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('[role=status]'),
      );
      if (!pressed || isSaid || !document.querySelector('[role=option]')) return;
      const from = pressed;
      pressed = 0;
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)));
    }).observe(document.querySelector('header form')!, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(window, { searchTimes: times });
  });
  await box.pressSequentially(text, { delay: 250 });
  await page.waitForTimeout(1000);
  const times = await page.evaluate(() => (window as unknown as { searchTimes: number[] }).searchTimes);
  if (times.length === 0) throw new Error('No key was answered.');
  return times;
}

/**
 * Measures the wait after a key on the built site, with a replaced index.
 * @param json - the index.
 * @param text - the text to type.
 * @returns the times of the keys, in ms
 */
export async function visitSearch(origin: string, json: string, text: string): Promise<number[]> {
  return withBrowser(async (browser) =>
    measureKeys(await openDesktopPage(browser), `${origin}/about`, json, text),
  );
}
