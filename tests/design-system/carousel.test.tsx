import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from '@/design-system/carousel/carousel';
import { stubIntersectionObserver, stubMedia } from '../stubs';

let observer: ReturnType<typeof stubIntersectionObserver>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  observer = stubIntersectionObserver();
});
afterEach(() => void vi.useRealTimers());

function show({ reduced }: { reduced: boolean }) {
  stubMedia(reduced);
  const onMove = vi.fn();
  render(
    <Carousel
      label="Team members"
      previousLabel="Previous team member"
      nextLabel="Next team member"
      index={0}
      slides={['a', 'b', 'c']}
      renderSlide={({ index }) => `Slide ${index}`}
      onMove={onMove}
    />,
  );
  return onMove;
}

it('plays by itself', () => {
  const onMove = show({ reduced: false });
  act(() => void vi.advanceTimersByTime(3000));
  expect(onMove).toHaveBeenCalledWith({ direction: 'next' });
});

it('rests while it is out of view, and plays on once it is back', () => {
  const onMove = show({ reduced: false });
  act(() => observer.tell(false));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(onMove).not.toHaveBeenCalled();
  act(() => observer.tell(true));
  act(() => void vi.advanceTimersByTime(3000));
  expect(onMove).toHaveBeenCalledTimes(1);
});

it('does not play by itself under reduced motion, and plays when asked', () => {
  const onMove = show({ reduced: true });
  act(() => void vi.advanceTimersByTime(10_000));
  expect(onMove).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Play carousel' }).click());
  expect(screen.getByRole('button', { name: 'Pause carousel' })).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(3000));
  expect(onMove).toHaveBeenCalledTimes(1);
});

it('leaves the row as it is while the focus is in a slide that would be hidden', () => {
  stubMedia(true);
  const carousel = (
    <Carousel
      label="Team members"
      previousLabel="Previous team member"
      nextLabel="Next team member"
      index={0}
      slides={['a', 'b', 'c']}
      renderSlide={({ index }) => <a href="/team">Slide {index}</a>}
      onMove={() => {}}
    />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(carousel);
  const link = (name: string) => screen.getByText(name);
  link('Slide 1').focus();
  render(carousel, { container, hydrate: true });
  expect(link('Slide 1')).toHaveFocus();
  expect(link('Slide 1').closest('[inert]')).toBeNull();

  act(() => link('Slide 2').focus());
  expect(link('Slide 2').closest('[inert]')).toBeNull();

  act(() => link('Slide 0').focus());
  expect(link('Slide 0')).toHaveFocus();
  expect(link('Slide 2').closest('[inert]')).not.toBeNull();
});
