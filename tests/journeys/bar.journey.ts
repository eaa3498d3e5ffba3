import { chromium, type Page } from '@playwright/test';
import { chromePath, chromiumFlags } from '../../scripts/chromium';
import { nightly } from './nightly';
import { expect, live, open, scrollToPx, test } from './site';

const bar = (page: Page) => page.getByRole('banner');
const projectsButton = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Projects' });
const styleOf = (page: Page) => bar(page).evaluate((element) => getComputedStyle(element).backgroundColor);
/** Waits until the colours have changed, if they do. */
const settled = (page: Page) =>
  bar(page).evaluate(async (element) => {
    // React draws the bar between frames.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const changes = element.getAnimations({ subtree: true }).filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
const white = 'rgb(255, 255, 255)';

async function linkColour(page: Page) {
  return page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About Us' })
    .evaluate((link) => getComputedStyle(link).color);
}

/** Ground of the dropdown's panel while it is open. */
async function panelGround(page: Page) {
  await projectsButton(page).click();
  const item = page.getByRole('link', { name: 'Mobile Apps' }).first();
  await expect(item).toBeVisible();
  const ground = await item.evaluate((link) => getComputedStyle(link.closest('ul')!).backgroundColor);
  await page.keyboard.press('Escape');
  return ground;
}

test.describe('the bar on the home page', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('changes its ground past 50 px, and its links and dropdowns past 20 px', async ({ page }) => {
    await open(page);
    const blush = 'rgb(255, 217, 204)';
    const wine = 'rgb(46, 7, 25)';
    const steps = [
      { top: 0, links: white, isWhite: false, isPanelDark: true },
      { top: 20, links: white, isWhite: false, isPanelDark: true },
      { top: 21, links: blush, isWhite: false, isPanelDark: false },
      { top: 50, links: blush, isWhite: false, isPanelDark: false },
      { top: 51, links: wine, isWhite: true, isPanelDark: false },
    ];
    const dark = await panelGround(page);
    for (const { top, links, isWhite, isPanelDark } of steps) {
      await scrollToPx(page, top);
      await settled(page);
      const at = `at ${top} px`;
      expect.soft(await linkColour(page), `links ${at}`).toBe(links);
      expect.soft((await styleOf(page)) === white, `white ground ${at}`).toBe(isWhite);
      if (!isWhite) expect.soft((await panelGround(page)) === dark, `dark dropdown ${at}`).toBe(isPanelDark);
    }
    expect((await bar(page).boundingBox())?.height).toBeLessThan(75);
  });

  test(
    'has a logo whose wave travels one period before any script is there',
    nightly,
    async ({ page, noise }) => {
      await page.route('**/*.js', (route) => route.abort());
      // On a busy machine the wave is over before the test can ask for it.
      await page.addInitScript(() => {
        Object.assign(globalThis, { started: 0 });
        addEventListener('animationstart', ({ target }) => {
          if ((target as Element).closest('header'))
            (globalThis as unknown as { started: number }).started += 1;
        });
      });
      await page.goto('/');
      await expect
        .poll(() => page.evaluate(() => (globalThis as unknown as { started: number }).started))
        .toBeGreaterThan(0);
      await expect
        .poll(() => bar(page).evaluate((header) => header.getAnimations({ subtree: true }).length))
        .toBe(0);
      // The browser reports the scripts that this test takes away.
      noise.forget();
    },
  );

  test('is clear on /home too, where Home is the active link', nightly, async ({ page }) => {
    await open(page, '/home');
    expect(await styleOf(page)).not.toBe(white);
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
    await expect(home).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/We Create\s*Digital\s*Excellence/);
  });
});

test.describe('the bar elsewhere', () => {
  test('is white at the top of an inner page', async ({ page, noise }) => {
    for (const path of ['/about', '/services/consulting', '/nowhere']) {
      expect(noise.all).toEqual([]);
      await open(page, path);
      expect.soft(await styleOf(page), path).toBe(white);
    }
    // The browser reports a 404 document in its console.
    noise.forget();
  });

  test(
    'is white coming from a scrolled home, and clear again at the top of home after Back',
    nightly,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page);
      const clear = await styleOf(page);
      expect(clear).not.toBe(white);
      await scrollToPx(page, 400);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
      await expect.poll(() => styleOf(page)).toBe(white);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: /We Create/ })).toBeVisible();
      await scrollToPx(page, 0);
      await expect.poll(() => styleOf(page)).toBe(clear);
    },
  );
});

test.describe('the dropdowns', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('close on an outside click, on Escape and on a choice', async ({ page }) => {
    await open(page);
    const button = projectsButton(page);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(300, 700);
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();

    await button.click();
    await page.getByRole('link', { name: 'Web Development' }).first().click();
    await expect(page).toHaveURL('/projects/web-development');
    await expect(projectsButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('keep the letters of an item in place under the pointer', async ({ page }) => {
    await open(page);
    for (const name of ['Projects', 'Services']) {
      const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
      await button.click();
      await page.mouse.move(300, 700);
      for (const item of await button.locator('xpath=following-sibling::ul').getByRole('link').all()) {
        const words = () =>
          item.evaluate((link) => {
            const range = document.createRange();
            range.selectNode(link.lastChild!);
            return { width: range.getBoundingClientRect().width, weight: getComputedStyle(link).fontWeight };
          });
        const before = await words();
        await item.hover();
        const after = await words();
        expect.soft(after.weight).toBe('600');
        expect.soft(Math.abs(after.width - before.width), await item.innerText()).toBeLessThan(0.5);
        await page.mouse.move(300, 700);
      }
      await page.keyboard.press('Escape');
    }
  });

  test('hold the paths of the specification, 24rem wide', nightly, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Services' }).click();
    const panel = page.getByRole('link', { name: 'Consulting' }).first();
    await expect(panel).toHaveAttribute('href', '/services/consulting');
    // The panel grows while it opens.
    await expect
      .poll(() => panel.evaluate((link) => Math.round(link.closest('ul')!.getBoundingClientRect().width)))
      .toBe(384);
  });
});

test('the words of a longer menu are apart on a wide window', async ({ page }) => {
  for (const [width, apart] of [
    [1280, 24],
    [1568, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/de/about');
    const boxes = await bar(page)
      .locator('nav')
      .first()
      .locator('> ul > li')
      .evaluateAll((entries) =>
        entries.map((entry) => {
          const { left, right } = entry.getBoundingClientRect();
          return { left, right };
        }),
      );
    const gaps = boxes.slice(1).map(({ left }, index) => Math.round(left - boxes[index]!.right));
    expect.soft(Math.min(...gaps), `at ${width} px`).toBe(apart);
    const logo = (await bar(page).getByRole('link').first().boundingBox())!;
    expect.soft(boxes[0]!.left - logo.x - logo.width, `beside the logo at ${width} px`).toBeGreaterThan(32);
  }
});

test('the logo leads home and says so', async ({ page }) => {
  await open(page, '/about');
  const logo = page.getByRole('banner').getByTitle('Click to Navigate Home Page');
  await expect(logo).toHaveAttribute('href', '/');
  await logo.click();
  await expect(page).toHaveURL('/');
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('the menu button shows the 14 links and a search box, and closes, as a choice does', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page);
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByPlaceholder('Search...').filter({ visible: true })).toHaveCount(1);
    for (const name of ['Projects', 'Services']) {
      const group = page.getByRole('button', { name, exact: true });
      if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    }
    const menu = page.getByRole('navigation', { name: 'Menu' });
    expect(await menu.getByRole('link').count()).toBe(14);
    for (const link of await menu.getByRole('link').all()) await expect(link).toBeVisible();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(menu).toBeHidden();
  });

  test(
    'the page behind the open menu does not scroll, and Escape gives the focus back',
    nightly,
    async ({ page }) => {
      await open(page);
      const button = page.getByRole('button', { name: 'Menu' });
      await button.click();
      await page.mouse.move(180, 400);
      await page.mouse.wheel(0, 900);
      // It would have scrolled by then.
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    },
  );
});

test(
  'a larger font of the browser gets the bar of a narrower window, which cuts nothing off',
  nightly,
  async ({ baseURL }) => {
    for (const [size, width] of [
      [24, 1440],
      [24, 1024],
      [32, 1440],
    ] as const) {
      const browser = await chromium.launch({
        executablePath: chromePath(),
        args: [...chromiumFlags, `--blink-settings=defaultFontSize=${size}`],
      });
      const page = await browser.newPage({
        baseURL,
        viewport: { width, height: 900 },
        serviceWorkers: 'block',
      });
      await page.goto('/about');
      await live(page);
      const boxes = await page
        .getByRole('banner')
        .locator('a, button, input')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            .map(
              (control) =>
                ({
                  name: control.outerHTML.slice(0, 60),
                  ...control.getBoundingClientRect().toJSON(),
                }) as DOMRect & { name: string },
            )
            .filter((box) => box.width > 1),
        );
      expect(boxes.length).toBeGreaterThan(1);
      const out = boxes.filter(({ right }) => right > width);
      const over = boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      );
      expect
        .soft(
          out.map(({ name }) => name),
          `out of ${width} px at ${size} px`,
        )
        .toEqual([]);
      expect
        .soft(
          over.map(({ name }) => name),
          `over another at ${size} px in ${width} px`,
        )
        .toEqual([]);
      await browser.close();
    }
  },
);
