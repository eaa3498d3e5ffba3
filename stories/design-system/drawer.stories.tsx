import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@/design-system/button/button';
import { Drawer, type DrawerProps } from '@/design-system/drawer/drawer';

const paragraph = <p style={{ padding: 40 }}>{'Timetable, tide and ticket on one screen. '.repeat(12)}</p>;

function Opener({ open: first, onClose, ...rest }: DrawerProps) {
  const [open, setOpen] = useState(first);
  return (
    <div style={{ minBlockSize: '150vh' }}>
      <Button onClick={() => setOpen(true)}>View Details</Button>
      <Drawer
        {...rest}
        open={open}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      />
    </div>
  );
}

const meta = {
  component: Drawer,
  args: {
    open: false,
    title: 'Project details',
    onClose: fn(),
    children: [paragraph, paragraph, paragraph].map((part, key) => <div key={key}>{part}</div>),
    footer: <Button variant="signal">Demo</Button>,
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).queryByRole('dialog', { name: 'Project details' });
const open = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'View Details' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(dialog()).toBeVisible());
  return opener;
};
const gone = () => waitFor(() => expect(dialog()).toBeNull());

export const Default: Story = { args: { open: true } };

export const Closed: Story = {};

export const WithoutFooter: Story = { args: { open: true, footer: undefined } };

export const LongTitle: Story = {
  args: { open: true, title: 'Details of a project whose name takes far more room than a header has' },
};

export const FocusGoesInAndComesBack: Story = {
  play: async ({ canvasElement }) => {
    const opener = await open(canvasElement);
    await expect(within(dialog()!).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(opener).toHaveFocus();
  },
};

export const ClosesOnAClickBesideIt: Story = {
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    await userEvent.click(within(dialog()!).getByText(/tide/, { selector: 'div:first-child > p' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog()!.firstElementChild!);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await gone();
  },
};

export const ClosesOnCancel: Story = {
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    // Escape belongs to the browser, which a page cannot imitate; this is the event it sends.
    dialog()!.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await gone();
  },
};

export const HoldsThePageStill: Story = {
  tags: ['browser'],
  play: async ({ canvasElement }) => {
    const width = canvasElement.getBoundingClientRect().width;
    await open(canvasElement);
    await expect(getComputedStyle(document.documentElement).overflow).toContain('hidden');
    await expect(canvasElement.getBoundingClientRect().width).toBe(width);
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(document.documentElement.style.overflow).toBe('');
  },
};
