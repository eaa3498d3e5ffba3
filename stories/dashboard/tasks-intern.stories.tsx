import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { newTask } from '@/dashboard/commands/tasks/task-changes';
import { put } from '@/dashboard/model/change';
import type { SeedRecords, Task } from '@/dashboard/model/records/records';
import { ActiveTasksScreen } from '@/dashboard/screens/tasks/active/active';
import { CompletedTasksScreen } from '@/dashboard/screens/tasks/completed/completed';
import { removeAllDrafts } from '@/platform/drafts';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';
import { records, withRecords } from './story-records';
import { withToasts } from './with-toasts';

const task = (id: string, title: string, given: Partial<Task> = {}): Task => ({
  ...newTask({
    id,
    title,
    projectId: 'harbour-ferry',
    assigneeId: 'test-intern',
    column: [],
    today: '2026-11-02',
  }),
  ...given,
});

const tasks: readonly Task[] = [
  task('map', 'Draw the pier map', {
    dueOn: '2026-11-16',
    priority: 'high',
    order: 1,
    estimateMinutes: 150,
    notes: 'All seven piers.',
    subtasks: [
      { id: '1', text: 'Measure', done: true },
      { id: '2', text: 'Draw', done: false },
    ],
    comments: [
      { id: 'c', authorId: 'ilan-voss', text: 'Mind the new pier.', at: '2026-11-17T13:20:00.000Z' },
    ],
  }),
  task('fares', 'List the fares', { order: 2, dueOn: '2026-11-20' }),
  task('tides', 'Read the tide tables', { status: 'doing', priority: 'low' }),
  task('theirs', 'Paint the buoys', { assigneeId: 'ilan-voss' }),
  task('port', 'Ask the port', { status: 'done', completedOn: '2026-11-12' }),
];

const withTasks =
  (given: readonly Task[]) =>
  (sample: SeedRecords): SeedRecords => ({ ...sample, tasks: given });

const at = (query: Readonly<Record<string, string>> = {}) => ({ path: portalPath('intern-tasks', query) });

/** The tasks of an intern: to work on, not to plan. An intern reads what others planned. */
const meta = {
  component: ActiveTasksScreen,
  parameters: { ...at(), layout: 'fullscreen', seed: withTasks(tasks) },
  decorators: [withToasts, withRecords, inPortal({ role: 'intern' })],
  beforeEach: removeAllDrafts,
} satisfies Meta<typeof ActiveTasksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    /** The titles in a column, from the top. */
    titles: (column: string) =>
      within(canvas.getByRole('region', { name: new RegExp(`^${column}`) }))
        .queryAllByRole('link')
        .map((link) => link.textContent),
    rows: () => canvas.getAllByRole('rowheader').map((cell) => cell.querySelector('a')?.textContent),
    /** A task's panel, after its code has loaded and it has faded in. */
    panel: async (title: string) => {
      await canvas.findByRole('combobox', { name: 'Status' });
      const dialog = canvas.getByRole('dialog', { name: title });
      await waitFor(() => expect(dialog).toBeVisible());
      return within(dialog);
    },
  };
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, titles } = parts(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tasks');
    await expect(canvas.getByText('3 open tasks for you, 1 overdue.')).toBeVisible();
    await waitFor(() => expect(titles('To do')).toEqual(['Draw the pier map', 'List the fares']));
    await expect(titles('Doing')).toEqual(['Read the tide tables']);
    await expect(canvas.queryByRole('form', { name: 'New task' })).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: 'Whose tasks' })).toBeNull();
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(parts(canvasElement).titles('To do')).toHaveLength(2));
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const List: Story = {
  parameters: at({ view: 'list' }),
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).rows()).toEqual([
      'Draw the pier map',
      'List the fares',
      'Read the tide tables',
    ]);
  },
};

export const Empty: Story = {
  parameters: seeded(withTasks([])),
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    await expect(await canvas.findByText('Nothing to do.')).toBeVisible();
    await expect(canvas.getByText('0 open tasks for you.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View completed tasks' })).toHaveAttribute(
      'href',
      portalPath('intern-completed-tasks'),
    );
  },
};

export const EmptyList: Story = {
  parameters: { ...at({ view: 'list' }), seed: withTasks([]) },
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    await expect(canvas.getByText('Tasks that are assigned to you appear here.')).toBeVisible();
  },
};

/** An address can name the team, but an intern sees own tasks only. */
export const WholeTeam: Story = {
  parameters: at({ who: 'team' }),
  play: async ({ canvasElement }) => {
    const { canvas, titles } = parts(canvasElement);
    await waitFor(() => expect(titles('To do')).toEqual(['Draw the pier map', 'List the fares']));
    await expect(canvas.getByText('3 open tasks for you, 1 overdue.')).toBeVisible();
  },
};

export const MovesFromItsMenu: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, titles } = parts(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Move “List the fares” to…' }));
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Doing' }));
    await waitFor(() => expect(titles('Doing')).toEqual(['List the fares', 'Read the tide tables']));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles('To do')).toEqual(['Draw the pier map', 'List the fares']));
  },
};

export const OpenTask: Story = {
  parameters: at({ id: 'map' }),
  play: async ({ canvasElement }) => {
    const open = await parts(canvasElement).panel('Draw the pier map');
    const facts = open.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toEqual(['Harbour Ferry', 'High', '16 Nov 2026', '2 h 30 min', 'All seven piers.']);
    await expect(open.getByText('Mind the new pier.')).toBeVisible();
    await expect(open.queryByRole('textbox', { name: 'Title' })).toBeNull();
    await expect(open.queryByRole('combobox', { name: 'Person' })).toBeNull();
    await expect(open.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
};

export const OpenTaskOnAPhone: Story = { ...OpenTask, globals: { viewport: { value: 'phone' } } };

export const SavesTheStatusAndASubtask: Story = {
  parameters: at({ id: 'map' }),
  play: async ({ canvasElement }) => {
    const { canvas, panel, titles } = parts(canvasElement);
    const open = await panel('Draw the pier map');
    await userEvent.selectOptions(open.getByRole('combobox', { name: 'Status' }), 'Review');
    await userEvent.click(open.getByRole('checkbox', { name: 'Done: Draw' }));
    await userEvent.click(open.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Saved “Draw the pier map”')).toBeVisible();
    await userEvent.click(open.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(titles('Review')).toEqual(['Draw the pier map']));
    await expect(canvas.getByText('2 of 2 subtasks done')).toBeInTheDocument();
    // Only fields that the server of a shared portal accepts from an intern.
    const { revision: _, ...saved } = records().get('tasks', 'map')!;
    const { revision: __, ...before } = tasks[0]!;
    await expect(saved).toEqual({
      ...before,
      status: 'review',
      subtasks: before.subtasks.map((subtask) => ({ ...subtask, done: true })),
    });
  },
};

export const StartsTheTimer: Story = {
  parameters: at({ id: 'map' }),
  play: async ({ canvasElement }) => {
    const open = await parts(canvasElement).panel('Draw the pier map');
    await userEvent.click(open.getByRole('button', { name: 'Start timer' }));
    await open.findByRole('button', { name: 'Stop timer' });
    await expect(records().get('timers', 'test-intern')).toMatchObject({
      taskId: 'map',
      projectId: 'harbour-ferry',
    });
  },
};

export const Commented: Story = {
  parameters: at({ id: 'map' }),
  play: async ({ canvasElement }) => {
    const open = await parts(canvasElement).panel('Draw the pier map');
    await userEvent.type(open.getByRole('textbox', { name: 'New comment' }), 'It is on the map.');
    await userEvent.click(open.getByRole('button', { name: 'Comment' }));
    await expect(await open.findByText('It is on the map.', { selector: 'p' })).toBeVisible();
  },
};

export const TaskOfAnother: Story = {
  parameters: at({ id: 'theirs' }),
  play: async ({ canvasElement }) => {
    const words = await parts(canvasElement).canvas.findByText(
      'Task not found. It may have been deleted or assigned to another person.',
    );
    await waitFor(() => expect(words).toBeVisible());
  },
};

export const AssignedToAnotherMeanwhile: Story = {
  parameters: at({ id: 'fares' }),
  play: async ({ canvasElement }) => {
    const { canvas, panel, titles } = parts(canvasElement);
    await panel('List the fares');
    await records().run((read) => ({
      label: 'Assigned to another person',
      changes: [put('tasks', { ...read.get('tasks', 'fares')!, assigneeId: 'ilan-voss' })],
    }));
    await canvas.findByText(/^Task not found/);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(titles('To do')).toEqual(['Draw the pier map']));
  },
};

export const Completed: Story = {
  render: () => <CompletedTasksScreen />,
  parameters: { path: portalPath('intern-completed-tasks') },
  play: async ({ canvasElement }) => {
    const { canvas, rows } = parts(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Completed Tasks');
    await expect(rows()).toEqual(['Ask the port']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen “Ask the port”' }));
    await canvas.findByText('No completed tasks yet');
    await expect(canvas.getByRole('link', { name: 'View active tasks' })).toHaveAttribute(
      'href',
      portalPath('intern-tasks'),
    );
  },
};

/** Types into a task of the intern, and assigns the task to another person before it is saved. */
async function loseTheTask(canvasElement: HTMLElement) {
  const { panel } = parts(canvasElement);
  const open = await panel('List the fares');
  await userEvent.click(open.getByRole('button', { name: 'Add subtask' }));
  await userEvent.type(open.getByRole('textbox', { name: 'Subtask 1' }), 'Ask for the child fare');
  await userEvent.type(open.getByRole('textbox', { name: 'New comment' }), 'Half of it is done.');
  await records().run((read) => ({
    label: 'Assigned to another person',
    changes: [put('tasks', { ...read.get('tasks', 'fares')!, assigneeId: 'ilan-voss' })],
  }));
}

export const ShowsTheDraftOfALostTask: Story = {
  parameters: at({ id: 'fares' }),
  play: async ({ canvasElement }) => {
    await loseTheTask(canvasElement);
    const { canvas } = parts(canvasElement);
    const dialog = within(canvas.getByRole('dialog', { name: 'Task' }));
    const subtask = await dialog.findByText('Ask for the child fare');
    await waitFor(() => expect(subtask).toBeVisible());
    await expect(dialog.getByText('Half of it is done.')).toBeVisible();
    // Closed, the screen shows it: no list leads to the task.
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    const draft = within(await canvas.findByRole('region', { name: 'Your draft' }));
    await expect(draft.getByRole('heading')).toHaveTextContent('Your draft of “List the fares” is not saved');
    await expect(draft.getByText('Half of it is done.')).toBeVisible();
    await userEvent.click(draft.getByRole('button', { name: 'Discard the draft' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Your draft' })).toBeNull());
  },
};

export const DraftOfALostTaskOnAPhone: Story = {
  parameters: at({ id: 'fares' }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await loseTheTask(canvasElement);
    const { canvas } = parts(canvasElement);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await expect(await canvas.findByRole('region', { name: 'Your draft' })).toBeVisible();
  },
};
