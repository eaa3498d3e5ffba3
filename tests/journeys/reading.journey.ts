import type { Locator, Page } from '@playwright/test';
import { portalPath } from '../../src/routes/portal-paths';
import { portalRouteIds, portalRoutes, type Role } from '../../src/routes/portal-table';
import { openScreen, signedIn } from './portal';
import { expect, kinds, live, test } from './site';

/** What a screen reader is told of one thing on the page. */
interface Told {
  role: string;
  name: string;
  /** Of a heading. */
  level: number | null;
  /** Of a link. */
  url: string;
  /** The landmark that it stands in: its role and name. */
  within: string;
  /** What it stands in besides that tells things of one name apart: a row, a list's item, a dialog, a group. */
  group: string;
  hasPopup: boolean;
}

const landmarks = [
  'banner',
  'main',
  'contentinfo',
  'navigation',
  'complementary',
  'region',
  'search',
  'form',
];
const apart = ['row', 'listitem', 'group', 'article', 'dialog', 'gridcell', 'cell', 'menu', 'tabpanel'];
const controls = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'spinbutton',
  'tab',
  'menuitem',
  'option',
];

/** The page as it is read, in the order in which it is read: Chromium's own accessibility tree. */
async function readTree(page: Page): Promise<Told[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const told: Told[] = [];
  const walk = (id: string, within: string, group: string) => {
    const node = byId.get(id);
    if (!node) return;
    const role = String(node.role?.value ?? '');
    const name = String(node.name?.value ?? '').trim();
    const property = (wanted: string) =>
      node.properties?.find((one) => String(one.name) === wanted)?.value.value as unknown;
    if (!node.ignored) {
      const level = role === 'heading' ? Number(property('level')) : null;
      const url = String(property('url') ?? '');
      told.push({ role, name, level, url, within, group, hasPopup: property('hasPopup') !== undefined });
    }
    const isLandmark = !node.ignored && landmarks.includes(role) && (role !== 'form' || name !== '');
    const isApart = !node.ignored && apart.includes(role);
    for (const child of node.childIds ?? [])
      walk(child, isLandmark ? `${role} ${name}` : within, isApart ? `${group} ${id}` : group);
  };
  walk(nodes[0]!.nodeId, '', '');
  return told;
}

/** What is wrong with how a page is read, in sentences. */
function faultsOf(told: readonly Told[], { isPublic }: { isPublic: boolean }): string[] {
  const faults: string[] = [];
  const all = (role: string) => told.filter((one) => one.role === role);
  const count = (role: string, times: number) => {
    if (all(role).length !== times) faults.push(`${all(role).length} × ${role}, not ${times}`);
  };
  count('main', 1);
  count('banner', 1);
  if (isPublic) count('contentinfo', 1);

  for (const role of ['navigation', 'complementary', 'region', 'search']) {
    const names = all(role).map(({ name, within }) => (role === 'region' ? `${within}: ${name}` : name));
    if (role === 'navigation' && names.includes('')) faults.push('a navigation without a name');
    for (const name of new Set(names))
      if (names.filter((one) => one === name).length > 1) faults.push(`several ${role} called “${name}”`);
  }

  const headings = all('heading');
  if (headings.filter(({ level }) => level === 1).length !== 1) faults.push('not one heading of level 1');
  for (const [index, { level, name }] of headings.entries()) {
    const before = headings[index - 1]?.level ?? level!;
    if (level! > before + 1) faults.push(`from a heading of level ${before} to level ${level}, “${name}”`);
    if (name === '') faults.push(`a heading of level ${level} without words`);
  }

  const places = new Map<string, string>();
  for (const { role, name, url, within, group } of told) {
    // A date field has a button of the browser's own, called the same in each.
    if (!controls.includes(role) || /^Show (date|time) picker/.test(name)) continue;
    if (!/[\p{L}\p{N}]/u.test(name)) faults.push(`a ${role} called “${name}” in ${within || 'no landmark'}`);
    if (role !== 'link' && role !== 'button') continue;
    // Of one name in one place: they lead to one target, or nobody can tell them apart.
    const place = [role, name, within, group].join('\n');
    const target = role === 'link' ? url : 'acts';
    const other = places.get(place);
    if (other !== undefined && (role === 'button' || other !== target))
      faults.push(`two ${role}s called “${name}” in ${within || 'no landmark'}`);
    places.set(place, target);
  }
  return faults;
}

/** What the Tab key comes to, from the top: the place of each in the document, and its markup. */
async function tabStops(page: Page, most: number): Promise<string[]> {
  // A number above 0 jumps the queue, and only from the very start of the page.
  await expect(page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])')).toHaveCount(0);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const stops: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const known = window as unknown as { order?: Map<Element, number> };
      known.order ??= new Map([...document.querySelectorAll('*')].map((one, index) => [one, index]));
      return `${known.order.get(element) ?? -1} ${element.cloneNode(false) instanceof HTMLElement ? (element.cloneNode(false) as HTMLElement).outerHTML : element.tagName}`;
    });
    if (place === null) break;
    stops.push(place);
  }
  return stops;
}

/** Where the Tab key leaves the order in which the page is read, or stays. A date field has several stops of its own. */
function strayStops(stops: readonly string[]): string[] {
  const order = stops.map((stop) => Number.parseInt(stop, 10));
  const ownStop = (index: number) =>
    stops[index] === stops[index - 1] && /type="(date|time|datetime-local)"/.test(stops[index]!);
  return stops.filter((_, index) => index > 0 && order[index]! <= order[index - 1]! && !ownStop(index));
}

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

for (const path of kinds)
  test(`${path} is read in order, each thing by a name of its own`, async ({ page }) => {
    await page.goto(path);
    await live(page);
    await page.mouse.move(2, 2);
    await page.waitForLoadState('networkidle');
    expect(faultsOf(await readTree(page), { isPublic: true })).toEqual([]);
    const stops = await tabStops(page, 30);
    expect(stops.length).toBeGreaterThan(10);
    expect(strayStops(stops)).toEqual([]);
  });

const screens = portalRouteIds.flatMap((id) => {
  const { path, title, role } = portalRoutes[id];
  return role ? [{ path, title, role }] : [];
});

for (const { path, title, role } of screens)
  test(`${path} is read in order, each thing by a name of its own`, async ({ page }) => {
    await signedIn(page, role);
    await openScreen(page, path, title);
    expect(faultsOf(await readTree(page), { isPublic: false })).toEqual([]);
    const stops = await tabStops(page, 40);
    expect(stops.length).toBeGreaterThan(10);
    expect(strayStops(stops)).toEqual([]);
  });

/** What opens over a page or a screen, and from what. */
const openings: readonly {
  what: string;
  role: Role | null;
  path: string;
  title?: string;
  opener: (page: Page) => Locator;
  opened: (page: Page) => Locator;
  /** The rest of the page is out of reach while it is open. */
  isModal: boolean;
}[] = [
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
    opener: (page) => page.getByRole('button', { name: 'Reset to sample data' }),
    opened: (page) => page.getByRole('dialog').or(page.getByRole('alertdialog')),
    isModal: true,
  },
];

for (const { what, role, path, title, opener, opened, isModal } of openings)
  test(`${what} opens by the keyboard, keeps the focus where it is modal, and gives it back on Escape`, async ({
    page,
  }) => {
    if (role && title) {
      await signedIn(page, role);
      await openScreen(page, path, title);
    } else {
      await page.goto(path);
      await live(page);
    }
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
  });

test('a page that is read badly is told of, fault by fault', async ({ page }) => {
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
