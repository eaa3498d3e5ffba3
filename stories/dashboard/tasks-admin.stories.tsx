import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SeedRecords, Task } from '@/dashboard/model/records/records';
import { createOwnBase } from '@/dashboard/sample/own-base';
import { ActiveTasksScreen } from '@/dashboard/screens/tasks/active/active';
import { CompletedTasksScreen } from '@/dashboard/screens/tasks/completed/completed';
import { removeAllDrafts } from '@/platform/drafts';
import { portalPath } from '@/routes/portal-paths';
import { inPeople } from './in-people';
import { records } from './story-records';
import { storyDay, seeded } from './in-portal';
import { blankRecord } from '../../tests/dashboard/blank-record';

const task = (id: string, given: Partial<Task>) =>
  blankRecord('tasks', {
    id,
    title: id,
    projectId: 'harbour-ferry',
    assigneeId: 'test-admin',
    status: 'todo',
    priority: 'normal',
    createdOn: '2026-11-02',
    ...given,
  });

const tasks: readonly Task[] = [
  task('offer', { title: 'Write the offer', dueOn: '2026-11-20', order: 1 }),
  task('map', { title: 'Draw the pier map', assigneeId: 'ilan-voss', order: 2 }),
  task('fares', { title: 'List the fares', assigneeId: 'test-employee', status: 'doing' }),
  task('port', { title: 'Ask the port', status: 'done', completedOn: '2026-11-12' }),
  task('buoys', {
    title: 'Paint the buoys',
    assigneeId: 'ilan-voss',
    status: 'done',
    completedOn: '2026-11-16',
  }),
];

const withTasks =
  (given: readonly Task[]) =>
  (sample: SeedRecords): SeedRecords => ({ ...sample, tasks: given });

const at = (query: Readonly<Record<string, string>> = {}) => ({ path: portalPath('admin-tasks', query) });

const meta = {
  component: ActiveTasksScreen,
  decorators: inPeople,
  parameters: { ...at(), seed: withTasks(tasks), layout: 'fullscreen' },
  beforeEach: removeAllDrafts,
} satisfies Meta<typeof ActiveTasksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    whose: () => canvas.getByRole('combobox', { name: 'Whose tasks' }),
    /** The titles in a column, from the top. */
    titles: (column: string) =>
      within(canvas.getByRole('region', { name: new RegExp(`^${column}`) }))
        .queryAllByRole('link')
        .map((link) => link.textContent),
    rows: () => canvas.getAllByRole('rowheader').map((cell) => cell.querySelector('a')?.textContent),
  };
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, titles } = parts(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tasks');
    await waitFor(() => expect(titles('To do')).toEqual(['Write the offer']));
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const Everyone: Story = {
  parameters: at({ who: 'team' }),
  play: async ({ canvasElement }) => {
    const { canvas, titles } = parts(canvasElement);
    await waitFor(() => expect(titles('To do')).toEqual(['Write the offer', 'Draw the pier map']));
    await expect(titles('Doing')).toEqual(['List the fares']);
    await expect(canvas.getByText('For Ilan Voss')).toBeInTheDocument();
  },
};

/** A new agency without projects has nothing to add a task to. */
export const Empty: Story = {
  parameters: seeded(() => createOwnBase(storyDay)),
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).canvas.getByRole('button', { name: 'Add task' })).toBeDisabled();
  },
};

export const FiltersByPerson: Story = {
  play: async ({ canvasElement }) => {
    const { titles, whose } = parts(canvasElement);
    await userEvent.selectOptions(whose(), 'Ilan Voss');
    await waitFor(() => expect(titles('To do')).toEqual(['Draw the pier map']));
    await userEvent.selectOptions(whose(), 'My tasks');
    await waitFor(() => expect(titles('To do')).toEqual(['Write the offer']));
  },
};

export const AssignsATaskToAnybody: Story = {
  parameters: at({ who: 'team' }),
  play: async ({ canvasElement }) => {
    const { canvas, titles } = parts(canvasElement);
    const form = within(canvas.getByRole('form', { name: 'New task' }));
    await userEvent.type(form.getByRole('textbox', { name: 'New task' }), 'Read the tide tables');
    await userEvent.selectOptions(
      form.getByRole('combobox', { name: 'Person of the new task' }),
      'Test Employee',
    );
    await userEvent.click(form.getByRole('button', { name: 'Add task' }));
    await expect(await canvas.findByText('Added “Read the tide tables” for Test Employee')).toBeVisible();
    await waitFor(() => expect(titles('To do')[0]).toBe('Read the tide tables'));
    await expect(records().all('notices')).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ audience: { personId: 'test-employee' }, text: 'You have a new task' }),
      ]) as object,
    );
  },
};

/** Admins have no time sheet, so nobody could approve or invoice such time. */
export const HasNoTimer: Story = {
  parameters: { path: portalPath('admin-tasks', { id: 'offer' }) },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Write the offer' }));
    await dialog.findByRole('button', { name: 'Add subtask' });
    await expect(dialog.queryByRole('button', { name: 'Start timer' })).toBeNull();
  },
};

export const Completed: Story = {
  render: () => <CompletedTasksScreen />,
  parameters: { path: portalPath('admin-completed-tasks', { who: 'team' }) },
  play: async ({ canvasElement }) => {
    const { canvas, rows } = parts(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Completed Tasks');
    await expect(rows()).toEqual(['Paint the buoys', 'Ask the port']);
    await expect(canvas.getByRole('cell', { name: 'Ilan Voss' })).toBeVisible();
  },
};

export const CompletedEmpty: Story = {
  ...Completed,
  parameters: { ...Completed.parameters, seed: withTasks([]) },
  play: async ({ canvasElement }) => {
    await expect(
      parts(canvasElement).canvas.getByRole('link', { name: 'View active tasks' }),
    ).toHaveAttribute('href', portalPath('admin-tasks'));
  },
};

export const ReopensATaskOfAnother: Story = {
  ...Completed,
  play: async ({ canvasElement }) => {
    const { canvas, rows } = parts(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen “Paint the buoys”' }));
    await waitFor(() => expect(rows()).toEqual(['Ask the port']));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  },
};
