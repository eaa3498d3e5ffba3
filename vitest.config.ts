import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  css: { preprocessorOptions: { scss: { loadPaths: [import.meta.dirname] } } },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'tests/bench/**'],
    setupFiles: ['tests/setup.ts'],
    css: { include: [/\.module\.scss$/], modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
