import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';

const Panel = () => null;

/** A loader of which a test decides each outcome. */
function openLoader() {
  let resolve: (part: typeof Panel) => void;
  let reject: (error: Error) => void;
  const load = vi.fn(
    () =>
      new Promise<typeof Panel>((...outcome) => {
        [resolve, reject] = outcome;
      }),
  );
  const succeed = () => act(async () => resolve(Panel));
  const fail = () => act(async () => reject(new Error('offline')));
  return { load, once: onceUnlessFailed(load), succeed, fail };
}

const show = (once: ReturnType<typeof openLoader>['once'], first: unknown) => {
  const { result, rerender, unmount } = renderHook(({ wanted }) => usePart(once, wanted), {
    initialProps: { wanted: first },
  });
  return { part: () => result.current, want: (wanted: unknown) => rerender({ wanted }), unmount };
};

it('loads a part once it is wanted, and has it at once the next time', async () => {
  const { load, once, succeed } = openLoader();
  const { part, want } = show(once, false);
  expect(load).not.toHaveBeenCalled();
  want(true);
  await succeed();
  expect(part()).toMatchObject({ Part: Panel, failed: false });
  expect(show(once, true).part().Part).toBe(Panel);
  expect(load).toHaveBeenCalledOnce();
});

it('loads once for a pointer that comes near and two presses', async () => {
  const { load, once, succeed } = openLoader();
  const { part, want } = show(once, false);
  act(() => part().prepare());
  want(true);
  act(() => part().prepare());
  await succeed();
  expect(load).toHaveBeenCalledOnce();
  expect(part().Part).toBe(Panel);
});

it('keeps a failure to itself until the part is wanted, and then loads again', async () => {
  const { load, once, fail } = openLoader();
  const { part, want } = show(once, false);
  act(() => part().prepare());
  await fail();
  expect(part().failed).toBe(false);
  want(true);
  expect(part().failed).toBe(false);
  await fail();
  expect(part().failed).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});

it('takes the failure away while it tries again, and reports a second one', async () => {
  const { once, fail, succeed } = openLoader();
  const { part } = show(once, true);
  await fail();
  act(() => part().prepare());
  expect(part().failed).toBe(false);
  await fail();
  expect(part().failed).toBe(true);
  act(() => part().prepare());
  await succeed();
  expect(part()).toMatchObject({ Part: Panel, failed: false });
});

it('shows code that arrives between a draw and its effects', async () => {
  const once = onceUnlessFailed(async () => Panel);
  const { result } = renderHook(() => {
    useLayoutEffect(() => void (once.loaded = Panel), []);
    return usePart(once, true);
  });
  await act(async () => {});
  expect(result.current.Part).toBe(Panel);
});

it('has the part for both of its users, and no failure, once one of them has tried again', async () => {
  const { once, fail, succeed } = openLoader();
  const [first, second] = [show(once, true), show(once, true)];
  await fail();
  expect([first.part().failed, second.part().failed]).toEqual([true, true]);
  act(() => first.part().prepare());
  await succeed();
  act(() => second.part().prepare());
  await act(async () => {});
  expect(second.part()).toMatchObject({ Part: Panel, failed: false });
});

it('draws its host no more often for a pointer that passes again and again', () => {
  const { once } = openLoader();
  let draws = 0;
  const { result } = renderHook(() => {
    draws += 1;
    return usePart(once, false);
  });
  for (let times = 0; times < 5; times += 1) act(() => result.current.prepare());
  expect(draws).toBe(1);
});

it('tries again for the next path after a failure', async () => {
  const { load, once, fail, succeed } = openLoader();
  const { part, want } = show(once, '/');
  await fail();
  want('/about');
  await succeed();
  expect(part().Part).toBe(Panel);
  want('/team');
  expect(load).toHaveBeenCalledTimes(2);
});

it('forgets a failure once the part is not wanted any more', async () => {
  const { once, fail } = openLoader();
  const { part, want } = show(once, true);
  await fail();
  want(false);
  expect(part().failed).toBe(false);
});

it('keeps code that comes after its user has gone', async () => {
  const { once, succeed } = openLoader();
  show(once, true).unmount();
  await succeed();
  expect(once.loaded).toBe(Panel);
});
