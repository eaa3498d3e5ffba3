import { expect, it } from 'vitest';
import { createWipeStack, linesPath } from '@/motion/line-wipe';

const highest = (stack: ReturnType<typeof createWipeStack>) =>
  [0, 1, 2].find((index) => stack.layer(index).height === 2);

it('shows the first picture whole and on top', () => {
  const stack = createWipeStack(3, 1);
  expect(highest(stack)).toBe(1);
  expect(stack.layer(1).share).toBe(1);
});

it('draws the next picture over the last one in 700 ms', () => {
  const stack = createWipeStack(3, 0);
  stack.show(1, 'right');
  expect(highest(stack)).toBe(1);
  expect(stack.layer(1).share).toBe(0);
  expect(stack.layer(0)).toMatchObject({ share: 1, height: 1 });
  expect(stack.step(350)).toBe(true);
  expect(stack.layer(1).share).toBeGreaterThan(0.5);
  expect(stack.step(350)).toBe(false);
  expect(stack.layer(1).share).toBe(1);
});

it('is seen to draw for half of its time: a third of the picture is still to come after 200 ms', () => {
  const stack = createWipeStack(3, 0);
  stack.show(1, 'right');
  stack.step(200);
  expect(stack.layer(1).share).toBeLessThan(0.67);
});

it('runs back when the visitor changes their mind half way', () => {
  const stack = createWipeStack(3, 0);
  stack.show(1, 'right');
  stack.step(200);
  const there = stack.layer(1).share;
  stack.show(0, 'left');
  stack.step(100);
  expect(stack.layer(1).share).toBeLessThan(there);
  expect(stack.step(100)).toBe(false);
  expect(highest(stack)).toBe(0);
});

it('turns round again when they change it again', () => {
  const stack = createWipeStack(3, 0);
  stack.show(1, 'right');
  stack.step(300);
  stack.show(0, 'left');
  stack.step(100);
  stack.show(1, 'right');
  while (stack.step(100));
  expect(highest(stack)).toBe(1);
  expect(stack.layer(1).share).toBe(1);
});

it('lets several wipes run at once', () => {
  const stack = createWipeStack(3, 0);
  stack.show(1, 'right');
  stack.step(100);
  stack.show(2, 'right');
  expect(highest(stack)).toBe(2);
  expect(stack.layer(1).height).toBe(1);
  stack.step(100);
  expect(stack.layer(1).share).toBeGreaterThan(stack.layer(2).share);
});

const xs = (path: string) => [...path.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));

it('grows its lines from the side it is told', () => {
  const box = { width: 100, height: 80 };
  expect(Math.min(...xs(linesPath(box, 0.2, 'right')))).toBeGreaterThan(50);
  expect(Math.max(...xs(linesPath(box, 0.2, 'left')))).toBeLessThan(50);
});

it('is nothing at first and closed at the end', () => {
  const box = { width: 100, height: 80 };
  expect(linesPath(box, 0, 'left')).toBe('M0 0Z');
  expect(linesPath(box, 1, 'left')).toBe('M0 0H100V80H0Z');
});
