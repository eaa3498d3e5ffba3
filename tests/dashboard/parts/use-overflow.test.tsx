import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOverflow } from '@/dashboard/parts/figure-table/use-overflow';

afterEach(cleanup);

it('the overflow of a table is measured in the frame after the observer, because Firefox then lays out other tables', async () => {
  let notify = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        notify = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const measured = vi.fn(() => 600);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(measured);
  function Box() {
    const [box, overflows] = useOverflow<HTMLDivElement>();
    return <div ref={box}>{overflows ? 'wide' : 'narrow'}</div>;
  }
  const { unmount } = render(<Box />);
  act(notify);
  expect(measured).not.toHaveBeenCalled();
  expect(await screen.findByText('wide')).toBeInTheDocument();
  expect(measured).toHaveBeenCalledOnce();
  notify();
  unmount();
  await new Promise(requestAnimationFrame);
  expect(measured).toHaveBeenCalledOnce();
});
