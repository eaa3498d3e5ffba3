import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { History } from '@/sections/history/history';
import { aboutPage } from '../fixtures/people';

const meta = {
  component: History,
  parameters: { layout: 'fullscreen' },
  args: { items: aboutPage.history },
} satisfies Meta<typeof History>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: { items: aboutPage.history.map(({ year, text }) => ({ year, text: `${text} `.repeat(3) })) },
};

export const TellsTheYearsInOrder: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'How we got here' }));
    await expect(section.getByRole('list').tagName).toBe('OL');
    const years = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(years).toEqual(aboutPage.history.map(({ year }) => year));
  },
};
