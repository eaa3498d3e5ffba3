import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { NotFoundScreen } from '@/dashboard/screens/not-found/not-found';
import { WrongRoleScreen } from '@/dashboard/screens/wrong-role/wrong-role';
import { Shell } from '@/dashboard/shell/shell';
import { pathTo } from '@/routes/paths';
import { homeOf, portalPath } from '@/routes/portal-paths';
import { aroundShell, userOf } from './in-shell';

/** The shell without a screen to show. */
const meta = {
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [aroundShell({ role: 'employee' })],
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  render: () => (
    <Shell path="/dashboard/nowhere" user={userOf('employee')} onSignOut={() => {}}>
      <NotFoundScreen />
    </Shell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Oops, looks like the page is lost.',
    );
    await expect(
      canvas.getByText('This is not a fault, just an accident that was not intentional.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'BACK TO HOME' })).toHaveAttribute('href', pathTo('home'));
  },
};

export const WrongRole: Story = {
  render: () => (
    <Shell path={portalPath('employees')} user={userOf('employee')} onSignOut={() => {}}>
      <WrongRoleScreen owner="admin" mine="employee" />
    </Shell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This page belongs to the Admin portal',
    );
    await expect(canvas.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      portalPath(homeOf('employee')),
    );
  },
};
