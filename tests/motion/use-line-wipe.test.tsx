import { render } from '@testing-library/react';
import { StrictMode, useRef } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useLineWipe } from '@/motion/use-line-wipe';
import { stubFrames, stubMedia } from '../stubs';

let frames: ReturnType<typeof stubFrames>;
const tick = (ms: number) => frames.tick(ms);

beforeEach(() => {
  frames = stubFrames();
  stubMedia(false);
});
afterEach(() => {
  // The loop stops by itself once nobody listens.
  while (frames.waiting() > 0) tick(16);
});

function Stack({ index }: { index: number }) {
  const root = useRef<HTMLDivElement>(null);
  useLineWipe({ root, index, direction: 'next' });
  return (
    <div ref={root}>
      {['a', 'b', 'c'].map((id) => (
        <div key={id} data-slide="">
          <div data-wipe="" data-testid={id} />
        </div>
      ))}
    </div>
  );
}

it('clips the new picture while it is drawn and leaves nothing behind', () => {
  const { rerender, getByTestId } = render(<Stack index={0} />, { wrapper: StrictMode });
  expect(getByTestId('a').style.clipPath).toBe('');
  rerender(<Stack index={1} />);
  expect(getByTestId('b').style.clipPath).toContain('path(');
  expect(getByTestId('b').parentElement!.style.zIndex).toBe('2');
  for (let frame = 0; frame < 20; frame++) tick(50);
  expect(getByTestId('b').style.clipPath).toBe('');
  expect(frames.waiting()).toBe(0);
});

it('clips nothing under reduced motion', () => {
  stubMedia(true);
  const { rerender, getByTestId } = render(<Stack index={0} />);
  rerender(<Stack index={1} />);
  expect(getByTestId('b').style.clipPath).toBe('');
  expect(frames.waiting()).toBe(0);
});

it('stops and undoes itself when it goes', () => {
  const { rerender, getByTestId, unmount } = render(<Stack index={0} />);
  rerender(<Stack index={1} />);
  const picture = getByTestId('b');
  unmount();
  expect(picture.style.clipPath).toBe('');
  tick(16);
  expect(frames.waiting()).toBe(0);
});
