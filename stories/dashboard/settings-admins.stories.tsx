import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import type { SeedRecords } from '@/dashboard/model/records/records';
import { AdminsPanel } from '@/dashboard/screens/settings/admins-panel';
import { inPortal } from './in-portal';
import { sharedPortal } from './shared-portal';

/** A second admin, and one who has left. */
const withAdmins = (sample: SeedRecords): SeedRecords => {
  const admin = sample.people!.find(({ id }) => id === 'test-admin')!;
  return {
    ...sample,
    people: [
      ...sample.people!,
      { ...admin, id: 'alma', name: 'Alma Reyes', email: 'alma@undula.example' },
      { ...admin, id: 'left', name: 'Ida Moss', email: 'ida@undula.example', status: 'archived' },
    ],
  };
};

const meta = {
  component: AdminsPanel,
  decorators: [inPortal({ role: 'admin', seed: withAdmins })],
  args: { shared: sharedPortal() },
} satisfies Meta<typeof AdminsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Admins' }));
    await expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Alma Reyes',
      expect.stringContaining('(you)'),
    ]);
    // The own password is changed with the current one.
    await expect(table.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Create a password for Alma Reyes',
    ]);
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TheOnlyAdmin: Story = {
  decorators: [inPortal({ role: 'admin' })],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are the only admin\./)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
