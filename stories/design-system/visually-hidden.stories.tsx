import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';

const meta = {
  component: VisuallyHidden,
  args: { children: 'of project Harbour Ferry' },
  render: (args) => (
    <a href="/portfolio/harbour-ferry">
      Details <VisuallyHidden {...args} />
    </a>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    children: 'of the project that gave four boats one timetable, in sun, rain and the dark of December',
  },
};

export const IsReadAndTakesNoRoom: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Details of project Harbour Ferry' })).toBeVisible();
    const { width, height } = canvas.getByText('of project Harbour Ferry').getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
};
