import type { TestRunnerConfig } from '@storybook/test-runner';

/** Play functions and axe decide; the runner only gives them a page. Errors in the console are failures too. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.setViewportSize({ width: 1280, height: 800 });
  },
};

export default config;
