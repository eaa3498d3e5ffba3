import { defineConfig } from 'vitest/config';
// With its ending, as Vite wants it in a configuration.
import { classNames } from './tests/class-names.ts';

const shared = {
  isolate: false,
  // Generous: a busy machine is several times slower, and what hangs fails all the same.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  restoreMocks: true,
  unstubGlobals: true,
  exclude: ['tests/journeys/**'],
};

/**
 * Starting a document or loading every module again costs more than most tests. So `.test.tsx` alone get a document, and the files of a
 * worker share their modules and document: no test may leave state in one. A file with another environment than the one before it
 * costs two workers, so a `.test.ts` does not ask for a document in its first line.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    globalSetup: ['tests/write-yaml-modules.ts'],
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'logic',
          environment: 'node',
          setupFiles: ['tests/fresh-document.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: [...shared.exclude, 'tests/sub-folder/**', 'tests/portal-server/**'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'portal-server',
          // Most of these tests and hooks start servers, which takes 20 s each under load.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          globalSetup: ['tests/portal-server/stored-agency.ts'],
          environment: 'node',
          include: ['tests/portal-server/*.test.ts'],
        },
      },
      {
        extends: true,
        // The folder of a site is a constant of the build.
        resolve: {
          alias: [
            {
              find: /^@generated\/yaml\/base-path$/,
              replacement: `${import.meta.dirname}/tests/sub-folder/base-path.ts`,
            },
          ],
        },
        test: {
          ...shared,
          name: 'sub-folder',
          environment: 'node',
          include: ['tests/sub-folder/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [classNames],
        test: {
          ...shared,
          name: 'drawn',
          environment: 'jsdom',
          setupFiles: ['tests/fresh-document.ts', 'tests/setup.ts'],
          include: ['tests/**/*.test.tsx'],
        },
      },
    ],
  },
});
