import { expect, type Page } from '@playwright/test';

/** A node of the accessibility tree, as a screen reader gets it. */
interface AccessibleNode {
  role: string;
  name: string;
  /** Of a heading. */
  level: number | null;
  /** Of a link. */
  url: string;
  /** The landmark around it: its role and name. */
  within: string;
  /** The row, list item, dialog or group around it, which distinguishes nodes of the same name. */
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

/** Chromium's accessibility tree of the page, in reading order. */
export async function readTree(page: Page): Promise<AccessibleNode[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const tree: AccessibleNode[] = [];
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
      tree.push({ role, name, level, url, within, group, hasPopup: property('hasPopup') !== undefined });
    }
    const isLandmark = !node.ignored && landmarks.includes(role) && (role !== 'form' || name !== '');
    const isApart = !node.ignored && apart.includes(role);
    for (const child of node.childIds ?? [])
      walk(child, isLandmark ? `${role} ${name}` : within, isApart ? `${group} ${id}` : group);
  };
  walk(nodes[0]!.nodeId, '', '');
  return tree;
}

/** What is wrong with how a page is read, in sentences. */
export function faultsOf(tree: readonly AccessibleNode[], { isPublic }: { isPublic: boolean }): string[] {
  const faults: string[] = [];
  const all = (role: string) => tree.filter((one) => one.role === role);
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
  for (const { role, name, url, within, group } of tree) {
    // A date field has a button of the browser's own, called the same in each.
    if (!controls.includes(role) || /^Show (date|time) picker/.test(name)) continue;
    if (!/[\p{L}\p{N}]/u.test(name)) faults.push(`a ${role} called “${name}” in ${within || 'no landmark'}`);
    if (role !== 'link' && role !== 'button') continue;
    // Of one name in one place: they lead to one target, or they can't be told apart.
    const place = [role, name, within, group].join('\n');
    const target = role === 'link' ? url : 'acts';
    const other = places.get(place);
    if (other !== undefined && (role === 'button' || other !== target))
      faults.push(`two ${role}s called “${name}” in ${within || 'no landmark'}`);
    places.set(place, target);
  }
  return faults;
}

/**
 * What the Tab key comes to: its rank, which falls where it comes before the stop before, and its markup.
 * @param from - a selector of the part to begin in
 */
export async function tabStops(page: Page, most: number, from = 'body'): Promise<string[]> {
  // A number above 0 jumps the queue, and only from the very start of the page.
  await expect(page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])')).toHaveCount(0);
  await page.evaluate((selector) => {
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
    const start = document.querySelector<HTMLElement>(selector)!;
    start.tabIndex = -1;
    start.focus();
    if (start === document.body) start.removeAttribute('tabindex');
    Object.assign(window, { last: { stop: start, rank: 0 } });
  }, from);
  const stops: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { last } = window as unknown as { last: { stop: Element; rank: number } };
      // Compared with the stop before alone, as a page may add elements meanwhile, or replace that stop.
      const position = last.stop.compareDocumentPosition(element);
      const { DOCUMENT_POSITION_DISCONNECTED: apart, DOCUMENT_POSITION_FOLLOWING: following } = Node;
      if (position !== 0) last.rank += position & (apart | following) ? 1 : -1;
      last.stop = element;
      return `${last.rank} ${element.cloneNode(false) instanceof HTMLElement ? (element.cloneNode(false) as HTMLElement).outerHTML : element.tagName}`;
    });
    if (place === null) break;
    stops.push(place);
  }
  return stops;
}

/** Where the Tab key leaves the order in which the page is read, or stays. A date field has several stops of its own. */
export function strayStops(stops: readonly string[]): string[] {
  const order = stops.map((stop) => Number.parseInt(stop, 10));
  const ownStop = (index: number) =>
    stops[index] === stops[index - 1] && /type="(date|time|datetime-local)"/.test(stops[index]!);
  return stops.filter((_, index) => index > 0 && order[index]! <= order[index - 1]! && !ownStop(index));
}
