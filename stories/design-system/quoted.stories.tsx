import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Quoted } from '@/design-system/quoted/quoted';

const meta = {
  component: Quoted,
  args: { text: 'harbour ferry' },
  render: (args) => (
    <p>
      Nothing found for <Quoted {...args} />.
    </p>
  ),
} satisfies Meta<typeof Quoted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: { text: 'a question that goes on and on until it would fill the whole of a small screen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('a question that goes on and on until it would fi…')).toBeVisible();
  },
};

/** The quotation marks and the full stop stay where they are. */
export const RightToLeft: Story = { args: { text: 'عبّارة الميناء' } };
