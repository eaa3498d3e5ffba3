import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { remove, put } from '@/dashboard/model/change';
import { constantRate } from '@/dashboard/model/records/rate';
import type { SeedRecords, Task } from '@/dashboard/model/records/records';
import { ActiveTasksScreen } from '@/dashboard/screens/tasks/active/active';
import { removeAllDrafts } from '@/platform/drafts';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';
import { records, withoutRoom, withRecords } from './story-records';
import { withToasts } from './with-toasts';
import { blankRecord } from '../../tests/dashboard/blank-record';

const task = (id: string, given: Partial<Task>) =>
  blankRecord('tasks', {
    id,
    title: id,
    projectId: 'harbour-ferry',
    assigneeId: 'test-employee',
    status: 'todo',
    priority: 'normal',
    createdOn: '2026-11-02',
    ...given,
  });

const tasks: readonly Task[] = [
  task('map', {
    title: 'Draw the pier map',
    dueOn: '2026-11-16',
    priority: 'high',
    order: 1,
    notes: 'All seven piers.',
    subtasks: [
      { id: '1', text: 'Measure', done: true },
      { id: '2', text: 'Draw', done: false },
    ],
    comments: [
      { id: 'c', authorId: 'ilan-voss', text: 'Mind the new pier.', at: '2026-11-17T13:20:00.000Z' },
    ],
  }),
  task('fares', { title: 'List the fares', dueOn: '2026-11-18', order: 2, projectId: 'grid-monitor' }),
  task('tides', { title: 'Read the tide tables', dueOn: '2026-12-04', status: 'doing', priority: 'low' }),
  task('words', { title: 'Agree on the words', status: 'review' }),
  task('theirs', { title: 'Paint the buoys', assigneeId: 'ilan-voss' }),
  task('done', { title: 'Ask the port', status: 'done', completedOn: '2026-11-12' }),
];

const withTasks =
  (given: readonly Task[]) =>
  (sample: SeedRecords): SeedRecords => ({ ...sample, tasks: given });

const at = (query: Readonly<Record<string, string>> = {}) => ({ path: portalPath('active-tasks', query) });

const meta = {
  component: ActiveTasksScreen,
  parameters: { ...at(), layout: 'fullscreen', seed: withTasks(tasks) },
  decorators: [withToasts, withRecords, inPortal({ role: 'employee' })],
  beforeEach: removeAllDrafts,
} satisfies Meta<typeof ActiveTasksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const column = (name: string) => canvas.getByRole('region', { name: new RegExp(`^${name}`) });
  return {
    canvas,
    column,
    /** The titles in a column, from the top. */
    titles: (name: string) =>
      within(column(name))
        .queryAllByRole('link')
        .map((link) => link.textContent),
    press: async (name: string | RegExp) => userEvent.click(await canvas.findByRole('button', { name })),
    /** Waits for the cards, which are drawn a moment after the grids around them. */
    drawn: () => waitFor(() => expect(column('To do').querySelector('[role=row]')).not.toBeNull()),
    /** A task's panel, once its code is there and it has faded in. */
    panel: async (title: string) => {
      await canvas.findByRole('textbox', { name: 'Title' });
      const dialog = canvas.getByRole('dialog', { name: title });
      await waitFor(() => expect(dialog).toBeVisible());
      return within(dialog);
    },
  };
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, titles } = parts(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Active Tasks');
    await expect(canvas.getByText('4 open tasks for you, 1 overdue.')).toBeVisible();
    await waitFor(() => expect(titles('To do')).toEqual(['Draw the pier map', 'List the fares']));
    await expect(titles('Doing')).toEqual(['Read the tide tables']);
    await expect(canvas.getByText('2 days late')).toBeVisible();
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).column('To do')).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const List: Story = {
  parameters: at({ view: 'list' }),
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    const titles = () => canvas.getAllByRole('rowheader').map((cell) => cell.querySelector('a')?.textContent);
    await expect(canvas.getByRole('columnheader', { name: 'Due' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(titles()[0]).toBe('Draw the pier map');
    await expect(titles().at(-1)).toBe('Agree on the words');
    await userEvent.click(canvas.getByRole('link', { name: 'Task' }));
    await waitFor(() => expect(titles()[0]).toBe('Agree on the words'));
    await userEvent.click(canvas.getByRole('link', { name: 'Task' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Task' })).toHaveAttribute('aria-sort', 'descending'),
    );
  },
};

export const Empty: Story = {
  parameters: seeded(withTasks([])),
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    await expect(await canvas.findByText('Nothing to do. Add a task above.')).toBeVisible();
    await expect(canvas.getByText('0 open tasks for you.')).toBeVisible();
  },
};

export const EmptyList: Story = {
  parameters: { ...at({ view: 'list' }), seed: withTasks([]) },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).canvas.getByText('Nothing to do')).toBeVisible();
  },
};

/** As many as an agency has in years. */
export const Full: Story = {
  parameters: seeded(
    withTasks(
      Array.from({ length: 5000 }, (_, index) =>
        task(`many-${index}`, {
          title: `Task ${index + 1} of very many that somebody has to do one day`,
          status: (['todo', 'doing', 'review', 'done', 'done'] as const)[index % 5]!,
          completedOn: index % 5 > 2 ? '2026-11-12' : null,
          order: index,
          priority: (['normal', 'high', 'low'] as const)[index % 3]!,
          dueOn: `2026-12-${String((index % 28) + 1).padStart(2, '0')}`,
        }),
      ),
    ),
  ),
  play: async ({ canvasElement }) => {
    const { canvas, column, titles, drawn } = parts(canvasElement);
    await expect(canvas.getByText('3,000 open tasks for you.')).toBeVisible();
    await drawn();
    await waitFor(() => expect(titles('To do')).toHaveLength(20));
    await userEvent.click(within(column('To do')).getByRole('button', { name: 'Show 20 more' }));
    await waitFor(() => expect(titles('To do')).toHaveLength(40));
    await expect(titles('Doing')).toHaveLength(20);
  },
};

export const ATaskGetsAKindOfWork: Story = {
  parameters: {
    ...at({ id: 'map' }),
    ...seeded((sample) => ({
      ...withTasks(tasks)(sample),
      settings: sample.settings?.map((settings) => ({
        ...settings,
        workKinds: [{ id: 'design', name: 'Design', rates: constantRate(11_000) }],
      })),
    })),
  },
  play: async ({ canvasElement }) => {
    const { panel } = parts(canvasElement);
    const form = await panel('Draw the pier map');
    const kind = form.getByRole('combobox', { name: /^Kind of work/ });
    await expect(kind).toHaveValue('');
    await userEvent.selectOptions(kind, 'Design');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(kind).toHaveValue('design');
  },
};

export const WholeTeam: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, titles } = parts(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Whose tasks' }), 'Whole team');
    await waitFor(() => expect(titles('To do')).toContain('Paint the buoys'));
    await expect(canvas.getByText('For Ilan Voss')).toBeInTheDocument();
  },
};

export const Filtered: Story = {
  parameters: at({ priority: 'high', due: 'overdue' }),
  play: async ({ canvasElement }) => {
    const { canvas, titles, press } = parts(canvasElement);
    await waitFor(() => expect(titles('To do')).toEqual(['Draw the pier map']));
    await expect(canvas.getByText('1 open task for you with these filters, 1 overdue.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Project' }), 'Grid Monitor');
    await expect(await canvas.findByText('No tasks match your filters')).toBeVisible();
    await press('Clear filters');
    await waitFor(() => expect(titles('To do')).toHaveLength(2));
  },
};

export const FindsATaskByText: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, titles } = parts(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tasks' }), 'seven PIERS');
    await waitFor(() => expect(titles('To do')).toEqual(['Draw the pier map']));
    await expect(titles('Doing')).toEqual([]);
  },
};

export const AddsATask: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, titles, press } = parts(canvasElement);
    await press('Add task');
    const field = canvas.getByRole('textbox', { name: 'New task' });
    await expect(field).toHaveAccessibleDescription('Enter the task’s title.');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Call the harbour master{Enter}');
    await waitFor(() => expect(titles('To do')[0]).toBe('Call the harbour master'));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const MovedFromItsMenu: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, titles, press, drawn } = parts(canvasElement);
    await drawn();
    await press('Move “List the fares” to…');
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Doing' }));
    await waitFor(() => expect(titles('Doing')).toEqual(['List the fares', 'Read the tide tables']));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles('To do')).toEqual(['Draw the pier map', 'List the fares']));
  },
};

export const MovesOnePlaceFromItsMenu: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, titles, press, drawn } = parts(canvasElement);
    await drawn();
    await press('Move “List the fares” to…');
    await userEvent.click(canvas.getByRole('menuitem', { name: 'One place up' }));
    await waitFor(() => expect(titles('To do')).toEqual(['List the fares', 'Draw the pier map']));
    await press('Move “List the fares” to…');
    await userEvent.click(canvas.getByRole('menuitem', { name: 'One place up' }));
    await canvas.findByText('“List the fares” is already first in its column.');
    await press('Move “List the fares” to…');
    await userEvent.click(canvas.getByRole('menuitem', { name: 'One place down' }));
    await waitFor(() => expect(titles('To do')).toEqual(['Draw the pier map', 'List the fares']));
  },
};

export const CompletedByTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, titles, column, drawn } = parts(canvasElement);
    await drawn();
    (await canvas.findByRole('button', { name: 'Move “Draw the pier map” to…' })).focus();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await waitFor(() => expect(titles('To do')).toEqual(['List the fares']));
    await expect(column('Done')).toHaveAccessibleName('Done 2');
  },
};

export const OpenTask: Story = {
  parameters: at({ id: 'map' }),
  play: async ({ canvasElement }) => {
    const { panel } = parts(canvasElement);
    const open = await panel('Draw the pier map');
    await expect(open.getByText('Mind the new pier.')).toBeVisible();
    await expect(open.getByText('1 of 2 done')).toBeVisible();
    await expect(open.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const EditedAndSaved: Story = {
  parameters: at({ id: 'map' }),
  play: async ({ canvasElement }) => {
    const { canvas, panel, titles } = parts(canvasElement);
    const open = await panel('Draw the pier map');
    const title = open.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.click(open.getByRole('button', { name: 'Save changes' }));
    await expect(title).toHaveAccessibleDescription('Enter the task’s title.');
    await expect(title).toHaveFocus();
    await userEvent.type(title, 'Draw the harbour map');
    await userEvent.selectOptions(open.getByRole('combobox', { name: 'Status' }), 'Doing');
    await userEvent.click(open.getByRole('checkbox', { name: 'Done: Draw' }));
    await userEvent.click(open.getByRole('button', { name: 'Add subtask' }));
    await waitFor(() => expect(open.getByRole('textbox', { name: 'Subtask 3' })).toHaveFocus());
    await userEvent.keyboard('Print');
    await userEvent.click(open.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Saved “Draw the harbour map”')).toBeVisible();
    await expect(open.getByText('Saved.')).toBeVisible();
    await userEvent.click(open.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(titles('Doing')).toContain('Draw the harbour map'));
    await expect(canvas.getByText('2 of 3 subtasks done')).toBeInTheDocument();
  },
};

export const Commented: Story = {
  parameters: at({ id: 'map' }),
  play: async ({ canvasElement }) => {
    const { panel } = parts(canvasElement);
    const open = await panel('Draw the pier map');
    await userEvent.type(open.getByRole('textbox', { name: 'New comment' }), 'It is on the map.');
    await userEvent.click(open.getByRole('button', { name: 'Comment' }));
    await expect(await open.findByText('It is on the map.', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(open.getByRole('textbox', { name: 'New comment' })).toHaveValue(''));
  },
};

export const RestoresADeletedComment: Story = {
  parameters: {
    ...at({ id: 'map' }),
    seed: withTasks([
      {
        ...tasks[0]!,
        comments: [
          { id: 'c', authorId: 'test-employee', text: 'Mind the ferry.', at: '2026-11-17T13:20:00.000Z' },
        ],
      },
    ]),
  },
  play: async ({ canvasElement }) => {
    const { canvas, panel } = parts(canvasElement);
    const open = await panel('Draw the pier map');
    const comments = within(open.getByRole('region', { name: 'Comments' }));
    const button = { name: /^Delete the comment by Test Employee, / };
    comments.getByRole('button', button).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(comments.queryByText('Mind the ferry.')).toBeNull());
    await waitFor(() => expect(comments.getByRole('heading', { name: 'Comments' })).toHaveFocus());
    // Everything outside the open panel is inert.
    await userEvent.click(await open.findByRole('button', { name: 'Undo' }));
    await expect(await comments.findByText('Mind the ferry.')).toBeVisible();
    await expect(canvas.getByRole('dialog', { name: 'Draw the pier map' })).toBeVisible();
  },
};

export const UndoesADeletion: Story = {
  parameters: at({ id: 'map' }),
  play: async ({ canvasElement }) => {
    const { canvas, panel, titles } = parts(canvasElement);
    const open = await panel('Draw the pier map');
    await userEvent.click(open.getAllByRole('button', { name: 'Delete' }).at(-1)!);
    await waitFor(() => expect(titles('To do')).toEqual(['List the fares']));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles('To do')).toEqual(['Draw the pier map', 'List the fares']));
  },
};

export const KeepsADraftOverADelete: Story = {
  parameters: at({ id: 'map' }),
  play: async ({ canvasElement }) => {
    const { canvas, panel, titles } = parts(canvasElement);
    const open = await panel('Draw the pier map');
    await userEvent.type(open.getByRole('textbox', { name: 'Title' }), ' again');
    await open.findByText(/draft/i);
    await userEvent.click(open.getAllByRole('button', { name: 'Delete' }).at(-1)!);
    await waitFor(() => expect(titles('To do')).toEqual(['List the fares']));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Draw the pier map' }));
    const again = await panel('Draw the pier map');
    await expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue('Draw the pier map again');
  },
};

export const ChangedElsewhere: Story = {
  parameters: at({ id: 'fares' }),
  play: async ({ canvasElement }) => {
    const { canvas, panel } = parts(canvasElement);
    const open = await panel('List the fares');
    await userEvent.type(open.getByRole('textbox', { name: 'Title' }), ' of all lines');
    await records().run(() => ({
      label: 'Renamed in another tab',
      changes: [put('tasks', { ...tasks[1]!, title: 'List the new fares' })],
    }));
    await expect(await open.findByText(/you can compare both versions/)).toBeVisible();
    await userEvent.click(open.getByRole('button', { name: 'Save changes' }));
    await expect(
      await open.findByRole('row', { name: 'Title List the fares of all lines List the new fares' }),
    ).toBeVisible();
    await userEvent.click(open.getByRole('button', { name: 'Keep mine' }));
    await expect(await canvas.findByText('Saved “List the fares of all lines”')).toBeVisible();
  },
};

export const DeletedElsewhere: Story = {
  parameters: at({ id: 'fares' }),
  play: async ({ canvasElement }) => {
    const { canvas, panel } = parts(canvasElement);
    const open = await panel('List the fares');
    await userEvent.type(open.getByRole('textbox', { name: 'Title' }), ' of all lines');
    await records().run(() => ({ label: 'Deleted in another tab', changes: [remove('tasks', tasks[1]!)] }));
    await userEvent.click(await open.findByRole('button', { name: 'Save and restore' }));
    await userEvent.click(await open.findByRole('button', { name: 'Discard mine' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const NoSuchTask: Story = {
  parameters: at({ id: 'nothing' }),
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    const words = await canvas.findByText(/^Task not found/);
    await waitFor(() => expect(words).toBeVisible());
  },
};

export const StorageIsFull: Story = {
  decorators: [withoutRoom],
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'New task' });
    await userEvent.type(field, 'Call the harbour master{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Free some space and try again/));
    await expect(field).toHaveValue('Call the harbour master');
  },
};
