import { withBrowser } from './browser';
import { printFigure } from './times';

/** Transferred bytes of a visit to the end of the page, including lazily loaded files. */
export interface WholeVisit {
  /** Script bytes before any user input. */
  scriptAtRest: number;
  /** All bytes, 10 s after load and after scrolling to the end. */
  bytes: number;
  script: number;
}

/** Opens the home page on a phone, waits, scrolls to the end in steps and adds up the transferred bytes. */
export async function measureVisit(origin: string): Promise<WholeVisit> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
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
    return { scriptAtRest, ...total };
  });
}

const KiB = 1024;

/** @returns a line for each missed goal. */
export function printVisit({ scriptAtRest, bytes, script }: WholeVisit): string[] {
  console.log('\n/ visited to its end');
  const print = (name: string, size: number, goal?: number) =>
    printFigure(
      `${name.padEnd(14)} ${(size / KiB).toFixed(1)} KiB${goal ? `  goal ≤ ${goal} KiB` : ''}`,
      goal !== undefined && size > goal * KiB,
    );
  return [
    ...print('script at rest', scriptAtRest, 75),
    ...print('everything', bytes, 650),
    ...print('script in all', script),
  ];
}
