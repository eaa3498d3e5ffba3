import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { Values } from '@/sections/values/values';
import { aboutPage } from '../fixtures/people';

const meta = {
  component: Values,
  parameters: { layout: 'fullscreen' },
  args: { items: aboutPage.values },
} satisfies Meta<typeof Values>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    items: aboutPage.values.map(({ title, text }) => ({
      title: `${title}, even when somebody offers twice as much`,
      text: `${text} `.repeat(3),
    })),
  },
};

export const ListsEachUnderTheHeading: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Our values' }));
    const names = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(aboutPage.values.map(({ title }) => title));
  },
};
