import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Quote } from '@/sections/quote/quote';
import { ferryCase } from '../fixtures/projects';

const { text, name, role } = ferryCase.quote!;

const meta = {
  component: Quote,
  parameters: { layout: 'fullscreen' },
  args: { text, name, position: role },
} satisfies Meta<typeof Quote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Short: Story = { args: { text: 'It holds.' } };

export const WithANumber: Story = {
  args: { number: { value: '−38%', label: 'Calls to the ticket office in the first summer' } },
};

export const LongText: Story = {
  args: { text: `${text} ${text}`, position: `${role}, and everything else that floats` },
};

export const SaysWhoSaidIt: Story = {
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure');
    await expect(figure).toHaveTextContent(text);
    await expect(figure.querySelector('figcaption')).toHaveTextContent(name);
  },
};
