import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What the page and the browser do next, each when the test says so. */
let idle: (() => void)[];
let frames: (() => void)[];
const runAll = (queue: (() => void)[]) => queue.splice(0).forEach((callback) => callback());

/** jsdom knows nothing of `content-visibility`: what `when-near` says holds until an element says otherwise. */
const shows = (element: Element) => (element as HTMLElement).style.contentVisibility === 'visible';
const shown = () => [...document.querySelectorAll('section, footer')].map(shows);

/** The HTML of a section with so many elements. */
const section = (elements: number) => `<section>${'<i></i>'.repeat(elements)}</section>`;

beforeEach(async () => {
  idle = [];
  frames = [];
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) => ({ contentVisibility: shows(element) ? 'visible' : 'auto' }) as CSSStyleDeclaration,
  );
  document.body.innerHTML = [section(100), section(100), section(300), '<footer></footer>'].join('');
  const { drawSections } = await import('@/platform/draw-sections');
  drawSections(Promise.resolve());
});

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.drawn;
  delete document.documentElement.dataset.begun;
});

it('draws as many sections an idle moment as a phone can, from top to bottom, and a frame in between', async () => {
  expect(shown()).toEqual([false, false, false, false]);
  runAll(idle);
  await Promise.resolve();
  expect(shown()).toEqual([true, true, false, false]);
  expect(document.documentElement.dataset.drawn).toBeUndefined();
  expect(idle).toEqual([]);
  runAll(frames);
  runAll(idle);
  // One with more elements than a phone can draw has a moment for itself.
  expect(shown()).toEqual([true, true, true, false]);
  runAll(frames);
  runAll(idle);
  // The stylesheet draws the last ones: the attribute on the document ends its rule.
  expect(document.documentElement.dataset.drawn).toBe('');
  expect(idle).toEqual([]);
});

it('waits for the typefaces: what it drew before them would be laid out again', async () => {
  idle = [];
  let arrive = () => {};
  const fonts = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { drawSections } = await import('@/platform/draw-sections');
  drawSections(fonts);
  runAll(idle);
  await Promise.resolve();
  expect(shown()).not.toContain(true);
  arrive();
  await fonts;
  expect(shown()).toEqual([true, true, false, false]);
});

it('reads no style of a section inside another: that would style both before their frame', async () => {
  document.body.innerHTML = '<section><section id="inner"></section></section>'.repeat(4);
  runAll(idle);
  await Promise.resolve();
  const asked = vi.mocked(window.getComputedStyle).mock.calls.map(([element]) => element.id);
  expect(asked).toEqual(['', '', '', '']);
});

it('says when the page is drawn as a whole, wherever the visitor went meanwhile', async () => {
  runAll(idle);
  await Promise.resolve();
  document.body.innerHTML = '<section></section>';
  runAll(frames);
  runAll(idle);
  expect(document.documentElement.dataset.drawn).toBe('');
});

it('tells the first input of the visitor', async () => {
  expect(document.documentElement.dataset.begun).toBeUndefined();
  window.dispatchEvent(new Event('wheel'));
  await Promise.resolve();
  await Promise.resolve();
  expect(document.documentElement.dataset.begun).toBe('');
});
