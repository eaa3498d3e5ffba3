import type { Locator, Page } from '@playwright/test';
import { portalPath } from '../../src/routes/portal-paths';
import type { Role } from '../../src/routes/portal-table';
import { nightlyUnless } from './nightly';
import { openScreen, signedIn } from './portal';
import { faultsOf, readTree, strayStops, tabStops } from './read-order';
import { expect, live, test } from './site';

test.use({ viewport: { width: 1280, height: 800 } });

/** Something that opens over a page or a screen. */
interface Opening {
  what: string;
  role: Role | null;
  path: string;
  title?: string;
  opener: (page: Page) => Locator;
  opened: (page: Page) => Locator;
  /** The rest of the page is out of reach while it is open. */
  isModal: boolean;
}

const openings: readonly Opening[] = [
  {
    what: 'a dropdown of the bar',
    role: null,
    path: '/about',
    opener: (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Projects' }),
    opened: (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Mobile Apps' }),
    isModal: false,
  },
  {
    what: 'the drawer of a project',
    role: null,
    path: '/',
    opener: (page) => page.getByRole('button', { name: /View Details/ }).first(),
    opened: (page) => page.getByRole('dialog'),
    isModal: true,
  },
  {
    what: 'the notifications',
    role: 'admin',
    path: portalPath('admin-home'),
    title: 'Dashboard',
    opener: (page) => page.getByRole('button', { name: /^Notifications/ }),
    opened: (page) => page.getByRole('region', { name: 'Notifications' }),
    isModal: false,
  },
  {
    what: 'the palette',
    role: 'admin',
    path: portalPath('admin-home'),
    title: 'Dashboard',
    opener: (page) => page.getByRole('banner').getByRole('button', { name: /^Search/ }),
    opened: (page) => page.getByRole('dialog'),
    isModal: true,
  },
  {
    what: 'the import of people',
    role: 'admin',
    path: portalPath('employees'),
    title: 'Employees',
    opener: (page) => page.getByRole('button', { name: 'Import' }),
    opened: (page) => page.getByRole('dialog'),
    isModal: true,
  },
  {
    what: 'the columns of a table',
    role: 'admin',
    path: portalPath('employees'),
    title: 'Employees',
    opener: (page) => page.getByRole('button', { name: 'Columns' }),
    opened: (page) => page.getByRole('checkbox', { name: 'Team' }),
    isModal: false,
  },
  {
    what: 'the menu of a row',
    role: 'admin',
    path: portalPath('employees'),
    title: 'Employees',
    opener: (page) => page.getByRole('button', { name: 'Actions for Bram Osei' }),
    opened: (page) => page.getByRole('menu'),
    isModal: false,
  },
  {
    what: 'a person',
    role: 'admin',
    path: portalPath('employees'),
    title: 'Employees',
    opener: (page) => page.getByRole('link', { name: 'Bram Osei' }),
    opened: (page) => page.getByRole('dialog'),
    isModal: true,
  },
  {
    what: 'the reset to the sample',
    role: 'admin',
    path: portalPath('settings'),
    title: 'Settings',
    opener: (page) => page.getByRole('button', { name: 'Reset to sample agency' }),
    opened: (page) => page.getByRole('dialog').or(page.getByRole('alertdialog')),
    isModal: true,
  },
];

async function checkOpening(page: Page, { opener, opened, isModal }: Opening) {
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(opened(page)).toBeVisible();
  if (isModal) {
    const inside = () => opened(page).evaluate((dialog) => dialog.contains(document.activeElement));
    await expect.poll(inside, 'holds the focus').toBe(true);
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press(stop < 6 ? 'Tab' : 'Shift+Tab');
      // Between the last stop and the first a browser's own bar has its turn.
      const where = () =>
        opened(page).evaluate(
          (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
        );
      await expect.poll(where, 'keeps the focus').toBe(true);
    }
    const told = await readTree(page);
    expect(told.filter(({ role: kind, level }) => kind === 'heading' && level === 1)).toEqual([]);
    expect(told.filter((one) => one.role === 'dialog' && one.name === '')).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(opened(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
}

for (const path of new Set(openings.map((opening) => opening.path)))
  test(
    `what opens on ${path} opens by the keyboard, keeps the focus where it is modal, and gives it back on Escape`,
    nightlyUnless(path === '/' || path === portalPath('employees')),
    async ({ page }) => {
      const here = openings.filter((opening) => opening.path === path);
      const { role, title } = here[0]!;
      if (role && title) {
        await signedIn(page, role);
        await openScreen(page, path, title);
      } else {
        await page.goto(path);
        await live(page);
      }
      for (const opening of here) await test.step(opening.what, () => checkOpening(page, opening));
    },
  );

test('the faults of a page that was read badly are reported one by one', async ({ page }) => {
  await page.setContent(`<main><h1>One</h1><h3>Three</h3><h2></h2>
    <nav><a href="https://a.example/">More</a><a href="https://b.example/">More</a></nav>
    <section aria-label="Same"></section><section aria-label="Same"></section>
    <button>×</button><input></main>`);
  expect(faultsOf(await readTree(page), { isPublic: true })).toEqual([
    '0 × banner, not 1',
    '0 × contentinfo, not 1',
    'a navigation without a name',
    'several region called “main : Same”',
    'from a heading of level 1 to level 3, “Three”',
    'a heading of level 2 without words',
    'two links called “More” in navigation ',
    'a button called “×” in main ',
    'a textbox called “” in main ',
  ]);
  await page
    .locator('input')
    .evaluate((trap) => trap.addEventListener('keydown', (key) => key.preventDefault()));
  expect(strayStops(await tabStops(page, 9))).not.toEqual([]);
});
