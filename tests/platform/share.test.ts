import { afterEach, expect, it, vi } from 'vitest';
import { canShare, sharePage } from '@/platform/share';

const page = { title: 'One line', url: 'https://undula.example/blog/one-line' };

afterEach(() => vi.unstubAllGlobals());

it('has no sheet where the browser has none', () => {
  vi.stubGlobal('navigator', {});
  expect(canShare(page)).toBe(false);
});

it('asks the browser whether it takes this page', () => {
  const ask = vi.fn(() => true);
  vi.stubGlobal('navigator', { canShare: ask });
  expect(canShare(page)).toBe(true);
  expect(ask).toHaveBeenCalledWith(page);
});

it.each([
  ['shared', undefined],
  ['dismissed', new DOMException('', 'AbortError')],
  ['failed', new DOMException('', 'NotAllowedError')],
  ['failed', new TypeError('no such thing')],
] as const)('says %s after %s', async (outcome, error) => {
  vi.stubGlobal('navigator', { share: () => (error ? Promise.reject(error) : Promise.resolve()) });
  await expect(sharePage(page)).resolves.toBe(outcome);
});
