/** Thrown where a plate needs Chromium and none is installed. */
export class BrowserMissing extends Error {}
