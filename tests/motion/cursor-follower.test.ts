import { describe, expect, it } from 'vitest';
import { follow } from '@/motion/cursor-follower';

const frame = 1000 / 60;

describe('follow', () => {
  it('moves an eighth of the gap in one frame at a trailing speed of 8', () => {
    expect(follow(0, 80, frame, 8)).toBeCloseTo(10);
    expect(follow(100, 20, frame, 8)).toBeCloseTo(90);
  });

  it.each([30, 75, 120, 144])('covers the same way in a second at %i Hz as at 60', (rate) => {
    const after = (hertz: number) => {
      let at = 0;
      for (let step = 0; step < hertz; step++) at = follow(at, 500, 1000 / hertz, 8);
      return at;
    };
    expect(after(rate)).toBeCloseTo(after(60), 6);
  });

  it('stays where it is when no time has passed, and arrives at once with a trailing speed of 1', () => {
    expect(follow(3, 80, 0, 8)).toBe(3);
    expect(follow(3, 80, frame, 1)).toBe(80);
  });
});
