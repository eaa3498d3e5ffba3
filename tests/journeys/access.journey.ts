import type { Page } from '@playwright/test';
import { expect, open, readThrough, test, wideSpacing } from './site';

/** The stops of the Tab key, from the top, at which nothing shows where one is, or a part of the ring is cut off. */
async function unseenStops(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    // The Tab key starts again from the top.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const unseen: string[] = [];
  for (let stop = 0; stop < 110; stop += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      // The ring of a card's link is around all of the card.
      const styles = [getComputedStyle(element), getComputedStyle(element, '::after')];
      const ring = styles.some(
        (style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
      );
      const box = element.getBoundingClientRect();
      const frame = ring || styles[0]!.boxShadow !== 'none';
      const outside =
        Number.parseFloat(styles[0]!.outlineWidth) + Number.parseFloat(styles[0]!.outlineOffset);
      let cut = false;
      for (let outer = element.parentElement; outer; outer = outer.parentElement) {
        if (!/paint|content|strict/.test(getComputedStyle(outer).contain)) continue;
        const edge = outer.getBoundingClientRect();
        cut ||= box.left - outside < edge.left || box.right + outside > edge.right;
      }
      return frame && !cut && box.width > 0 && box.height > 0 ? '' : element.outerHTML.slice(0, 120);
    });
    if (problem === 'end') break;
    if (problem) unseen.push(problem);
  }
  return unseen;
}

test('every stop of the Tab key on the home page can be seen, and wide text spacing (WCAG 1.4.12) cuts off no text', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await readThrough(page);
  expect.soft(await unseenStops(page), 'stops of the Tab key').toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await unseenStops(page), 'stops of the Tab key in forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  await wideSpacing(page);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main p, main h2, main h3, main a, main button, main li, footer a')]
      .filter((element) => {
        const style = getComputedStyle(element);
        return (
          /(hidden|clip)/.test(style.overflow) &&
          element.scrollWidth > element.clientWidth + 2 &&
          element.clientWidth > 2
        );
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect.soft(cut, 'texts that are cut off').toEqual([]);
});
