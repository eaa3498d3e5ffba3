/** Whether a test runner controls the page: detected by its user agent or by WebDriver. */
export function isTestRun(): boolean {
  return navigator.webdriver || navigator.userAgent.includes('StorybookTestRunner');
}

/** Whether it is the run of `npm test -- --nightly`. */
export const isNightlyRun = (): boolean => navigator.userAgent.includes('nightly');
