/** Whether the page is driven by a test: a runner announces itself in the browser's user agent or drives it by protocol. */
export function isTestRun(): boolean {
  return navigator.webdriver || navigator.userAgent.includes('StorybookTestRunner');
}
