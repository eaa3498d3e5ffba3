import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Logo } from '@/design-system/logo/logo';
import { letterAt } from '@/motion/letter-wave';
import { prefersReducedMotion } from '@/motion/preferences';
import { framed } from '../framed';

const meta = {
  component: Logo,
  args: { word: 'Undula' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Waving: Story = { args: { state: 'wave' } };

export const OtherBrand: Story = { args: { word: 'Northern Lights' } };

export const OnDark: Story = {
  decorators: [
    framed({
      'data-ground': 'dark',
      style: { padding: 24, color: 'var(--on-dark)', background: 'var(--ground-dark)' },
    }),
  ],
};

const wavesIn = (element: Element) => element.getAnimations({ subtree: true });

const moments = [0, 700, 1400, 2100];

/** The frames of one period at rest, 0.7 s, 1.4 s and 2.1 s. */
export const Frames: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 96, flexWrap: 'wrap' }}>
      {moments.map((at) => (
        <Logo key={at} word="Undula" state="wave" />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const logos = [...canvasElement.firstElementChild!.children];
    const isTravelling = (logo: Element) =>
      wavesIn(logo).some((wave) => wave.effect!.getTiming().iterations === Infinity);
    if (!prefersReducedMotion()) await waitFor(() => expect(logos.every(isTravelling)).toBe(true));
    for (const [index, at] of moments.entries())
      for (const wave of wavesIn(logos[index]!)) {
        wave.pause();
        wave.currentTime = at;
      }
  },
};

export const IsNamedByThePlainWord: Story = {
  decorators: [
    (Story) => (
      <a href="#home">
        <Story />
      </a>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Undula');
  },
};

export const TravelsOnePeriodOnLoad: Story = {
  play: async ({ canvasElement }) => {
    // At rest there is nothing to wait for: that is the whole of the reduced branch.
    const letters = prefersReducedMotion() ? 0 : 'Undula.'.length;
    // Height and slope are an animation each; both end one period after the page was there.
    await expect(wavesIn(canvasElement)).toHaveLength(2 * letters);
    for (const animation of wavesIn(canvasElement)) {
      const { delay = 0, activeDuration } = animation.effect!.getComputedTiming();
      await expect(Number(activeDuration) + delay).toBeCloseTo(2800, 0);
      animation.finish();
    }
    await waitFor(() => expect(wavesIn(canvasElement)).toHaveLength(0));
  },
};

/** Reads where each letter stands, in px and degrees. */
const standing = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('[aria-hidden] > *')].map((letter) => {
    const { translate, rotate } = getComputedStyle(letter);
    return [Number.parseFloat(translate.split(' ')[1] ?? '0'), Number.parseFloat(rotate)] as const;
  });

export const BeginsAndEndsItsPeriodAtRest: Story = {
  tags: ['browser'],
  play: async ({ canvasElement }) => {
    const waves = wavesIn(canvasElement);
    for (const wave of waves) wave.pause();
    for (const at of [0, 2799]) {
      for (const wave of waves) wave.currentTime = at;
      const moved = standing(canvasElement);
      for (const [index, [y, turn]] of moved.entries()) {
        const { y: rest, rotation } = letterAt(index, 0);
        const size = Number.parseFloat(
          getComputedStyle(canvasElement.querySelector('[aria-hidden]')!).fontSize,
        );
        await expect(Math.abs(y - rest * size)).toBeLessThan(0.15);
        await expect(Math.abs(turn - rotation)).toBeLessThan(0.3);
      }
    }
  },
};

function OnTwoPages() {
  const [path, setPath] = useState('/');
  return (
    <button type="button" onClick={() => setPath('/about')}>
      <Logo word="Undula" waveKey={path} />
    </button>
  );
}

export const TravelsAgainOnTheNextPage: Story = {
  tags: ['browser'],
  render: () => <OnTwoPages />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const wave of wavesIn(canvasElement)) wave.finish();
    await userEvent.click(canvas.getByRole('button'));
    const letters = prefersReducedMotion() ? 0 : 'Undula.'.length;
    await waitFor(() => expect(wavesIn(canvasElement)).toHaveLength(letters));
  },
};
