import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useMe, useWorkspace } from '@/dashboard/hooks/use-workspace';
import { put } from '@/dashboard/model/change';
import type { SeedRecords } from '@/dashboard/store/workspace/memory-workspace';
import { draftName } from '@/dashboard/hooks/use-draft';
import { ProfileScreen } from '@/dashboard/screens/profile/profile';
import { removeDraft } from '@/platform/drafts';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';

const forget = () => {
  for (const id of ['test-admin', 'test-employee', 'test-intern'])
    removeDraft(draftName(id, `profile:${id}`));
};

/** Who is signed in: what they change about themselves, and what only the agency does. */
const meta = {
  component: ProfileScreen,
  parameters: { layout: 'fullscreen', path: portalPath('admin-profile') },
  decorators: [inPortal({ role: 'admin' })],
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const edit = async (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
const retype = async (canvas: Canvas, label: string, text: string) => {
  const field = canvas.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};

export const Default: Story = {};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Employee: Story = {
  decorators: [inPortal({ role: 'employee' })],
  parameters: { path: portalPath('employee-profile') },
  play: async ({ canvas }) => {
    const details = within(canvas.getByRole('region', { name: 'Employment Details' }));
    for (const name of ['Department', 'Position', 'Join date'])
      await expect(details.getByText(name)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Internship Details' })).toBeNull();
  },
};

export const Intern: Story = {
  decorators: [inPortal({ role: 'intern' })],
  parameters: { path: portalPath('intern-profile') },
  play: async ({ canvas }) => {
    const details = within(canvas.getByRole('region', { name: 'Internship Details' }));
    for (const name of ['Program', 'Start date', 'Mentor'])
      await expect(details.getByText(name)).toBeVisible();
  },
};

export const Account: Story = {
  parameters: { path: portalPath('admin-profile', { tab: 'account' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true');
    const account = within(canvas.getByRole('region', { name: 'Account' }));
    await expect(account.getByText('Cannot be changed')).toBeVisible();
    await expect(account.getByText('Account type')).toBeVisible();
    await expect(account.getByText('Join date')).toBeVisible();
    await expect(account.queryByRole('textbox')).toBeNull();
  },
};

export const Editing: Story = {
  play: async ({ canvas }) => {
    await edit(canvas);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    for (const label of ['Personal email', 'Phone', 'Address', 'Bio'])
      await expect(canvas.getByRole('textbox', { name: label })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const SavesAndLeavesTheEditMode: Story = {
  play: async ({ canvas }) => {
    await edit(canvas);
    await retype(canvas, 'Name', 'Ada Quill');
    // Only the name is checked: an address that is none is kept as it is.
    await retype(canvas, 'Personal email', 'not an address');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Ada Quill')).toBeVisible();
    await expect(canvas.getByText('not an address')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Profile' })).toHaveFocus());
    await edit(canvas);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Quill');
  },
};

export const NeedsAName: Story = {
  play: async ({ canvas }) => {
    await edit(canvas);
    await retype(canvas, 'Name', '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Enter a name.');
    await retype(canvas, 'Name', '  Ada   Quill ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Ada Quill')).toBeVisible();
  },
};

export const CancelRestores: Story = {
  play: async ({ canvas }) => {
    await edit(canvas);
    await retype(canvas, 'Name', 'Somebody Else');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText('Test Admin')).toBeVisible();
    await edit(canvas);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Test Admin');
  },
};

export const SavesWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Edit Profile' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Control>}a{/Control}Ada Quill{Enter}');
    await expect(await canvas.findByText('Ada Quill')).toBeVisible();
  },
};

export const KeepsWhatWasTypedInTheOtherTab: Story = {
  play: async ({ canvas }) => {
    await edit(canvas);
    await retype(canvas, 'Phone', '+1 555 0199');
    await userEvent.click(canvas.getByRole('tab', { name: 'Account' }));
    await expect(canvas.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: 'Profile' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('+1 555 0199'));
  },
};

const wordy = (sample: SeedRecords): SeedRecords => ({
  ...sample,
  people: (sample.people ?? []).map((person) =>
    person.id === 'test-admin' ? { ...person, name: 'W'.repeat(10_000), bio: 'Line\n'.repeat(40) } : person,
  ),
});

export const TenThousandLetters: Story = {
  parameters: seeded(wordy),
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await edit(canvas);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('W'.repeat(10_000));
  },
};

/** Another tab, where the same person changes their phone number. */
function WithAnotherTab() {
  const workspace = useWorkspace();
  const me = useMe();
  return (
    <>
      <ProfileScreen />
      <button
        type="button"
        onClick={() =>
          void workspace.run(() => ({
            label: 'Changed elsewhere',
            changes: [put('people', { ...me, phone: '+1 555 0177' })],
          }))
        }
      >
        Change it elsewhere
      </button>
    </>
  );
}

const dispute = async (canvas: Canvas) => {
  await edit(canvas);
  await retype(canvas, 'Phone', '+1 555 0199');
  await userEvent.click(canvas.getByRole('button', { name: 'Change it elsewhere' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
  return within(await canvas.findByRole('region', { name: /^Your profile was changed elsewhere/ }));
};

export const ChangedElsewhere: Story = {
  render: () => <WithAnotherTab />,
  play: async ({ canvas }) => {
    const conflict = await dispute(canvas);
    await expect(conflict.getByRole('row', { name: /Phone/ })).toHaveTextContent('+1 555 0199');
    await expect(conflict.getByRole('row', { name: /Phone/ })).toHaveTextContent('+1 555 0177');
  },
};

export const KeepsMine: Story = {
  render: () => <WithAnotherTab />,
  play: async ({ canvas }) => {
    const conflict = await dispute(canvas);
    await userEvent.click(conflict.getByRole('button', { name: 'Keep mine' }));
    await expect(await canvas.findByText('+1 555 0199')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const UsesTheirs: Story = {
  render: () => <WithAnotherTab />,
  play: async ({ canvas }) => {
    const conflict = await dispute(canvas);
    await userEvent.click(conflict.getByRole('button', { name: 'Use theirs' }));
    await expect(await canvas.findByText('+1 555 0177')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
