import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { SeedRecords } from '@/dashboard/store/workspace/memory-workspace';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Shell } from '@/dashboard/shell/shell';
import { useVisited } from './use-visited';
import { removeStored } from '@/platform/storage';
import { portalPath } from '@/routes/portal-paths';
import { roles } from '@/routes/portal-table';
import { aroundShell, at, userOf } from './in-shell';

function Address() {
  return <p data-testid="address">{useVisited()}</p>;
}

/** Everything a role may open or do, by a few letters: Ctrl+K, Cmd+K or the bar's search box. */
const meta = {
  component: Shell,
  parameters: { layout: 'fullscreen', path: portalPath('admin-home') },
  decorators: [aroundShell({ role: 'admin' })],
  args: {
    ...at('admin-home'),
    user: userOf('admin'),
    onSignOut: fn(),
    children: (
      <Screen route="admin-home">
        <label>
          A field <input />
        </label>
        <Address />
      </Screen>
    ),
  },
  beforeEach: () => {
    for (const role of roles) removeStored(`palette-recent:${role}`);
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const open = async (canvas: Canvas) => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(await canvas.findByRole('dialog', { name: 'Search' }));
};
const field = (palette: Canvas) => palette.getByRole('combobox');
const optionsOf = (palette: Canvas) =>
  palette.getAllByRole('option').map((option: HTMLElement) => option.textContent);

export const Default: Story = {
  play: async ({ canvas }) => {
    const palette = await open(canvas);
    await expect(field(palette)).toHaveFocus();
    await expect(palette.getByRole('group', { name: 'Pages' })).toBeVisible();
    await expect(palette.getByRole('group', { name: 'Actions' })).toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(menu.getByRole('button', { name: 'Search' }));
    const palette = within(await canvas.findByRole('dialog', { name: 'Search' }));
    await expect(field(palette)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Search' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  },
};

export const FindsPeople: Story = {
  play: async ({ canvas }) => {
    const palette = await open(canvas);
    await userEvent.type(field(palette), 'halden');
    await waitFor(() => expect(optionsOf(palette)[0]).toMatch(/^Ruth Halden/));
    await expect(palette.getByRole('group', { name: 'People' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByTestId('address')).toHaveTextContent(
      portalPath('employees', { id: 'ruth-halden' }),
    );
  },
};

export const ForgivesTyping: Story = {
  play: async ({ canvas }) => {
    const palette = await open(canvas);
    await userEvent.type(field(palette), 'setings');
    await waitFor(() => expect(optionsOf(palette)[0]).toBe('Settings'));
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    const palette = await open(canvas);
    await userEvent.type(field(palette), 'qqqq zzzz');
    await expect(await palette.findByText('Nothing found for “qqqq zzzz”.')).toBeVisible();
    await expect(palette.queryByRole('listbox')).toBeNull();
    await expect(field(palette)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog', { name: 'Search' })).toBeVisible();
  },
};

export const WorksWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const palette = await open(canvas);
    const selected = () => palette.getByRole('option', { selected: true });
    const all = palette.getAllByRole('option');
    await expect(selected()).toBe(all[0]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(selected()).toBe(all[2]);
    await expect(field(palette)).toHaveAttribute('aria-activedescendant', all[2]!.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(selected()).toBe(all.at(-1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Safari ends a composition before the Enter that confirms it: only the key code tells them apart. */
export const LeavesKeysToAnInputMethod: Story = {
  play: async ({ canvas }) => {
    const palette = await open(canvas);
    const first = palette.getAllByRole('option')[0]!;
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      for (const key of ['ArrowDown', 'PageDown', 'Enter', 'Escape'])
        await fireEvent.keyDown(field(palette), { key, ...composing });
    await expect(field(palette)).toHaveAttribute('aria-activedescendant', first.id);
    await expect(canvas.getByRole('dialog', { name: 'Search' })).toBeVisible();
  },
};

export const OpensWithCtrlKInAField: Story = {
  play: async ({ canvas }) => {
    // A single key opens nothing (WCAG 2.1.4).
    await userEvent.keyboard('/');
    const other = canvas.getByRole('textbox', { name: 'A field' });
    await userEvent.type(other, '1/2');
    await expect(other).toHaveValue('1/2');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    const palette = await open(canvas);
    await expect(field(palette)).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /^Search/ })).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+K Meta+K',
    );
  },
};

export const KeepsEarlyKeystrokes: Story = {
  play: async ({ canvas }) => {
    // Typed at once, before its code can have come.
    await userEvent.keyboard('{Control>}k{/Control}annual');
    const palette = within(await canvas.findByRole('dialog', { name: 'Search' }));
    await waitFor(() => expect(field(palette)).toHaveValue('annual'));
    await waitFor(() => expect(optionsOf(palette)[0]).toMatch(/^Annual report/));
  },
};

export const RemembersChoices: Story = {
  play: async ({ canvas }) => {
    let palette = await open(canvas);
    await userEvent.type(field(palette), 'annual');
    await userEvent.click(await palette.findByRole('option', { name: /^Annual report/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    palette = await open(canvas);
    const recent = within(palette.getByRole('group', { name: 'Recent' }));
    await expect(optionsOf(recent)).toEqual([expect.stringMatching(/^Annual report/)]);
    await expect(palette.getAllByRole('option', { name: /^Annual report/ })).toHaveLength(1);
  },
};

export const RunsActions: Story = {
  play: async ({ canvas, args, globals }) => {
    const other = globals.theme === 'dark' ? 'light' : 'dark';
    let palette = await open(canvas);
    await userEvent.type(field(palette), `theme ${other}`);
    await waitFor(() => expect(optionsOf(palette)[0]).toBe(`Theme: ${other}`));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe(other));
    palette = await open(canvas);
    await userEvent.type(field(palette), `theme ${globals.theme}{Enter}`);
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe(globals.theme));
    palette = await open(canvas);
    await userEvent.type(field(palette), 'sign out');
    await waitFor(() => expect(optionsOf(palette)[0]).toBe('Sign Out'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** An agency with many clients. */
const crowded = (sample: SeedRecords): SeedRecords => {
  const [person] = (sample.people ?? []).filter(({ kind }) => kind === 'regular');
  const more = Array.from({ length: 10_000 }, (_, index) => ({
    ...person!,
    id: `client-${index}`,
    name: `Client Number ${index}`,
    email: `client-${index}@example.com`,
  }));
  return { ...sample, people: [...(sample.people ?? []), ...more] };
};

export const TenThousandPeople: Story = {
  decorators: [aroundShell({ role: 'admin', seed: crowded })],
  play: async ({ canvas }) => {
    const palette = await open(canvas);
    await userEvent.type(field(palette), '9876');
    await waitFor(() => expect(optionsOf(palette)[0]).toMatch(/^Client Number 9876/));
  },
};

export const EmployeeFindsWork: Story = {
  decorators: [aroundShell({ role: 'employee' })],
  args: { ...at('employee-home'), user: userOf('employee') },
  play: async ({ canvas }) => {
    const palette = await open(canvas);
    await userEvent.type(field(palette), 'harbour ferry');
    await expect(await palette.findByRole('group', { name: 'Projects' })).toBeVisible();
  },
};

export const InternFindsLearning: Story = {
  decorators: [aroundShell({ role: 'intern' })],
  args: { ...at('intern-home'), user: userOf('intern') },
  play: async ({ canvas }) => {
    const palette = await open(canvas);
    await userEvent.type(field(palette), 'a');
    await expect(await palette.findByRole('group', { name: 'Courses' })).toBeInTheDocument();
  },
};
