import { useEffect, useRef, type RefObject } from 'react';
import { framesInView } from '@/motion/frames-in-view';
import { useReducedMotion } from '@/motion/use-preferences';
import { crestStep, crestTravel, letterPlaces, passage, type LetterPlace } from './crest';

/** The rate per second at which the crest approaches its target: smooth, without a jump at the start. */
const pursuit = 7;
/** The distance in radians at which the crest has arrived: no letter changes within it. */
const arrived = 0.002;

interface Letter {
  element: HTMLElement;
  place: LetterPlace;
  step: number;
}

/**
 * The distance from the viewport at which the crest starts: its typeface loads, and the lines are fixed before it
 * appears.
 */
const near = '50% 0px';

/** Returns the line of each word in the browser's layout. */
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
 * Moves the crest through the letters with the scroll while the banner is near the viewport, except under reduced
 * motion. The line breaks at rest are fixed, so that a heavier line cannot wrap and shift the page.
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

    const step = (delta: number) => {
      const { top, height } = root.getBoundingClientRect();
      const target = crestTravel(passage(top, height, window.innerHeight));
      travel += (target - travel) * (1 - Math.exp((-pursuit * delta) / 1000));
      if (Math.abs(target - travel) < arrived) travel = target;
      for (const letter of letters) {
        const next = crestStep(letter.place, travel);
        if (next === letter.step) continue;
        write(letter, next);
        letter.step = next;
      }
      return travel !== target;
    };

    const onEnter = () => {
      if (letters.length === 0) hold();
    };
    const stop = framesInView(root, { rootMargin: near, onEnter, step });

    let width = root.clientWidth;
    const sizes = new ResizeObserver(() => {
      if (root.clientWidth === width || letters.length === 0) return;
      width = root.clientWidth;
      release();
      hold();
    });
    sizes.observe(root);

    return () => {
      stop();
      sizes.disconnect();
      release();
    };
  }, [isReduced, words]);

  return ref;
}
