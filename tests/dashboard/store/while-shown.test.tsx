import { describe, expect, test, vi } from 'vitest';
import { whileShown } from '@/dashboard/store/while-shown';

const tell = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }));

/** A task that lasts until it is aborted or `end` is called. */
function startReading() {
  const abort = vi.fn();
  const started = vi.fn();
  let end = (_result: string) => {};
  const result = whileShown(
    (hold) =>
      new Promise<string>((resolve, reject) => {
        started();
        end = resolve;
        hold({ abort: abort.mockImplementation(() => reject(new DOMException('', 'AbortError'))) });
      }),
  );
  return { result, abort, started, end: (value: string) => end(value) };
}

describe('whileShown', () => {
  test('a page that is kept for Back ends its transaction, and runs the task again once it is shown', async () => {
    const { result, abort, started, end } = startReading();
    tell('pagehide', true);
    expect(abort).toHaveBeenCalledOnce();
    await Promise.resolve();
    expect(started).toHaveBeenCalledOnce();
    tell('pageshow', true);
    await expect.poll(() => started).toHaveBeenCalledTimes(2);
    end('read');
    await expect(result).resolves.toBe('read');
  });

  test('a page that ends is left alone', async () => {
    const { result, abort, end } = startReading();
    tell('pagehide', false);
    expect(abort).not.toHaveBeenCalled();
    end('read');
    await expect(result).resolves.toBe('read');
  });

  test('a transaction that was about to end counts', async () => {
    const result = whileShown((hold) => {
      hold({
        abort: () => {
          throw new DOMException('', 'InvalidStateError');
        },
      });
      tell('pagehide', true);
      return Promise.resolve('written');
    });
    await expect(result).resolves.toBe('written');
  });

  test('an error of a page that is shown is passed on', async () => {
    await expect(whileShown(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
  });
});
