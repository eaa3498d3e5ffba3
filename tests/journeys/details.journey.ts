import { expect, open, readThrough, test } from './site';

test('sets code in one face', async ({ page }) => {
  await page.goto('/blog/hydration-that-waits-for-the-reader');
  const faces = await page.evaluate(() =>
    [...document.querySelectorAll('main code')].map((code) => getComputedStyle(code).fontFamily),
  );
  expect(faces.length).toBeGreaterThan(2);
  expect(new Set(faces).size).toBe(1);
});

test('draws a round ring around what is pressed', async ({ page }) => {
  await open(page, '/about');
  for (let step = 0; step < 6; step++) await page.keyboard.press('Tab');
  const radius = await page.evaluate(() => getComputedStyle(document.activeElement!).borderRadius);
  expect(radius).not.toBe('0px');
});

test('draws the apostrophe of the banner curled, and keeps its text', async ({ page }) => {
  await open(page);
  await readThrough(page);
  await expect(page.getByRole('heading', { name: "Let's Talk with us" })).toHaveText("Let's Talk with us");
  const [straight, curled] = await page.evaluate(async () => {
    await document.fonts.load('640 100px Commissioner', "'’");
    return ["'", '’'].map((text) => {
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d')!;
      pen.font = '640 100px Commissioner';
      pen.fillText(text, 20, 120);
      return canvas.toDataURL();
    });
  });
  expect(straight).toBe(curled);
});

test('lets letters be read through the cursor', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Careers' }).first().hover();
  const dot = page.locator('[data-cursor][data-state=over] > :last-child > *');
  await expect(dot).toHaveCSS('opacity', '0');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`never shows the words of two people over one another, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page);
    await readThrough(page);
    const carousel = page.getByRole('region', { name: 'Team members' });
    await carousel.scrollIntoViewIfNeeded();
    // Until its code runs, the people stand side by side.
    await expect(carousel).toHaveAttribute('data-live', 'true');
    // The pointer over it stops it from going on by itself.
    await carousel.getByRole('button', { name: 'Next team member' }).hover();
    await page.evaluate(() => {
      const seen = Object.assign(window, { frames: [] as number[][] });
      const look = () => {
        const words = [...document.querySelectorAll('[data-position] h3')];
        seen.frames.push(words.map((each) => Number(getComputedStyle(each.parentElement!).opacity)));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const shown = page.locator('[data-position=current] h3');
    const before = await shown.textContent();
    await carousel.getByRole('button', { name: 'Next team member' }).click();
    await expect(shown).not.toHaveText(before!);
    await expect(shown.locator('..')).toHaveCSS('opacity', '1');
    const frames = await page.evaluate(() => (window as unknown as { frames: number[][] }).frames);
    const doubled = frames.filter((frame) => frame.filter((opacity) => opacity > 0.1).length > 1);
    expect(doubled).toEqual([]);
  });

test('shows the filter of the portfolio before the pointer moves', async ({ page }) => {
  await page.goto('/portfolio');
  await expect(page.getByRole('button', { name: 'Filter' })).toBeVisible();
});

test('lays the picture of a lost page right below the bar', async ({ page, noise }) => {
  await page.goto('/nowhere-at-all');
  const bar = (await page.getByRole('banner').boundingBox())!;
  const picture = (await page.locator('main picture').boundingBox())!;
  expect(Math.abs(picture.y - bar.height)).toBeLessThanOrEqual(1);
  noise.forget();
});

test('ends on a phone soon after the legal links, in two rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await readThrough(page);
  const { rows, rest } = await page.getByRole('contentinfo').evaluate((footer) => {
    const row = [...footer.lastElementChild!.children].map((each) => each.getBoundingClientRect());
    const middles = new Set(row.map(({ top, height }) => Math.round(top + height / 2)));
    return { rows: middles.size, rest: footer.getBoundingClientRect().bottom - row.at(-1)!.bottom };
  });
  expect(rows).toBe(2);
  expect(rest).toBeLessThanOrEqual(16);
});

test('goes on growing on a large screen', async ({ page }) => {
  const sizeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 1200 });
    await page.goto('/');
    return page.locator('h1').evaluate((title) => parseFloat(getComputedStyle(title).fontSize));
  };
  const [medium, large, huge] = [await sizeAt(1920), await sizeAt(2560), await sizeAt(3840)];
  expect(medium).toBe(152);
  expect(large).toBeGreaterThan(185);
  expect(huge).toBeGreaterThan(large);
});
