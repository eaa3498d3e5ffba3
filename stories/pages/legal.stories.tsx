import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { LegalPage } from '@/pages/legal/legal';
import { pathTo } from '@/routes/paths';
import { legalContents, legalText } from '../fixtures/prose';

const meta = {
  component: LegalPage,
  parameters: { layout: 'fullscreen', path: pathTo('privacy') },
  args: {
    data: {
      title: 'Privacy Policy',
      description: 'What this site keeps about you, and where.',
      updated: '2026-11-20',
      lead: 'This site keeps nothing about you that you have not typed into it, and what you typed stays in this browser.',
      body: legalText,
      contents: legalContents,
    },
  },
} satisfies Meta<typeof LegalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShortWithoutHeadings: Story = {
  args: { data: { ...meta.args.data, body: [{ tag: 'p', children: ['Nothing is kept.'] }], contents: [] } },
};

export const SaysSinceWhenItHolds: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(canvas.getByText('20 November 2026')).toHaveAttribute('datetime', '2026-11-20');
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  },
};
