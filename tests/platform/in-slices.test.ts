import { expect, it } from 'vitest';
import { atOnce, inSlices } from '@/platform/in-slices';

function* count(to: number): Generator<void, number> {
  let sum = 0;
  for (let step = 0; step < to; step += 1) {
    const until = performance.now() + 3;
    while (performance.now() < until) sum += 0;
    sum += 1;
    yield;
  }
  return sum;
}

it('gives the same at once and in slices', async () => {
  expect(atOnce(count(5))).toBe(5);
  await expect(inSlices(count(5))).resolves.toBe(5);
});

it('lets the page breathe between two stretches', async () => {
  let breaths = 0;
  const timer = setInterval(() => (breaths += 1));
  await inSlices(count(20));
  clearInterval(timer);
  expect(breaths).toBeGreaterThan(2);
});

it('stops when it is cancelled', async () => {
  const leaving = new AbortController();
  const work = inSlices(count(1000), leaving.signal);
  leaving.abort(new Error('Left'));
  await expect(work).rejects.toThrow('Left');
});
