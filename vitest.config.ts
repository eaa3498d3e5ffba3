import { defineConfig } from 'vitest/config';

const shared = {
  isolate: false,
  // Generous: a busy machine is several times slower, and what hangs fails all the same.
  testTimeout: 60_000,
  restoreMocks: true,
  unstubGlobals: true,
  exclude: ['tests/journeys/**', 'tests/bench/**'],
};

const inDocument = {
  ...shared,
  environment: 'jsdom',
  setupFiles: ['tests/setup.ts'],
  css: { include: [/\.module\.scss$/], modules: { classNameStrategy: 'non-scoped' as const } },
};

const plays = 'tests/stories/plays.test.tsx';

/**
 * Starting a document or loading every module anew costs more than most tests. So `.test.tsx` alone get a document (a `.test.ts`
 * that needs one says so in its first line), and the files of a worker share their modules: no test may leave state in one.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  css: { preprocessorOptions: { scss: { loadPaths: [import.meta.dirname] } } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'logic',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...inDocument,
          name: 'drawn',
          include: ['tests/**/*.test.tsx'],
          exclude: [...shared.exclude, plays],
        },
      },
      // Stories keep their clock and their parts until the next one.
      { extends: true, test: { ...inDocument, name: 'plays', include: [plays], isolate: true } },
    ],
  },
});
