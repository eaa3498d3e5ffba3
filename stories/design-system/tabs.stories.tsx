import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs, type TabsProps } from '@/design-system/tabs/tabs';
import { framed } from '../framed';

const tabs = [
  {
    id: 'profile',
    label: 'Profile',
    content: (
      <label>
        Name <input defaultValue="Test Admin" />
      </label>
    ),
  },
  { id: 'account', label: 'Account', content: <p>Work email: cannot be changed.</p> },
  { id: 'notes', label: 'Notes', content: <p>Nothing yet.</p> },
];

function Selecting({ selected: first, onSelect, ...rest }: TabsProps) {
  const [selected, setSelected] = useState(first);
  return (
    <Tabs
      {...rest}
      selected={selected}
      onSelect={(tab) => {
        onSelect(tab);
        setSelected(tab.id);
      }}
    />
  );
}

const meta = {
  component: Tabs,
  args: { label: 'Your profile', tabs, selected: 'profile', onSelect: fn() },
  render: (args) => <Selecting {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const tab = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('tab', { name });

export const Default: Story = {};

export const LongText: Story = {
  args: {
    tabs: [
      { id: 'profile', label: 'Everything that others can see about you', content: <p>Name and role.</p> },
      { id: 'account', label: 'What only you and your administrator can see', content: <p>Work email.</p> },
    ],
  },
};

export const ArrowsSelectAndWrap: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await expect(tab(canvasElement, 'Profile')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(canvasElement, 'Account')).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Account' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tab(canvasElement, 'Profile')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab(canvasElement, 'Notes')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(tab(canvasElement, 'Profile')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'notes' });
  },
};

export const ArrowsFollowTheScript: Story = {
  decorators: [framed({ dir: 'rtl' })],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab(canvasElement, 'Account')).toHaveFocus();
  },
};

export const KeepsWhatWasTyped: Story = {
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ada');
    await userEvent.click(tab(canvasElement, 'Account'));
    await expect(name).not.toBeVisible();
    await userEvent.click(tab(canvasElement, 'Profile'));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  },
};
