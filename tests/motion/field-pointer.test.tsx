import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heroPointer, heroRing } from '@/lib/field/hero-swell';
import { followPointer, type PointerFollower } from '@/motion/field-pointer';

let section: HTMLElement;
let follower: PointerFollower;
const onInput = vi.fn();

beforeEach(() => {
  section = document.createElement('section');
  const canvas = document.createElement('canvas');
  section.append(canvas);
  onInput.mockClear();
  follower = followPointer(canvas, { isMirrored: false, onInput });
});
afterEach(() => follower.stop());

const send = (type: string, clientX: number, clientY: number) =>
  section.dispatchEvent(new MouseEvent(type, { clientX, clientY }));
const after = (seconds: number) => {
  for (let step = 0; step < seconds * 30; step++) follower.step(1 / 30);
  return follower.step(0);
};

it('leaves the lines alone while nothing is over them', () => {
  const { pointer, wake, ring } = after(1);
  expect([pointer[2], wake[2], ring[3]].map(Math.abs)).toEqual([0, 0, 0]);
});

it('lifts the lines where the pointer enters, and lets them go when it leaves', () => {
  send('pointermove', 300, 200);
  const [x, y, height] = after(1).pointer;
  expect([x, y]).toEqual([300, 200]);
  expect(height).toBeCloseTo(heroPointer.height, 1);
  send('pointerleave', 300, 200);
  expect(after(2).pointer[2]).toBeCloseTo(0, 1);
});

it('draws a wake behind a pointer that moves, which catches up when it rests', () => {
  send('pointermove', 100, 200);
  after(1);
  send('pointermove', 500, 200);
  const { pointer, wake } = after(0.3);
  expect(wake[0]).toBeLessThan(pointer[0]);
  expect(wake[2]).toBeLessThan(-5);
  expect(after(3).wake[2]).toBeCloseTo(0, 1);
});

it('sends a ring from a press, by mouse or by finger', () => {
  send('pointerdown', 40, 60);
  expect(follower.step(0).ring).toEqual([40, 60, 0, heroRing.height]);
  const [x, y, radius, height] = after(0.5).ring;
  expect([x, y]).toEqual([40, 60]);
  expect(radius).toBeGreaterThan(400);
  expect(height).toBeLessThan(heroRing.height);
});

it('no longer listens once it has stopped', () => {
  follower.stop();
  send('pointerdown', 40, 60);
  expect(follower.step(0).ring[3]).toBe(0);
});

it('reports each move, press and leave, which wake a picture that rests', () => {
  send('pointermove', 40, 60);
  send('pointerdown', 40, 60);
  send('pointerleave', 40, 60);
  // A press is a move too.
  expect(onInput.mock.calls.length).toBeGreaterThanOrEqual(3);
});

it('feels a pointer over the whole footer', () => {
  const footer = document.createElement('footer');
  const canvas = document.createElement('canvas');
  footer.append(canvas);
  const follow = followPointer(canvas, { isMirrored: false, onInput });
  footer.dispatchEvent(new MouseEvent('pointerdown', { clientX: 5, clientY: 6 }));
  expect(follow.step(0).ring.slice(0, 2)).toEqual([5, 6]);
  follow.stop();
});
