import { describe, expect, it } from 'vitest';
import {
  driftAt,
  easeTowards,
  isFrameDue,
  phaseAt,
  ringAt,
  scrollAt,
  springTowards,
  type Spring,
} from '@/motion/field-motion';

describe('the phase of the field', () => {
  it('is 0 when the field begins', () => {
    expect(phaseAt(0, 0)).toBe(0);
  });

  it('grows by .18 rad a second and .0016 rad a scrolled px', () => {
    expect(phaseAt(10, 0)).toBeCloseTo(1.8);
    expect(phaseAt(0, 500)).toBeCloseTo(0.8);
    expect(phaseAt(10, -500)).toBeCloseTo(1);
  });
});

describe('the scroll of the field', () => {
  it('follows its target in the same time at any rate of frames', () => {
    const after = (seconds: number, frames: number) =>
      Array.from({ length: frames }).reduce<number>((value) => easeTowards(value, 0.5, seconds / frames), 0);
    expect(after(0.1, 3)).toBeCloseTo(after(0.1, 12), 9);
    expect(after(0.1, 3)).toBeLessThan(0.3);
    expect(after(2, 60)).toBeCloseTo(0.5, 4);
  });

  it('changes a picture as it leaves the window at the top', () => {
    const at = (top: number) => scrollAt('leaving', { top, height: 800 }, 900);
    expect([at(100), at(0), at(-400), at(-5000)]).toEqual([0, -0, 0.5, 1]);
  });

  it('changes a picture back to its still until it has entered the window', () => {
    const at = (top: number) => scrollAt('entering', { top, height: 400 }, 900);
    expect([at(2000), at(900), at(700), at(500), at(0)]).toEqual([1, 1, 0.5, 0, 0]);
  });
});

describe('the drift of a picture that rests', () => {
  it('is full at first and ends within the five seconds of WCAG 2.2.2', () => {
    expect(driftAt(0)).toBe(1);
    expect(driftAt(2)).toBe(1);
    expect(driftAt(3)).toBeGreaterThan(0.3);
    expect(driftAt(4.6)).toBe(0);
  });
});

describe('the spring', () => {
  const run = (seconds: number, count: number) => {
    let spring: Spring = { value: 0, velocity: 0 };
    const values: number[] = [];
    for (let i = 0; i < count; i++) values.push((spring = springTowards(spring, 1, seconds)).value);
    return values;
  };

  it('reaches its target without passing it', () => {
    const values = run(1 / 30, 60);
    expect(Math.max(...values)).toBeLessThanOrEqual(1);
    expect(values.at(-1)).toBeCloseTo(1, 5);
    expect(values).toEqual([...values].sort((a, b) => a - b));
  });

  it('takes the same way in large steps as in small ones', () => {
    expect(run(0.1, 3).at(-1)).toBeCloseTo(run(0.01, 30).at(-1)!, 10);
  });

  it('does not move in no time', () => {
    expect(springTowards({ value: 0.4, velocity: 2 }, 1, 0)).toEqual({ value: 0.4, velocity: 2 });
  });
});

describe('the ring of a press', () => {
  it('begins at the place of the press, travels outward and dies away', () => {
    expect(ringAt(0)).toEqual({ radius: 0, share: 1 });
    expect(ringAt(0.8)).toEqual({ radius: 720, share: 0.25 });
    expect(ringAt(Infinity)).toEqual({ radius: 1440, share: 0 });
  });
});

describe('the pace', () => {
  it('lets through every second frame of a 60 Hz screen at 30 a second', () => {
    let waited = 0;
    let drawn = 0;
    for (let i = 0; i < 60; i++) {
      waited += 1000 / 60;
      if (!isFrameDue(waited, 30)) continue;
      drawn += 1;
      waited = 0;
    }
    expect(drawn).toBe(30);
  });

  it('never draws more than 30 a second on a 144 Hz screen', () => {
    let waited = 0;
    let drawn = 0;
    for (let i = 0; i < 144; i++) {
      waited += 1000 / 144;
      if (!isFrameDue(waited, 30)) continue;
      drawn += 1;
      waited = 0;
    }
    expect(drawn).toBeGreaterThanOrEqual(24);
    expect(drawn).toBeLessThanOrEqual(30);
  });
});
