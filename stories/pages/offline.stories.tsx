import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { OfflinePage } from '@/pages/offline/offline';

/** It stands at the address that was asked for. Its own script adds the list of pages that are kept, which a story has none of. */
const meta = {
  component: OfflinePage,
  parameters: { layout: 'fullscreen', path: '/careers' },
} satisfies Meta<typeof OfflinePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SaysWhyAndOffersToTryAgain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(canvas.getAllByText('Try again')[0]!).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Pages you can open offline' })).toBeNull();
  },
};
