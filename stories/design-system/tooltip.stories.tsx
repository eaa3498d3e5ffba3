import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { Tooltip } from '@/design-system/tooltip/tooltip';

const meta = {
  component: Tooltip,
  args: {
    text: 'Copies the whole message',
    children: (trigger) => <IconButton icon="copy" label="Copy" {...trigger} />,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyContent: 'center', paddingBlock: 80 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShownOnFocus: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription(args.text);
  },
};

export const LongText: Story = {
  args: {
    text: 'Copies the whole message with your name and address below it, so that you can paste it anywhere',
  },
  play: ShownOnFocus.play,
};

export const AtTheEdgeOfTheWindow: Story = {
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockStart: 0, insetInlineEnd: 0 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const { left, right, top } = within(canvasElement).getByRole('tooltip').getBoundingClientRect();
    await expect(left >= 0 && top >= 0 && right <= window.innerWidth).toBe(true);
  },
};

export const EscapeTakesItAwayAndKeepsTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
  },
};

export const PointerCanTravelToTheWords: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('button', { name: 'Copy' }));
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    const words = await canvas.findByRole('tooltip', {}, { timeout: 2000 });
    await userEvent.hover(words);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(words).toBeVisible();
    await userEvent.unhover(words);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};
