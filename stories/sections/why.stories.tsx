import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { home } from '@/content/home';
import { anchors } from '@/routes/anchors';
import { Why } from '@/sections/why/why';

const meta = {
  component: Why,
  parameters: { layout: 'fullscreen' },
  args: { ...home.why, next: `#${anchors.projects}` },
} satisfies Meta<typeof Why>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    points: home.why.points.map(({ title, description }) => ({
      title: `${title} for agencies of every size`,
      description: `${description} ${description}`,
    })),
  },
};

export const ScrollsDownByMouseAndKeyboard: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id={anchors.projects} style={{ blockSize: '120vh' }} />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const down = canvas.getByRole('link', { name: 'Scroll down' });
    await expect(down).toHaveAttribute('href', '#projects');
    await userEvent.tab();
    await expect(down).toHaveFocus();
    down.click();
    await expect(
      canvasElement.querySelector(`#${anchors.projects}`)!.getBoundingClientRect().top,
    ).toBeLessThan(200);
  },
};

export const GivesThreePoints: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Innovative Design Solutions',
      'Cutting-Edge Technology',
      'Client-Centric Approach',
    ]);
    // The vision is a statement and no heading.
    await expect(canvas.getAllByRole('heading')).toHaveLength(4);
    await expect(canvas.getByText(home.why.vision)).toBeVisible();
  },
};
