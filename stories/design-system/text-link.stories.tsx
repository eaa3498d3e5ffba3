import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from '@/design-system/text-link/text-link';
import { framed } from '../framed';

const meta = {
  component: TextLink,
  args: { href: '/portfolio', children: 'View More' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithArrow: Story = { args: { arrow: true, children: 'Learn More' } };

export const LongText: Story = {
  args: {
    arrow: true,
    children: 'Read how the ferry got a timetable that can be read in the sun and with wet hands',
  },
  decorators: [framed({ style: { inlineSize: 240 } })],
};

export const OnDark: Story = {
  args: { arrow: true },
  render: (args) => (
    <div
      data-ground="dark"
      style={{ padding: 24, color: 'var(--on-dark)', background: 'var(--ground-dark)' }}
    >
      <TextLink {...args} />
    </div>
  ),
};

export const NamedByItsWordsAlone: Story = {
  tags: ['browser'],
  args: { arrow: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View More' });
    await expect(link).toHaveAttribute('href', '/portfolio');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};
