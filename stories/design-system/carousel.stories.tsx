import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Carousel, type CarouselProps, type CarouselSlide } from '@/design-system/carousel/carousel';
import { WaveBars } from '@/design-system/carousel/wave-bars';

const people = [
  { name: 'Noor', words: 'Draws every identity as a single line.', ground: 'var(--mark)' },
  { name: 'Ilan', words: 'Reads a trace the way others read a map.', ground: 'var(--hover)' },
  { name: 'Mara', words: 'Finds the sentence a brand stands on.', ground: 'var(--menu-hover)' },
];

function renderSlide({ index, bars }: CarouselSlide) {
  const { name, words, ground } = people[index]!;
  return (
    <div style={{ display: 'grid', gap: 24, minBlockSize: 220, padding: 32, background: ground }}>
      <h3>{name}</h3>
      <p>{words}</p>
      <a href="#more">More about {name}</a>
      <div>{bars}</div>
    </div>
  );
}

/** The owner of the position, as a section is with `useCarousel`. */
function Turning({ index: first, onMove, ...rest }: CarouselProps) {
  const [index, setIndex] = useState(first);
  const count = rest.slides.length;
  return (
    <Carousel
      {...rest}
      index={index}
      onMove={(move) => {
        onMove(move);
        setIndex((from) => (from + (move.direction === 'next' ? 1 : count - 1)) % count);
      }}
    />
  );
}

const meta = {
  component: Carousel,
  args: {
    label: 'Team members',
    previousLabel: 'Previous team member',
    nextLabel: 'Next team member',
    index: 0,
    slides: people.map(({ name }) => name),
    renderSlide,
    heading: <h2>Meet Our Innovators</h2>,
    onMove: fn(),
  },
  render: (args) => <Turning {...args} />,
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneSlide: Story = {
  args: { slides: ['Noor'], interval: 100 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Noor' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
    // Several slides would turn by then.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

const shown = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('group', { name: /of 3/ }).getAttribute('aria-label');

export const Default: Story = {};

export const WithoutHeading: Story = { args: { heading: undefined } };

export const LongText: Story = {
  args: {
    renderSlide: ({ index, bars }) => (
      <div style={{ display: 'grid', gap: 24, padding: 32 }}>
        <p>{'A story that needs more lines than the others have. '.repeat(index === 0 ? 12 : 1)}</p>
        {bars}
      </div>
    ),
  },
};

export const Bars: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <WaveBars count={3} index={0} state="still" />
      <WaveBars count={3} index={1} state="paused" />
      <WaveBars count={3} index={2} state="running" />
    </div>
  ),
};

export const IsNamedAndBeginsWithItsPauseButton: Story = {
  tags: ['no-review'],
  play: async ({ canvas, canvasElement }) => {
    const carousel = canvas.getByRole('region', { name: 'Team members' });
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(shown(canvasElement)).toBe('1 of 3');
    await userEvent.tab();
    await expect(within(carousel).getByRole('button', { name: 'Pause carousel' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(carousel).getByRole('button', { name: 'Previous team member' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(carousel).getByRole('button', { name: 'Next team member' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(carousel).getByRole('link', { name: 'More about Noor' })).toHaveFocus();
    await userEvent.tab();
    await expect(carousel.contains(document.activeElement)).toBe(false);
  },
};

export const WrapsBothWays: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const next = canvas.getByRole('button', { name: 'Next team member' });
    const previous = canvas.getByRole('button', { name: 'Previous team member' });
    for (const label of ['2 of 3', '3 of 3', '1 of 3']) {
      await userEvent.click(next);
      await expect(shown(canvasElement)).toBe(label);
    }
    for (const label of ['3 of 3', '2 of 3']) {
      await userEvent.click(previous);
      await expect(shown(canvasElement)).toBe(label);
    }
    await expect(args.onMove).toHaveBeenNthCalledWith(1, { direction: 'next' });
    await expect(args.onMove).toHaveBeenLastCalledWith({ direction: 'previous' });
  },
};

export const PausesAndPlaysWithTheKeyboard: Story = {
  tags: ['no-review'],
  args: { interval: 400 },
  play: async ({ canvas, canvasElement, args }) => {
    const live = () => canvasElement.querySelector('[aria-live]')!.getAttribute('aria-live');
    await expect(live()).toBe('off');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const play = canvas.getByRole('button', { name: 'Play carousel' });
    await expect(live()).toBe('polite');
    // Longer than the interval.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(play).toHaveAccessibleName('Pause carousel');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith({ direction: 'next' }));
  },
};

export const PausesUnderTheMouse: Story = {
  tags: ['no-review'],
  args: { interval: 300 },
  play: async ({ canvas, args }) => {
    const carousel = canvas.getByRole('region', { name: 'Team members' });
    await userEvent.hover(carousel);
    const before = (args.onMove as ReturnType<typeof fn>).mock.calls.length;
    // Longer than two intervals.
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect((args.onMove as ReturnType<typeof fn>).mock.calls.length).toBe(before);
    await userEvent.unhover(carousel);
    await waitFor(() =>
      expect((args.onMove as ReturnType<typeof fn>).mock.calls.length).toBeGreaterThan(before),
    );
  },
};

export const PausesWithTheKeyboardInside: Story = {
  args: { interval: 300 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous team member' })).toHaveFocus();
    const before = (args.onMove as ReturnType<typeof fn>).mock.calls.length;
    // Longer than two intervals.
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect((args.onMove as ReturnType<typeof fn>).mock.calls.length).toBe(before);
  },
};

export const FollowsASwipeAndLeavesScrollingAlone: Story = {
  play: async ({ canvasElement, args }) => {
    const area = canvasElement.querySelector('[aria-live]')!;
    const touch = { pointerId: 7, pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(area, { ...touch, clientX: 200, clientY: 200 });
    fireEvent.pointerMove(area, { ...touch, clientX: 190, clientY: 120 });
    fireEvent.pointerUp(area, { ...touch, clientX: 190, clientY: 120 });
    await expect(args.onMove).not.toHaveBeenCalled();
    fireEvent.pointerDown(area, { ...touch, clientX: 200, clientY: 200 });
    fireEvent.pointerMove(area, { ...touch, clientX: 130, clientY: 205 });
    fireEvent.pointerMove(area, { ...touch, clientX: 60, clientY: 205 });
    await expect(args.onMove).toHaveBeenCalledTimes(1);
    await expect(args.onMove).toHaveBeenLastCalledWith({ direction: 'next' });
    fireEvent.pointerDown(area, { ...touch, clientX: 100, clientY: 200 });
    fireEvent.pointerMove(area, { ...touch, clientX: 170, clientY: 205 });
    await expect(args.onMove).toHaveBeenLastCalledWith({ direction: 'previous' });
  },
};
