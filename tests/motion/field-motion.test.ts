import { describe, expect, it } from 'vitest';
import { calmTowards, isFrameDue, phaseAt, ringAt, springTowards, type Spring } from '@/motion/field-motion';

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

describe('the calm of the field', () => {
  it('follows how much of the hero has gone, in the same time at any rate of frames', () => {
    const after = (seconds: number, frames: number) =>
      Array.from({ length: frames }).reduce<number>((calm) => calmTowards(calm, 0.5, seconds / frames), 0);
    expect(after(0.1, 3)).toBeCloseTo(after(0.1, 12), 9);
    expect(after(0.1, 3)).toBeLessThan(0.3);
    expect(after(2, 60)).toBeCloseTo(0.5, 4);
  });

  it('stays between the still and a calm sea, however far the page is pulled', () => {
    expect(calmTowards(0, -0.4, 10)).toBe(0);
    expect(calmTowards(0, 7, 10)).toBeCloseTo(1);
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
