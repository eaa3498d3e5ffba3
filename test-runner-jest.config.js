import { getJestConfig } from '@storybook/test-runner';
import { require as requireTypeScript } from 'tsx/cjs/api';

const { chromePath, chromiumFlags } = requireTypeScript('./scripts/chromium.ts', import.meta.url);
const config = getJestConfig();

export default {
  ...config,
  setupFilesAfterEnv: [
    ...config.setupFilesAfterEnv,
    ...(process.env.CI ? ['<rootDir>/.storybook/retry.cjs'] : []),
  ],
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      browsers: ['chromium'],
      exitOnPageError: false,
      launchOptions: { executablePath: chromePath(), args: chromiumFlags },
    },
  },
};
