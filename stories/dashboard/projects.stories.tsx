import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SeedRecords } from '@/dashboard/model/records/records';
import { constantRate } from '@/dashboard/model/records/rate';
import { ProjectsScreen } from '@/dashboard/screens/projects/projects-screen';
import { portalPath } from '@/routes/portal-paths';
import { inPeople, visited } from './in-people';
import { records } from './story-records';
import { inPortal, seeded } from './in-portal';
import { saysWhatIsOptional } from './optional-fields';
import { sharedPortal } from './shared-portal';

const meta = {
  title: 'dashboard/projects',
  component: ProjectsScreen,
  parameters: { layout: 'fullscreen', path: portalPath('projects') },
  decorators: inPeople,
} satisfies Meta<typeof ProjectsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An agency that has just begun: the three people who sign in, and nothing else. */
const emptyAgency = {
  seed: (sample: SeedRecords): SeedRecords => ({
    settings: sample.settings,
    people: sample.people?.filter(({ id }) => id.startsWith('test-')),
  }),
};

const projectNamed = (name: string) =>
  records()
    .all('projects')
    .find((project) => project.name === name);

async function choose(canvasElement: HTMLElement, name: string, action: string) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: action }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 to 25 of 25')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Harbour Ferry' })).toHaveAttribute(
      'href',
      portalPath('projects', { id: 'harbour-ferry' }),
    );
    await expect(await canvas.findByText('Overdue, 14 Nov')).toBeVisible();
  },
};

/** Two projects have 4 h at 100 an hour, Bread Orders with both budgets, and Clinic Booking with one and no rate. */
const budgetSeed = (sample: SeedRecords): SeedRecords => ({
  ...sample,
  people: sample.people?.map((person) => ({ ...person, hourlyRate: null, earlier: [] })),
  projects: sample.projects?.map((project) => {
    if (project.id === 'bread-orders')
      return { ...project, budgetMinutes: 1000, budgetMoney: 50_000, rates: constantRate(10_000) };
    return project.id === 'clinic-booking'
      ? { ...project, budgetMinutes: 0, budgetMoney: 50_000, rates: [] }
      : project;
  }),
  timeEntries: ['bread-orders', 'clinic-booking'].map((projectId) => ({
    ...sample.timeEntries![0]!,
    id: projectId,
    projectId,
    taskId: null,
    minutes: 240,
    billable: true,
  })),
});

export const BudgetsInHoursAndInMoney: Story = {
  parameters: seeded(budgetSeed),
  play: async ({ canvas }) => {
    const row = async (name: string) => (await canvas.findByRole('link', { name })).closest('tr')!;
    await expect(await row('Bread Orders')).toHaveTextContent('24% of hours80% of money');
    await expect(await row('Clinic Booking')).toHaveTextContent('No rate');
    await userEvent.click(canvas.getByRole('button', { name: /^Budget/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Budget/ }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Bread Orders'));
  },
};

export const BudgetsOnAPhone: Story = {
  parameters: seeded(budgetSeed),
  globals: { viewport: { value: 'phone' } },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const NoProjects: Story = {
  parameters: emptyAgency,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No projects yet')).toBeVisible();
  },
};

export const FiltersByClient: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter by Client' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Meridian Choir/ }));
    await waitFor(() => expect(canvas.getByText('1 to 2 of 2')).toBeVisible());
    await expect(visited()).toBe(portalPath('projects', { client: 'meridian-choir' }));
  },
};

export const ArchivesAProject: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'Bread Orders', 'Archive');
    await canvas.findByText('Archived Bread Orders');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Bread Orders' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await canvas.findByRole('link', { name: 'Bread Orders' });
  },
};

export const AsksBeforeDeleting: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'Harbour Ferry', 'Delete');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Delete Harbour Ferry?' }));
    await waitFor(() => expect(dialog.getByText(/^Harbour Ferry has .* h.* and \d+ tasks\./)).toBeVisible());
    await expect(dialog.getByText(/ h.* of it is billable and on no invoice\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Harbour Ferry' }));
    await waitFor(() => expect(projectNamed('Harbour Ferry')).toBeUndefined());
  },
};

export const MergesTwoProjects: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Harbour Ferry' }));
    const bar = within(await canvas.findByRole('region', { name: 'Selected projects' }));
    await expect(bar.getByRole('button', { name: 'Merge' })).toBeDisabled();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Rehearsal Planner' }));
    await userEvent.click(bar.getByRole('button', { name: 'Merge' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Merge 2 projects?' }));
    const kept = dialog.getByRole('combobox', { name: 'Project that stays' });
    await expect(kept).toHaveDisplayValue('Harbour Ferry');
    await waitFor(() =>
      expect(dialog.getByText(/^Billable time that is on no invoice is then billed/)).toBeVisible(),
    );
    await userEvent.selectOptions(kept, 'Rehearsal Planner');
    await userEvent.click(dialog.getByRole('button', { name: 'Merge into Rehearsal Planner' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^The time of Harbour Ferry is locked by .* \(signed off\)/,
    );
    await userEvent.selectOptions(kept, 'Harbour Ferry');
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Merge into Harbour Ferry' }));
    await canvas.findByText('Merged Rehearsal Planner into Harbour Ferry');
    await expect(projectNamed('Rehearsal Planner')).toBeUndefined();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await canvas.findByRole('link', { name: 'Rehearsal Planner' });
  },
};

export const SaysWhatDoesNotMoveInASharedPortal: Story = {
  decorators: [inPortal({ role: 'admin', shared: sharedPortal() })],
  play: async ({ canvas }) => {
    for (const name of ['Harbour Ferry', 'Rehearsal Planner'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(await canvas.findByRole('region', { name: 'Selected projects' }));
    await userEvent.click(bar.getByRole('button', { name: 'Merge' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Merge 2 projects?' }));
    await waitFor(() =>
      expect(dialog.getByText(/^Other people’s running timers and favourites do not move/)).toBeVisible(),
    );
  },
};

export const AssignsALeadToSeveral: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bread Orders' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Clinic Booking' }));
    const bar = within(await canvas.findByRole('region', { name: 'Selected projects' }));
    await userEvent.click(bar.getByRole('button', { name: 'Assign lead' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await expect(canvas.getByRole('combobox', { name: 'Lead' })).toHaveAccessibleDescription(
      'Choose a lead from the list.',
    );
    await userEvent.type(canvas.getByRole('combobox', { name: 'Lead' }), 'Noor Adair');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await canvas.findByText('Made Noor Adair the lead of 2 projects');
    await expect(projectNamed('Bread Orders')!.leadId).toBe('noor-adair');
  },
};

export const AsksBeforeSeveralGetAnotherClient: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Harbour Ferry' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bread Orders' }));
    const bar = within(await canvas.findByRole('region', { name: 'Selected projects' }));
    await userEvent.click(bar.getByRole('button', { name: 'Assign client' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Client' }), 'Own work');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    const question = within(await canvas.findByRole('dialog', { name: 'Move 2 projects to own work?' }));
    await waitFor(() =>
      expect(question.getByText(/of unbilled time can no longer be invoiced/)).toBeVisible(),
    );
    await userEvent.click(question.getByRole('button', { name: 'Change client' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(projectNamed('Harbour Ferry')!.clientId).toBeNull();
  },
};

export const SaysTheEffectOfAnotherClient: Story = {
  parameters: { path: portalPath('projects', { edit: 'harbour-ferry' }) },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('dialog', { name: 'Edit Harbour Ferry' }));
    const client = form.getByRole('combobox', { name: /^Client/ });
    await expect(form.queryByText(/^After this change/)).toBeNull();
    await userEvent.clear(client);
    await userEvent.type(client, 'New Quay');
    await expect(await form.findByText(/of unbilled time can be invoiced to the new client/)).toBeVisible();
  },
};

export const AddsAProjectWithItsClient: Story = {
  parameters: emptyAgency,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Add project' })[0]!);
    const form = await canvas.findByRole('dialog', { name: 'Add project' });
    const dialog = within(form);
    await userEvent.click(dialog.getByRole('button', { name: 'Add project' }));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name.');
    await expect(dialog.getByRole('combobox', { name: 'Lead' })).toBeInvalid();
    await saysWhatIsOptional(form);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Tide tables');
    await userEvent.type(dialog.getByRole('combobox', { name: /^Client/ }), 'Port of Avery');
    await expect(dialog.getByText('This client is new. It is added when you save.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Teal' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Lead' }), 'Test Employee');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Budget in hours/ }), '120');
    await userEvent.click(dialog.getByRole('button', { name: 'Add rate' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Hourly rate' }), '95,50');
    await userEvent.click(dialog.getByRole('button', { name: 'Add project' }));
    await canvas.findByText('Added Tide tables and added the client Port of Avery');
    await expect(projectNamed('Tide tables')).toMatchObject({
      colour: 'teal',
      budgetMinutes: 7200,
      rates: [{ from: null, hourlyRate: 9550 }],
      leadId: 'test-employee',
    });
    await expect(
      records()
        .all('clients')
        .map(({ name }) => name),
    ).toEqual(['Port of Avery']);
  },
};

export const RefusesATakenName: Story = {
  parameters: { path: portalPath('projects', { edit: 'bread-orders' }) },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Edit Bread Orders' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'harbour FERRY');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(name).toHaveAccessibleDescription(
      'There is a project named Harbour Ferry already. Enter another name, or open that project.',
    );
    await expect(projectNamed('Bread Orders')).toBeDefined();
  },
};

export const ImportsProjects: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Import projects' }));
    const text = 'Project;Customer;Budget\nShop;Kiln & Co;12.500,00\nSite;Mill & Sons;\nHarbour Ferry;;';
    await userEvent.upload(
      dialog.getByLabelText('CSV file'),
      new File([text], 'projects.csv', { type: 'text/csv' }),
    );
    await dialog.findByText(/2 of 3 rows ready. 1 exists already/, {}, { timeout: 8000 });
    await expect(dialog.getByRole('cell', { name: 'Mill & Sons (new)' })).toBeInTheDocument();
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2' }));
    await canvas.findByText('Imported 2 projects from projects.csv', {}, { timeout: 4000 });
    await expect(projectNamed('Shop')).toMatchObject({ clientId: 'kiln-and-co', budgetMoney: 1_250_000 });
  },
};

export const ImportsMembersAndColours: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Import projects' }));
    const text = 'Name;Colour;Members\nBread Orders;Teal;Noor Adair, Ada Renn\nSite;Pink;';
    await userEvent.upload(
      dialog.getByLabelText('CSV file'),
      new File([text], 'projects.csv', { type: 'text/csv' }),
    );
    const change = within(await dialog.findByRole('listitem', { name: 'Bread Orders' }, { timeout: 8000 }));
    await waitFor(() => expect(change.getByText('Noor Adair, Ada Renn')).toBeVisible());
    const colour = dialog.getByRole('textbox', { name: 'Colour' });
    await expect(colour).toHaveAccessibleDescription(
      'Enter Red, Orange, Yellow, Green, Teal, Blue, Purple, Grey.',
    );
    await userEvent.clear(colour);
    await userEvent.type(colour, 'Grey{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2' }));
    await canvas.findByText('Imported 1 and changed 1 project from projects.csv', {}, { timeout: 4000 });
    await expect(projectNamed('Bread Orders')).toMatchObject({
      colour: 'teal',
      memberIds: ['noor-adair', 'ada-renn'],
    });
    await expect(projectNamed('Site')).toMatchObject({ colour: 'grey' });
  },
};
