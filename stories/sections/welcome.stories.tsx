import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { home } from '@/content/home';
import { plates } from '@/content/plates';
import { Welcome } from '@/sections/welcome/welcome';

const meta = {
  component: Welcome,
  parameters: { layout: 'fullscreen' },
  args: { ...home.welcome, plate: plates.sun },
} satisfies Meta<typeof Welcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    points: [...home.welcome.points, { icon: 'compass', title: 'A direction that everyone can agree on' }],
  },
};

export const NamesThreeQualities: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Crafting Digital Experiences That Inspire' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Clean Code',
      'Fast Performance',
      'Global Reach',
    ]);
    // The picture only decorates.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
