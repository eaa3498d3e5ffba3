import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { capture } from '../../scripts/review/capture';
import { judge } from '../../scripts/review/judge';
import { writeReport } from '../../scripts/review/report';
import { freezePage } from '../../scripts/review/freeze-page';
import { readSittings } from '../../scripts/review/stories';
import { withStoryViewer } from '../../scripts/review/story-viewer';
import { pictureIn, shotOf } from '../review/pictures';
import { nightly } from './nightly';
import { axeFaults, expect, test } from './site';

/** Built by `npm test` before the journeys. */
const storybook = join(import.meta.dirname, '../../storybook-static');

test('a story is taken in every mode it is said to be, and none looks like another', nightly, async () => {
  await withStoryViewer(storybook, async (viewer) => {
    const sittings = await readSittings(viewer, storybook, 'design-system-button--default');
    const shots = await capture({ viewer, sittings, out: test.info().outputPath('shots') });
    expect(shots.map(({ mode, error }) => `${mode} ${error}`).sort()).toEqual(
      ['dark', 'desktop', 'forced', 'phone', 'rtl'].map((mode) => `${mode} null`),
    );
    const pictures = await Promise.all(shots.map(({ file }) => readFile(file!, 'base64')));
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

test('a story with a play is also drawn in the modes that do not run it', nightly, async () => {
  await withStoryViewer(storybook, async (viewer) => {
    const sittings = await readSittings(viewer, storybook, 'foundations-plates--fields');
    const shots = await capture({ viewer, sittings, out: test.info().outputPath('shots') });
    expect(shots.map(({ mode, error }) => `${mode} ${error}`).sort()).toEqual(
      ['dark', 'desktop', 'phone'].map((mode) => `${mode} null`),
    );
  });
});

test(
  'a picture waits for what comes of itself within a second, and nothing comes later',
  nightly,
  async ({ page }) => {
    await page.addInitScript(freezePage, 0);
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
  },
);

test('the report shows a change side by side, at a divider and as a difference, opened from a disk', async ({
  page,
  noise,
}) => {
  const folder = test.info().outputPath();
  const [plain, dotted, taller] = await Promise.all([
    pictureIn(folder, 'plain'),
    pictureIn(folder, 'dotted', { dot: true }),
    pictureIn(folder, 'taller', { height: 10 }),
  ]);
  const judged = await judge(
    [shotOf('dotted', plain), shotOf('grown', plain), shotOf('gone', plain), shotOf('broken', plain)],
    [shotOf('dotted', dotted), shotOf('grown', taller), shotOf('broken', null, 'The story threw an error.')],
  );
  const file = join(folder, 'report.html');
  await writeReport(file, { judged, summary: '4 pictures' });
  await page.goto(pathToFileURL(file).href);
  // That a page comes from elsewhere.
  noise.forget();

  const entry = (name: string) => page.locator('details').filter({ has: page.getByText(name) });
  /** The colours of an entry's pictures, each with the number of its pixels. */
  const coloursOf = async (name: string) => {
    const png = await entry(name).locator('.pictures').screenshot();
    const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const counts: Record<string, number> = {};
    for (let at = 0; at < data.length; at += 3) {
      const colour = data.subarray(at, at + 3).join(' ');
      counts[colour] = (counts[colour] ?? 0) + 1;
    }
    return counts;
  };

  await expect(entry('dotted').getByRole('img', { name: 'Before' })).toBeVisible();
  await expect(entry('dotted').getByRole('img', { name: 'Now' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('radio', { name: 'Difference' }).check();
  expect(await coloursOf('dotted')).toEqual({ '0 0 0': 63, '0 0 255': 1 });
  await entry('grown').locator('summary').press('Enter');
  expect(await coloursOf('grown')).toEqual({ '0 0 0': 64, '255 255 255': 16 });

  await page.getByRole('radio', { name: 'Swipe' }).check();
  await page.getByRole('slider', { name: 'Divider' }).press('Home');
  const now = entry('dotted').locator('figure').last();
  await expect(now).toHaveCSS('clip-path', 'inset(0px 0px 0px 0%)');
  await page.getByRole('slider', { name: 'Divider' }).press('End');
  await expect(now).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)');

  await entry('broken').locator('summary').press('Enter');
  await expect(entry('broken')).toContainText('It cannot be drawn now.');
  await expect(entry('broken')).toContainText('The story threw an error.');
  await entry('gone').locator('summary').press('Enter');
  await expect(entry('gone').getByRole('img')).toHaveCount(1);
});
