import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EmployeesScreen } from '@/dashboard/screens/people/list/people-screen';
import { portalPath } from '@/routes/portal-paths';
import { inPeople, personNamed, seededPeople, visited } from './in-people';
import { records } from './story-records';

const meta = {
  component: EmployeesScreen,
  parameters: { layout: 'fullscreen', path: portalPath('employees') },
  decorators: inPeople,
} satisfies Meta<typeof EmployeesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: Readonly<Record<string, string>>) => ({ path: portalPath('employees', query) });
const phone = { viewport: { value: 'phone' } };

/** The names of the page, in order. */
const namesIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('tbody th')].map((cell) => cell.querySelector('a')?.textContent);

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    // In the head alone: a look through all rows for each question would take the story's time.
    head: (name: string) =>
      within(canvasElement.querySelector('thead')!).getByRole('columnheader', {
        name: new RegExp(`^${name}`),
      }),
    names: () => namesIn(canvasElement),
    toast: (text: string | RegExp) => canvas.findByText(text),
  };
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, head, names } = parts(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Employees');
    await expect(canvas.getByRole('table', { name: 'Employees, page 1' })).toBeVisible();
    await waitFor(() => expect(names()).toHaveLength(24));
    await expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
    await expect(names()).toEqual([...names()].sort());
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const { head, canvas } = parts(canvasElement);
    for (const name of ['Name', 'Hours', 'Status']) await expect(head(name)).toBeVisible();
    for (const name of ['Team', 'Position', 'Load'])
      await expect(canvas.queryByRole('columnheader', { name })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Actions for Ada Renn' })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Empty: Story = {
  parameters: seededPeople((people) => people.filter(({ kind }) => kind !== 'employee')),
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    await expect(canvas.getByText('No employees yet')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Add Employee' })[0]).toHaveAttribute(
      'href',
      portalPath('add-employee'),
    );
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const NobodyMatches: Story = {
  parameters: at({ q: 'nobody here', team: 'Design' }),
  play: async ({ canvasElement }) => {
    const { canvas, names } = parts(canvasElement);
    await expect(canvas.getByText('No employees match your filters')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0]!);
    await waitFor(() => expect(names()).toHaveLength(24));
    await expect(visited()).toBe(portalPath('employees'));
    await expect(canvas.getByRole('searchbox', { name: 'Search employees' })).toHaveValue('');
  },
};

export const SortedWithTheMouse: Story = {
  play: async ({ canvasElement }) => {
    const { head, names } = parts(canvasElement);
    const press = (name: string) => userEvent.click(within(head(name)).getByRole('button'));
    await press('Team');
    await expect(head('Team')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Name')).not.toHaveAttribute('aria-sort');
    await press('Team');
    await expect(head('Team')).toHaveAttribute('aria-sort', 'descending');
    await expect(visited()).toBe(portalPath('employees', { sort: '-team' }));
    await press('Team');
    await expect(visited()).toBe(portalPath('employees'));
    await press('Team');
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(within(head('Name')).getByRole('button'));
    await user.keyboard('{/Shift}');
    await expect(head('Team')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() => {
      const design = names().slice(0, 6);
      void expect(design).toEqual([...design].sort());
      void expect(design).toContain('Noor Adair');
    });
  },
};

export const SortedWithTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { head } = parts(canvasElement);
    within(head('Status')).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(head('Status')).toHaveAttribute('aria-sort', 'ascending');
    within(head('Hours')).getByRole('button').focus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(head('Status')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('Hours')).toHaveAttribute('aria-sort', 'descending');
    await expect(visited()).toBe(portalPath('employees', { sort: 'status,-hours' }));
  },
};

export const SortedByLevels: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Team');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Then by' }), 'Hours');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Ascending' })[1]!);
    await expect(visited()).toBe(portalPath('employees', { sort: 'team,-hours' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Sort' })).toHaveFocus();
    await expect(canvas.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  },
};

export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, names } = parts(canvasElement);
    const team = canvas.getByRole('button', { name: /^Filter by Team/ });
    await userEvent.click(team);
    await expect(canvas.getByRole('checkbox', { name: 'Design 6' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Marketing 3' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Operations 2' }));
    await expect(visited()).toBe(portalPath('employees', { team: 'Marketing,Operations' }));
    await waitFor(() => expect(names()).toHaveLength(5));
    await userEvent.keyboard('{Escape}');
    await expect(team).toHaveFocus();
    await expect(team).toHaveAccessibleName('Filter by Team 2');
    await userEvent.click(canvas.getByRole('button', { name: /^Filter by Verified/ }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Not verified 1' }));
    await waitFor(() => expect(names()).toEqual(['Ruth Halden']));
    canvas.getByRole('button', { name: 'Clear filters' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()).toHaveLength(24));
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search employees' })).toHaveFocus());
  },
};

export const Searched: Story = {
  parameters: at({ page: '2', team: 'Design,Strategy' }),
  play: async ({ canvasElement }) => {
    const { canvas, names } = parts(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search employees' }), 'project LEAD');
    await waitFor(() => expect(names()).toEqual(['Nils Aker', 'Opal Reyes']));
    await waitFor(() =>
      expect(visited()).toBe(portalPath('employees', { team: 'Design,Strategy', q: 'project LEAD' })),
    );
    await waitFor(() => expect(canvas.getByText('2 of 24 employees')).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(names()).toHaveLength(11));
  },
};

export const SearchesAndFiltersAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, names } = parts(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search employees' }), 'engineer');
    await userEvent.click(canvas.getByRole('button', { name: /^Filter by Verified/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Verified/ }));
    await waitFor(() => expect(names()).toHaveLength(8));
    // Longer than the pause with which the address follows the typing.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(visited()).toBe(portalPath('employees', { q: 'engineer', verified: 'yes' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('engineer');
  },
};

export const ColumnsChosen: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, head } = parts(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Email' }));
    await expect(head('Email')).toBeVisible();
    for (const name of ['Team', 'Position', 'Hours', 'Load'])
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    await expect(visited()).toBe(portalPath('employees', { columns: 'email,status' }));
    await expect(canvas.getByRole('cell', { name: 'noor.adair@undula.example' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Status' }));
    await expect(canvas.getByRole('checkbox', { name: 'Email' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the default columns' }));
    await expect(head('Team')).toBeVisible();
  },
};

export const SavesAndOpensAView: Story = {
  parameters: at({ team: 'Design', sort: '-hours' }),
  play: async ({ canvasElement }) => {
    const { canvas, names, toast } = parts(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save this view' }));
    await expect(canvas.getByRole('textbox', { name: 'Name of this view' })).toHaveAccessibleDescription(
      'Enter a name for this view.',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of this view' }), 'Busy designers{Enter}');
    await toast('Saved the view Busy designers');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(names()).toHaveLength(24));
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Busy designers' }));
    await waitFor(() => expect(names()).toHaveLength(6));
    await expect(visited()).toBe(portalPath('employees', { sort: '-hours', team: 'Design' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    canvas.getByRole('button', { name: 'Delete the view Busy designers' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(records().all('savedViews')).toHaveLength(0));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name of this view' })).toHaveFocus());
  },
};

export const SuspendsSelectedPeople: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, toast } = parts(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ada Renn' }));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select Davit Maro' }));
    await user.keyboard('{/Shift}');
    const bar = within(await canvas.findByRole('region', { name: 'Selected employees' }));
    await waitFor(() => expect(bar.getByText(/ selected/)).toHaveTextContent('4 employees selected'));
    await userEvent.click(bar.getByRole('button', { name: 'Set status' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Suspended' }));
    await toast('Set 4 employees to suspended');
    await expect(personNamed('Bram Osei').status).toBe('suspended');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(personNamed('Bram Osei').status).toBe('active'));
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Selected employees' })).toBeNull());
  },
};

export const AllSelectedAndMoved: Story = {
  parameters: at({ team: 'Strategy' }),
  play: async ({ canvasElement }) => {
    const { canvas, toast, names } = parts(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(await canvas.findByRole('region', { name: 'Selected employees' }));
    await expect(bar.getByText(/ selected/)).toHaveTextContent('5 employees selected');
    await expect(bar.queryByRole('button', { name: /Select all/ })).toBeNull();
    await userEvent.click(bar.getByRole('button', { name: 'Assign team' }));
    await userEvent.click(bar.getByRole('button', { name: 'Assign' }));
    await expect(bar.getByRole('combobox', { name: 'Team' })).toHaveAccessibleDescription('Enter a team.');
    await userEvent.type(bar.getByRole('combobox', { name: 'Team' }), 'Foresight');
    await userEvent.click(bar.getByRole('button', { name: 'Assign' }));
    await toast('Moved 5 employees to Foresight');
    await waitFor(() => expect(canvas.getByText('No employees match your filters')).toBeVisible());
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0]!);
    await waitFor(() => expect(names()).toHaveLength(24));
  },
};

export const UndoesADeletion: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, toast, names } = parts(canvasElement);
    const mentored = records()
      .all('people')
      .filter(({ mentorId }) => mentorId === 'kaya-brandt');
    await expect(mentored).not.toHaveLength(0);
    for (const name of ['Kaya Brandt', 'Test Employee'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(await canvas.findByRole('region', { name: 'Selected employees' }));
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    const question = within(await canvas.findByRole('dialog', { name: 'Delete 2 employees?' }));
    const archived = await question.findByText(/^Kaya Brandt has .* so this person is archived/);
    await waitFor(() => expect(archived).toBeVisible());
    await expect(question.getByText(/^You can’t delete Test Employee/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Archive Kaya Brandt' }));
    await toast('Archived Kaya Brandt');
    await expect(names()).not.toContain('Kaya Brandt');
    await expect(names()).toContain('Test Employee');
    await expect(records().get('people', mentored[0]!.id)?.mentorId).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toContain('Kaya Brandt'));
    await expect(records().get('people', mentored[0]!.id)?.mentorId).toBe('kaya-brandt');
  },
};

export const CancelledDeletion: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, names } = parts(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ada Renn' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Delete' }));
    const question = within(await canvas.findByRole('dialog', { name: 'Delete Ada Renn?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(names()).toContain('Ada Renn');
    await expect(records().get('people', 'ada-renn')?.status).toBe('active');
  },
};

export const ArchivedAndRestored: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, toast, names } = parts(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ada Renn' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive Ada Renn' }));
    await toast('Archived Ada Renn');
    await waitFor(() => expect(names()).not.toContain('Ada Renn'));
    await userEvent.click(canvas.getByRole('button', { name: /^Filter by Status/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Archived/ }));
    await waitFor(() => expect(names()).toEqual(['Ada Renn']));
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ada Renn' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Restore' }));
    await toast('Restored Ada Renn');
    await expect(records().get('people', 'ada-renn')?.status).toBe('active');
  },
};

export const RowActions: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, toast } = parts(canvasElement);
    canvas.getByRole('button', { name: 'Actions for Bram Osei' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    await toast('Set Bram Osei to suspended');
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Test Employee' }));
    await expect(canvas.getByRole('menuitem', { name: 'Can’t be deleted: used to sign in' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Reads what is saved instead of saving it. */
async function savedFile(act: () => Promise<void>): Promise<{ name: string; text: string }> {
  const { createObjectURL } = URL;
  let blob: Blob | null = null;
  let name = '';
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return 'blob:story';
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
    name = event.target.download;
    event.preventDefault();
  };
  document.addEventListener('click', onClick, true);
  try {
    await act();
    return { name, text: await blob!.text() };
  } finally {
    document.removeEventListener('click', onClick, true);
    URL.createObjectURL = createObjectURL;
  }
}

export const Exported: Story = {
  parameters: {
    ...at({ team: 'Design', sort: 'name' }),
    ...seededPeople((people) =>
      people.map((person) =>
        person.name === 'Noor Adair' ? { ...person, address: '=HYPERLINK("x"), 1' } : person,
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const { canvas, toast } = parts(canvasElement);
    const list = await savedFile(() => userEvent.click(canvas.getByRole('button', { name: 'Export' })));
    await expect(list.name).toBe('employees-2026-11-18.csv');
    const lines = list.text.trim().split('\r\n');
    await expect(lines).toHaveLength(7);
    await expect(lines[0]).toMatch(/^Name,Work email,.*,Hours this week,Load$/);
    await expect(list.text).toContain(`"'=HYPERLINK(""x""), 1"`);
    await toast('Exported 6 employees as CSV');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Noor Adair' }));
    const bar = within(await canvas.findByRole('region', { name: 'Selected employees' }));
    const one = await savedFile(() => userEvent.click(bar.getByRole('button', { name: 'Export' })));
    await expect(one.text.trim().split('\r\n')).toHaveLength(2);
  },
};
