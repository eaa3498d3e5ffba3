import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';

/** Sizes of the preview's viewports, in CSS px. */
const sizes: Readonly<Record<string, { width: number; height: number }>> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
};

/**
 * Opens each story with the viewport of its globals, `globals: { viewport: { value: 'phone' } }`. Play
 * functions, axe and errors in the console decide the result.
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
