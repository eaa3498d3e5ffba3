import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { capture } from '../../scripts/review/capture';
import { holdStill } from '../../scripts/review/still';
import { readSittings } from '../../scripts/review/stories';
import { withStudio } from '../../scripts/review/studio';
import { expect, test } from './site';

/** Built by `npm test` before the journeys. */
const storybook = join(import.meta.dirname, '../../storybook-static');

test('a story is taken in every mode it is said to be, and none looks like another', async () => {
  await withStudio(storybook, async (studio) => {
    const sittings = await readSittings(studio, storybook, 'design-system-button--default');
    const shots = await capture({ studio, sittings, out: test.info().outputPath('shots') });
    expect(shots.map(({ mode, error }) => `${mode} ${error}`).sort()).toEqual(
      ['dark', 'desktop', 'forced', 'phone', 'rtl'].map((mode) => `${mode} null`),
    );
    const pictures = await Promise.all(shots.map(({ file }) => readFile(file!, 'base64')));
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

test('a picture waits for what comes of itself within a second, and nothing comes later', async ({
  page,
}) => {
  await page.addInitScript(holdStill, 0);
  await page.route('**/stage', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>-</title>' }),
  );
  await page.route('**/late.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto('/stage');
  const isAtRest = () => page.evaluate(() => (globalThis as unknown as { isAtRest(): boolean }).isAtRest());
  const comesToRest = async () => {
    expect(await isAtRest()).toBe(false);
    await expect.poll(isAtRest).toBe(true);
  };
  expect(await isAtRest()).toBe(true);

  await page.evaluate(() => void setTimeout(() => {}, 500));
  await comesToRest();
  await page.evaluate(() => {
    setTimeout(() => void (document.title = 'late'), 1200);
    clearTimeout(setTimeout(() => {}, 500));
  });
  expect(await isAtRest()).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await expect(page).toHaveTitle('-');

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/late.js';
    document.head.append(script);
  });
  await comesToRest();
  await page.evaluate(() => void fetch('/late.js'));
  await comesToRest();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/late.js';
    document.head.append(script);
    setTimeout(() => script.remove(), 100);
  });
  await comesToRest();
});
