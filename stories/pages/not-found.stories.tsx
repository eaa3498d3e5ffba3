import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { NotFoundPage } from '@/pages/not-found/not-found';
import { pathTo } from '@/routes/paths';

const meta = {
  component: NotFoundPage,
  parameters: { layout: 'fullscreen', path: '/no-such-page' },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsHome: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Oops, looks like the page is lost.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'BACK TO HOME' })).toHaveAttribute('href', pathTo('home'));
  },
};
