import { expect, test as base, type Page } from '@playwright/test';
import { showStory } from '../scripts/review/show-story';
import type { IndexEntry } from '../scripts/review/stories';

/** Sizes of the preview's viewports, in CSS px. */
const sizes: Readonly<Record<string, { width: number; height: number }>> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  landscape: { width: 844, height: 390 },
  zoomed: { width: 320, height: 256 },
  bar: { width: 800, height: 1024 },
  desktop: { width: 1440, height: 900 },
};
const usual = { width: 1280, height: 800 };

const url = process.env.BASE_URL ?? 'http://localhost:6006';

async function readIndex(): Promise<IndexEntry[]> {
  const response = await fetch(`${url}/index.json`).catch(() => null);
  if (!response?.ok) throw new Error(`No Storybook answers at ${url}: start it with \`npm run storybook\`.`);
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** The preview of Storybook: what stories store is cleared between them, and it is loaded again after a failure. */
interface Preview {
  page: Page;
  /** Errors in the console since the story was chosen. */
  errors: string[];
}

/** Each worker has one preview, because its code takes longer to start than most stories take to play. */
const test = base.extend<object, { preview: Preview }>({
  preview: [
    async ({ browser }, use) => {
      // With this user agent Storybook does not wait for animations.
      const userAgent = `Chromium StorybookTestRunner${process.env.NIGHTLY ? ' nightly' : ''}`;
      const context = await browser.newContext({ userAgent });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(`${url}/iframe.html?viewMode=story`);
      await use({ page, errors });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** The viewports that stories choose with `globals: { viewport: { value: 'phone' } }`. Runs in the page. */
async function viewportsOf(ids: readonly string[]): Promise<(string | undefined)[]> {
  interface Story {
    storyGlobals: { viewport?: { value?: string } };
  }
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: {
      ready(): Promise<void>;
      storyStoreValue: { loadStory(of: { storyId: string }): Promise<Story> };
    };
  };
  await preview.ready();
  return Promise.all(
    ids.map(async (storyId) => {
      // A file that fails to load is reported when the story is shown.
      const story = await preview.storyStoreValue.loadStory({ storyId }).catch(() => null);
      return story?.storyGlobals.viewport?.value;
    }),
  );
}

const files = new Map<string, IndexEntry[]>();
for (const entry of await readIndex()) {
  if (!files.has(entry.importPath)) files.set(entry.importPath, []);
  files.get(entry.importPath)!.push(entry);
}

// The longest file first: begun last, it would leave the other workers idle.
for (const [file, entries] of [...files].sort(([, a], [, b]) => b.length - a.length))
  test.describe(file, () => {
    // The stories of a file play one after the other, so that its code is loaded once.
    test.describe.configure({ mode: 'default' });

    let viewports: (string | undefined)[] | null = null;
    for (const [index, { id, title, name }] of entries.entries())
      test(`${title} / ${name}`, async ({ preview: { page, errors } }) => {
        viewports ??= await page.evaluate(
          viewportsOf,
          entries.map((entry) => entry.id),
        );
        const size = sizes[viewports[index] ?? ''] ?? usual;
        const { width, height } = page.viewportSize()!;
        // Each message to the browser takes as long as a small story.
        if (width !== size.width || height !== size.height) await page.setViewportSize(size);
        errors.length = 0;
        const shown = await page.evaluate(showStory, { story: id, timeout: 120_000 });
        expect(shown.error).toBeNull();
        expect(shown.violations, 'accessibility').toEqual([]);
        expect(errors, 'errors in the console').toEqual([]);
        if (shown.sideways === 0) return;
        const sideways = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        // A chart is as wide as its panel a moment later.
        await expect.poll(sideways, 'px by which the page can be moved sideways').toBe(0);
      });
  });
