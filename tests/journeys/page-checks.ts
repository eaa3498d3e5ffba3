import type { Page } from '@playwright/test';

/** Writing from right to left, as the language of a whole page sets it. */
export const turn = (page: Page, dir: 'ltr' | 'rtl') =>
  page.evaluate((to) => void (document.documentElement.dir = to), dir);

/** By how many px the page can be moved sideways, whichever way it is written. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Adds up the layout shift of each page from its next load on, for `shiftOf`. */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shift of the page so far. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shift: number }).shift);

/** Controls that lie over one another, of which one cannot be pressed. */
export const overlaps = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('a[href], button, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('[inert], [aria-hidden=true], [tabindex="-1"]'))
      // What floats over the page, or lies over it until it is pressed, is meant to.
      .filter((element) => {
        for (let node: Element | null = element; node; node = node.parentElement)
          if (/fixed|sticky/.test(getComputedStyle(node).position)) return false;
        return true;
      })
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.height > 2);
    const found: string[] = [];
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1)) {
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (across <= 4 || down <= 4 || a.element.contains(b.element) || b.element.contains(a.element))
          continue;
        found.push(`${a.element.outerHTML.slice(0, 70)} and ${b.element.outerHTML.slice(0, 70)}`);
      }
    return found;
  });

/** Words of the page that the media of the moment leave out or make faint. */
export const unseen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption, blockquote)')]
      .filter((element) => element.textContent.trim() !== '')
      .filter(
        (element) =>
          !element.closest('[hidden], dialog, details:not([open]), nav, [aria-hidden=true], [inert]'),
      )
      // What leads to other articles and projects is left out of the paper on purpose.
      .filter(
        (element) => !/^(Keep reading|Next project)/.test(element.closest('section')?.textContent ?? ''),
      )
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return true;
        let opacity = 1;
        for (let node: Element | null = element; node; node = node.parentElement)
          opacity *= Number(getComputedStyle(node).opacity);
        return opacity < 0.99;
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`),
  );

/** Words that hardly differ from their ground, by the colours that the browser computes while it forces its own. */
export const faint = (page: Page) =>
  page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element) => {
      for (let node: Element | null = element; node; node = node.parentElement) {
        const { backgroundColor } = getComputedStyle(node);
        if ((channels(backgroundColor)[3] ?? 1) > 0) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim()),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true], [disabled], [aria-disabled=true]'))
      .filter((element) => {
        const [a, b] = [light(getComputedStyle(element).color), light(groundOf(element))];
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 4.5;
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });

/**
 * Makes one word of forty letters of every text that stands alone.
 * @param where - a selector of what the texts stand in
 */
export const lengthenWords = (page: Page, where: string) =>
  page.evaluate((selector) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const isMeant =
        text.parentElement!.closest(selector) && !text.parentElement!.closest('script, style, svg');
      if (isMeant && /\p{L}{3}/u.test(text.data) && text.parentElement!.checkVisibility())
        text.data = 'Donaudampfschifffahrtsgesellschaftskapitän';
    }
  }, where);

/** Texts that stand out of the window to the right, or that a box around them cuts off: not those that it scrolls or ends in dots. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isCut = (element: Element, right: number): boolean => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { animationTimeline, overflowX, textOverflow } = getComputedStyle(box);
        // What travels with the scroll comes into view.
        if (animationTimeline !== 'auto') return false;
        const isOut = right > box.getBoundingClientRect().right + 1;
        if (/auto|scroll/.test(overflowX) || (isOut && textOverflow === 'ellipsis')) return false;
        // What only a screen reader reads stands in a box of one px.
        if (/hidden|clip/.test(overflowX) && isOut) return box.clientWidth > 1;
      }
      return right > width + 1;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement: element } = texts.currentNode as Text;
      if (!data.trim() || !element!.checkVisibility() || element!.closest('header, [inert], noscript, svg'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (isCut(element!, range.getBoundingClientRect().right))
        found.push(`${element!.tagName} ${element!.className} ${data.slice(0, 40)}`);
    }
    return found;
  });
