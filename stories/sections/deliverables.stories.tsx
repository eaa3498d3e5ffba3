import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { Deliverables } from '@/sections/deliverables/deliverables';
import { graphicDesign } from '../fixtures/services';

const meta = {
  component: Deliverables,
  parameters: { layout: 'fullscreen' },
  args: { items: graphicDesign.deliverables },
} satisfies Meta<typeof Deliverables>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const AnOddNumber: Story = { args: { items: graphicDesign.deliverables.slice(0, 3) } };

export const LongText: Story = {
  args: {
    items: graphicDesign.deliverables.map(({ title, text }) => ({
      title: `${title} for every place it has to hold`,
      text: `${text} `.repeat(3),
    })),
  },
};

export const ListsEachUnderTheHeading: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'What you receive' });
    const names = within(section)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(graphicDesign.deliverables.map(({ title }) => title));
    await expect(within(section).getAllByRole('listitem')).toHaveLength(4);
  },
};
