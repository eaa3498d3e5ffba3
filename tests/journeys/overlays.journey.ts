import type { Page } from '@playwright/test';
import * as fc from 'fast-check';
import { portalPath } from '../../src/routes/portal-paths';
import type { Role } from '../../src/routes/portal-table';
import { nightly, nightlyUnless } from './nightly';
import { openScreen, signedIn } from './portal';
import { expect, hold, open, steppedBack, test } from './site';

test.use({ reducedMotion: 'no-preference' });

/** Something that an address opens over a page, or beside it. */
interface Overlay {
  name: string;
  role?: Role;
  path: string;
  /** The heading of the portal's screen. */
  title?: string;
  /** The parameter that opens it. */
  param: string;
  /** What opens it, as CSS; the first that matches. */
  opener: string;
  /** What closes it, as CSS. It is there while the overlay is. */
  close: string;
  /** A press here is beside it, and on nothing else once it is closed. */
  beside?: { x: number; y: number };
}

const inDialog = 'dialog[open] button[aria-label="Close"]';
const beside = { x: 300, y: 500 };

const overlays: readonly Overlay[] = [
  {
    name: 'project drawer',
    path: '/',
    param: 'project',
    opener: '#projects button',
    close: inDialog,
    beside: { x: 8, y: 600 },
  },
  {
    name: 'task panel',
    role: 'employee',
    path: portalPath('active-tasks'),
    title: 'Active Tasks',
    param: 'id',
    opener: 'main a[href*="id="]',
    close: inDialog,
    beside,
  },
  {
    name: 'person panel',
    role: 'admin',
    path: portalPath('employees'),
    title: 'Employees',
    param: 'id',
    opener: 'main a[href*="id="]',
    close: inDialog,
    beside,
  },
  {
    name: 'panel of a day’s time',
    role: 'employee',
    path: portalPath('timesheet'),
    title: 'Time Sheet',
    param: 'entries',
    opener: 'main td button[tabindex="-1"]',
    close: inDialog,
    beside,
  },
  {
    name: 'new event',
    role: 'employee',
    path: portalPath('schedule'),
    title: 'Schedule',
    param: 'new',
    opener: 'main a[href*="new="]',
    close: 'main button[aria-label="Close"]',
  },
  {
    name: 'event',
    role: 'employee',
    path: portalPath('schedule', { view: 'agenda' }),
    title: 'Schedule',
    param: 'event',
    opener: 'main a[data-key]',
    close: 'main button[aria-label="Close"]',
  },
  {
    name: 'conversation',
    role: 'employee',
    path: portalPath('employee-inbox'),
    title: 'Inbox',
    param: 'thread',
    opener: 'main a[data-key]',
    close: 'main button[aria-label="Back to the list"]',
  },
];

/**
 * Numbers the entries of the history from the one that a page was opened with, and counts the traversals that have not
 * arrived. Runs in the page before its own scripts.
 */
function watchHistory() {
  const own = { push: history.pushState, replace: history.replaceState, go: history.go };
  const at = () => (history.state as { at?: number } | null)?.at ?? 0;
  if (at() === 0) sessionStorage.setItem('first', String(history.length));
  let calls: number[] = [];
  const under = (delta: number) => {
    calls.push(performance.now());
    own.go.call(history, delta);
  };
  history.pushState = (state: object, title, url) =>
    own.push.call(history, { ...state, at: at() + 1 }, title, url);
  history.replaceState = (state: object, title, url) =>
    own.replace.call(history, { ...state, at: at() }, title, url);
  history.go = (delta = 0) => under(delta);
  history.back = () => under(-1);
  history.forward = () => under(1);
  const { navigation } = window as unknown as { navigation: { traverseTo: (key: string) => unknown } };
  const traverseTo = navigation.traverseTo.bind(navigation);
  navigation.traverseTo = (key) => {
    calls.push(performance.now());
    return traverseTo(key);
  };
  window.addEventListener('popstate', () => void calls.shift());
  Object.assign(window, {
    history_: {
      at,
      last: () => history.length - Number(sessionStorage.getItem('first')),
      // One that leads nowhere tells nothing.
      travels: () => (calls = calls.filter((time) => performance.now() - time < 1500)).length > 0,
    },
  });
}

declare const history_: { at: () => number; last: () => number; travels: () => boolean };

/** Where the page stands. */
const look = (page: Page, { param, close, opener }: Overlay) =>
  page.evaluate(
    (sought) => {
      const button = document.querySelector(sought.opener);
      const box = button?.getBoundingClientRect();
      const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return {
        path: location.pathname,
        asked: new URLSearchParams(location.search).has(sought.param),
        shown: document.querySelector(sought.close) !== null,
        // The panel takes the place of another that says so.
        loads:
          document.querySelector('dialog[open] [data-shape]')?.textContent.startsWith('Loading') === true,
        at: history_.at(),
        travels: history_.travels(),
        // Inert content is hit by nothing.
        answers: Boolean(hit && button?.contains(hit)),
        where:
          box &&
          `${Math.round(box.x)},${Math.round(box.y)} ${Math.round(box.width)}×${Math.round(box.height)}, ${hit ? hit.outerHTML.slice(0, 90) : 'nothing'} at ${scrollY}`,
        scrolls: getComputedStyle(document.documentElement).overflowY !== 'hidden',
      };
    },
    { param, close, opener },
  );

/** Waits until what is shown agrees with the address, and the history is as deep as that says. */
async function settles(page: Page, overlay: Overlay, said = '') {
  const pathname = new URL(overlay.path, 'http://any').pathname;
  await expect
    .poll(
      async () => {
        const { asked, shown, at, travels, path, answers, scrolls, loads, where } = await look(page, overlay);
        if (path !== pathname) return `left for ${path}`;
        if (travels) return 'travels';
        if (loads) return 'loads';
        if (asked !== shown)
          return `address ${asked ? 'open' : 'closed'}, overlay ${shown ? 'open' : 'closed'}`;
        if (at !== Number(asked)) return `${asked ? 'open' : 'closed'} at entry ${at}`;
        if (asked || (answers && scrolls)) return 'settled';
        return scrolls
          ? `the page answers no press where it did: the opener is at ${where}`
          : 'the page does not scroll';
      },
      { message: said, intervals: [50] },
    )
    .toBe('settled');
}

/** The middle of what CSS finds, where a press would reach it. */
const middleOf = (page: Page, css: string) =>
  page.evaluate((sought) => {
    const element = document.querySelector(sought);
    if (!element) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(middle.x, middle.y);
    return hit && element.contains(hit) ? middle : null;
  }, css);

type Act =
  | { kind: 'open' | 'close' | 'beside'; twice: boolean }
  | { kind: 'escape' | 'back' | 'forward' | 'reload' }
  | { kind: 'wait'; ms: number };

const arbitraryAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('open'), twice: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('close', 'beside'), twice: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('escape', 'back') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('forward', 'reload') }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait'), ms: fc.integer({ min: 0, max: 120 }) }) },
) as fc.Arbitrary<Act>;

async function press(page: Page, place: { x: number; y: number } | null | undefined, twice: boolean) {
  if (place) await page.mouse.click(place.x, place.y, { clickCount: twice ? 2 : 1 });
}

/** A tap as it was made at a moment, however late a busy machine delivers it. @param seconds - since 1970 */
async function tapAt(page: Page, point: { x: number; y: number }, seconds: number) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchEnd', timestamp: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [point] : [],
      timestamp,
    });
  await Promise.all([send('touchStart', seconds), send('touchEnd', seconds + 0.04)]);
  await session.detach();
}

const toMiddle = (page: Page, { opener }: Overlay) =>
  page
    .locator(opener)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

async function perform(page: Page, overlay: Overlay, act: Act) {
  switch (act.kind) {
    case 'open':
      return press(page, await middleOf(page, overlay.opener), act.twice);
    case 'close':
      return press(page, await middleOf(page, overlay.close), act.twice);
    case 'beside':
      return press(page, overlay.beside, act.twice);
    case 'escape':
      return page.keyboard.press('Escape');
    case 'back':
      // Not from where the sequence began, nor over a traversal that may lead there: that would leave, and rightly.
      return page.evaluate(() => {
        if (history_.at() > 0 && !history_.travels()) history.back();
      });
    case 'forward':
      return page.evaluate(() => {
        if (history_.at() < history_.last() && !history_.travels()) history.forward();
      });
    case 'reload':
      // Chromium reloads the page that a traversal is about to leave, in the entry that it leads to, without its state.
      await page.waitForFunction(() => !history_.travels());
      await page.reload();
      // What a visitor would press is not there before.
      await page.waitForFunction((css) => document.querySelector(css), overlay.opener);
      await page.mouse.move(2, 2);
      // Nor is what a first sign of one brings.
      await page.waitForLoadState('networkidle');
      // A browser notes the place of a new entry some moments later: a reload before that begins at the top.
      return toMiddle(page, overlay);
    case 'wait':
      return page.waitForTimeout(act.ms);
  }
}

async function begin(page: Page, overlay: Overlay) {
  await page.addInitScript(watchHistory);
  if (overlay.role) {
    await signedIn(page, overlay.role);
    await openScreen(page, overlay.path, overlay.title!);
  } else await open(page, overlay.path);
  await toMiddle(page, overlay);
  await settles(page, overlay);
}

const drawer = overlays[0]!;
const task = overlays[1]!;

for (const overlay of overlays)
  test(
    `the ${overlay.name} and its address agree after any sequence of presses`,
    nightlyUnless(overlay === drawer),
    async ({ page }) => {
      await begin(page, overlay);
      await fc.assert(
        fc.asyncProperty(fc.array(arbitraryAct, { minLength: 6, maxLength: 14 }), async (acts) => {
          for (const act of acts) await perform(page, overlay, act);
          await settles(page, overlay, 'after the sequence');
          if ((await look(page, overlay)).asked)
            await press(page, await middleOf(page, overlay.close), false);
          await settles(page, overlay, 'after closing it');
        }),
        // One sequence in each run, and another one in the next. It is not made smaller, as each try is a visit. The seed that is
        // printed plays it again.
        { numRuns: 1, endOnFailure: true, seed: Number(process.env.SEED) || Date.now() },
      );
    },
  );

test(
  'a drawer that is opened and closed eight times at once ends as its address says',
  nightly,
  async ({ page }) => {
    await begin(page, drawer);
    const opener = (await middleOf(page, drawer.opener))!;
    for (let round = 0; round < 8; round += 1) {
      await press(page, opener, false);
      await page.waitForTimeout(60);
      await page.keyboard.press('Escape');
      await page.waitForTimeout(60);
    }
    await settles(page, drawer);
  },
);

for (const overlay of [drawer, task])
  test(
    `a double click closes the ${overlay.name} once, and so do Escape and Back in one moment`,
    nightlyUnless(overlay === drawer),
    async ({ page }) => {
      await begin(page, overlay);
      const opens = async (twice: boolean) => {
        await press(page, await middleOf(page, overlay.opener), twice);
        await expect(page.locator(overlay.close)).toBeVisible();
      };
      for (const how of ['close', 'beside'] as const)
        await test.step(`a double click: ${how}`, async () => {
          await opens(true);
          await settles(page, overlay);
          if (how === 'close') await page.locator(overlay.close).dblclick();
          else await press(page, overlay.beside, true);
          await expect(page.locator(overlay.close)).toBeHidden();
          await settles(page, overlay, how);
        });
      for (const acts of [
        ['escape', 'back'],
        ['back', 'escape'],
      ] as const)
        await test.step(acts.join(', then '), async () => {
          await opens(false);
          for (const kind of acts) await perform(page, overlay, { kind });
          await settles(page, overlay, acts.join(', then '));
        });
    },
  );

test(
  'Back in the moment in which the entry of a closed drawer is removed stays on the page',
  nightly,
  async ({ page }) => {
    await page.addInitScript(() => {
      const later = window.setTimeout;
      window.setTimeout = ((act: () => void, delay?: number) =>
        later(() => {
          // The pause after a close (`visit.ts`). What a browser has begun, a page learns of when it is over.
          if (delay === 300 && document.documentElement.dataset.presses !== undefined) history.back();
          act();
        }, delay)) as typeof setTimeout;
    });
    await page.goto('/privacy');
    await open(page);
    await toMiddle(page, drawer);
    await press(page, await middleOf(page, drawer.opener), false);
    await expect(page.locator(drawer.close)).toBeVisible();
    await page.evaluate(() => void (document.documentElement.dataset.presses = ''));
    await page.keyboard.press('Escape');
    await steppedBack(page);
    // A second step back would have left the page by then.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await expect(page).toHaveURL('/');
    await expect(page.locator(drawer.close)).toBeHidden();
  },
);

test(
  'a drawer whose code comes late opens as its address says, and not after Back',
  nightly,
  async ({ page }) => {
    await page.addInitScript(watchHistory);
    const release = await hold(page, /project-drawer/);
    const asked = page.waitForRequest(/project-drawer/);
    await page.goto('/');
    const opener = page.locator(drawer.opener).first();
    await toMiddle(page, drawer);
    await opener.dblclick();
    await expect(page).toHaveURL(/project=/);
    await asked;
    await page.goBack();
    await expect(page).toHaveURL('/');
    release();
    await settles(page, drawer);
    await opener.click();
    await settles(page, drawer);
    await expect(page.locator(drawer.close)).toBeVisible();
  },
);

test(
  'a drawer whose code did not load is fetched again by the next press',
  nightly,
  async ({ page, noise }) => {
    let fails = true;
    await page.route(/project-drawer/, (route) => (fails ? route.abort() : route.continue()));
    await page.goto('/');
    const opener = page.locator(drawer.opener).first();
    await opener.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await opener.click();
    await expect(page.getByText('The details did not load.')).toBeVisible();
    fails = false;
    await opener.click();
    await expect(page.locator(drawer.close)).toBeVisible();
    noise.forget();
  },
);

test.describe('with a finger and without motion', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a double tap on the close button of the drawer closes it once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await begin(page, drawer);
    await page.locator(drawer.opener).first().tap();
    await expect(page.locator(drawer.close)).toBeVisible();
    const middle = (await middleOf(page, drawer.close))!;
    const at = Date.now() / 1000;
    await tapAt(page, middle, at);
    await expect(page.locator(drawer.close)).toBeHidden();
    // It meets what lies beneath: the button that opens the menu.
    await tapAt(page, middle, at + 0.3);
    await settles(page, drawer);
  });
});

test('the second press of a double click does nothing to what the first brought there', async ({ page }) => {
  await signedIn(page, 'employee');
  await openScreen(page, portalPath('timesheet'), 'Time Sheet');
  await page.getByRole('button', { name: 'Start timer' }).dblclick();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /Discarded|Logged/ })).toHaveCount(0);

  const address = page.url();
  await page.keyboard.press('Control+k');
  const close = page.getByRole('dialog', { name: 'Search' }).getByRole('button', { name: 'Close' });
  await close.dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.locator('[aria-expanded=true]')).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test('one control that is pressed again and again answers each press', nightly, async ({ page }) => {
  await signedIn(page, 'employee');
  await openScreen(page, portalPath('schedule', { view: 'month' }), 'Schedule');
  await page.getByRole('link', { name: 'Next month' }).click({ clickCount: 3 });
  await expect(page.getByRole('grid', { name: 'February 2027' })).toBeVisible();
  await page.getByRole('link', { name: 'Previous month' }).click({ clickCount: 2 });
  await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
});

test('Back from a changed profile asks in the portal’s own words, and the browser asks nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });
  await signedIn(page, 'employee');
  await openScreen(page, portalPath('employee-home'), 'Dashboard');
  await page.evaluate((path) => history.pushState(null, '', path), portalPath('employee-profile'));
  await page.getByRole('button', { name: 'Edit Profile' }).dblclick();
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('+49 30 1234');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  for (const answer of ['Keep editing', 'Escape', 'Save draft and leave']) {
    await page.goBack();
    await expect(question).toBeVisible();
    if (answer === 'Escape') await page.keyboard.press('Escape');
    else await question.getByRole('button', { name: answer }).click();
    await expect(question).toBeHidden();
  }
  await expect(page).toHaveURL(portalPath('employee-home'));
  await page.goForward();
  await expect(phone).toHaveValue('+49 30 1234');
  // Another tab of the screen hides the form, and not the question.
  await page.getByRole('tab', { name: 'Account' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await question.getByRole('button', { name: 'Discard and leave' }).click();
  await expect(page).toHaveURL(portalPath('employee-home'));
  expect(asked).toEqual([]);
});
