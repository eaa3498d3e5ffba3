import { getJestConfig } from '@storybook/test-runner';
import { require as requireTypeScript } from 'tsx/cjs/api';

const { chromePath, chromiumFlags } = requireTypeScript('./scripts/chromium.ts', import.meta.url);
const config = getJestConfig();

export default {
  ...config,
  // Generous: a busy machine is several times slower, and what hangs fails all the same.
  testTimeout: 120_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      browsers: ['chromium'],
      exitOnPageError: false,
      launchOptions: { executablePath: chromePath(), args: chromiumFlags },
    },
  },
};
