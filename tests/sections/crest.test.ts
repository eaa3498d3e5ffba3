import { describe, expect, it } from 'vitest';
import { crestStep, crestTravel, fillLines, letterPlaces, passage, steps } from '@/sections/banner/crest';

const words = ['Discover', 'Unlimited', 'Possibilities', 'Beyond', 'Imagination'];

describe('the crest', () => {
  it('stays within the steps that the stylesheet has', () => {
    for (let index = 0; index < 40; index++) {
      for (let travel = -4; travel < 4; travel += 0.1) {
        const step = crestStep({ line: index % 4, index }, travel);
        expect(step).toBeGreaterThanOrEqual(0);
        expect(step).toBeLessThan(steps);
        expect(step).toBe(Math.round(step));
      }
    }
  });

  it('stands on the fourth letter of the first line at rest', () => {
    const line = Array.from({ length: 18 }, (_, index) => crestStep({ line: 0, index }, 0));
    expect(Math.max(...line)).toBe(steps - 1);
    expect(line.indexOf(steps - 1)).toBe(3);
    expect(Math.min(...line)).toBe(0);
  });

  it('stands further right in the next line', () => {
    const peak = (line: number) => {
      const heights = Array.from({ length: 12 }, (_, index) => crestStep({ line, index }, 0));
      return heights.lastIndexOf(Math.max(...heights));
    };
    expect(peak(1)).toBeGreaterThan(peak(0));
  });

  it('moves right as it travels and is back after a turn', () => {
    const place = { line: 1, index: 4 };
    expect(crestStep(place, 2 * Math.PI)).toBe(crestStep(place, 0));
    const heights = (travel: number) =>
      Array.from({ length: 12 }, (_, index) => crestStep({ line: 0, index }, travel));
    expect(heights(0.7).indexOf(steps - 1)).toBeGreaterThan(heights(0).indexOf(steps - 1));
  });
});

describe('the passage through the viewport', () => {
  it('is 0 as the top comes in, a half in the middle and 1 as the bottom leaves', () => {
    expect(passage(900, 600, 900)).toBe(0);
    expect(passage(150, 600, 900)).toBe(0.5);
    expect(passage(-600, 600, 900)).toBe(1);
  });

  it('never leaves 0 to 1', () => {
    expect(passage(5000, 600, 900)).toBe(0);
    expect(passage(-5000, 600, 900)).toBe(1);
  });

  it('leaves the crest at rest in the middle and turns it once in all', () => {
    expect(crestTravel(0.5)).toBe(0);
    expect(crestTravel(1) - crestTravel(0)).toBeCloseTo(2 * Math.PI);
  });
});

describe('lines', () => {
  it('are filled as in the design, wide and narrow', () => {
    expect(fillLines(words, 19)).toEqual([0, 0, 1, 2, 2]);
    expect(fillLines(words, 15)).toEqual([0, 1, 2, 3, 4]);
  });

  it('take a word that is longer than they are', () => {
    expect(fillLines(['Interdisciplinarity', 'now'], 8)).toEqual([0, 1]);
  });

  it('count the letters of all their words, and the spaces between', () => {
    const places = letterPlaces(['ab', 'cd', 'ef'], [0, 0, 1]);
    expect(places).toEqual([
      [
        { line: 0, index: 0 },
        { line: 0, index: 1 },
      ],
      [
        { line: 0, index: 3 },
        { line: 0, index: 4 },
      ],
      [
        { line: 1, index: 0 },
        { line: 1, index: 1 },
      ],
    ]);
  });
});
