import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { put, type Change } from '@/dashboard/model/change';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { UsageScreen } from '@/dashboard/screens/analytics/usage/usage';
import { freezeClock } from '@/platform/clock';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, storyNow } from './in-portal';

const meta = {
  component: UsageScreen,
  decorators: [inPortal({ role: 'admin' })],
  parameters: { path: portalPath('usage'), layout: 'fullscreen' },
} satisfies Meta<typeof UsageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Some days of work: people, tasks and the agency's facts are changed, some of them twice. */
async function work(workspace: Workspace) {
  const write = (daysAgo: number, label: string, changes: readonly Change[]) => {
    freezeClock(new Date(storyNow.getTime() - daysAgo * 86_400_000));
    return workspace.run(() => ({ label, changes }));
  };
  const [, first, second] = workspace.all('people');
  const [task, other] = workspace.all('tasks');
  const settings = workspace.get('settings', 'agency');
  if (!first || !second || !task || !other || !settings) return;
  await write(9, `Suspended ${second.name}`, [put('people', { ...second, status: 'suspended' })]);
  await write(4, `Moved “${task.title}” to review`, [put('tasks', { ...task, status: 'review' })]);
  await write(4, `Moved “${other.title}” to doing`, [put('tasks', { ...other, status: 'doing' })]);
  await write(1, 'Changed the agency’s phone number', [
    put('settings', { ...settings, phone: '+1 555 0199' }),
  ]);
  await write(1, `Changed the address of ${first.name}`, [
    put('people', { ...first, address: '3 Quay Road' }),
  ]);
  await write(0, `Moved “${task.title}” to done`, [
    put('tasks', { ...task, revision: task.revision + 1, status: 'done', completedOn: '2026-11-18' }),
  ]);
  freezeClock(storyNow);
}

function Worked({ children }: { children: ReactNode }) {
  const workspace = useWorkspace();
  const [done, setDone] = useState(false);
  const [begun, setBegun] = useState(false);
  if (!begun) {
    setBegun(true);
    void work(workspace).then(() => setDone(true));
  }
  return done ? children : null;
}

const afterWork: Decorator = (Story) => (
  <Worked>
    <Story />
  </Worked>
);

export const Default: Story = { decorators: [afterWork, inPortal({ role: 'admin' })] };

export const DarkOnATablet: Story = { ...Default, globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No changes on this device yet')).toBeVisible();
  },
};

export const OneKind: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Tasks and projects' }));
    const log = canvas.getByRole('table', { name: 'Log of this device: Tasks and projects' });
    await expect(within(log).getAllByRole('row')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('link', { name: 'Show all' }));
    await expect(
      within(canvas.getByRole('table', { name: 'Log of this device' })).getAllByRole('row'),
    ).toHaveLength(7);
  },
};

export const UndoesChanges: Story = {
  ...Default,
  play: async ({ canvas }) => {
    const undo = await canvas.findByRole('button', { name: 'Undo: Changed the agency’s phone number' });
    await userEvent.click(undo);
    await waitFor(() => expect(canvas.getByText('Undone: Changed the agency’s phone number')).toBeVisible());
    await expect(canvas.getByText('Undone')).toBeVisible();
    await expect(undo).not.toBeInTheDocument();
  },
};

/** What something newer was built on stays: the task was moved twice. */
export const CannotUndoALaterChange: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Changed since')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /to review$/ })).toBeNull();
  },
};
