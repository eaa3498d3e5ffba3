import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Logo } from '@/design-system/logo/logo';
import { prefersReducedMotion } from '@/motion/preferences';

const meta = {
  component: Logo,
  args: { name: 'Undula' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Waving: Story = { args: { state: 'wave' } };

export const OtherBrand: Story = { args: { name: 'Northern Lights' } };

export const OnDark: Story = {
  decorators: [
    (Story) => (
      <div
        data-ground="dark"
        style={{ padding: 24, color: 'var(--on-dark)', background: 'var(--ground-dark)' }}
      >
        <Story />
      </div>
    ),
  ],
};

function Frame({ at }: { at: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    for (const animation of ref.current?.getAnimations({ subtree: true }) ?? []) {
      animation.pause();
      animation.currentTime = at;
    }
  });
  return <Logo ref={ref} name="Undula" state="wave" />;
}

/** The frames of one period at rest, 0.7 s, 1.4 s and 2.1 s. */
export const Frames: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 96, flexWrap: 'wrap' }}>
      {[0, 700, 1400, 2100].map((at) => (
        <Frame key={at} at={at} />
      ))}
    </div>
  ),
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

const lettersIn = (canvasElement: HTMLElement) => canvasElement.getAnimations({ subtree: true });

export const TravelsOnePeriodOnLoad: Story = {
  play: async ({ canvasElement }) => {
    // At rest there is nothing to wait for: that is the whole of the reduced branch.
    const expected = prefersReducedMotion() ? 0 : 'Undula.'.length;
    await waitFor(() => expect(lettersIn(canvasElement)).toHaveLength(expected));
    for (const animation of lettersIn(canvasElement)) {
      await expect(animation.effect?.getComputedTiming()).toMatchObject({ duration: 2800, iterations: 1 });
      animation.finish();
    }
    await waitFor(() => expect(lettersIn(canvasElement)).toHaveLength(0));
  },
};
