import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { IconLink } from '@/design-system/icon-button/icon-link';

const meta = {
  component: IconLink,
  args: { icon: 'arrow-down', label: 'Scroll down', href: '#below' },
} satisfies Meta<typeof IconLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Scroll down' })).toHaveAttribute('href', '#below');
  },
};
