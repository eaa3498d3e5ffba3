import { chromium, type Page } from 'playwright-core';
import { chromePath, chromiumFlags } from '../chromium';
import { createStoriesServer } from '../server/static-files';
import { withServer } from '../server/with-server';
import { freezePage } from './freeze-page';

/** The frozen time of every review. */
const instant = Date.UTC(2026, 10, 18, 10);

/** Partial raster redraws only a part of the previous story, which changes the antialiasing of curves. */
const drawingFlags = ['--font-render-hinting=none', '--force-color-profile=srgb', '--disable-partial-raster'];

/** A served Storybook and a browser to view it. */
export interface StoryViewer {
  /** Version of the browser. */
  version: string;
  openPage(): Promise<Page>;
  /** The address of the empty preview, with or without play functions. */
  addressOf(how: { plays: boolean }): string;
}

/** Opens a viewer while `run` runs. */
export async function withStoryViewer<T>(
  storybook: string,
  run: (viewer: StoryViewer) => Promise<T>,
): Promise<T> {
  const executablePath = chromePath();
  return withServer(createStoriesServer(storybook), async (host) => {
    const browser = await chromium.launch({
      executablePath,
      args: [...chromiumFlags, ...drawingFlags],
      // The caller handles signals and reports them: Playwright would end the process.
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
            // With this user agent Storybook does not wait for animations, which are disabled anyway.
            userAgent: 'Chromium StorybookTestRunner',
          });
          // tsx wraps inner functions in a helper that does not exist in the page.
          await page.addInitScript('globalThis.__name = (named) => named');
          await page.addInitScript(freezePage, instant);
          return page;
        },
        addressOf: ({ plays }) => `${host}/iframe.html?viewMode=story${plays ? '' : '&embed=true'}`,
      });
    } finally {
      await browser.close();
    }
  });
}
