import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromePath, chromiumFlags } from '../../scripts/chromium';
import { nightly } from './nightly';
import { shiftOf, watchShift } from './page-checks';
import { expect, kinds, test } from './site';

/** Each is alone on the visitor's system; a machine has some of them. */
const families = ['Liberation Sans', 'Arimo', 'Roboto', 'DejaVu Sans'];

/** The files of a family on this machine; none where fonts are not found by fontconfig. */
function filesOf(family: string): string[] {
  try {
    const found = execFileSync('fc-list', [`:family=${family}`, '-f', '%{file}\n'], { encoding: 'utf8' });
    return found.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** A configuration for a browser whose system has these fonts and no others. @returns its path. */
function systemWith(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  for (const file of files) symlinkSync(file, join(folder, basename(file)));
  const config = join(folder, 'fonts.conf');
  writeFileSync(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir>
    <include ignore_missing="yes">/etc/fonts/conf.d</include></fontconfig>`,
  );
  return config;
}

const windows = [
  { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  { viewport: { width: 1440, height: 900 } },
];

/** How far a page is shifted by our text faces, which come once it stands in the system's. */
async function shiftAt(page: Page, address: string): Promise<number> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  let ask = () => {};
  const asked = new Promise<void>((resolve) => (ask = resolve));
  await page.route(/\/(commissioner-(headings|rare)|instrument-)[^/]*\.woff2$/, async (route) => {
    ask();
    await sent;
    await route.continue();
  });
  await watchShift(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await asked;
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  send();
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Instrument Sans' && status === 'loaded'),
  );
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return shiftOf(page);
}

const views = windows.flatMap((window) => kinds.map((kind) => ({ window, path: kind.split('?')[0]! })));

// Each family gets its share of the views: a visit of each view with each family takes four times as long.
for (const [turn, family] of families.entries())
  test(`nothing is shifted where the system has ${family} alone`, nightly, async ({ baseURL }) => {
    const files = filesOf(family);
    test.skip(files.length === 0, `This machine has no ${family}, or finds its fonts without fontconfig.`);
    const browser = await chromium.launch({
      executablePath: chromePath(),
      args: chromiumFlags,
      env: { ...process.env, FONTCONFIG_FILE: systemWith(files) } as Record<string, string>,
    });
    const shifts: Record<string, number> = {};
    for (const { window, path } of views.filter((_, index) => index % families.length === turn)) {
      const page = await browser.newPage({ ...window, baseURL, serviceWorkers: 'block' });
      const shift = await shiftAt(page, path);
      if (shift >= 0.0005) shifts[`${path} ${window.viewport.width}`] = Number(shift.toFixed(4));
      await page.close();
    }
    await browser.close();
    // No size makes every line of every text break alike: one view may be off by a line, which Lighthouse does not punish.
    const report = JSON.stringify(shifts);
    expect(Object.keys(shifts).length, report).toBeLessThanOrEqual(1);
    expect(Math.max(0, ...Object.values(shifts)), report).toBeLessThan(0.01);
  });
