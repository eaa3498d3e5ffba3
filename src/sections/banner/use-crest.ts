import { useEffect, useRef, type RefObject } from 'react';
import { onFrame } from '@/motion/frame-loop';
import { useReducedMotion } from '@/motion/preferences';
import { crestStep, crestTravel, letterPlaces, passage, type LetterPlace } from './crest';

/** Share of the way to its target that the crest covers in a second, as a rate: soft, and free of jumps at the start. */
const pursuit = 7;

interface Letter {
  element: HTMLElement;
  place: LetterPlace;
  step: number;
}

/** How far from the window the crest starts: its typeface is fetched then, and the lines are held before it comes. */
const near = '50% 0px';

/** The line of each word as the browser has set them. */
function linesOf(words: readonly HTMLElement[]): number[] {
  let line = -1;
  let top = Number.NEGATIVE_INFINITY;
  return words.map((word) => {
    if (word.offsetTop > top) line += 1;
    top = Math.max(top, word.offsetTop);
    return line;
  });
}

function write({ element }: Letter, step: number) {
  element.dataset.wide = element.dataset.narrow = String(step);
}

/**
 * Lets the crest run through the letters with the scroll, while the banner is near the window and motion is welcome. Lines are
 * held as they were set at rest, so a line that grows heavier cannot push a word down and shift the page.
 */
export function useCrest(words: readonly string[]): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const isReduced = useReducedMotion();

  useEffect(() => {
    const root = ref.current;
    if (!root || isReduced) return;
    const wordElements = [...root.querySelectorAll<HTMLElement>('[data-word]')];
    const letterElements = wordElements.map((word) => [...word.querySelectorAll<HTMLElement>('[data-wide]')]);
    const still = letterElements.flat().map((element) => {
      const { wide, narrow } = element.dataset;
      return { element, wide, narrow };
    });
    let letters: Letter[] = [];
    let travel = 0;
    let stopFrames: (() => void) | undefined;

    const release = () => {
      delete root.dataset.live;
      for (const word of wordElements) delete word.dataset.break;
      for (const { element, wide, narrow } of still) Object.assign(element.dataset, { wide, narrow });
      letters = [];
    };

    const hold = () => {
      const lines = linesOf(wordElements);
      const places = letterPlaces(words, lines);
      letters = letterElements.flatMap((elements, word) =>
        elements.map((element, index) => ({ element, place: places[word]![index]!, step: -1 })),
      );
      for (const [index, word] of wordElements.entries()) {
        if (index < lines.length - 1 && lines[index] !== lines[index + 1]) word.dataset.break = '';
      }
      root.dataset.live = '';
    };

    const step = (_: number, delta: number) => {
      const { top, height } = root.getBoundingClientRect();
      const target = crestTravel(passage(top, height, window.innerHeight));
      travel += (target - travel) * (1 - Math.exp((-pursuit * delta) / 1000));
      for (const letter of letters) {
        const next = crestStep(letter.place, travel);
        if (next === letter.step) continue;
        write(letter, next);
        letter.step = next;
      }
    };

    const views = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) {
          if (letters.length === 0) hold();
          stopFrames ??= onFrame('timeline', step);
        } else {
          stopFrames?.();
          stopFrames = undefined;
        }
      },
      { rootMargin: near },
    );
    views.observe(root);

    let width = root.clientWidth;
    const sizes = new ResizeObserver(() => {
      if (root.clientWidth === width || letters.length === 0) return;
      width = root.clientWidth;
      release();
      hold();
    });
    sizes.observe(root);

    return () => {
      views.disconnect();
      sizes.disconnect();
      stopFrames?.();
      release();
    };
  }, [isReduced, words]);

  return ref;
}
