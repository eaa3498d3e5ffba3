import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Link } from '@/design-system/link/link';
import { FactList } from '@/sections/fact-list/fact-list';

const meta = {
  component: FactList,
  args: {
    facts: [
      { label: 'Client', value: 'Avery Crossings' },
      { label: 'Year', value: <time dateTime="2026-05-11">2026</time> },
      { label: 'Duration', value: '18 weeks' },
      { label: 'Services', value: ['Brand Strategy', 'Graphic Design', 'Digital Products'] },
      {
        label: 'Category',
        value: <Link href="/projects/mobile-apps">Mobile Apps</Link>,
      },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Two: Story = { args: { facts: meta.args.facts.slice(0, 2) } };

export const LongText: Story = {
  args: {
    facts: [
      ...meta.args.facts,
      { label: 'Place', value: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
    ],
  },
};

export const NamesEachValue: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
    // Three services are three values of one name.
    await expect(canvas.getAllByRole('definition')).toHaveLength(7);
  },
};
