import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { capture } from '../../scripts/review/capture';
import { judge, tallyOf } from '../../scripts/review/judge';
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

test('the report shows a change in three views, opened from a disk, by mouse and by keyboard', async ({
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
    [shotOf('dotted', dotted), shotOf('grown', taller), shotOf('broken', null, 'It threw.')],
  );
  const file = join(folder, 'report.html');
  await writeReport(file, { judged, tally: tallyOf(judged), base: '32b9d42', summary: '4 pictures' });
  await page.goto(pathToFileURL(file).href);
  // That a page comes from elsewhere.
  noise.forget();

  const stage = page.getByRole('region');
  const drawing = (name: string) => stage.getByRole('img', { name });
  /** The colours of a drawing, each with the number of its pixels. */
  const coloursOf = (name: string) =>
    drawing(name).evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      const counts: Record<string, number> = {};
      for (let at = 0; at < data.length; at += 4) {
        const colour = data.slice(at, at + 4).join(' ');
        counts[colour] = (counts[colour] ?? 0) + 1;
      }
      return counts;
    });

  await expect(page.getByRole('heading', { name: 'dotted' })).toBeVisible();
  await expect(drawing('Before')).toBeVisible();
  expect(await coloursOf('Before')).toEqual({ '255 255 255 255': 64 });
  expect(await coloursOf('Now')).toEqual({ '255 255 254 255': 1, '255 255 255 255': 63 });
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'difference' }).click();
  await expect(drawing('1 pixel differs, marked in red')).toBeVisible();
  expect(await coloursOf('1 pixel differs')).toEqual({ '195 42 14 255': 1, '254 254 254 255': 63 });

  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'grown' })).toBeVisible();
  await expect(drawing('16 pixels differ, marked in red')).toBeVisible();
  expect(await coloursOf('16 pixels differ')).toEqual({ '195 42 14 255': 16, '254 254 254 255': 64 });

  await page.keyboard.press('2');
  const slider = stage.getByRole('slider');
  await slider.focus();
  await slider.press('Home');
  await expect(stage.locator('.swipe')).toHaveCSS('--at', '0%');
  await expect(drawing('Now')).toBeVisible();

  await slider.press('Escape');
  await page.keyboard.press('j');
  await expect(stage).toContainText('It cannot be drawn now.It threw.');
  await expect(page.getByRole('button', { name: 'swipe' })).toBeDisabled();

  await page.getByRole('searchbox').fill('gone');
  await expect(page.getByRole('status')).toHaveText('1 of 1');
  await expect(stage).toContainText('The base has this picture; it is gone now.');
  await expect(drawing('Before')).toBeVisible();
  await expect(drawing('Now')).toHaveCount(0);
});
