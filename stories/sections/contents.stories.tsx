import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Contents } from '@/sections/contents/contents';
import { articleContents } from '../fixtures/prose';

const meta = {
  component: Contents,
  parameters: { layout: 'fullscreen' },
  args: { headings: articleContents },
  decorators: [
    (Story, { args }) => (
      <div
        style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 14rem) 1fr', gap: '2rem', padding: '2rem' }}
      >
        <div>
          <Story />
        </div>
        <div style={{ paddingBlockStart: '60vh' }}>
          {args.headings.map(({ id, title }) => (
            <div key={id} style={{ minBlockSize: '120vh' }}>
              <h2 id={id}>{title}</h2>
            </div>
          ))}
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof Contents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Subheadings: Story = {
  args: {
    label: 'On this page',
    headings: [
      ...articleContents,
      { id: 'weight', title: 'What a plate weighs on a slow connection', level: 3 },
      { id: 'where-it-stops', title: 'Where it stops', level: 2 },
    ],
  },
};

export const NoHeadings: Story = {
  args: { headings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

const link = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('link', { name, hidden: true });

export const MarksThePartBeingRead: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = articleContents.map(({ title }) => link(canvasElement, title));
    await waitFor(() => expect(first).toHaveAttribute('aria-current', 'location'));
    document.getElementById(articleContents[1]!.id)!.scrollIntoView();
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'location'));
    await expect(first).not.toHaveAttribute('aria-current');
    // In one leap past everything that could be watched on the way.
    window.scrollTo(0, document.documentElement.scrollHeight);
    // An observer of the parts is called within the first frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    window.scrollTo(0, 0);
    await waitFor(() => expect(first).toHaveAttribute('aria-current', 'location'));
  },
};

export const UnfoldsOnASmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth >= 1024) return expect(link(canvasElement, 'Keeping it light')).toBeVisible();
    await expect(link(canvasElement, 'Keeping it light')).not.toBeVisible();
    await userEvent.click(canvas.getAllByText('In this article')[1]!);
    await expect(link(canvasElement, 'Keeping it light')).toBeVisible();
  },
};
