import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { pathTo } from '@/routes/paths';
import { People } from '@/sections/people/people';
import { teamPage } from '../fixtures/people';
import { repeat } from '../fixtures/repeat';

const people = (count: number) =>
  repeat(teamPage.people, count, (person, number) => ({
    ...person,
    path: `${person.path}-${number}`,
    name: `${person.name} ${number}`,
  }));

const meta = {
  component: People,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Who you will meet', people: people(3), more: { label: 'The team', path: pathTo('team') } },
} satisfies Meta<typeof People>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { people: people(1) } };
export const Twelve: Story = { args: { people: people(12) } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LeadsToEachPersonAndToAll: Story = {
  play: async ({ canvas }) => {
    for (const { name, path } of teamPage.people)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', path);
    await expect(canvas.getByRole('link', { name: 'The team' })).toHaveAttribute('href', '/team');
  },
};
