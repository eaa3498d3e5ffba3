import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { SeedRecords } from '@/dashboard/store/workspace/memory-workspace';
import { NotificationsScreen } from '@/dashboard/screens/notifications/notifications';
import { Shell } from '@/dashboard/shell/shell';
import { portalPath } from '@/routes/portal-paths';
import { aroundShell, at, userOf } from './in-shell';
import { useVisited } from './use-visited';
import { blankRecord } from '../../tests/dashboard/blank-record';

function Address() {
  return <p data-testid="address">{useVisited()}</p>;
}

/** What was reported to a role: below the bell, and all of it on a screen of its own. */
const meta = {
  component: NotificationsScreen,
  parameters: { layout: 'fullscreen', path: portalPath('admin-notifications') },
  decorators: [aroundShell({ role: 'admin' })],
  render: () => (
    <Shell {...at('admin-notifications')} user={userOf('admin')} onSignOut={fn()}>
      <NotificationsScreen />
      <Address />
    </Shell>
  ),
} satisfies Meta<typeof NotificationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const bell = (canvas: Canvas) => canvas.getByRole('button', { name: /^Notifications/ });
const screenOf = (canvas: Canvas) => within(canvas.getByRole('main'));
const openPanel = async (canvas: Canvas) => {
  await userEvent.click(bell(canvas));
  const button = bell(canvas);
  const panel = within(document.getElementById(button.getAttribute('aria-controls')!)!);
  // Its code comes when somebody turns to the bell.
  await panel.findByRole('link', { name: 'View all notifications' });
  return panel;
};

const none = (sample: SeedRecords): SeedRecords => ({ ...sample, notices: [] });
const many = (sample: SeedRecords): SeedRecords => ({
  ...sample,
  notices: Array.from({ length: 60 }, (_, index) =>
    blankRecord('notices', {
      id: `n-${index}`,
      audience: { role: 'admin' },
      text: `${'A notification that says a great deal '.repeat((index % 3) + 1)}${index}`,
      detail: index % 4 === 0 ? '' : 'Somebody, somewhere, and a good deal more of it',
      at: new Date(Date.parse('2026-11-18T09:58:00Z') - index ** 2 * 1_000_000).toISOString(),
      path: portalPath('employees'),
      readByIds: index % 3 === 0 ? [] : ['test-admin'],
    }),
  ),
});
const ofEmployee = (
  <Shell {...at('employee-home')} user={userOf('employee')} onSignOut={fn()}>
    <NotificationsScreen />
  </Shell>
);

export const Default: Story = {};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const Many: Story = { decorators: [aroundShell({ role: 'admin', seed: many })] };

export const Empty: Story = {
  decorators: [aroundShell({ role: 'admin', seed: none })],
  play: async ({ canvas }) => {
    await expect(screenOf(canvas).getByText('No notifications yet')).toBeVisible();
    await expect(screenOf(canvas).getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
    await expect(bell(canvas)).toHaveAccessibleName('Notifications');
    const panel = await openPanel(canvas);
    await expect(panel.getByText('No notifications yet.')).toBeVisible();
  },
};

export const PanelOfTheAdmin: Story = {
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await expect(panel.getByText('2 unread')).toBeVisible();
    const names = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(names).toEqual([
      expect.stringMatching(/New employee onboarding pending12 min/),
      expect.stringMatching(/Team meeting scheduled for tomorrow2 h/),
      expect.stringMatching(/^Project deadline reminder1 d/),
    ]);
  },
};

export const PanelOfAnEmployee: Story = {
  decorators: [aroundShell({ role: 'employee' })],
  render: () => ofEmployee,
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await expect(panel.getAllByRole('listitem')).toHaveLength(2);
    await expect(panel.queryByText(/onboarding/)).toBeNull();
  },
};

export const PanelOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await expect(panel.getByRole('link', { name: 'View all notifications' })).toBeVisible();
  },
};

export const PanelWithMany: Story = {
  decorators: [aroundShell({ role: 'admin', seed: many })],
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await expect(panel.getAllByRole('listitem')).toHaveLength(6);
    await expect(panel.getByText('20 unread')).toBeVisible();
  },
};

export const ChoosingOneMarksItAsRead: Story = {
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await userEvent.click(panel.getByRole('link', { name: /onboarding/ }));
    await expect(canvas.getByTestId('address')).toHaveTextContent(
      portalPath('employees', { id: 'ruth-halden' }),
    );
    await waitFor(() => expect(bell(canvas)).toHaveAccessibleName('Notifications, 1 unread'));
    await expect(bell(canvas)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const PanelWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    bell(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await expect(bell(canvas)).toHaveAttribute('aria-expanded', 'true');
    const panel = within(document.getElementById(bell(canvas).getAttribute('aria-controls')!)!);
    const first = await panel.findByRole('link', { name: /^Unread: New employee/ });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(bell(canvas)).toHaveFocus();
    await expect(bell(canvas)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await userEvent.tab({ shift: true });
    await expect(bell(canvas)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const PanelClosesOnAPressBeside: Story = {
  play: async ({ canvas }) => {
    await openPanel(canvas);
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await expect(bell(canvas)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const MarksOneAndAll: Story = {
  play: async ({ canvas }) => {
    const screen = screenOf(canvas);
    await userEvent.click(screen.getByRole('button', { name: 'Mark as unread: Project deadline reminder' }));
    await waitFor(() => expect(bell(canvas)).toHaveAccessibleName('Notifications, 3 unread'));
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(bell(canvas)).toHaveAccessibleName('Notifications'));
    await expect(screen.getAllByRole('button', { name: /^Mark as unread/ })).toHaveLength(3);
  },
};

export const FiltersTheUnread: Story = {
  play: async ({ canvas }) => {
    const screen = screenOf(canvas);
    await userEvent.click(screen.getByRole('link', { name: 'Unread 2' }));
    await expect(canvas.getByTestId('address')).toHaveTextContent(
      portalPath('admin-notifications', { show: 'unread' }),
    );
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
    screen.getAllByRole('button', { name: /^Mark as read/ })[0]!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: /^Unread: / })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await expect(await screen.findByText('No unread notifications')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'All 3' }));
    await expect(screen.getAllByRole('listitem')).toHaveLength(3);
  },
};
