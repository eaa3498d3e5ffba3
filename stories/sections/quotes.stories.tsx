import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { plates } from '@/content/plates';
import type { QuoteData } from '@/content/block-data';
import { Quotes } from '@/sections/quotes/quotes';
import { ferryCase } from '../fixtures/projects';
import { repeat } from '../fixtures/repeat';

const { text, name, role } = ferryCase.quote!;

const two: readonly QuoteData[] = [
  {
    text,
    name,
    role,
    portrait: plates['portrait-mara'],
    number: { value: '−38%', label: 'Calls to the ticket office' },
  },
  { text: 'They said no twice, and were right both times.', name: 'Elin Brandt', role: 'Founder, Kiln' },
];

const meta = {
  component: Quotes,
  parameters: { layout: 'fullscreen' },
  args: { title: 'What clients say', quotes: two },
} satisfies Meta<typeof Quotes>;

export default meta;
type Story = StoryObj<typeof meta>;

const quotes = (count: number) =>
  repeat(two, count, (quote, number) => ({ ...quote, name: `${quote.name} ${number}` }));

export const Default: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithoutATitle: Story = { args: { title: undefined } };
export const One: Story = { args: { quotes: quotes(1) } };
export const Five: Story = { args: { quotes: quotes(5) } };
export const Twelve: Story = { args: { quotes: quotes(12) } };
export const LongText: Story = {
  args: { quotes: two.map((quote) => ({ ...quote, text: `${quote.text} ${text} ${text}` })) },
};

export const SaysWhoSaidEach: Story = {
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('figure');
    await expect(figures).toHaveLength(2);
    await expect(figures[0]).toHaveTextContent(name);
    await expect(figures[1]).toHaveTextContent('Elin Brandt');
    await expect(canvas.getByRole('heading', { level: 2, name: 'What clients say' })).toBeVisible();
  },
};
