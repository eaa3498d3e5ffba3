import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { AboutPage } from '@/pages/about/about';
import { pathTo } from '@/routes/paths';
import { aboutPage } from '../fixtures/people';

const meta = {
  component: AboutPage,
  parameters: { layout: 'fullscreen', path: pathTo('about') },
  args: { data: aboutPage },
} satisfies Meta<typeof AboutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TellsWhoWeAreInThisOrder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'How we work',
      'Our values',
      'Who you will meet',
      'How we got here',
    ]);
    await expect(canvas.getByRole('link', { name: 'The team' })).toHaveAttribute('href', pathTo('team'));
    for (const { name, path } of aboutPage.people)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', path);
  },
};
