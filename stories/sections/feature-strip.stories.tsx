import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { home } from '@/content/home';
import { FeatureStrip } from '@/sections/feature-strip/feature-strip';
import { framed } from '../framed';

const meta = {
  component: FeatureStrip,
  parameters: { layout: 'fullscreen' },
  args: { items: home.strip },
} satisfies Meta<typeof FeatureStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    items: home.strip.map((item) => `${item} for agencies of every size`),
  },
};

export const NamesFourThings: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(names).toEqual([...home.strip]);
  },
};

export const DrawsWhenItComesIntoView: Story = {
  tags: ['no-review'],
  decorators: [framed({ style: { paddingBlockStart: '150vh' } })],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Strategic Planning' });
    await waitFor(() => expect(getComputedStyle(title).translate).toBe('0px 16px'));
    title.scrollIntoView();
    await waitFor(() => expect(getComputedStyle(title).translate).toBe('none'));
  },
};
