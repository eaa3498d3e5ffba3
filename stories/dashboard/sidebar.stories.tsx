import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '@/dashboard/parts/screen/screen';
import { ApprovalsScreen } from '@/dashboard/screens/approvals/approvals';
import { Shell, type ShellProps } from '@/dashboard/shell/shell';
import { matchPortalPath, portalPath } from '@/routes/portal-paths';
import { aroundShell, at, userOf } from './in-shell';

/** Follows the sidebar's links as the router would, for a shell that is given its path. */
function Followed({ path: first, ...props }: ShellProps) {
  const [path, setPath] = useState(first);
  return (
    <div
      onClickCapture={({ target }) => {
        const href = target instanceof Element && target.closest('a')?.getAttribute('href');
        if (href && matchPortalPath(href)) setPath(href);
      }}
    >
      <Shell {...props} path={path}>
        <Screen key={path} route={matchPortalPath(path)!}>
          {null}
        </Screen>
      </Shell>
    </div>
  );
}

/** The menu of a role: pills, groups that open, and who is signed in at its foot. Below 1024 px it lies over the page. */
const meta = {
  component: Shell,
  parameters: { layout: 'fullscreen', path: portalPath('admin-home') },
  decorators: [aroundShell({ role: 'admin' })],
  args: { ...at('admin-home'), user: userOf('admin'), onSignOut: fn(), children: null },
  render: (args) => <Followed {...args} />,
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const phone = { viewport: { value: 'phone' } };
const nav = (canvas: Canvas) => within(canvas.getByRole('navigation', { name: 'Portal' }));
const expanded = (canvas: Canvas) =>
  nav(canvas)
    .queryAllByRole('button', { expanded: true })
    .map(({ textContent }) => textContent);

export const Default: Story = {
  play: async ({ canvas }) => {
    // The home screen is in no group.
    await expect(expanded(canvas)).toEqual([]);
  },
};

export const DeepPath: Story = {
  args: at('monthly-report'),
  play: async ({ canvas }) => {
    await expect(expanded(canvas)).toEqual(['Reports']);
    await expect(nav(canvas).getByRole('link', { name: 'Monthly' })).toHaveAttribute('aria-current', 'page');
  },
};

export const BesideTheListedScreens: Story = {
  args: at('add-intern'),
  play: async ({ canvas }) => {
    await expect(expanded(canvas)).toEqual(['Manage Users']);
    await expect(nav(canvas).queryByRole('link', { current: 'page' })).toBeNull();
  },
};

/** The owner's sizes, and the time of the chevron. */
export const TurnsTheChevronInPointThreeSeconds: Story = {
  parameters: { moves: true },
  play: async ({ canvas }) => {
    const group = nav(canvas).getByRole('button', { name: 'Analytics' });
    await userEvent.click(group);
    const chevron = [...group.querySelectorAll('svg')].at(-1)!;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(getComputedStyle(chevron).transitionDuration).toBe(isStill ? '0s' : '0.3s');
    const items = document.getElementById(group.getAttribute('aria-controls')!)!;
    await expect(getComputedStyle(items).maxHeight).toBe(`${24 * 16}px`);
    await expect(canvas.getByRole('complementary').getBoundingClientRect().width).toBe(72 * 4);
  },
};

export const OpensAndClosesGroups: Story = {
  play: async ({ canvas }) => {
    const group = nav(canvas).getByRole('button', { name: 'Analytics' });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(nav(canvas).getByRole('link', { name: 'Usage' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(nav(canvas).queryByRole('link', { name: 'Usage' })).toBeNull();
  },
};

export const OpensTheGroupOfTheScreen: Story = {
  args: at('employees'),
  play: async ({ canvas }) => {
    // Somebody closes the group they are in, leaves, and comes back by another way.
    await userEvent.click(nav(canvas).getByRole('button', { name: 'Manage Users' }));
    await userEvent.click(nav(canvas).getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Settings' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Add New User' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Add Employee' }));
    await expect(expanded(canvas)).toEqual(['Manage Users']);
  },
};

export const ShowsCounts: Story = {
  args: at('employees'),
  play: async ({ canvas }) => {
    for (const [name, count] of [
      ['Employees', '24'],
      ['Interns', '5'],
    ] as const) {
      const link = nav(canvas).getByRole('link', { name });
      await expect(link).toHaveTextContent(new RegExp(`^${name}$`));
      await expect(link).toHaveAccessibleDescription(count);
      await expect(nav(canvas).getByText(count)).toBeVisible();
    }
  },
};

/** The number beside Approvals is that of its list of waiting items. */
export const CountsWhatWaitsForApproval: Story = {
  args: at('approvals'),
  render: (args) => (
    <Shell {...args}>
      <ApprovalsScreen />
    </Shell>
  ),
  play: async ({ canvas }) => {
    const link = within(canvas.getByRole('navigation', { name: 'Agency' })).getByRole('link', {
      name: 'Approvals',
    });
    await expect(link).toHaveAccessibleDescription('7 waiting');
    await expect(
      within(canvas.getByRole('region', { name: 'Waiting' })).getAllByRole('listitem'),
    ).toHaveLength(7);
  },
};

export const ShowsUnreadMessages: Story = {
  decorators: [aroundShell({ role: 'employee' })],
  args: { ...at('employee-inbox'), user: userOf('employee') },
  play: async ({ canvas }) => {
    const link = nav(canvas).getByRole('link', { name: 'Inbox' });
    await expect(link).toHaveAccessibleDescription(/^\d+ unread$/);
  },
};

export const LeadsToTheProfile: Story = {
  play: async ({ canvas }) => {
    const user = canvas.getByRole('link', { name: /Test Admin.*Verified.*admin@undula.example/ });
    await expect(user).toHaveAttribute('href', portalPath('admin-profile'));
    await userEvent.click(user);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'My Profile' })).toHaveFocus());
    await expect(user).toHaveAttribute('aria-current', 'page');
  },
};

const openMenu = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  const menu = await canvas.findByRole('dialog', { name: 'Menu' });
  // It fades in.
  await waitFor(() => expect(menu).toBeVisible());
  return within(menu);
};

export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const menu = await openMenu(canvas);
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeVisible();
    await expect(menu.queryByRole('link', { name: /^Messages/ })).toBeNull();
    await userEvent.click(menu.getByRole('button', { name: 'Add New User' }));
    await expect(menu.getByRole('menuitem', { name: 'Add Intern' })).toBeVisible();
  },
};

export const OnAPhoneAsEmployee: Story = {
  globals: phone,
  decorators: [aroundShell({ role: 'employee' })],
  args: { ...at('schedule'), user: userOf('employee') },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await expect(menu.getByRole('link', { name: 'Time Sheet' })).toBeVisible();
    await expect(menu.getAllByRole('link', { name: 'Schedule' })).toHaveLength(2);
  },
};

export const OnAPhoneAsIntern: Story = {
  globals: phone,
  decorators: [aroundShell({ role: 'intern' })],
  args: { ...at('timelog'), user: userOf('intern') },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    await expect(menu.getByRole('link', { name: 'Log Hours' })).toHaveAttribute(
      'href',
      portalPath('timelog'),
    );
    await expect(menu.getByRole('link', { name: 'My Mentors' })).toBeVisible();
    const agency = within(menu.getByRole('navigation', { name: 'Agency' }));
    await expect(agency.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Leave',
      'Tasks',
      'Projects',
    ]);
  },
};

export const KeepsTheFocusWhileOpen: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas);
    const first = menu.getByRole('link', { name: 'Undula' });
    await expect(first).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(menu.getByRole('button', { name: /^Theme/ })).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
    await expect(document.documentElement.style.overflow).not.toBe('hidden');
  },
};

export const ClosesOnAPressBeside: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await openMenu(canvas);
    await userEvent.click(canvas.getByTestId('sidebar-overlay'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
  },
};

export const ClosesOnAChoice: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    let menu = await openMenu(canvas);
    await userEvent.click(menu.getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toHaveFocus();
    // The screen one is on is a choice too.
    menu = await openMenu(canvas);
    await userEvent.click(menu.getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
  },
};
