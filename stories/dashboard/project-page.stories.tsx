import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { newTask } from '@/dashboard/commands/tasks/task-changes';
import type { SeedRecords } from '@/dashboard/model/records/records';
import { ProjectsScreen } from '@/dashboard/screens/projects/projects-screen';
import { portalPath } from '@/routes/portal-paths';
import { inPeople, visited } from './in-people';
import { records } from './story-records';
import { storyDay, seeded } from './in-portal';

const meta = {
  title: 'dashboard/project-page',
  component: ProjectsScreen,
  parameters: { layout: 'fullscreen', path: portalPath('projects', { id: 'harbour-ferry' }) },
  decorators: inPeople,
} satisfies Meta<typeof ProjectsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { level: 1, name: 'Harbour Ferry' }, { timeout: 8000 });
  return canvas;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Avery Crossings' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Hours by week' })).toBeVisible();
    // All days of the project, as its total has them.
    const address = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: 'Logged' }).href);
    await expect(address.searchParams.get('period')).toBe('custom');
    await expect(address.searchParams.get('from')! < '2026-10-01').toBe(true);
    await expect(address.searchParams.get('to')).toBe(storyDay);
    await expect(canvas.getByRole('rowheader', { name: 'Ilan Voss, lead' })).toBeVisible();
  },
};

const ferryTask = { projectId: 'harbour-ferry', column: [], today: '2026-11-02' };

/** The project has one person with a rate and a cost, and a client. */
const moneySeed =
  (over: { hourlyRate: number | null; hourlyCost: number | null }, clientId = 'avery-crossings') =>
  (sample: SeedRecords): SeedRecords => ({
    ...sample,
    people: sample.people?.map((person) => ({ ...person, ...over, earlier: [] })),
    projects: sample.projects?.map((project) =>
      project.id === 'harbour-ferry' ? { ...project, clientId: clientId || null } : project,
    ),
    timeEntries: sample.timeEntries
      ?.filter(({ projectId }) => projectId === 'harbour-ferry')
      .slice(0, 1)
      .map((entry) => ({ ...entry, minutes: 90, billable: true })),
  });

const moneyOf = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('region', { name: 'Money' }).textContent;

export const Money: Story = {
  parameters: seeded(moneySeed({ hourlyRate: 10_001, hourlyCost: 4_000 })),
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await expect(moneyOf(canvas)).toBe(
      'Billable amountUS$150.02At the rate of each kind of work or personCostUS$60.00At the cost of each personMarginUS$90.02Billable amount minus cost',
    );
  },
};

export const MoneyWithoutARate: Story = {
  parameters: seeded(moneySeed({ hourlyRate: null, hourlyCost: 4_000 })),
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await expect(moneyOf(canvas)).toBe(
      'Billable amountNo rate1.5 h without a rateCostUS$60.00At the cost of each personMargin–Leaves out 1.5 h: set rates and costs',
    );
  },
};

export const MoneyWithoutACost: Story = {
  parameters: seeded(moneySeed({ hourlyRate: 10_000, hourlyCost: null })),
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await expect(moneyOf(canvas)).toBe(
      'Billable amountUS$150.00At the rate of each kind of work or personCostNo cost1.5 h without a costMargin–Leaves out 1.5 h: set rates and costs',
    );
  },
};

export const MoneyOfOwnWork: Story = {
  parameters: seeded(moneySeed({ hourlyRate: 10_000, hourlyCost: 4_000 }, '')),
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await expect(moneyOf(canvas)).toContain('US$0.00Not billed: the agency’s own work');
    await expect(moneyOf(canvas)).toContain('Margin−US$60.00');
  },
};

/** The project has both budgets, and 10 h in the last weeks: 6 h at a person's rate, and 4 h of a person without one. */
const budgetSeed = (sample: SeedRecords): SeedRecords => ({
  ...sample,
  people: sample.people?.map((person) => ({
    ...person,
    hourlyRate: person.id === 'noor-adair' ? 10_000 : null,
    earlier: [],
  })),
  projects: sample.projects?.map((project) =>
    project.id === 'harbour-ferry'
      ? { ...project, budgetMinutes: 6000, budgetMoney: 100_000, rates: [] }
      : project,
  ),
  timeEntries: sample.timeEntries
    ?.filter(({ projectId }) => projectId === 'harbour-ferry')
    .slice(0, 2)
    .map((entry, index) => ({
      ...entry,
      personId: ['noor-adair', 'ilan-voss'][index]!,
      taskId: null,
      day: '2026-11-16',
      minutes: [360, 240][index]!,
      billable: true,
    })),
});

const metricsOf = (canvas: ReturnType<typeof within>) =>
  [...canvas.getByRole('region', { name: 'Metrics' }).children].map(({ textContent }) => textContent);

export const BothBudgets: Story = {
  parameters: seeded(budgetSeed),
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    const [logged, hours, hoursEnd, money, moneyEnd] = metricsOf(canvas);
    await expect(logged).toBe('Logged10 h10 h billable');
    await expect(hours).toBe('Hours used10%90 h left of 100 h');
    await expect(hoursEnd).toContain('At 2.5 h a week');
    await expect(money).toBe(
      'Money used60%US$400.00 left of US$1,000.00. Set a rate for the 4 h without one.',
    );
    await expect(moneyEnd).toContain('At US$150.00 a week');
    await expect(moneyOf(canvas)).toContain('Billable amountUS$600.00');
  },
};

export const BothBudgetsOnAPhone: Story = {
  ...BothBudgets,
  globals: { viewport: { value: 'phone' } },
};

export const BudgetInMoneyWithoutARate: Story = {
  parameters: seeded((sample) => {
    const { people, projects, ...seed } = budgetSeed(sample);
    return {
      ...seed,
      people: people?.map((person) => ({ ...person, hourlyRate: null })),
      projects: projects?.map((project) => ({ ...project, budgetMinutes: 0 })),
    };
  }),
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await expect(metricsOf(canvas).slice(1, 3)).toEqual([
      'Budget usedNo rateSet a rate for the 10 h without one.',
      'Budget lasts until–No billable amount in four weeks',
    ]);
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutWork: Story = {
  parameters: seeded((sample) => ({ ...sample, timeEntries: [], tasks: [] })),
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await expect(canvas.getByText('No time in the last twelve weeks')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Money' })).toBeNull();
    await expect(canvas.getByText('Add the first task above. The person is notified.')).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { path: portalPath('projects', { id: 'nowhere' }) },
  play: async ({ canvas }) => {
    await canvas.findByText('There is no project at this link', {}, { timeout: 8000 });
    await userEvent.click(canvas.getAllByRole('link', { name: 'All projects' })[0]!);
    await waitFor(() => expect(visited()).toBe(portalPath('projects')));
  },
};

export const AddsATask: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    const form = within(canvas.getByRole('form', { name: 'New task' }));
    await userEvent.click(form.getByRole('button', { name: 'Add task' }));
    const title = form.getByRole('textbox', { name: 'New task' });
    await expect(title).toHaveAccessibleDescription('Enter the task’s title.');
    await userEvent.type(title, 'Check the tide tables');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Person' }), 'Noor Adair');
    await userEvent.click(form.getByRole('button', { name: 'Add task' }));
    await canvas.findByText('Added “Check the tide tables”', { selector: 'p, span' });
    const task = records()
      .all('tasks')
      .find(({ title: words }) => words === 'Check the tide tables');
    await expect(task).toMatchObject({
      projectId: 'harbour-ferry',
      assigneeId: 'noor-adair',
      status: 'todo',
    });
    await expect(title).toHaveValue('');
  },
};

export const LeadsToEachTask: Story = {
  parameters: seeded((sample) => ({
    ...sample,
    tasks: [
      newTask({ ...ferryTask, id: 'map', title: 'Draw the pier map', assigneeId: 'ilan-voss' }),
      {
        ...newTask({ ...ferryTask, id: 'port', title: 'Ask the port', assigneeId: 'noor-adair' }),
        status: 'done',
        completedOn: '2026-11-12',
      },
    ],
  })),
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Ask the port' })).toHaveAttribute(
      'href',
      portalPath('admin-completed-tasks', { who: 'noor-adair', id: 'port' }),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Draw the pier map' }));
    await waitFor(() => expect(visited()).toBe(portalPath('admin-tasks', { who: 'ilan-voss', id: 'map' })));
  },
};

export const AddsAndRemovesALink: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    const form = within(canvas.getByRole('form', { name: 'New link' }));
    const address = form.getByRole('textbox', { name: 'Web address' });
    await userEvent.type(address, 'javascript:alert(1)');
    await userEvent.click(form.getByRole('button', { name: 'Add link' }));
    await expect(address).toHaveAccessibleDescription(
      'Enter a web address such as https://example.com/brief.',
    );
    await userEvent.clear(address);
    await userEvent.type(address, 'x.example/brief');
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Brief{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Brief' })).toHaveAttribute(
      'href',
      'https://x.example/brief',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Brief' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Brief' })).toBeNull());
  },
};

export const AddsAFile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await userEvent.upload(
      canvas.getByLabelText('Add file'),
      new File(['tides'], 'tides.txt', { type: 'text/plain' }),
    );
    await canvas.findByRole('button', { name: 'Download tides.txt' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove tides.txt' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Download tides.txt' })).toBeNull());
    await expect(records().get('projects', 'harbour-ferry')!.fileIds).toEqual([]);
  },
};

export const WritesAndAcceptsAnEstimate: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    const form = within(canvas.getByRole('form', { name: 'Estimate' }));
    await expect(canvas.queryByRole('button', { name: 'Accept as budget in hours' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Add line' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Work' })).toHaveFocus());
    await userEvent.keyboard('Design');
    await userEvent.type(form.getByRole('textbox', { name: 'Hours' }), '0');
    await userEvent.click(form.getByRole('button', { name: 'Save estimate' }));
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: 'Hours' })).toHaveAccessibleDescription(
        'Enter more than 0 hours.',
      ),
    );
    await userEvent.clear(form.getByRole('textbox', { name: 'Hours' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Hours' }), '12:30');
    await userEvent.type(form.getByRole('textbox', { name: /^Hourly rate/ }), '100.01');
    await userEvent.click(form.getByRole('button', { name: 'Add line' }));
    await waitFor(() => expect(form.getAllByRole('textbox', { name: 'Work' })[1]).toHaveFocus());
    await userEvent.keyboard('Development');
    await userEvent.type(form.getAllByRole('textbox', { name: 'Hours' })[1]!, '7.5');
    await expect(form.getByText('Total: 20 h, US$2,000.21')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const accept = await canvas.findByRole('button', { name: 'Accept as budget in hours' });
    await waitFor(() => expect(accept).toBeEnabled());
    await userEvent.click(accept);
    await canvas.findByText(/^Accepted on 18 Nov 2026/);
    const table = within(canvas.getByRole('table', { name: 'Lines of the estimate' }));
    await expect(table.getByRole('row', { name: /^Total 20\.00/ })).toHaveTextContent('US$2,000.21');
    await expect(records().get('projects', 'harbour-ferry')).toMatchObject({ budgetMinutes: 1200 });
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen estimate' }));
    await canvas.findByRole('form', { name: 'Estimate' });
    await expect(records().get('projects', 'harbour-ferry')).toMatchObject({
      budgetMinutes: 1200,
      estimate: { acceptedOn: null },
    });
  },
};

const estimated = (sample: SeedRecords): SeedRecords => ({
  ...sample,
  projects: sample.projects?.map((project) =>
    project.id === 'harbour-ferry'
      ? {
          ...project,
          estimate: {
            lines: [
              { id: 'design', text: 'Design', minutes: 750, hourlyRate: 10_001 },
              { id: 'build', text: 'Development', minutes: 20, hourlyRate: 9_050 },
            ],
            acceptedOn: null,
          },
        }
      : project,
  ),
});

export const OpensTheSheetOfAnEstimate: Story = {
  parameters: seeded(estimated),
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    const sheetLink = await canvas.findByRole('link', { name: 'Show for printing' });
    const work = canvas.getAllByRole('textbox', { name: 'Work' })[0]!;
    await userEvent.type(work, ' of the pier');
    await expect(sheetLink).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(sheetLink);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(sheetLink).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(sheetLink);
    const sheet = within(await canvas.findByRole('region', { name: 'Estimate of Harbour Ferry' }));
    await expect(sheet.getByText('Avery Crossings')).toBeVisible();
    await expect(sheet.getByRole('row', { name: /^Development 0:20 / })).toHaveTextContent('US$30.17');
    // 12.5 h at 100.01 is 1,250.125, and each line is rounded as on an invoice.
    await expect(sheet.getByText('US$1,280.30')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the project' }));
    await canvas.findByRole('form', { name: 'Estimate' });
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Estimate' })).toHaveFocus());
  },
};

export const AcceptsAnEstimateInMoneyAndKeepsTheHours: Story = {
  parameters: seeded((sample) => ({
    ...sample,
    projects: sample.projects?.map((project) =>
      project.id === 'harbour-ferry'
        ? {
            ...project,
            budgetMinutes: 6000,
            estimate: {
              lines: [{ id: 'design', text: 'Design', minutes: 600, hourlyRate: 10_000 }],
              acceptedOn: null,
            },
          }
        : project,
    ),
  })),
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Budget used' })).toBeVisible();
    await expect(canvas.getByText(/A budget in the other unit stays\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept as budget in money' }));
    await expect(await canvas.findByRole('link', { name: 'Money used' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hours used' })).toBeVisible();
    await expect(records().get('projects', 'harbour-ferry')).toMatchObject({
      budgetMinutes: 6000,
      budgetMoney: 100_000,
    });
  },
};

export const DeletesFromThePage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Delete Harbour Ferry?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Archive Harbour Ferry' }));
    await canvas.findByText('Archived Harbour Ferry', { selector: 'p, span' });
    await expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible();
  },
};
