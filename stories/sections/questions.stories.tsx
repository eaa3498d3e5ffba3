import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { Questions } from '@/sections/questions/questions';
import { answer } from '../fixtures/pages';
import { repeat } from '../fixtures/repeat';
import { graphicDesign } from '../fixtures/services';

const { questions } = graphicDesign;

const meta = {
  component: Questions,
  parameters: { layout: 'fullscreen' },
  args: { items: questions },
} satisfies Meta<typeof Questions>;

export default meta;
type Story = StoryObj<typeof meta>;

const summaryOf = (canvasElement: HTMLElement, index: number) =>
  canvasElement.querySelectorAll('summary')[index]!;

export const Default: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** As a page of the owner's has them. */
export const WithLinksAndParagraphs: Story = {
  args: { title: 'Before a project', items: [{ question: 'How long does a website take?', answer }] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(summaryOf(canvasElement, 0));
    await expect(canvas.getByRole('link', { name: 'Each service' })).toBeVisible();
  },
};

export const One: Story = { args: { items: questions.slice(0, 1) } };

export const Twelve: Story = {
  args: {
    items: repeat(questions, 12, ({ question, answer }, number) => ({
      question: `${question} (${number})`,
      answer,
    })),
  },
};

export const LongText: Story = {
  args: {
    items: questions.map(({ question, answer }) => ({
      question: `${question} And what if we ask again in a year, from another country?`,
      answer: `${answer} `.repeat(3),
    })),
  },
};

export const Opened: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(summaryOf(canvasElement, 0));
    await expect(canvas.getByText(questions[0]!.answer)).toBeVisible();
    // The others are left as they were.
    await expect(canvas.getByText(questions[1]!.answer)).not.toBeVisible();
  },
};

export const StaysOpenWhileAnotherOpens: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(summaryOf(canvasElement, 0));
    await userEvent.click(summaryOf(canvasElement, 1));
    await expect(canvas.getByText(questions[0]!.answer)).toBeVisible();
    await expect(canvas.getByText(questions[1]!.answer)).toBeVisible();
    await userEvent.click(summaryOf(canvasElement, 0));
    await expect(canvas.getByText(questions[0]!.answer)).not.toBeVisible();
  },
};

export const EachIsOneStopForTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    for (const index of questions.keys()) {
      await userEvent.tab();
      await expect(summaryOf(canvasElement, index)).toHaveFocus();
    }
  },
};
