import type { Page } from '@playwright/test';
import { homeOf, portalPath } from '../../src/routes/portal-paths';
import { portalRoutes, roles } from '../../src/routes/portal-table';
import { openScreen, signedIn } from './portal';
import { expect, kinds, open, readThrough, test } from './site';

/** Texts whose letters, some or all, are drawn in another typeface than the house's two. Code has its own. */
async function strangers(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body :not(code, pre, code *, pre *, option, kbd)',
  });
  const found: string[] = [];
  for (const nodeId of nodeIds) {
    // What has gone meanwhile is set in nothing.
    const gone = { fonts: [] };
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => gone);
    const others = fonts.filter(({ familyName }) => !/^(Commissioner|Instrument Sans)/.test(familyName));
    if (others.length === 0) continue;
    const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
    if (/<(code|pre|kbd|option)\b/.test(outerHTML)) continue;
    found.push(`${others.map(({ familyName }) => familyName).join(', ')}: ${outerHTML.slice(0, 120)}`);
  }
  await session.detach();
  return found;
}

for (const path of kinds)
  test(`${path} is set in the two typefaces, letter by letter`, async ({ page }) => {
    await open(page, path);
    await readThrough(page);
    await expect.poll(() => strangers(page)).toEqual([]);
  });

for (const role of roles)
  test(`the ${role} portal is set in the two typefaces`, async ({ page }) => {
    await signedIn(page, role);
    const home = homeOf(role);
    await openScreen(page, portalPath(home), portalRoutes[home].title);
    await expect.poll(() => strangers(page)).toEqual([]);
  });
