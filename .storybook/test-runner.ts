import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';

/** The sizes of the preview's viewports. */
const sizes: Readonly<Record<string, { width: number; height: number }>> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
};

/**
 * Play functions and axe decide; the runner only gives them a page, as wide as the story asks with
 * `globals: { viewport: { value: 'phone' } }`. Errors in the console are failures too.
 */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    const { storyGlobals } = (await getStoryContext(page, context)) as {
      storyGlobals?: { viewport?: { value?: string } };
    };
    await page.setViewportSize(sizes[storyGlobals?.viewport?.value ?? ''] ?? { width: 1280, height: 800 });
  },
};

export default config;
