import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { pathTo } from '@/routes/paths';
import { CallToAction } from '@/sections/call-to-action/call-to-action';

const meta = {
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Still unsure?',
    text: 'Half an hour on the telephone costs nothing.',
    action: { label: 'Call us', path: pathTo('contact') },
  },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAText: Story = { args: { text: undefined } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    title: 'Do you want to know what your Identitätsgestaltungsgesamtverantwortung would cost this year?',
    text: 'Half an hour on the telephone costs nothing. '.repeat(5),
  },
};

export const LeadsToTheNextStep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', '/contact');
  },
};
