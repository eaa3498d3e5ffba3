import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { HomePage, homeReady } from '@/pages/home/home';
import { pathTo } from '@/routes/paths';

const meta = {
  component: HomePage,
  parameters: { layout: 'fullscreen', path: pathTo('home') },
  // All sections at once, as after Back.
  loaders: [homeReady],
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const HasItsSectionsInThisOrder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const headings = canvas.getAllByRole('heading', { level: 2 });
    const names = [
      'Elevate Your Digital Presence',
      'Discover Unlimited Possibilities Beyond Imagination',
      'Meet Our Innovators',
      'Our Services',
      'Why Choose Us',
      'Our Projects',
      'Crafting Digital Experiences That Inspire',
      'Get in Touch',
    ];
    await expect(headings).toHaveLength(names.length);
    for (const [index, name] of names.entries()) await expect(headings[index]).toHaveAccessibleName(name);
  },
};
