import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Prose } from '@/design-system/prose/prose';
import { articleText, longWordsText, partsText } from '../fixtures/prose';
import { framed } from '../framed';

const meta = {
  component: Prose,
  args: { text: articleText },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lead: Story = { args: { lead: true } };

export const Body: Story = { args: { size: 'body' } };

export const Panel: Story = { args: { size: 'panel' } };

export const EveryPart: Story = {
  tags: ['browser'],
  args: { text: partsText },
  play: async ({ canvas }) => {
    // Known only once it is laid out, and axe asks for it.
    await expect(await canvas.findByRole('group', { name: 'Code' })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { text: longWordsText },
  decorators: [framed({ style: { inlineSize: '17.5rem' } })],
};

export const Empty: Story = { args: { text: [] } };

export const LeadsToItsOwnHeadings: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Keeping it light', level: 2 });
    await expect(heading).toHaveAttribute('id', 'keeping-it-light');
    await expect(within(heading).getByRole('link')).toHaveAttribute('href', '#keeping-it-light');
  },
};

export const OnlyScrollableContentIsATabStop: Story = {
  tags: ['browser'],
  args: { text: partsText },
  decorators: [framed({ style: { inlineSize: '30rem' } })],
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('group', { name: 'Code' });
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Code, TypeScript' })).toBeNull());
    await userEvent.tab();
    while (document.activeElement !== box && document.activeElement !== document.body) await userEvent.tab();
    await expect(box).toHaveFocus();
  },
};
