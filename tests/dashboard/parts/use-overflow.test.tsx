import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOverflow } from '@/dashboard/parts/figure-table/use-overflow';

it('a table is compared with its room by the observed widths, because reading them makes Firefox lay out other tables', () => {
  let notify = (_entries: Pick<ResizeObserverEntry, 'target' | 'contentRect'>[]) => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const read = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get');
  function Box() {
    const [box, overflows] = useOverflow<HTMLDivElement>();
    return (
      <div ref={box} data-testid="room">
        <p data-testid="content">{overflows ? 'wide' : 'narrow'}</p>
      </div>
    );
  }
  render(<Box />);
  const resize = (widths: Record<string, number>) =>
    act(() =>
      notify(
        Object.entries(widths).map(([id, width]) => ({
          target: screen.getByTestId(id),
          contentRect: new DOMRect(0, 0, width, 0),
        })),
      ),
    );
  resize({ room: 400, content: 400.3 });
  expect(screen.getByText('narrow')).toBeInTheDocument();
  resize({ content: 600 });
  expect(screen.getByText('wide')).toBeInTheDocument();
  resize({ room: 600 });
  expect(screen.getByText('narrow')).toBeInTheDocument();
  expect(read).not.toHaveBeenCalled();
});
