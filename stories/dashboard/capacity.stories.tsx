import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { put } from '@/dashboard/model/change';
import type { SeedRecords, Task } from '@/dashboard/model/records/records';
import { createOwnBase } from '@/dashboard/sample/own-base';
import { CapacityScreen } from '@/dashboard/screens/capacity/capacity-screen';
import { removeAllDrafts } from '@/platform/drafts';
import { portalPath } from '@/routes/portal-paths';
import { inPeople, visited } from './in-people';
import { records } from './story-records';
import { storyDay, seeded } from './in-portal';
import { blankRecord } from '../../tests/dashboard/blank-record';

const task = (id: string, given: Partial<Task> = {}) =>
  blankRecord('tasks', {
    id,
    title: id,
    projectId: 'harbour-ferry',
    assigneeId: 'test-employee',
    status: 'todo',
    priority: 'normal',
    dueOn: '2026-11-25',
    estimateMinutes: 600,
    createdOn: '2026-11-02',
    ...given,
  });

const tasks: readonly Task[] = [
  task('map', { title: 'Draw the pier map' }),
  task('fares', { title: 'List the fares', dueOn: '2026-11-26', estimateMinutes: 1500 }),
  task('tides', { title: 'Read the tide tables', dueOn: '2026-11-13', estimateMinutes: 2400 }),
  task('words', { title: 'Agree on the words', estimateMinutes: null }),
  task('someday', { title: 'Paint the buoys', dueOn: null, estimateMinutes: 90 }),
];

const holiday = blankRecord('leave', {
  id: 'away',
  personId: 'test-employee',
  kindId: 'holiday',
  firstDay: '2026-11-30',
  lastDay: '2026-12-04',
  status: 'approved',
  requestedAt: '2026-10-01T09:00:00.000Z',
});

/** Two people of two teams, with these tasks. */
const seedOf =
  (given: Partial<SeedRecords> = {}) =>
  (sample: SeedRecords): SeedRecords => ({
    ...sample,
    people: sample.people!.filter(({ id }) => ['test-admin', 'test-employee', 'noor-adair'].includes(id)),
    tasks,
    timeEntries: [],
    leave: [],
    holidays: [],
    ...given,
  });

const at = (query: Readonly<Record<string, string>> = {}) => ({ path: portalPath('capacity', query) });

const meta = {
  component: CapacityScreen,
  decorators: inPeople,
  parameters: { ...at(), seed: seedOf(), layout: 'fullscreen' },
  beforeEach: removeAllDrafts,
} satisfies Meta<typeof CapacityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    cell: (name: string | RegExp) => canvas.getByRole('link', { name }),
    row: (name: string) => canvas.getByRole('row', { name: new RegExp(`^${name}`) }),
    dialog: async (name: string) => {
      const dialog = await screen.findByRole('dialog', { name });
      await waitFor(() => expect(dialog).toBeVisible());
      return within(dialog);
    },
  };
};

const overCell = /^Test Employee, This week: 16 h over, 40 h assigned/;
const nextCell = /^Test Employee, 23 to 29 Nov: 5 h free, 35 h assigned, 1 task without estimate/;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, cell, row } = parts(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Capacity');
    await expect(cell(overCell)).toBeVisible();
    await expect(cell(nextCell)).toBeVisible();
    await expect(cell(/^Test Employee, no due date: 1\.5 h assigned/)).toBeVisible();
    await expect(within(row('Total')).getByText('16 h over')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Previous four weeks' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).cell(overCell)).toBeVisible();
  },
};

export const DarkOnATablet: Story = {
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
};

/** The sample agency. */
export const Full: Story = {
  parameters: seeded((sample) => sample),
};

export const AnInvitedPerson: Story = {
  parameters: seeded((sample) => {
    const seed = seedOf()(sample);
    const people = seed.people!.map((person) =>
      person.id === 'test-employee' ? { ...person, status: 'invited' as const } : person,
    );
    return { ...seed, people };
  }),
  play: async ({ canvasElement }) => {
    const { row } = parts(canvasElement);
    await expect(within(row('Test Employee')).getByText('Invited: no planned hours yet')).toBeVisible();
  },
};

export const FullyAssigned: Story = {
  parameters: seeded(seedOf({ tasks: [task('map', { estimateMinutes: 2400 })] })),
  play: async ({ canvasElement }) => {
    await expect(
      parts(canvasElement).cell(/^Test Employee, 23 to 29 Nov: Full, 40 h assigned/),
    ).toBeVisible();
  },
};

export const OnLeave: Story = {
  parameters: seeded(
    seedOf({
      leave: [holiday],
      holidays: [
        { id: 'day', revision: 0, day: '2026-12-10', name: 'Founding day', half: false, source: '' },
      ],
    }),
  ),
  play: async ({ canvasElement }) => {
    const { cell } = parts(canvasElement);
    await expect(cell(/^Test Employee, 30 Nov to 6 Dec: On leave, 40 h off/)).toBeVisible();
    await expect(cell(/^Noor Adair, 7 to 13 Dec: 32 h free, 8 h off/)).toBeVisible();
  },
};

export const NoTasks: Story = {
  parameters: seeded(seedOf({ tasks: [] })),
  play: async ({ canvasElement }) => {
    const { canvas, cell, dialog } = parts(canvasElement);
    await expect(canvas.getByText(/No open task has an estimate yet/)).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'No due date' })).toBeNull();
    await userEvent.click(cell(/^Test Employee, This week: 24 h free/));
    const open = await dialog('Test Employee, 16 to 22 Nov');
    await expect(open.getByText('Test Employee has no open tasks in this week.')).toBeVisible();
  },
};

/** A new agency has an admin and nobody else. */
export const NoPeople: Story = {
  parameters: seeded(() => createOwnBase(storyDay)),
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    await expect(canvas.getByText('No staff yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add an employee' })).toHaveAttribute(
      'href',
      portalPath('add-employee'),
    );
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};

export const TasksOfOthers: Story = {
  parameters: seeded(seedOf({ tasks: [...tasks, task('own', { assigneeId: 'test-admin' })] })),
  play: async ({ canvasElement }) => {
    await expect(
      parts(canvasElement).canvas.getByText(
        /1 open task belongs to people who are not listed here: Test Admin\.$/,
      ),
    ).toBeVisible();
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    seed: (sample: SeedRecords): SeedRecords => {
      const base = seedOf({
        tasks: [
          task('map', {
            title: 'Anunbrokentitleofmorethanfortylettersinarow 🌊',
            estimateMinutes: 99_999_000,
          }),
        ],
      })(sample);
      return {
        ...base,
        people: base.people!.map((person) =>
          person.id === 'test-employee'
            ? { ...person, name: 'Maximilianantonfriedrichwilhelmjohannes Oberhuber-Wittelsbach' }
            : person,
        ),
      };
    },
    ...at({ person: 'test-employee', week: '2026-11-23' }),
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: /^Maximilian/ })).toBeInTheDocument();
  },
};

export const FiltersByTeamAndName: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    const names = () =>
      canvas
        .getAllByRole('rowheader')
        .flatMap(({ textContent }) => ['Test Employee', 'Noor Adair'].filter((name) => name === textContent));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Team' }), 'Design');
    await waitFor(() => expect(names()).toEqual(['Noor Adair']));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search people' }), 'employee');
    await expect(await canvas.findByText('No people match your filters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  },
};

export const StepsThroughTheWeeks: Story = {
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Next four weeks' }));
    await expect(await canvas.findByRole('heading', { name: '14 Dec 2026 to 10 Jan 2027' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: '28 Dec 2026 to 3 Jan 2027' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Previous four weeks' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Next four weeks' })).toHaveFocus());
    await expect(await canvas.findByRole('heading', { name: '16 Nov to 13 Dec 2026' })).toBeVisible();
  },
};

export const IgnoresAWeekInThePast: Story = {
  parameters: at({ from: '2020-02-31', person: 'gone', week: '1999-01-01' }),
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    await expect(canvas.getByRole('heading', { name: '16 Nov to 13 Dec 2026' })).toBeVisible();
    await expect(canvas.getByText(/for a person or week that is not shown here/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Show all people' }));
    await waitFor(() => expect(canvas.queryByText(/for a person or week/)).toBeNull());
  },
};

export const OpensAWeek: Story = {
  play: async ({ canvasElement }) => {
    const { cell, dialog } = parts(canvasElement);
    await userEvent.click(cell(overCell));
    const open = await dialog('Test Employee, 16 to 22 Nov');
    await expect(open.getByText('Counted from today, Wednesday 18 November.')).toBeVisible();
    await expect(open.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '24 h',
      '0 h',
      '0 h',
      '24 h',
      '−40 h',
      '16 h',
    ]);
    await expect(open.getByText('Harbour Ferry, overdue since 13 Nov, 40 h left')).toBeVisible();
    // What the browser fires on Escape. Synthetic keys do not reach it.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(cell(overCell)).toHaveFocus());
    await waitFor(() => expect(visited()).toBe(portalPath('capacity')));
  },
};

export const RefusesAMoveWithoutTasks: Story = {
  parameters: at({ person: 'test-employee', week: '2026-11-23' }),
  play: async ({ canvasElement }) => {
    const open = await parts(canvasElement).dialog('Test Employee, 23 to 29 Nov');
    await userEvent.click(open.getByRole('button', { name: 'Move' }));
    await expect(open.getByText('Select at least one task.')).toBeVisible();
    await expect(open.getByText('Choose another week or another person.')).toBeVisible();
    await waitFor(() => expect(open.getByRole('checkbox', { name: /^Agree on the words/ })).toHaveFocus());
  },
};

export const MovesTasksAndUndoes: Story = {
  parameters: at({ person: 'test-employee', week: '2026-11-23' }),
  play: async ({ canvasElement }) => {
    const { canvas, cell, dialog } = parts(canvasElement);
    const open = await dialog('Test Employee, 23 to 29 Nov');
    await userEvent.click(open.getByRole('checkbox', { name: /^Draw the pier map/ }));
    await userEvent.click(open.getByRole('checkbox', { name: /^List the fares/ }));
    await userEvent.selectOptions(open.getByRole('combobox', { name: 'Person' }), 'Noor Adair');
    await userEvent.selectOptions(open.getByRole('combobox', { name: 'Week' }), '2026-11-30');
    await expect(open.getByText('After the move, Noor Adair has 5 h free (30 Nov to 6 Dec).')).toBeVisible();
    await userEvent.dblClick(open.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Moved 2 tasks to Noor Adair, 30 Nov to 6 Dec')).toBeVisible();
    await expect(cell(/^Noor Adair, 30 Nov to 6 Dec: 5 h free, 35 h assigned/)).toBeVisible();
    await expect(records().operations()).toHaveLength(1);
    await expect(records().get('tasks', 'map')!.dueOn).toBe('2026-12-02');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(cell(nextCell)).toBeVisible());
  },
};

export const RefusesATaskThatWasMovedElsewhere: Story = {
  parameters: at({ person: 'test-employee', week: '2026-11-23' }),
  play: async ({ canvasElement }) => {
    const { dialog } = parts(canvasElement);
    const open = await dialog('Test Employee, 23 to 29 Nov');
    await userEvent.click(open.getByRole('checkbox', { name: /^Draw the pier map/ }));
    await userEvent.selectOptions(open.getByRole('combobox', { name: 'Week' }), '2026-11-30');
    await records().run((read) => ({
      label: 'Moved elsewhere',
      changes: [put('tasks', { ...read.get('tasks', 'map')!, dueOn: '2026-12-08' })],
    }));
    await waitFor(() => expect(open.queryByRole('checkbox', { name: /^Draw the pier map/ })).toBeNull());
    await userEvent.click(open.getByRole('button', { name: 'Move' }));
    await expect(open.getByText('Select at least one task.')).toBeVisible();
  },
};
