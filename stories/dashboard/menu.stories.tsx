import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Menu } from '@/dashboard/parts/menu/menu';
import { Button } from '@/design-system/button/button';

const meta = {
  component: Menu,
  args: {
    label: 'Actions for Noor Adair',
    items: [
      { id: 'open', label: 'Open', icon: 'eye' },
      { id: 'edit', label: 'Edit', icon: 'pencil' },
      { id: 'invite', label: 'Invite again', icon: 'send', disabled: true },
      { id: 'delete', label: 'Delete', icon: 'trash', tone: 'attention' },
    ],
    onChoose: fn(),
    children: (trigger) => (
      <Button size="compact" {...trigger}>
        Actions
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', minHeight: 280, justifyContent: 'space-between', alignItems: 'start' }}>
        <Story />
        <button type="button">Elsewhere</button>
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(canvas.getByRole('menu', { name: 'Actions for Noor Adair' })).toBeVisible();
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(4);
  },
};

export const Choices: Story = {
  args: {
    label: 'Theme',
    items: [
      { id: 'light', label: 'Light', icon: 'sun', checked: false },
      { id: 'dark', label: 'Dark', icon: 'moon', checked: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(canvas.getByRole('menuitemradio', { name: 'Dark', checked: true })).toBeVisible();
  },
};

export const Links: Story = {
  args: {
    label: 'Add New User',
    items: [
      { id: 'employee', label: 'Add Employee', icon: 'user-plus', href: '/a' },
      { id: 'intern', label: 'Add an intern whose name and programme are not known at all yet', href: '/b' },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(canvas.getByRole('menuitem', { name: 'Add Employee' })).toHaveAttribute('href', '/a');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ id: 'employee' });
  },
};

export const WorksWithTheKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    const item = (name: string) => canvas.getByRole('menuitem', { name });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Open')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Edit')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('Delete')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Open')).toHaveFocus();
    await userEvent.keyboard('i');
    await expect(item('Invite again')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('menu')).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('Delete')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ id: 'delete' });
    await expect(button).toHaveFocus();
  },
};

export const ScrollsALongList: Story = {
  args: {
    items: Array.from({ length: 60 }, (_, at) => ({ id: `item-${at}`, label: `Item ${at + 1}` })),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    const last = await canvas.findByRole('menuitem', { name: 'Item 60' });
    await waitFor(() => expect(last).toHaveFocus());
    const menu = canvas.getByRole('menu');
    const isInView = () => last.getBoundingClientRect().bottom <= menu.getBoundingClientRect().bottom;
    await expect(isInView()).toBe(true);
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
    // The menu follows its button at each scroll, also at its own.
    menu.dispatchEvent(new Event('scroll'));
    await expect(isInView()).toBe(true);
    // As a wheel scrolls it.
    menu.scrollTop = 100;
    menu.dispatchEvent(new Event('scroll'));
    await expect(menu.scrollTop).toBe(100);
    // Axe wants an item of a scrolling list in the tab order. In a menu the arrow keys move, and Tab leaves.
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

export const ClosesBesideAndOnTab: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(canvas.queryByRole('menu')).toBeNull();
    await userEvent.click(button);
    await userEvent.tab();
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};
