import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What the page and the browser do next, each when the test says so. */
let idle: (() => void)[];
let frames: (() => void)[];
const runAll = (queue: (() => void)[]) => queue.splice(0).forEach((callback) => callback());

/** The visitor's first input, and all that waits for nothing else. */
async function touch() {
  window.dispatchEvent(new Event('wheel'));
  await new Promise((resolve) => setTimeout(resolve));
}

/** jsdom knows nothing of `content-visibility`: what `when-near` says holds until an element says otherwise. */
const shows = (element: Element) => (element as HTMLElement).style.contentVisibility === 'visible';
const shown = () => [...document.querySelectorAll('section')].map(shows);

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
  document.body.innerHTML = [section(100), section(100), section(300), section(0)].join('');
  const { drawSections } = await import('@/platform/draw-sections');
  drawSections(Promise.resolve());
});

afterEach(async () => {
  // The next test's input is not for this one's module.
  await touch();
  document.body.replaceChildren();
  delete document.documentElement.dataset.drawn;
  delete document.documentElement.dataset.begun;
});

it('draws nothing before the first input', async () => {
  await new Promise((resolve) => setTimeout(resolve));
  expect(idle).toEqual([]);
  expect(document.documentElement.dataset).not.toHaveProperty('drawn');
  expect(document.documentElement.dataset).not.toHaveProperty('begun');
});

it('draws the page without an input too, later: a screen reader has nothing of a section that is not drawn', async () => {
  vi.useFakeTimers();
  const { drawSections } = await import('@/platform/draw-sections');
  drawSections(Promise.resolve());
  await vi.advanceTimersByTimeAsync(2900);
  expect(idle).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  runAll(idle);
  await Promise.resolve();
  expect(shown()).toContain(true);
  expect(document.documentElement.dataset).not.toHaveProperty('begun');
});

it('draws the page too where a typeface never comes', async () => {
  vi.useFakeTimers();
  const { drawSections } = await import('@/platform/draw-sections');
  drawSections(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(12_000);
  runAll(idle);
  await Promise.resolve();
  expect(document.documentElement.dataset).not.toHaveProperty('drawn');
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  expect(document.documentElement.dataset.drawn).toBe('');
});

it('draws as many sections an idle moment as a phone can, from top to bottom, and a frame in between', async () => {
  await touch();
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
  await touch();
  runAll(idle.slice(-1));
  await Promise.resolve();
  expect(shown()).not.toContain(true);
  arrive();
  await fonts;
  expect(shown()).toEqual([true, true, false, false]);
});

it('reads no style of a section inside another: that would style both before their frame', async () => {
  document.body.innerHTML = '<section><section id="inner"></section></section>'.repeat(4);
  await touch();
  runAll(idle);
  await Promise.resolve();
  const asked = vi.mocked(window.getComputedStyle).mock.calls.map(([element]) => element.id);
  expect(asked).toEqual(['', '', '', '']);
});

it('says when the page is drawn as a whole, wherever the visitor went meanwhile', async () => {
  await touch();
  runAll(idle);
  await Promise.resolve();
  document.body.innerHTML = '<section></section>';
  runAll(frames);
  runAll(idle);
  expect(document.documentElement.dataset.drawn).toBe('');
});

it('tells the first input of the visitor', async () => {
  await touch();
  expect(document.documentElement.dataset.begun).toBe('');
});

it('draws all at once for a picture of the whole page, for which the window changes its size', () => {
  window.dispatchEvent(new Event('resize'));
  expect(document.documentElement.dataset.drawn).toBe('');
});

it('leaves a change of the size that comes after an input, such as a hidden address bar, to idle moments', async () => {
  await touch();
  window.dispatchEvent(new Event('resize'));
  expect(document.documentElement.dataset).not.toHaveProperty('drawn');
});
