import { chromium, type Locator, type Page } from '@playwright/test';
import { chromePath, chromiumFlags } from '../../scripts/chromium';
import { contrastOf } from '../../scripts/palette/contrast';
import { wordmark } from '../../src/content/plates/wordmark';
import { wordmarkIn } from '../../src/lib/field/letters';
import { portalPath } from '../../src/routes/portal-paths';
import { nightly, nightlyUnless } from './nightly';
import { openScreen, signedIn } from './portal';
import { shiftOf, watchShift } from './page-checks';
import { expect, hold, live, open, readThrough, test, quiet } from './site';

/** `#rrggbb` of an opaque `rgb()`. */
const hexOf = (colour: string) =>
  `#${colour
    .match(/[\d.]+/g)!
    .map((channel) => Math.round(Number(channel)).toString(16).padStart(2, '0'))
    .join('')}`;

/** Of a test about motion, which takes up to twice the processor time. */
const inMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' });

test('keeps the words of a service card legible while its ground fades to dark and back', async ({
  page,
}) => {
  await inMotion(page);
  await open(page);
  await readThrough(page);
  const title = page.getByRole('heading', { name: 'Graphic Design' });
  const card = title.locator('xpath=ancestor::*[@data-color]');
  await card.scrollIntoViewIfNeeded();
  /** The colours of the ground and the title every 5 ms of their change, which the focus begins and ends. */
  const colours = (act: 'focus' | 'blur') =>
    card.evaluate((ground, begin) => {
      ground.querySelector('a')![begin]();
      const changes = ground.getAnimations({ subtree: true });
      for (const change of changes) change.pause();
      const words = ground.querySelector('h3')!;
      const seen = Array.from({ length: 60 }, (_, step) => {
        for (const change of changes) change.currentTime = 5 * step;
        return [getComputedStyle(ground).backgroundColor, getComputedStyle(words).color] as const;
      });
      for (const change of changes) change.finish();
      return seen;
    }, act);
  for (const act of ['focus', 'blur'] as const) {
    const seen = await colours(act);
    expect(new Set(seen.map(([ground]) => ground)).size, 'the ground fades').toBeGreaterThan(20);
    const contrasts = seen.map(([ground, words]) => contrastOf(hexOf(ground), hexOf(words)));
    expect.soft(Math.min(...contrasts), act).toBeGreaterThan(3);
  }
});

test('shows selected words on the red ground', async ({ page }) => {
  await open(page);
  const [selected, words, ground] = await page
    .locator('section[data-ground="signal"]')
    .evaluate((section) => {
      const { backgroundColor, color } = getComputedStyle(section.querySelector('h2')!, '::selection');
      return [backgroundColor, color, getComputedStyle(section).backgroundColor];
    })
    .then((colours) => colours.map(hexOf) as [string, string, string]);
  expect(contrastOf(selected, ground)).toBeGreaterThan(3);
  expect(contrastOf(selected, words)).toBeGreaterThan(4.5);
});

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

test('draws the ring of a link clear of its first letter', async ({ page }) => {
  await open(page, '/about');
  const links = [
    page.getByRole('link', { name: 'The team' }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }),
  ];
  const offset = (link: (typeof links)[number]) =>
    link.evaluate((element: HTMLElement) => {
      element.focus();
      return Number.parseFloat(getComputedStyle(element).outlineOffset);
    });
  for (const link of links) {
    await page.keyboard.press('Tab');
    expect.soft(await offset(link)).toBeGreaterThanOrEqual(6);
  }
  await open(page, '/contact');
  await page.keyboard.press('Tab');
  const email = page.getByRole('main').getByRole('link', { name: 'hello@undula.example' });
  expect(await offset(email)).toBeGreaterThanOrEqual(6);
});

test('ends the wordmark of the footer at the margins of its column on every window', async ({ page }) => {
  await page.goto('/privacy');
  const footer = page.getByRole('contentinfo');
  for (const width of [390, 800, 1440, 1567, 1568, 1700, 2027, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const column = await footer.locator('> :first-child').evaluate((element) => {
      const { paddingLeft, paddingRight, width } = getComputedStyle(element);
      const [start, end] = [paddingLeft, paddingRight].map(Number.parseFloat) as [number, number];
      return { x: start, width: Number.parseFloat(width) - start - end };
    });
    const box = (await footer.locator('picture').locator('..').boundingBox())!;
    const index = await page.evaluate(
      (queries) => queries.findIndex((media) => !media || matchMedia(media).matches),
      wordmark.sources.map(({ media }) => media),
    );
    const crop = wordmark.sources[index]!;
    const { left, right } = wordmarkIn(crop.width).box;
    const scale = Math.max(box.width / crop.width, box.height / crop.height);
    const start = (box.width - crop.width * scale) / 2;
    expect.soft(Math.abs(start + left * scale - column.x), `start at ${width} px`).toBeLessThan(3);
    const end = start + right * scale;
    expect.soft(Math.abs(end - column.x - column.width), `end at ${width} px`).toBeLessThan(3);
  }
});

test('draws the apostrophe of the banner curled, and keeps its text', nightly, async ({ page }) => {
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

test('lets letters be read through the cursor', nightly, async ({ page }) => {
  await inMotion(page);
  await open(page);
  await page.getByRole('link', { name: 'Careers' }).first().hover();
  const dot = page.locator('[data-cursor][data-state=over] > :last-child > *');
  await expect(dot).toHaveCSS('opacity', '0');
  const disc = page.locator('[data-cursor][data-state=over] > :first-child > :first-child');
  await expect(disc).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('says what a press on a picture does, and nothing over the words of its card', async ({ page }) => {
  await inMotion(page);
  await open(page, '/blog');
  const cursor = page.locator('[data-cursor]');
  await page.mouse.move(5, 5);
  await page.locator('main picture').first().hover({ force: true });
  await expect(cursor).toHaveAttribute('data-word', '');
  await expect(cursor).toHaveText('Read');
  await page.locator('main h2 a').first().hover();
  await expect(cursor).not.toHaveAttribute('data-word');
  await expect(cursor).toHaveAttribute('data-state', 'over');
});

test('ends each kind of page in its own way', async ({ page, noise }) => {
  const lastTitle = () => page.locator('main h2').last();
  for (const [path, ending] of [
    ['/portfolio/grid-monitor', 'Sleeve Press'],
    ['/careers/product-designer', 'Who reads your application'],
    ['/services/consulting', 'Questions'],
    ['/blog/one-line-many-pictures', 'Keep reading'],
  ] as const) {
    await page.goto(path);
    await expect.soft(lastTitle(), path).toHaveText(ending);
  }
  const heightOf = async (path: string) => {
    await page.goto(path);
    const box = await page.getByRole('region', { name: "Let's Talk with us" }).boundingBox();
    return box!.height;
  };
  for (const path of ['/contact', '/privacy', '/portfolio/grid-monitor', '/nothing-here'])
    expect.soft(await heightOf(path), path).toBeLessThan(180);
  // The status of the page that is lost.
  noise.forget();
  expect(await heightOf('/about')).toBeGreaterThan(400);
});

test('moves the projects between the parts of the portfolio, which have addresses of their own', async ({
  page,
}) => {
  await inMotion(page);
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    const moved: unknown[] = [];
    Object.assign(window, { moved });
    Element.prototype.animate = function (frames, options) {
      if (this.matches('main li')) moved.push((frames as { translate: string[] }).translate[0]);
      return animate.call(this, frames, options);
    };
  });
  await open(page, '/portfolio');
  // The page's code comes with the first input; before that a link loads a document.
  await page.waitForFunction(() => {
    const link = document.querySelector('main nav a');
    return link && Object.keys(link).some((key) => key.startsWith('__react'));
  });
  const parts = page.getByRole('navigation', { name: 'Project categories' });
  await parts.getByRole('link', { name: 'UI/UX Design' }).click();
  await expect(page).toHaveURL('/projects/ui-ux-design');
  await expect(page.getByRole('heading', { level: 1, name: 'UI/UX Design' })).toBeVisible();
  await expect(parts.getByRole('link', { name: 'UI/UX Design' })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('main article')).toHaveCount(2);
  await parts.getByRole('link', { name: 'All projects' }).click();
  await expect(page.locator('main article')).toHaveCount(6);
  const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  // The two that stay move there and back; the other four rise when they come back.
  expect(moved.filter((from) => from === '0px 32px')).toHaveLength(4);
  expect(moved.filter((from) => from !== '0px 32px')).toHaveLength(4);
});

test('lets the column of the text grow on a large screen', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  await page.goto('/about');
  const { width } = (await page.locator('main h1').locator('..').boundingBox())!;
  expect(width).toBeGreaterThan(1900);
});

test('keeps a large title away from the words beside it on a large screen', async ({ page }) => {
  for (const width of [1568, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1300 });
    await page.goto('/portfolio/harbour-ferry');
    const title = page.locator('main h1');
    const end = await title.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    const aside = (await title.locator('xpath=following-sibling::*').boundingBox())!;
    expect.soft(aside.x - end, `at ${width} px`).toBeGreaterThan(100);
  }
});

test('begins the newest article of the blog at the line of the words above it', async ({ page }) => {
  await page.goto('/blog');
  const lead = (await page.locator('main header p').boundingBox())!;
  const newest = (await page.locator('main h2').first().boundingBox())!;
  expect(Math.abs(newest.x - lead.x)).toBeLessThan(2);
});

/** Opens the home page at the team carousel, once its code runs, and holds it still. */
async function openHeldCarousel(page: Page): Promise<Locator> {
  await open(page);
  await readThrough(page);
  const carousel = page.getByRole('region', { name: 'Team members' });
  await carousel.scrollIntoViewIfNeeded();
  // Until its code runs, the people stand side by side.
  await expect(carousel).toHaveAttribute('data-live', 'true');
  // The pointer over it stops it from going on by itself.
  await carousel.getByRole('button', { name: 'Next team member' }).hover();
  return carousel;
}

test('moves nothing where the code of the team carousel starts while it is in view', async ({ page }) => {
  await inMotion(page);
  await watchShift(page);
  const release = await hold(page, /home-team\.\w+\.js$/);
  await page.goto('/');
  await live(page);
  const carousel = page.getByRole('region', { name: 'Team members' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-live', 'false');
  release();
  await expect(carousel).toHaveAttribute('data-live', 'true');
  // What stayed visible here would cover the portrait of the first person.
  const visible = carousel.locator('[data-slide]').filter({ visible: true });
  await expect(visible).toHaveCount(1);
  await carousel.getByRole('button', { name: 'Next team member' }).hover();
  expect(await shiftOf(page)).toBeLessThan(0.001);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(
    `never shows the words of two people over one another, motion: ${reducedMotion}`,
    nightlyUnless(reducedMotion === 'no-preference'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      const carousel = await openHeldCarousel(page);
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
    },
  );

/** The left edges of elements, in px. */
const startsOf = (page: Page, ...selectors: string[]) =>
  page.evaluate(
    (all) => all.map((each) => Math.round(document.querySelector(each)!.getBoundingClientRect().left)),
    selectors,
  );

test('begins the words of an opening and the content below in one column', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/service');
  const [lead, facts] = await startsOf(page, 'h1 + div p', 'main article dl');
  expect.soft(lead).toBe(facts);
  await open(page, '/careers');
  const [summary, pay, letter] = await startsOf(
    page,
    'h1 + div p',
    '#careers article ul',
    '[aria-labelledby="letter"] p',
  );
  expect.soft([summary, letter]).toEqual([pay, pay]);
  await open(page, '/projects/web-development');
  const [category, project] = await startsOf(page, 'h1 + div p', 'main article h2 + p');
  expect.soft(project).toBe(category);
  await open(page, '/portfolio/grid-monitor');
  const [description, problem, duration, services] = await startsOf(
    page,
    'h1 + div p',
    '#problem + p',
    'main dl > :nth-child(3)',
    'main dl > :nth-child(4)',
  );
  expect.soft([duration, services]).toEqual([problem, description]);
});

test('a number’s label begins where the others’ do on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  const edges = await page
    .locator('main dl dt')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().left));
  expect(edges.length).toBeGreaterThan(2);
  expect(new Set(edges).size).toBe(1);
});

test('a long word of the next project’s title stays in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/de/portfolio/harbour-ferry');
  const title = page.getByRole('link', { name: 'Keramikatelier' });
  expect(await title.evaluate((link) => link.getClientRects().length)).toBe(1);
});

test('leaves no word alone in the last line of a text with links, code or lists', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/blog/one-line-many-pictures', '/careers/product-designer']) {
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    const alone = await page.locator('main :is(p, li)').evaluateAll((texts) =>
      texts.flatMap((text) => {
        const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
        const words: { word: string; bottom: number }[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { 0: word, index } of (node as Text).data.matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            words.push({ word, bottom: range.getBoundingClientRect().bottom });
          }
        const last = words.filter(({ bottom }) => Math.abs(bottom - words.at(-1)!.bottom) < 8);
        return words.length > 8 && last.length === 1 ? [text.textContent.slice(-40)] : [];
      }),
    );
    expect.soft(alone, path).toEqual([]);
  }
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

test('grows further on a large screen', nightly, async ({ page }) => {
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

test('fills the welcome banner with its picture on a large screen', nightly, async ({ page }) => {
  for (const width of [2560, 3840]) {
    await page.setViewportSize({ width, height: 1200 });
    await page.goto('/');
    const bare = await page.locator('section[aria-labelledby="welcome-title"]').evaluate((section) => {
      const picture = section.querySelector('img')!.getBoundingClientRect();
      return section.getBoundingClientRect().height - picture.height;
    });
    expect.soft(bare, `at ${width} px`).toBeLessThanOrEqual(1);
  }
});

test('shows nearly all of a page’s picture on a large screen', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  for (const path of ['/about', '/services/graphic-design', '/blog/what-a-flare-axis-is-for']) {
    await open(page, path);
    const shown = await page
      .locator('main header picture')
      .first()
      .evaluate((picture) => picture.clientHeight / picture.querySelector('img')!.clientHeight);
    expect.soft(shown, path).toBeGreaterThan(0.9);
  }
});

test('shows pictures of a large screen from files that are large enough', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  for (const path of ['/team', '/portfolio', '/projects/mobile-apps', '/blog']) {
    await open(page, path);
    const picture = page.locator('main picture img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    const growth = await picture.evaluate(async (image: HTMLImageElement) => {
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode();
      return image.getBoundingClientRect().width / file.naturalWidth;
    });
    expect.soft(growth, path).toBeLessThan(1.1);
  }
});

test('adds the growth of a large screen to a larger font of the browser', nightly, async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: chromePath(),
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=20'],
  });
  const page = await browser.newPage({ baseURL, viewport: { width: 2560, height: 1200 } });
  await page.goto('/about');
  const size = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect(size).toBeCloseTo(24.2, 1);
  await browser.close();
});

test('the first wrong field of the contact form is in view, though the page was gliding', async ({
  page,
}) => {
  await inMotion(page);
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, '/contact');
  const send = page.getByRole('button', { name: 'Send message' });
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, 40);
  await quiet(page);
  await send.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await page.mouse.wheel(0, 300);
  await expect(page.locator('html')).toHaveClass(/lenis-scrolling/);
  await send.evaluate((button: HTMLButtonElement) => button.click());
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
});

test('keeps the sizes of the portal on a large screen', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1200 });
  await signedIn(page, 'intern');
  await openScreen(page, portalPath('resources'), 'Resources');
  const sizes = () =>
    page.evaluate(() =>
      [
        ...new Set([...document.querySelectorAll('body *')].map((each) => getComputedStyle(each).fontSize)),
      ].sort(),
    );
  const medium = await sizes();
  expect(medium.length).toBeGreaterThan(3);
  await page.setViewportSize({ width: 2560, height: 1200 });
  expect(await sizes()).toEqual(medium);
});

test('fills the picture of the next case with the scroll, and is whole where motion is reduced', async ({
  page,
}) => {
  await inMotion(page);
  await open(page, '/portfolio/grid-monitor');
  await readThrough(page);
  const picture = page.locator('main section:last-of-type [data-wipe]').last();
  const clip = () => picture.evaluate((element: HTMLElement) => element.style.clipPath);
  const bringTo = (share: number) =>
    picture.evaluate((element, part) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy({ top: top - window.innerHeight * part, behavior: 'instant' });
    }, share);
  await bringTo(0.6);
  await expect.poll(clip).toContain('path(');
  await bringTo(0.1);
  await expect.poll(clip).toBe('');
  await bringTo(0.6);
  await expect.poll(clip).toContain('path(');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(clip).toBe('');
});

test('the edge between two pictures follows the pointer, and its thumb can be touched', async ({ page }) => {
  await inMotion(page);
  await open(page, '/portfolio/grid-monitor');
  const slider = page.getByRole('slider');
  const frame = slider.locator('..');
  await frame.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = (await frame.boundingBox())!;
  const moveTo = (share: number) =>
    page.mouse.move(box.x + (box.width * share) / 100, box.y + box.height / 2);
  const edge = () => frame.evaluate((element) => Number.parseFloat(element.style.getPropertyValue('--edge')));
  // The page's code comes with the first input.
  await page.mouse.move(5, 5);
  await quiet(page);
  // Beside the edge, and still on its thumb: the edge comes along.
  await page.mouse.move(box.x + box.width / 2 + 15, box.y + box.height / 2 + 15);
  await page.mouse.down();
  for (const share of [70, 100, 20, 0]) {
    await moveTo(share);
    await expect.poll(edge).toBeGreaterThanOrEqual(share - 3);
    expect(await edge()).toBeLessThanOrEqual(share + 3);
  }
  await page.mouse.up();
});

test('prints no picture of a case study on two pages', async ({ page }) => {
  await page.goto('/portfolio/clinic-signs');
  await page.emulateMedia({ media: 'print' });
  const pictures = page.locator('main img:not([alt=""])');
  expect(await pictures.count()).toBeGreaterThan(0);
  const cut = await pictures.evaluateAll((images: HTMLImageElement[]) => {
    // The slider's two pictures together can be higher than a page.
    const isWhole = (box: Element | null): boolean =>
      box !== null &&
      ((getComputedStyle(box).breakInside === 'avoid' && !box.querySelector('input')) ||
        isWhole(box.parentElement));
    return images.filter((image) => !isWhole(image.closest('picture')!.parentElement)).map(({ alt }) => alt);
  });
  expect(cut).toEqual([]);
});

test('prints the opening picture, which waits for the text on a narrow screen alone', async ({ page }) => {
  await page.goto('/team/noor-adair');
  const picture = page.getByRole('main').locator('picture').first();
  // The width of a sheet of A4.
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(picture).not.toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ media: 'print' });
  await expect(picture).toHaveCSS('animation-name', 'none');
});

test('prints no gap where a picture only decorates', async ({ page }) => {
  await page.goto('/blog');
  await page.emulateMedia({ media: 'print' });
  const post = page.getByRole('main').getByRole('listitem').first();
  const [box, heading] = [await post.boundingBox(), await post.getByRole('heading').boundingBox()];
  expect(heading!.y - box!.y).toBeLessThan(80);
});

test('the home page read to its end, printed, and on a phone', async ({ page }) => {
  await test.step('says who the agency is', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page);
    await expect(page.getByText('Four projects at a time')).toBeInViewport();
    await readThrough(page);
    await expect(page.getByRole('region', { name: 'Clients' }).getByRole('listitem').first()).toHaveText(
      'Avery Crossings',
    );
    await expect(page.getByText('71%')).toBeAttached();
  });

  await test.step('prints its people', async () => {
    const faded = () =>
      page
        .locator('[data-slide] :is(h3, p, dd)')
        .evaluateAll(
          (texts) => texts.filter((text) => !text.checkVisibility({ opacityProperty: true })).length,
        );
    await expect.poll(faded).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(faded).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  });

  for (const width of [1440, 2560]) {
    await test.step(`ends the legal links at the margin of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const ends = await page.getByRole('contentinfo').evaluate((footer) => {
        const row = footer.querySelector(':scope > :nth-last-child(2)')!;
        return [row.lastElementChild!, footer.querySelector('nav')!].map(
          (each) => each.getBoundingClientRect().right,
        );
      });
      expect(ends[0]).toBeCloseTo(ends[1]!, 0);
    });
  }

  await test.step('ends on a phone soon after the legal links', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { rows, rest } = await page.getByRole('contentinfo').evaluate((footer) => {
      // Below it is the switch of languages alone.
      const row = [...footer.querySelector(':scope > :nth-last-child(2)')!.children].map((each) =>
        each.getBoundingClientRect(),
      );
      const middles = new Set(row.map(({ top, height }) => Math.round(top + height / 2)));
      return {
        rows: middles.size,
        rest: footer.getBoundingClientRect().bottom - footer.lastElementChild!.getBoundingClientRect().bottom,
      };
    });
    expect(rows).toBe(2);
    expect(rest).toBeLessThanOrEqual(16);
  });
});
