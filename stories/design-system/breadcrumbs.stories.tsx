import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from '@/design-system/breadcrumbs/breadcrumbs';
import { framed } from '../framed';

const meta = {
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', path: '/' },
      { label: 'Services', path: '/service' },
      { label: 'Graphic Design' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    items: [
      { label: 'Home', path: '/' },
      { label: 'Blog', path: '/blog' },
      { label: 'Identitätsgestaltungsgesamtverantwortungsübernahme, and what came of it in the end' },
    ],
  },
  decorators: [framed({ style: { inlineSize: '17.5rem' } })],
};

export const NamesThePageItself: Story = {
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/service');
    await expect(trail.getByText('Graphic Design')).toHaveAttribute('aria-current', 'page');
    await expect(trail.queryByRole('link', { name: 'Graphic Design' })).toBeNull();
  },
};
