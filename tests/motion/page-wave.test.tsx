import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changePage } from '@/motion/page-wave';
import { stubMedia } from '../stubs';

const picture = (id: string, name = 'portrait') =>
  `<picture id="${id}" data-picture="${name}"><img src="/${id}.avif"></picture>`;

/** Shows a page, all of whose pictures are in view. */
const show = (html: string) => void (document.querySelector('main')!.innerHTML = html);

let started: Promise<void>[];

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  started = [];
  stubMedia(false);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/small.avif');
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  Element.prototype.getAnimations = () => [];
  document.startViewTransition = ((update: () => Promise<void>) => {
    started.push(update());
    return { ready: Promise.resolve(), finished: new Promise(() => {}) };
  }) as unknown as typeof document.startViewTransition;
});

afterEach(() => {
  vi.restoreAllMocks();
  delete (document as Partial<Document>).startViewTransition;
});

/** Goes back to a page. @returns the plate that has the name */
async function backTo(html: string) {
  changePage({ path: '/', isBack: true, show: async () => show(html) });
  await started[0];
  return [...document.querySelectorAll<HTMLElement>('picture')].find(
    ({ style }) => style.getPropertyValue('view-transition-name') || style.viewTransitionName,
  );
}

describe('changePage', () => {
  it('takes the plate to the one that can be seen, and to none on a hidden slide', async () => {
    show(picture('large'));
    const arriving = await backTo(
      `<div style="visibility: hidden">${picture('hidden')}</div>
       <div inert>${picture('inert')}</div>
       ${picture('seen')}`,
    );
    expect(arriving?.id).toBe('seen');
  });

  it('takes no plate from behind an open dialog', async () => {
    show(`${picture('large')}<dialog open></dialog>`);
    expect(await backTo(picture('card'))).toBeUndefined();
  });

  it('takes no plate from below the window', async () => {
    vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(0, 5000, 100, 100));
    show(picture('large'));
    expect(await backTo(picture('card'))).toBeUndefined();
  });

  it('leaves the plate its name if the change that ends belongs to an earlier press', async () => {
    const ends: (() => void)[] = [];
    const finished = () => new Promise<void>((resolve) => ends.push(resolve));
    document.startViewTransition = (() => ({
      ready: Promise.resolve(),
      finished: finished(),
    })) as unknown as typeof document.startViewTransition;
    show(picture('large'));
    for (const path of ['/', '/about']) changePage({ path, isBack: true, show: async () => {} });
    const name = () => document.querySelector<HTMLElement>('#large')!.style.viewTransitionName;
    ends[0]!();
    await new Promise((resolve) => setTimeout(resolve));
    expect(name()).toBe('plate');
    ends[1]!();
    await expect.poll(name).toBe('');
  });

  it('keeps the bar above the plate that moves, unless a menu of the bar is open in sight', () => {
    const bar = document.body.insertAdjacentElement('afterbegin', document.createElement('header'))!;
    const names = [
      '<button aria-expanded="false">',
      '<button aria-expanded="true">',
      '<div style="visibility: hidden"><button aria-expanded="true"></div>',
    ].map((menu) => {
      bar.innerHTML = menu;
      show(picture('large'));
      changePage({ path: '/', isBack: true, show: async () => {} });
      return (bar as HTMLElement).style.viewTransitionName;
    });
    expect(names).toEqual(['bar', '', 'bar']);
  });

  it('takes the bar along with a page whose plate does not move', () => {
    const bar = document.body.insertAdjacentElement(
      'afterbegin',
      document.createElement('header'),
    ) as HTMLElement;
    show('<p>No picture</p>');
    changePage({ path: '/', isBack: true, show: async () => {} });
    expect(bar.style.viewTransitionName).toBe('');
  });

  it('takes the smaller picture away once the larger one has loaded', async () => {
    show(picture('large'));
    await backTo(picture('card'));
    const card = document.querySelector<HTMLElement>('#card')!;
    expect(card.style.backgroundImage).toContain('/small.avif');
    card.querySelector('img')!.dispatchEvent(new Event('load'));
    await expect.poll(() => card.style.backgroundImage).toBe('');
  });

  it('puts no smaller picture behind one that has loaded', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    show(picture('large'));
    expect((await backTo(picture('card')))?.style.backgroundImage).toBe('');
  });

  it('fades the page in without view transitions, from a transparent first frame', async () => {
    delete (document as Partial<Document>).startViewTransition;
    const animate = vi.fn();
    Object.assign(document.querySelector('main')!, { animate });
    changePage({ path: '/', isBack: true, show: async () => {} });
    await expect.poll(() => animate.mock.calls).toHaveLength(1);
    expect(animate).toHaveBeenCalledWith(
      { opacity: [0, 1] },
      expect.objectContaining({ duration: 120, fill: 'backwards' }),
    );
  });

  it('shows the page at once where the browser has animated the change itself', () => {
    const change = vi.fn(async () => {});
    changePage({ path: '/', isBack: true, isAnimated: true, show: change });
    expect(change).toHaveBeenCalledOnce();
    expect(started).toEqual([]);
  });
});
