import { chromium, type Page } from 'playwright-core';
import { chromePath, chromiumFlags } from '../chromium';
import { createStaticServer } from '../server/static-files';
import { withServer } from '../server/with-server';
import { holdStill } from './still';

/** When every review takes place. */
const instant = Date.UTC(2026, 10, 18, 10);

/** Redrawing only a part of what the story before left rounds the edges of curves differently. */
const drawingFlags = ['--font-render-hinting=none', '--force-color-profile=srgb', '--disable-partial-raster'];

/** A built Storybook on the air and a browser to look at it. */
export interface Studio {
  /** Of the browser. */
  version: string;
  openPage(): Promise<Page>;
  /** Its empty stage, on which stories play or only stand. */
  addressOf(how: { plays: boolean }): string;
}

/** Opens a studio for as long as `run` runs. */
export async function withStudio<T>(storybook: string, run: (studio: Studio) => Promise<T>): Promise<T> {
  const executablePath = chromePath();
  const server = createStaticServer(storybook, { cacheControl: 'public, max-age=3600, immutable' });
  return withServer(server, async (host) => {
    const browser = await chromium.launch({
      executablePath,
      args: [...chromiumFlags, ...drawingFlags],
      // The caller ends it, and says so: Playwright would end the process.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    try {
      return await run({
        version: browser.version(),
        async openPage() {
          const page = await browser.newPage({
            reducedMotion: 'reduce',
            deviceScaleFactor: 1,
            // Storybook then does not wait for animations, which stand still anyway.
            userAgent: 'Chromium StorybookTestRunner',
          });
          // tsx names inner functions through a helper that the page lacks.
          await page.addInitScript('globalThis.__name = (named) => named');
          await page.addInitScript(holdStill, instant);
          return page;
        },
        addressOf: ({ plays }) => `${host}/iframe.html?viewMode=story${plays ? '' : '&embed=true'}`,
      });
    } finally {
      await browser.close();
    }
  });
}
