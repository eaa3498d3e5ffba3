import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SeedRecords, Task } from '@/dashboard/model/records/records';
import { CompletedTasksScreen } from '@/dashboard/screens/tasks/completed/completed';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';
import { withToasts } from './with-toasts';
import { blankRecord } from '../../tests/dashboard/blank-record';

const done = (id: string, title: string, completedOn: string, given: Partial<Task> = {}) =>
  blankRecord('tasks', {
    id,
    title,
    projectId: 'harbour-ferry',
    assigneeId: 'test-employee',
    status: 'done',
    priority: 'normal',
    dueOn: '2026-11-13',
    createdOn: '2026-11-02',
    completedOn,
    ...given,
  });

const tasks: readonly Task[] = [
  done('map', 'Draw the pier map', '2026-11-12'),
  done('fares', 'List the fares', '2026-11-17', { projectId: 'grid-monitor' }),
  done('buoys', 'Paint the buoys', '2026-11-16', { assigneeId: 'ilan-voss' }),
];

const withTasks =
  (given: readonly Task[]) =>
  (sample: SeedRecords): SeedRecords => ({ ...sample, tasks: given });

const at = (query: Readonly<Record<string, string>> = {}) => ({ path: portalPath('completed-tasks', query) });

const meta = {
  component: CompletedTasksScreen,
  parameters: { ...at(), layout: 'fullscreen', seed: withTasks(tasks) },
  decorators: [withToasts, inPortal({ role: 'employee' })],
} satisfies Meta<typeof CompletedTasksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    titles: () => canvas.getAllByRole('rowheader').map((cell) => cell.querySelector('a')?.textContent),
  };
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, titles } = parts(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Completed Tasks');
    await expect(titles()).toEqual(['List the fares', 'Draw the pier map']);
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).titles()).toHaveLength(2);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Empty: Story = {
  parameters: seeded(withTasks([])),
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    await expect(canvas.getByText('No completed tasks yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View active tasks' })).toHaveAttribute(
      'href',
      portalPath('active-tasks'),
    );
  },
};

export const Full: Story = {
  parameters: seeded(
    withTasks(
      Array.from({ length: 5000 }, (_, index) =>
        done(`many-${index}`, `Task ${index + 1}`, `2026-10-${String((index % 28) + 1).padStart(2, '0')}`),
      ),
    ),
  ),
  play: async ({ canvasElement }) => {
    const { canvas, titles } = parts(canvasElement);
    await expect(titles()).toHaveLength(25);
    await expect(canvas.getByText('1 to 25 of 5,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await expect(await canvas.findByText('26 to 50 of 5,000')).toBeVisible();
  },
};

export const WholeTeam: Story = {
  parameters: at({ who: 'team' }),
  play: async ({ canvasElement }) => {
    const { canvas, titles } = parts(canvasElement);
    await expect(titles()).toEqual(['List the fares', 'Paint the buoys', 'Draw the pier map']);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Project' }), 'Grid Monitor');
    await waitFor(() => expect(titles()).toEqual(['List the fares']));
  },
};

export const Reopened: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, titles } = parts(canvasElement);
    canvas.getByRole('button', { name: 'Reopen “List the fares”' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Draw the pier map']));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Draw the pier map' })).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles()).toEqual(['List the fares', 'Draw the pier map']));
  },
};
