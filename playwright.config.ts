import { defineConfig } from '@playwright/test';
import { chromePath, chromiumFlags } from './scripts/chromium';

/** Journeys: whole paths in a real browser on the production build, served at `BASE_URL` by `scripts/test/`. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // Three journeys at a time leave the processors idle for a sixth of the time, as they wait for pages.
  workers: 4,
  // Generous: a busy machine is several times slower, and what hangs fails all the same.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  outputDir: 'generated/journeys',
  projects: [
    // A page that moves takes up to a third more processor time. Journeys about motion ask for it.
    {
      name: 'journeys',
      testMatch: 'journeys/*.journey.ts',
      grepInvert: process.env.NIGHTLY ? undefined : /@nightly/,
      use: { reducedMotion: 'reduce' },
    },
    { name: 'shared', testMatch: 'portal-server/*.journey.ts', use: { reducedMotion: 'reduce' } },
    // The Studio checks and draws the content at each save.
    {
      name: 'owner',
      testMatch: 'owner/*.journey.ts',
      expect: { timeout: 120_000 },
      use: { reducedMotion: 'reduce' },
    },
    // Stories wait for nothing: a fourth browser costs an eighth more processor time.
    { name: 'stories', testMatch: 'story-plays.ts', workers: 3 },
  ],
  use: {
    // An act that waits for what never comes names it, long before its test ends.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    baseURL: process.env.BASE_URL ?? 'http://localhost:4173',
    viewport: { width: 1440, height: 900 },
    // Recording every test costs a third of the time.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    // It would answer what a journey means to intercept. The journey of the service worker lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromePath(),
      args: chromiumFlags,
    },
  },
});
