import type { Page } from '@playwright/test';
import { nightly, nightlyUnless } from './nightly';
import { expect, live, open, scrollToPx, test, quiet } from './site';

/** Brings a section to the middle of the screen and waits until its code is there. */
async function bring(page: Page, name: string | RegExp) {
  const heading = page.getByRole('heading', { name, level: 2 });
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await quiet(page);
}

test.describe('the team carousel', () => {
  const carousel = (page: Page) => page.getByRole('region', { name: 'Meet Our Innovators' });
  const current = (page: Page) =>
    carousel(page).getByRole('heading', { level: 3 }).filter({ visible: true }).first();

  /**
   * Times in ms at which the member changes.
   * @param duration - to watch at most, in ms
   * @param enough - changes after which it stops watching
   */
  const changes = (page: Page, duration: number, enough = 1) =>
    carousel(page).evaluate(
      (root, [wait, most]) =>
        new Promise<number[]>((resolve) => {
          const times: number[] = [];
          const shown = () =>
            [...root.querySelectorAll('[aria-roledescription="slide"]')].findIndex(
              (slide) => !slide.hasAttribute('inert') && slide.getAttribute('aria-hidden') !== 'true',
            );
          let last = shown();
          const end = performance.now() + wait;
          const watch = setInterval(() => {
            const now = shown();
            if (now !== last) times.push(performance.now());
            last = now;
            if (times.length < most && performance.now() < end) return;
            clearInterval(watch);
            resolve(times);
          }, 20);
        }),
      [duration, enough] as const,
    );

  test.describe('in motion', () => {
    test.use({ reducedMotion: 'no-preference' });
    // To the ms: `use-auto-advance.test.tsx`. Its buttons, and both ways around: the stories of the carousel.
    test('advances every 3000 ms, and holds still under the mouse', async ({ page }) => {
      await open(page);
      await bring(page, 'Meet Our Innovators');
      await page.mouse.move(5, 5);
      const times = await changes(page, 30_000, 2);
      expect(times).toHaveLength(2);
      expect(times[1]! - times[0]!).toBeGreaterThan(2400);
      expect(times[1]! - times[0]!).toBeLessThan(3600);
      await current(page).hover();
      expect(await changes(page, 3500)).toEqual([]);
    });
  });

  test('does not start by itself under reduced motion, and the second hero is simply there', async ({
    page,
  }) => {
    await open(page);
    await bring(page, 'Meet Our Innovators');
    expect(await changes(page, 3500)).toEqual([]);
    await expect(carousel(page).getByRole('button', { name: 'Play carousel' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Elevate Your Digital Presence' })).toHaveCSS(
      'opacity',
      '1',
    );
  });
});

test.describe('the project drawer', () => {
  const details = (page: Page, title: string) =>
    page.getByRole('button', { name: new RegExp(`View Details.*${title}`) });
  const drawer = (page: Page) => page.getByRole('dialog');
  /** Waits until the drawer has come in as far as the window's right edge. */
  const arrives = (page: Page) =>
    expect
      .poll(() => drawer(page).evaluate((dialog) => innerWidth - dialog.getBoundingClientRect().right))
      .toBeCloseTo(0, 0);

  test('shows each project’s own data at the right edge, and closes by button, overlay and Back', async ({
    page,
  }) => {
    await open(page);
    await bring(page, 'Our Projects');
    for (const title of ['Harbour Ferry', 'Ceramics Studio', 'Grid Monitor']) {
      await details(page, title).click();
      await expect(drawer(page).getByRole('heading', { name: title })).toBeVisible();
      await expect(drawer(page).getByText('Deployment')).toBeVisible();
      await arrives(page);
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await expect(details(page, title)).toBeFocused();
    }

    await details(page, 'Harbour Ferry').click();
    await expect(page).toHaveURL('/?project=harbour-ferry#projects');
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL('/');

    await details(page, 'Grid Monitor').click();
    await expect(drawer(page)).toBeVisible();
    await arrives(page);
    await page.mouse.click(200, 450);
    await expect(drawer(page)).toBeHidden();

    await details(page, 'Grid Monitor').click();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('opens from a shared address, and leads to the project’s page', async ({ page }) => {
    await page.goto('/?project=grid-monitor');
    await expect(drawer(page).getByRole('heading', { name: 'Grid Monitor' })).toBeVisible();
    await page.goto('/?project=ceramics-studio#projects');
    await expect(drawer(page).getByRole('heading', { name: 'Ceramics Studio' })).toBeVisible();
    await drawer(page).locator('a[href="/portfolio/ceramics-studio"]').click();
    await expect(page).toHaveURL('/portfolio/ceramics-studio');
    await expect(page.getByRole('heading', { level: 1, name: 'Ceramics Studio' })).toBeVisible();
  });

  test('says so when the address names no project', async ({ page }) => {
    await page.goto('/?project=%3Cimg%20src%3Dx%3E#projects');
    await expect(page.getByText(/is not one of the projects/)).toBeVisible();
    await expect(page.getByText(/is not one of the projects/)).toContainText('<img src=x>');
    await expect(drawer(page)).toBeHidden();
  });

  test.describe('380 px high', () => {
    test.use({ viewport: { width: 1000, height: 380 }, reducedMotion: 'no-preference' });
    test('scrolls by wheel while the page behind does not', async ({ page }) => {
      await open(page);
      await bring(page, 'Our Projects');
      await details(page, 'Harbour Ferry').click();
      await expect(drawer(page)).toBeVisible();
      await arrives(page);
      const behind = await page.evaluate(() => window.scrollY);
      await page.mouse.move(800, 200);
      await page.mouse.wheel(0, 500);
      await expect
        .poll(() =>
          drawer(page).evaluate((dialog) =>
            Math.max(dialog.scrollTop, ...[...dialog.querySelectorAll('*')].map((inner) => inner.scrollTop)),
          ),
        )
        .toBeGreaterThan(100);
      expect(await page.evaluate(() => window.scrollY)).toBe(behind);
    });
  });
});

test.describe('the second hero', () => {
  test.use({ reducedMotion: 'no-preference' });
  test('plays when its top reaches the middle of the screen, and reverses on the way back', async ({
    page,
  }) => {
    await open(page);
    const heading = page.getByRole('heading', { name: 'Elevate Your Digital Presence' });
    const top = await heading.evaluate(
      (element) => element.closest('section')!.getBoundingClientRect().top + window.scrollY,
    );
    const opacity = () =>
      heading.evaluate((element) => {
        let value = 1;
        for (let node: Element | null = element; node; node = node.parentElement)
          value *= Number(getComputedStyle(node).opacity);
        return value;
      });
    await page.mouse.move(300, 300);
    await scrollToPx(page, Math.round(top - 450 - 60));
    // Its code comes, and it would have played by then.
    await page.waitForTimeout(1500);
    const before = await opacity();
    await scrollToPx(page, Math.round(top - 450 + 60));
    await expect.poll(opacity).toBe(1);
    expect(before).toBeLessThan(1);
    await scrollToPx(page, Math.round(top - 450 - 60));
    await expect.poll(opacity).toBeLessThan(1);
  });
});

test.describe('the contact form', () => {
  const fill = async (page: Page) => {
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
    await page.getByLabel('Message').fill('A loom that weaves algebra.\n<b>&amp;</b>');
  };

  test('sends nothing, writes one log line and says so honestly', async ({ page }) => {
    await open(page);
    await bring(page, 'Get in Touch');
    await fill(page);
    const requests: string[] = [];
    const lines: string[] = [];
    // Scripts and pictures may still be on their way: they come when the browser is idle, and take no word along.
    const late = ['script', 'image'];
    page.on(
      'request',
      (request) => void (!late.includes(request.resourceType()) && requests.push(request.url())),
    );
    page.on('console', (message) => lines.push(message.text()));
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('One step is left: send it by email.')).toBeVisible();
    expect(requests).toEqual([]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('Ada');
    await expect(page).toHaveURL('/');
    await expect(page.getByLabel('Message')).toHaveValue('A loom that weaves algebra.\n<b>&amp;</b>');
    const mail = await page.getByRole('link', { name: 'Open in your email app' }).getAttribute('href');
    expect(decodeURIComponent(mail!)).toContain('A loom that weaves algebra.');
  });

  for (const late of [/never\.js$/, /\/contact\..*\.js$/, /\.js$/])
    test(
      `answers in the same words when Send is pressed first of all, and ${late.source} comes late`,
      nightlyUnless(late.source === '\\.js$'),
      async ({ page }) => {
        const html = await (await page.request.get('/contact')).text();
        const boot = /<script type="module" src="([^"]+)"/.exec(html)![1]!;
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await page.route(late, async (route) => {
          // The first script is no part of the wait.
          if (!route.request().url().endsWith(boot)) await released;
          await route.continue();
        });
        // Its mark on the document says that the first script has run.
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.addInitScript(() => {
          const seen = Object.assign(window, { invalid: 0 });
          addEventListener('invalid', () => void (seen.invalid += 1), true);
        });
        await page.goto('/contact', { waitUntil: 'commit' });
        const send = page.getByRole('button', { name: 'Send message' });
        await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
        // As a finger presses, without a pointer that announced itself before.
        await send.evaluate((button: HTMLElement) => button.click());
        release();
        await expect(page.getByText('Enter your name.')).toBeVisible();
        await expect(page.getByLabel('Name')).toBeFocused();
        expect(await page.evaluate(() => (window as unknown as { invalid: number }).invalid)).toBe(0);
      },
    );

  test(
    'answers Send pressed at the moment when the frame is live and the page is not yet',
    nightly,
    async ({ page }) => {
      await page.addInitScript(() => {
        const observer = new MutationObserver(() => {
          if (document.documentElement.dataset.live === undefined) return;
          observer.disconnect();
          [...document.querySelectorAll('button')].find((one) => one.textContent === 'Send message')!.click();
        });
        observer.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-live'] });
      });
      await page.goto('/contact');
      await live(page);
      await expect(page.getByText('Enter your name.')).toBeVisible();
    },
  );

  test('stops an empty message with a sentence at each field, each in a row of its own', async ({ page }) => {
    await open(page, '/contact');
    await expect(page.getByLabel('Message')).toHaveAttribute('rows', '4');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Write a message.')).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    for (const field of ['Name', 'Message'])
      await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await page.locator('form:has([name=message])').evaluate((form) => {
        const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
        return [...form.querySelectorAll('[id$=-error]')].map((message) => {
          const below = [...form.querySelectorAll('label, button')]
            .map((each) => each.getBoundingClientRect().top)
            .filter((top) => top >= message.getBoundingClientRect().top);
          return Math.min(...below) - bottomOf(message);
        });
      });
      expect(gaps, `${width} px`).toHaveLength(3);
      expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(12);
    }
    await page.getByLabel('Email', { exact: true }).fill('name.company');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Enter a full address, with an @.')).toBeVisible();
  });

  test('keeps the draft over a reload, and what was typed before the page was alive', async ({ page }) => {
    await open(page);
    await bring(page, 'Get in Touch');
    await fill(page);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('A loom');
    await page.reload();
    await bring(page, 'Get in Touch');
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await expect(page.getByLabel('Message')).toHaveValue(/A loom/);
  });
});
