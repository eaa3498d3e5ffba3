import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { AdminHomeScreen } from '@/dashboard/screens/home/admin-home/admin-home';
import { removeStored } from '@/platform/storage';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';

const meta = {
  component: AdminHomeScreen,
  decorators: [inPortal({ role: 'admin' })],
  parameters: { path: portalPath('admin-home'), layout: 'fullscreen' },
} satisfies Meta<typeof AdminHomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** An agency on its first day: nobody, nothing. */
export const Empty: Story = {
  parameters: seeded(({ people, settings }) => ({ people: people?.slice(0, 1), settings })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No recent week with hours')).toBeVisible();
    await expect(await canvas.findByText('No staff yet')).toBeVisible();
    await expect(await canvas.findByText('No active projects')).toBeVisible();
    await expect(await canvas.findByText('No changes on this device yet')).toBeVisible();
  },
};

export const AllItemsThatNeedAttention: Story = {
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Show all items that need attention' });
    const list = within(canvas.getByRole('region', { name: 'Needs attention' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(more);
    await expect(list.getAllByRole('listitem')).toHaveLength(8);
    await expect(list.getByRole('button', { name: 'Show fewer items that need attention' })).toBeVisible();
  },
};

export const FiguresOfTheWeek: Story = {
  parameters: { path: portalPath('admin-home', { period: 'week' }) },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Period' });
    await expect(within(nav).getByRole('link', { name: 'Week' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Billable hours' })).toHaveAttribute(
      'href',
      portalPath('performance', { period: 'week', records: 'billable' }),
    );
  },
};

export const EveryFigureLeadsToItsRecords: Story = {
  play: async ({ canvas }) => {
    const figures = within(canvas.getByRole('region', { name: 'Metrics' }));
    for (const name of ['Active projects', 'Billable hours', 'Utilisation', 'On-time delivery'])
      await expect(figures.getByRole('link', { name }).getAttribute('href')).toContain(
        portalPath('performance'),
      );
  },
};

export const ProjectsByTheirTasks: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^\d+% of tasks$/)).toHaveLength(4);
  },
};

export const OneTeam: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All teams' }));
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Marketing' }));
    const table = canvas.getByRole('table', { name: 'People of Marketing this week' });
    const rows = within(table).getAllByRole('row').slice(1);
    await expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) await expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('Marketing');
    await userEvent.click(canvas.getByRole('button', { name: 'Marketing' }));
    await expect(canvas.getByRole('menuitemradio', { name: 'Marketing' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
  },
};

export const TriesTheSample: Story = {
  beforeEach: () => removeStored('portal-keeps-sample'),
  play: async ({ canvas }) => {
    // Above the metrics.
    await expect(within(canvas.getAllByRole('region')[0]!).getByRole('button')).toHaveTextContent(
      'Try the sample agency',
    );
    await expect(await canvas.findByRole('link', { name: 'Start with your own' })).toHaveAttribute(
      'href',
      portalPath('setup'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try the sample agency' }));
    await expect(canvas.queryByRole('link', { name: 'Start with your own' })).toBeNull();
    removeStored('portal-keeps-sample');
  },
};
