import { render } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { ServiceFigure, type ServiceFigureHandle } from '@/sections/services/service-figure';
import { stubFrames, stubMedia } from '../stubs';

let frames: ReturnType<typeof stubFrames>;
const tick = (ms: number) => frames.tick(ms);

function show({ reduced }: { reduced: boolean }) {
  stubMedia(reduced);
  const figure = createRef<ServiceFigureHandle>();
  const view = render(<ServiceFigure ref={figure} figure="growing-wave" />);
  const drawing = () => view.container.querySelector('path')!.getAttribute('d');
  return { ...view, play: () => figure.current!.play(), drawing };
}

beforeEach(() => {
  frames = stubFrames();
});

it('travels one period in 1.2 s and is at rest again', () => {
  const { play, drawing } = show({ reduced: false });
  const rest = drawing();
  play();
  tick(16);
  for (let elapsed = 0; elapsed < 600; elapsed += 100) tick(100);
  expect(drawing()).not.toBe(rest);
  for (let elapsed = 0; elapsed < 700; elapsed += 100) tick(100);
  expect(drawing()).toBe(rest);
  tick(16);
  expect(frames.waiting()).toBe(0);
});

it('does not start over while it plays', () => {
  const { play, drawing } = show({ reduced: false });
  const rest = drawing();
  play();
  tick(16);
  for (let elapsed = 0; elapsed < 600; elapsed += 100) tick(100);
  expect(drawing()).not.toBe(rest);
  play();
  for (let elapsed = 0; elapsed < 700; elapsed += 100) tick(100);
  expect(drawing()).toBe(rest);
  tick(16);
  expect(frames.waiting()).toBe(0);
});

it('stays still under reduced motion', () => {
  const { play } = show({ reduced: true });
  play();
  expect(frames.waiting()).toBe(0);
});

it('stops on unmount', () => {
  const { play, unmount } = show({ reduced: false });
  play();
  tick(16);
  unmount();
  tick(16);
  expect(frames.waiting()).toBe(0);
});
