import { launch, type ElementHandle } from 'puppeteer-core';
import type { Engine } from './engine';

/** Flags of Firefox's preferences for pointers. */
const fine = 2;
const hover = 4;

/** Firefox, over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    args: ['--width=1280', '--height=900'],
    defaultViewport: null,
    // Without a display Firefox has no mouse, and the site then shows what it shows on a phone.
    extraPrefsFirefox: {
      'ui.primaryPointerCapabilities': fine + hover,
      'ui.allPointerCapabilities': fine + hover,
    },
  });
  // The first page of Firefox without a display never has the focus.
  const page = await browser.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    press: async (expression) => {
      const element = (await page.evaluateHandle(expression)).asElement() as ElementHandle<Element> | null;
      if (!element) throw new Error('not there, or disabled');
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
