import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { PersonCard } from '@/sections/person-card/person-card';
import { ilan, mara, noor } from '../fixtures/people';
import { framed } from '../framed';

const meta = {
  component: PersonCard,
  args: { person: noor },
  decorators: [framed({ style: { maxInlineSize: 421 } })],
} satisfies Meta<typeof PersonCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnBlush: Story = { args: { person: ilan } };

export const OnWine: Story = { args: { person: mara } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const InASmallColumn: Story = {
  decorators: [framed({ style: { maxInlineSize: 220 } })],
};

export const LongText: Story = {
  args: {
    person: {
      ...noor,
      name: 'Maximiliane-Theodora Featherstonehaugh',
      role: 'Creative Director, Brand and Interface, Europe and the Middle East',
      bio: `${noor.bio} `.repeat(4),
    },
  },
};

export const LeadsToThePersonsPage: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: noor.name });
    await expect(link).toHaveAttribute('href', noor.path);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(canvas.getByRole('img', { name: noor.portraitAlt })).toBeInTheDocument();
    // The link's area is the card: what lies under the portrait's middle is the link.
    const { left, top, width } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + 40)).toBe(link);
  },
};
