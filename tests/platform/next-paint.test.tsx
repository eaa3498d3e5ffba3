import { afterEach, expect, it, vi } from 'vitest';
import { nextPaint } from '@/platform/next-paint';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('waits for a frame, and until it is painted', async () => {
  const order: string[] = [];
  requestAnimationFrame(() => order.push('frame'));
  await nextPaint().then(() => order.push('painted'));
  expect(order).toEqual(['frame', 'painted']);
});

it('does not wait for ever where no frame comes', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  await expect(nextPaint()).resolves.toBeUndefined();
});

it('does not wait where nothing is seen', async () => {
  const frame = vi.fn();
  vi.stubGlobal('requestAnimationFrame', frame);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await nextPaint();
  expect(frame).not.toHaveBeenCalled();
});
