import { getJestConfig } from '@storybook/test-runner';

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
      launchOptions: {
        executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
      },
    },
  },
};
