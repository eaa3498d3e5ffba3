import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDragMove } from '@/dashboard/parts/calendar/week-view/use-drag-move';

function Day({ onMove }: { onMove: () => void }) {
  const handlers = useDragMove(onMove, () => {});
  const box = { width: 100, height: 1440 } as DOMRect;
  return (
    <ul data-column="" ref={(list) => void (list && (list.getBoundingClientRect = () => box))}>
      <li>
        <button type="button" {...handlers({ key: 'focus', column: 2 })}>
          Focus hour
        </button>
      </li>
    </ul>
  );
}

it('ends a drag whose button was released outside the event', () => {
  const onMove = vi.fn();
  render(<Day onMove={onMove} />);
  const event = screen.getByRole('button');
  const mouse = { pointerId: 1, pointerType: 'mouse' };
  fireEvent.pointerDown(event, { ...mouse, button: 0, buttons: 1, clientX: 1, clientY: 10 });
  // Leaves within the slack, and returns later without a button.
  fireEvent.pointerMove(event, { ...mouse, buttons: 0, clientX: 1, clientY: 100 });
  expect(event.dataset.dragged).toBeUndefined();
  fireEvent.pointerUp(event, { ...mouse, buttons: 0, clientX: 1, clientY: 100 });
  expect(onMove).not.toHaveBeenCalled();
});

it('moves an event while the button is pressed', () => {
  const onMove = vi.fn();
  render(<Day onMove={onMove} />);
  const event = screen.getByRole('button');
  const mouse = { pointerId: 1, pointerType: 'mouse', buttons: 1 };
  fireEvent.pointerDown(event, { ...mouse, button: 0, clientX: 1, clientY: 10 });
  fireEvent.pointerMove(event, { ...mouse, clientX: 1, clientY: 100 });
  fireEvent.pointerUp(event, { ...mouse, buttons: 0, clientX: 1, clientY: 100 });
  expect(onMove).toHaveBeenCalledWith({ key: 'focus', days: 0, minutes: 90 });
});
