import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor, within } from 'storybook/test';
import { Process } from '@/sections/process/process';
import { graphicDesign } from '../fixtures/services';
import { framed } from '../framed';

const { steps } = graphicDesign;

const meta = {
  component: Process,
  parameters: { layout: 'fullscreen' },
  args: { steps },
} satisfies Meta<typeof Process>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ThreeSteps: Story = { args: { steps: steps.slice(1) } };

export const FiveSteps: Story = {
  args: {
    steps: [
      ...steps,
      { title: 'Return', duration: 'half a day', text: 'A look at what became of it, a year on.' },
    ],
  },
};

export const LongText: Story = {
  args: {
    steps: steps.map(({ title, duration, text }) => ({
      title: `${title} and agree on what comes next`,
      duration: `${duration}, longer in summer`,
      text: `${text} `.repeat(3),
    })),
  },
};

export const TellsTheStepsInOrder: Story = {
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'How it goes' }));
    const items = section.getAllByRole('listitem');
    await expect(items).toHaveLength(steps.length);
    for (const [index, { title, duration }] of steps.entries()) {
      const step = within(items[index]!);
      await expect(step.getByRole('heading', { level: 3, name: title })).toBeVisible();
      await expect(step.getByText(duration)).toBeVisible();
    }
  },
};

export const DrawsWhenItComesIntoView: Story = {
  tags: ['no-review'],
  decorators: [framed({ style: { paddingBlockStart: '150vh' } })],
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'How it goes' });
    const step = within(section).getAllByRole('listitem')[0]!;
    await waitFor(() => expect(getComputedStyle(step).translate).toBe('0px 16px'));
    section.scrollIntoView();
    await waitFor(() => expect(getComputedStyle(step).translate).toBe('none'));
    await expect(section).toHaveAttribute('data-reveal', 'shown');
  },
};
