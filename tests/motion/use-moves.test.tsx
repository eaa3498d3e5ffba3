import { render } from '@testing-library/react';
import { createRef, type RefObject } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LastPlaces, type Places } from '@/motion/places';
import { useMoves } from '@/motion/use-moves';
import { stubMedia } from '../stubs';

const animate = vi.fn<(frames: PropertyIndexedKeyframes, options: KeyframeAnimationOptions) => void>();

beforeEach(() => {
  animate.mockReset();
  stubMedia(false);
  Object.assign(HTMLElement.prototype, { animate });
  // A row whose items are 100 px apart.
  Object.defineProperty(HTMLElement.prototype, 'offsetLeft', {
    configurable: true,
    get(this: HTMLElement) {
      return this.tagName === 'LI' ? [...this.parentElement!.children].indexOf(this) * 100 : 0;
    },
  });
});

function Moving({ items }: { items: readonly string[] }) {
  const ref = useMoves<HTMLUListElement>(items);
  return (
    <ul ref={ref}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

let places: RefObject<Places | null>;
beforeEach(() => {
  places = createRef<Places>();
});

const List = ({ items }: { items: readonly string[] }) => (
  <LastPlaces value={places}>
    <Moving items={items} />
  </LastPlaces>
);

it('moves what stays from where it was, and lets rise what is new', () => {
  const { rerender, unmount } = render(<List items={['a', 'b', 'c']} />);
  expect(animate).not.toHaveBeenCalled();
  rerender(<List items={['c', 'd']} />);
  expect(animate.mock.calls.map(([frames]) => frames)).toEqual([
    { translate: ['200px 0px', '0 0'] },
    { translate: ['0px 32px', '0 0'] },
  ]);
  // A frame may be drawn just before the animation begins.
  for (const [, { fill }] of animate.mock.calls) expect(fill).toBe('backwards');
  unmount();
});

it('moves items from their places in the list shown just before', () => {
  render(<List items={['a', 'b']} />).unmount();
  animate.mockReset();
  render(<List items={['b']} />).unmount();
  expect(animate.mock.calls.map(([frames]) => frames)).toEqual([{ translate: ['100px 0px', '0 0'] }]);
});

it('moves no item of a list that was shown more than a second ago', () => {
  render(<List items={['a', 'b']} />).unmount();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1001);
  render(<List items={['b']} />);
  expect(animate).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('moves nothing under reduced motion', () => {
  stubMedia(true);
  const { rerender } = render(<List items={['a', 'b']} />);
  rerender(<List items={['b']} />);
  expect(animate).not.toHaveBeenCalled();
});
