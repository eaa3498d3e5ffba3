import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { useMe, useOperations, useRecord, useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import { LeaveDialog } from '@/dashboard/parts/form/leave-guard/leave-dialog';
import { useLeaveGuard } from '@/dashboard/parts/form/leave-guard/use-leave-guard';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import { Shell, type ShellProps } from '@/dashboard/shell/shell';
import { Button } from '@/design-system/button/button';
import { matchPortalPath, portalPath } from '@/routes/portal-paths';
import type { PortalRouteId } from '@/routes/portal-table';
import { aroundShell, at, userOf } from './in-shell';
import { useVisited } from './use-visited';

function SomeScreen({ route }: { route: PortalRouteId }) {
  return (
    <Screen route={route} lead="What stands here is the screen’s own.">
      <Panel title="A panel">
        <p>Words of a screen.</p>
      </Panel>
    </Screen>
  );
}

/** A shell whose screen changes as the router would change it. */
function Walk({ to, ...props }: ShellProps & { to: PortalRouteId }) {
  const [path, setPath] = useState(props.path);
  const route = matchPortalPath(path)!;
  return (
    <Shell {...props} path={path}>
      <SomeScreen key={route} route={route} />
      <Button size="compact" onClick={() => setPath(portalPath(to))}>
        Go on
      </Button>
    </Shell>
  );
}

/** Sidebar, bar and what floats above them: what every screen of the portal stands in. */
const meta = {
  component: Shell,
  parameters: { layout: 'fullscreen', path: portalPath('admin-home') },
  args: {
    ...at('admin-home'),
    user: userOf('admin'),
    onSignOut: fn(),
    children: null,
  },
  render: (args) => (
    <Shell {...args}>{args.children ?? <SomeScreen route={matchPortalPath(args.path)!} />}</Shell>
  ),
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [aroundShell({ role: 'admin' })] };

export const Employee: Story = {
  decorators: [aroundShell({ role: 'employee' })],
  parameters: { path: portalPath('active-tasks') },
  args: { ...at('active-tasks'), user: userOf('employee') },
};

export const Intern: Story = {
  decorators: [aroundShell({ role: 'intern' })],
  parameters: { path: portalPath('courses') },
  args: { ...at('courses'), user: userOf('intern') },
};

export const OnAPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

export const OnATablet: Story = { ...Default, globals: { viewport: { value: 'tablet' } } };

export const Opening: Story = {
  decorators: [aroundShell({ role: 'admin', open: false })],
  args: {
    children: (
      <Screen route="admin-home" aria-busy="true">
        <Skeleton shape="block" label="Opening the records" />
      </Screen>
    ),
  },
};

export const LongTexts: Story = {
  decorators: [aroundShell({ role: 'admin' })],
  args: {
    user: {
      name: 'Wilhelmina Konstantinopolsky-Featherstonehaugh '.repeat(40),
      email: `${'very.long.address.'.repeat(12)}@undula.example`,
      role: 'admin',
      verified: true,
    },
  },
};

export const Unverified: Story = {
  decorators: [aroundShell({ role: 'intern' })],
  args: { ...at('intern-home'), user: { ...userOf('intern'), verified: false } },
};

export const StorageIsNotAvailable: Story = {
  decorators: [
    aroundShell({
      role: 'admin',
      persistence: {
        state: 'memory-only',
        reason:
          'Your browser saves nothing for this site in a private window. Download a backup before you go.',
      },
    }),
  ],
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('region', { name: 'Storage notice' });
    await expect(banner).toHaveTextContent('Your changes are not saved in this browser.');
    await expect(banner).toHaveTextContent('in a private window');
    const click = fn();
    const original = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      click(this.download);
    };
    try {
      await userEvent.click(within(banner).getByRole('button', { name: 'Download backup' }));
      await waitFor(() => expect(click).toHaveBeenCalledWith('portal-backup-2026-11-18.json'));
    } finally {
      HTMLAnchorElement.prototype.click = original;
    }
  },
};

export const RecordsCouldNotBeRead: Story = {
  decorators: [
    aroundShell({
      role: 'admin',
      persistence: {
        state: 'stored',
        warning: 'One record could not be read and is not shown. All other records are unchanged.',
      },
    }),
  ],
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('region', { name: 'Storage notice' });
    await expect(banner).toHaveTextContent('One record could not be read');
    await expect(within(banner).queryByRole('button')).toBeNull();
  },
};

export const NamesThePortalOutsideTheHeadings: Story = {
  decorators: [aroundShell({ role: 'admin' })],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Admin Portal')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};

export const SkipsToTheScreen: Story = {
  decorators: [aroundShell({ role: 'admin' })],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
  },
};

export const OpensAScreen: Story = {
  decorators: [aroundShell({ role: 'admin' })],
  render: (args) => <Walk {...args} to="employees" />,
  play: async ({ canvas }) => {
    const status = () => canvas.queryAllByRole('status').map(({ textContent }) => textContent);
    await expect(status().join('')).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Employees' })).toHaveFocus());
    await waitFor(() => expect(status()).toContain('Employees, Admin Portal'));
    await expect(canvas.getByRole('link', { name: 'Employees' })).toHaveAttribute('aria-current', 'page');
  },
};

/** A screen with a form that has unsaved changes. */
function UnsavedForm() {
  const [dirty, setDirty] = useState(true);
  const guard = useLeaveGuard(dirty, { onDiscard: () => setDirty(false) });
  const visited = useVisited();
  return (
    <Screen route="admin-home">
      <p data-testid="address">{visited}</p>
      <LeaveDialog guard={guard} />
    </Screen>
  );
}

export const AsksBeforeAFormIsLeft: Story = {
  decorators: [aroundShell({ role: 'admin' })],
  args: { children: <UnsavedForm /> },
  play: async ({ canvas, args }) => {
    const question = () => canvas.findByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await question();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep editing' }));
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await canvas.findByRole('combobox'), 'invoices');
    await userEvent.click((await canvas.findAllByRole('option', { name: /^Invoices/ }))[0]!);
    await question();
    await expect(canvas.queryByRole('dialog', { name: 'Search' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Leave without saving?' })).toHaveFocus();
    await expect(canvas.getByTestId('address')).toHaveTextContent(portalPath('admin-home'));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard and leave' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(portalPath('invoices')));
  },
};

/** An employee whose timer runs. */
const withTimer = aroundShell({
  role: 'employee',
  seed: (sample) => ({
    ...sample,
    timers: [
      {
        id: 'test-employee',
        revision: 1,
        projectId: 'harbour-ferry',
        taskId: null,
        note: '',
        startedAt: '2026-11-18T08:30:00.000Z',
      },
    ],
  }),
});

export const TimerOnATablet: Story = {
  decorators: [withTimer],
  args: { ...at('active-tasks'), user: userOf('employee') },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const timer = await canvas.findByRole('link', { name: /: timer,/ });
    const title = canvas.getByText('Employee Portal').getBoundingClientRect();
    await expect(title.width).toBeGreaterThan(100);
    await expect(title.right).toBeLessThanOrEqual(timer.getBoundingClientRect().left);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const TimerOnAPhone: Story = {
  ...TimerOnATablet,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /: timer,/ });
    // Hidden, and still there for screen readers.
    await expect(getComputedStyle(canvas.getByText('Employee Portal')).display).not.toBe('none');
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const SignsOut: Story = {
  decorators: [aroundShell({ role: 'admin' })],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const SwitchesTheTheme: Story = {
  decorators: [aroundShell({ role: 'admin' })],
  play: async ({ canvas, globals }) => {
    const before = String(globals.theme);
    const other = before === 'dark' ? 'Light' : 'Dark';
    await userEvent.click(canvas.getByRole('button', { name: `Theme: ${before}` }));
    const menu = within(canvas.getByRole('menu', { name: 'Theme' }));
    await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveFocus();
    await userEvent.click(menu.getByRole('menuitemradio', { name: other }));
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe(other.toLowerCase()));
    await expect(canvas.getByRole('button', { name: `Theme: ${other.toLowerCase()}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(`${before[0]}{Enter}`);
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe(before));
  },
};

function Rename() {
  const person = useRecord('people', 'test-admin')!;
  const run = useRun();
  const operations = useOperations();
  return (
    <Screen route="admin-home">
      <Panel title="A change">
        <p>
          {person.name}, {operations.length} operations
        </p>
        <label>
          A field <input />
        </label>
        <Button
          size="compact"
          onClick={() =>
            void run(() => ({
              label: 'Renamed Test Admin',
              changes: [put('people', { ...person, name: 'Somebody Else' })],
            }))
          }
        >
          Rename
        </Button>
      </Panel>
    </Screen>
  );
}

export const UndoesWithTheKeyboard: Story = {
  decorators: [aroundShell({ role: 'admin' })],
  args: { children: <Rename /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(canvas.getByText(/Somebody Else, 1/)).toBeVisible());
    await expect(await canvas.findByText('Renamed Test Admin')).toBeVisible();
    // In a field the keys belong to the text.
    await userEvent.type(canvas.getByRole('textbox', { name: 'A field' }), 'a{Control>}z{/Control}');
    await expect(canvas.getByText(/Somebody Else/)).toBeVisible();
    canvas.getByRole('button', { name: 'Rename' }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.getByText(/Test Admin, 2/)).toBeVisible());
    await expect(await canvas.findByText('Undone: Renamed Test Admin')).toBeVisible();
    // What was undone stays undone: there is nothing left to turn round.
    await userEvent.keyboard('{Meta>}z{/Meta}');
    await expect(canvas.getByText(/Test Admin, 2/)).toBeVisible();
  },
};

/** Renames the signed-in person, then changes the name again without an operation that could be undone. */
function RenameQuietly() {
  const workspace = useWorkspace();
  const person = useMe();
  const rename = async () => {
    await workspace.run(() => ({
      label: 'Changed the phone',
      changes: [put('people', { ...person, phone: '+1 555 0199' })],
    }));
    for (const [name, quiet] of [
      ['First name', false],
      ['Second name', true],
    ] as const)
      await workspace.run(() => ({
        label: `Renamed to ${name}`,
        changes: [put('people', { ...workspace.get('people', person.id)!, name })],
        quiet,
      }));
  };
  return (
    <Screen route="admin-home">
      <Panel title="Somebody to change">
        <p>
          {person.name}, {person.phone}
        </p>
        <Button size="compact" onClick={() => void rename()}>
          Rename quietly
        </Button>
      </Panel>
    </Screen>
  );
}

export const PassesOverAnOperationThatCannotBeUndone: Story = {
  decorators: [aroundShell({ role: 'admin' })],
  args: { children: <RenameQuietly /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename quietly' }));
    await waitFor(() => expect(canvas.getByText('Second name, +1 555 0199')).toBeVisible());
    // The code that listens to the keys loads with the toasts.
    await canvas.findByRole('region', { name: 'Updates' });
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(
        canvas.getByText(
          '“Renamed to First name” can’t be undone, because one of its records was changed later. Press again to undo “Changed the phone”.',
        ),
      ).toBeVisible(),
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.getByText('Second name, +1 555 0100')).toBeVisible());
  },
};

/** Renames the signed-in person twice, as two operations. */
function RenameTwice() {
  const workspace = useWorkspace();
  const person = useMe();
  const rename = async () => {
    for (const name of ['First name', 'Second name'])
      await workspace.run(() => ({
        label: `Renamed to ${name}`,
        changes: [put('people', { ...workspace.get('people', person.id)!, name })],
      }));
  };
  return (
    <Screen route="admin-home">
      <Panel title="Somebody to change">
        <p>{person.name} of the panel</p>
        <Button size="compact" onClick={() => void rename()}>
          Rename twice
        </Button>
      </Panel>
    </Screen>
  );
}

export const UndoesOneOperationForEachPress: Story = {
  decorators: [aroundShell({ role: 'admin' })],
  args: { children: <RenameTwice /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename twice' }));
    await waitFor(() => expect(canvas.getByText('Second name of the panel')).toBeVisible());
    // The code that listens to the keys loads with the toasts.
    await canvas.findByRole('region', { name: 'Updates' });
    // Before the first press has undone anything.
    for (let press = 0; press < 2; press += 1) fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(canvas.getByText('Test Admin of the panel')).toBeVisible());
  },
};
