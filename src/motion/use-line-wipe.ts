import { useLayoutEffect, useRef, type RefObject } from 'react';
import { onFrame } from './frame-loop';
import { createWipeStack, linesPath, type WipeStack } from './line-wipe';
import { prefersReducedMotion } from './preferences';

export interface LineWipeOptions {
  /** The parent of the slides. Slides have `data-slide`, their pictures `data-wipe`. */
  root: RefObject<HTMLElement | null>;
  /** The current slide, from 0. */
  index: number;
  /** 'next' draws from the inline end, 'previous' from the inline start. */
  direction: 'next' | 'previous';
}

interface Picture {
  element: HTMLElement;
  width: number;
  height: number;
}

const slidesOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-slide]')];
const picturesOf = (slide: HTMLElement) => [...slide.querySelectorAll<HTMLElement>('[data-wipe]')];

/** Reads the sizes once per wipe: in each frame this would force a layout. */
const measure = (slide: HTMLElement): Picture[] =>
  picturesOf(slide).map((element) => ({ element, width: element.clientWidth, height: element.clientHeight }));

function draw(stack: WipeStack, slides: readonly HTMLElement[], pictures: readonly Picture[][]) {
  for (const [index, slide] of slides.entries()) {
    const { share, side, height } = stack.layer(index);
    slide.style.zIndex = String(height);
    for (const { element, ...box } of pictures[index]!) {
      element.style.clipPath = share < 1 ? `path('${linesPath(box, share, side)}')` : '';
    }
  }
}

function undraw(slides: readonly HTMLElement[]) {
  for (const slide of slides) {
    slide.style.zIndex = '';
    for (const element of picturesOf(slide)) element.style.clipPath = '';
  }
}

/**
 * Draws the next slide's pictures over the previous ones as lines that grow until they join, in 0.7 s, from
 * the side of the move. A move back halfway reverses the wipe. Under reduced motion nothing is clipped, and
 * the stylesheet fades.
 */
export function useLineWipe({ root, index, direction }: LineWipeOptions) {
  const stack = useRef<WipeStack | null>(null);

  useLayoutEffect(() => {
    if (!root.current) return;
    const slides = slidesOf(root.current);
    if (!stack.current || prefersReducedMotion()) {
      stack.current = createWipeStack(slides.length, index);
      undraw(slides);
      return;
    }
    const wipes = stack.current;
    const rightToLeft = getComputedStyle(root.current).direction === 'rtl';
    wipes.show(index, (direction === 'next') === rightToLeft ? 'left' : 'right');
    const pictures = slides.map(measure);
    draw(wipes, slides, pictures);
    const stop = onFrame('field', (_, delta) => {
      const moving = wipes.step(delta);
      draw(wipes, slides, pictures);
      if (!moving) stop();
    });
    return stop;
  }, [root, index, direction]);

  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (element) undraw(slidesOf(element));
      stack.current = null;
    };
  }, [root]);
}
