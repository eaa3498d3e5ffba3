import { openPhonePage, withBrowser } from './browser';
import type { Section } from './figures';
import { visitGoals } from './goals';

/**
 * Opens the home page on a phone, waits 10 s, scrolls to the end in steps and adds up the transferred bytes, including
 * lazily loaded files.
 */
export async function measureVisit(origin: string): Promise<Section[]> {
  return withBrowser(async (browser) => {
    const page = await openPhonePage(browser, { deviceScaleFactor: 1.75 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    const total = { bytes: 0, script: 0 };
    session.on(
      'Network.responseReceived',
      ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      total.bytes += encodedDataLength;
      if (scripts.has(requestId)) total.script += encodedDataLength;
    });
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    await page.waitForTimeout(5000);
    const scriptAtRest = total.script;
    await page.waitForTimeout(5000);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 400) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(60);
    }
    await page.waitForTimeout(1500);
    return [
      {
        title: '/ visited to its end',
        figures: [
          {
            name: 'script before any input',
            unit: 'KiB',
            value: scriptAtRest,
            ...visitGoals.scriptAtRest,
          },
          { name: 'all files', unit: 'KiB', value: total.bytes, ...visitGoals.bytes },
          { name: 'all scripts', unit: 'KiB', value: total.script },
        ],
      },
    ];
  });
}
