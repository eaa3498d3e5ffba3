import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSwipe } from '@/design-system/carousel/use-swipe';

const onMove = vi.fn();
function Slides() {
  return <div data-testid="slides" {...useSwipe(onMove)} />;
}

/** A finger that touches the slides at a place, in px from their left. */
const finger = (pointerId: number) => {
  const at = (clientX: number) => ({
    pointerId,
    pointerType: 'touch',
    isPrimary: pointerId === 1,
    clientX,
    clientY: 0,
  });
  const slides = screen.getByTestId('slides');
  return {
    touch: (x: number) => fireEvent.pointerDown(slides, at(x)),
    move: (x: number) => fireEvent.pointerMove(slides, at(x)),
  };
};

beforeEach(() => {
  onMove.mockReset();
  render(<Slides />);
});

it('turns a slide for one finger', () => {
  const first = finger(1);
  first.touch(200);
  first.move(150);
  expect(onMove).toHaveBeenCalledExactlyOnceWith({ direction: 'next' });
});

it('turns no slide while two fingers enlarge the page', () => {
  const [first, second] = [finger(1), finger(2)];
  first.touch(200);
  second.touch(210);
  first.move(100);
  second.move(310);
  expect(onMove).not.toHaveBeenCalled();
});

it('turns no slide on an enlarged page, which the finger moves', () => {
  vi.stubGlobal('visualViewport', { scale: 1.5 });
  const first = finger(1);
  first.touch(200);
  first.move(100);
  vi.unstubAllGlobals();
  expect(onMove).not.toHaveBeenCalled();
});
