import { describe, expect, it } from 'vitest';
import { letterAt, letterWave, wavePeriod } from '@/motion/letter-wave';

/** A letter whose animations are only written down, as jsdom runs none. */
function fakeLetter() {
  const made: { frames: Keyframe[]; options: KeyframeAnimationOptions; cancelled: boolean }[] = [];
  let progress = 0;
  const letter = document.createElement('span');
  letter.animate = (frames, options) => {
    const record = {
      frames: frames as Keyframe[],
      options: options as KeyframeAnimationOptions,
      cancelled: false,
    };
    made.push(record);
    return {
      playState: 'running',
      effect: { getComputedTiming: () => ({ progress }) },
      cancel: () => (record.cancelled = true),
    } as unknown as Animation;
  };
  return { letter, made, advance: (to: number) => (progress = to) };
}

const restOf = (index: number) => {
  const { y, rotation } = letterAt(index, 0);
  return { translate: `0 ${y.toFixed(4)}em`, rotate: `${rotation.toFixed(3)}deg` };
};

describe('letterAt', () => {
  it('is the rest frame of the logo before the first turn, and again after each', () => {
    expect(letterAt(0, 0).y).toBeCloseTo(-0.13 * Math.sin(0.2));
    expect(letterAt(3, 0).rotation).toBeCloseTo(-5.5 * Math.cos(3 * 1.05 + 0.2));
    expect(letterAt(3, 1).y).toBeCloseTo(letterAt(3, 0).y);
  });

  it('travels towards the end of the word', () => {
    const later = 1.05 / (2 * Math.PI);
    expect(letterAt(1, later).y).toBeCloseTo(letterAt(0, 0).y);
  });
});

describe('letterWave', () => {
  it('makes one period from rest to rest', () => {
    const { letter, made } = fakeLetter();
    letterWave([letter]).once();
    expect(made[0]!.options).toMatchObject({ duration: wavePeriod, iterations: 1 });
    expect(made[0]!.frames[0]).toEqual(restOf(0));
    expect(made[0]!.frames.at(-1)).toEqual(restOf(0));
  });

  it('travels without end, and glides on to the rest frame from where it is', () => {
    const { letter, made, advance } = fakeLetter();
    const wave = letterWave([letter]);
    wave.travel();
    expect(made[0]!.options.iterations).toBe(Infinity);
    advance(0.75);
    wave.settle();
    expect(made[0]!.cancelled).toBe(true);
    expect(made[1]!.options).toMatchObject({ duration: 2 * 0.25 * wavePeriod, iterations: 1 });
    expect(made[1]!.frames.at(-1)).toEqual(restOf(0));
    expect(made[1]!.frames[0]).not.toEqual(restOf(0));
  });

  it('does not begin again while it is on its way', () => {
    const { letter, made } = fakeLetter();
    const wave = letterWave([letter]);
    wave.travel();
    wave.once();
    expect(made).toHaveLength(1);
  });

  it('leaves the letters at rest when it is stopped', () => {
    const { letter, made } = fakeLetter();
    const wave = letterWave([letter]);
    wave.once();
    wave.stop();
    expect(made[0]!.cancelled).toBe(true);
  });

  it('leaves the letters at rest where the browser cannot animate them', () => {
    const letter = document.createElement('span');
    Object.defineProperty(letter, 'animate', { value: undefined });
    const wave = letterWave([letter]);
    expect(() => {
      wave.travel();
      wave.settle();
    }).not.toThrow();
  });
});
