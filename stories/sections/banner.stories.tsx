import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { home } from '@/content/home';
import { Banner } from '@/sections/banner/banner';
import { framed } from '../framed';

const meta = {
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { title: home.banner },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: { title: 'Discover What Interdisciplinarity Does for a Neighbourhood’s Unlimited Possibilities' },
};

const longestWord = 'Geschwindigkeitsbegrenzung';

/** A word that is longer than the line of a small phone. */
export const LongWord: Story = {
  args: { title: `${longestWord} Unlimited Possibilities` },
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvasElement }) => {
    const letters = [...canvasElement.querySelectorAll<HTMLElement>('[data-wide]')];
    const ends = letters.map((letter) => letter.getBoundingClientRect().right);
    await expect(Math.max(...ends)).toBeLessThanOrEqual(innerWidth);
  },
};

export const LongWordOnADesktop: Story = { ...LongWord, globals: { viewport: { value: 'desktop' } } };

export const IsOneHeading: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: home.banner });
    await expect(heading).toBeVisible();
    // No word is broken: all its letters stand on one line.
    for (const word of heading.querySelectorAll('[data-word]')) {
      const tops = [...word.querySelectorAll('[data-wide]')].map(
        (letter) => (letter as HTMLElement).offsetTop,
      );
      await expect(new Set(tops).size).toBe(1);
    }
  },
};

export const SwellsWithTheScroll: Story = {
  tags: ['no-review'],
  decorators: [framed({ style: { paddingBlock: '120vh' } })],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    const section = heading.closest('section')!;
    const weights = () =>
      [...heading.querySelectorAll('[data-wide]')]
        .map((letter) => getComputedStyle(letter).fontWeight)
        .join();
    const atRest = weights();
    window.scrollTo(0, section.offsetTop - window.innerHeight * 0.9);
    await waitFor(() => expect(weights()).not.toBe(atRest));
    const low = weights();
    const { height } = section.getBoundingClientRect();
    const page = document.documentElement.scrollHeight;
    window.scrollTo(0, section.offsetTop);
    await waitFor(() => expect(weights()).not.toBe(low));
    // Lines are held: heavier letters move nothing below.
    await expect(section.getBoundingClientRect().height).toBe(height);
    await expect(document.documentElement.scrollHeight).toBe(page);
  },
};
