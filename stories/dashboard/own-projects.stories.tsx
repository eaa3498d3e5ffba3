import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Project, SeedRecords } from '@/dashboard/model/records/records';
import { OwnProjectsScreen } from '@/dashboard/screens/projects/own-projects-screen';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';

const meta = {
  component: OwnProjectsScreen,
  decorators: [inPortal({ role: 'employee' })],
  parameters: { layout: 'fullscreen', path: portalPath('employee-projects') },
} satisfies Meta<typeof OwnProjectsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const withFerry =
  (fields: Partial<Project>) =>
  (sample: SeedRecords): SeedRecords => ({
    ...sample,
    projects: sample.projects?.map((project) =>
      project.id === 'harbour-ferry' ? { ...project, ...fields } : project,
    ),
  });

const goal = 'Passengers buy a ticket in a minute, on the pier and on the way there.';
const ferry = portalPath('employee-projects', { id: 'harbour-ferry' });

const ready = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { level: 1, name: 'Harbour Ferry' }, { timeout: 8000 });
  return canvas;
};

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const open = within(await canvas.findByRole('table', { name: 'Open projects' }, { timeout: 8000 }));
    await userEvent.click(open.getByRole('link', { name: 'Harbour Ferry' }));
    const page = await ready(canvasElement);
    await userEvent.click(page.getByRole('link', { name: 'All projects' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutProjects: Story = {
  parameters: seeded((sample) => ({ ...sample, projects: [], tasks: [], timeEntries: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open projects')).toBeVisible();
  },
};

export const PageOfAProject: Story = {
  parameters: { path: ferry, seed: withFerry({ notes: goal, budgetMoney: 900_000 }) },
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await expect(canvas.getByText(goal)).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Ilan Voss, lead' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Budget used' })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'New task' })).toBeVisible();
    // Colleagues do not see each other's hours, and nobody here sees money.
    await expect(canvas.queryByRole('columnheader', { name: 'Hours' })).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('US$');
    await expect(canvas.queryByRole('form', { name: 'New link' })).toBeNull();
  },
};

export const PageDarkOnATablet: Story = {
  ...PageOfAProject,
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
  play: undefined,
};
export const PageOnAPhone: Story = {
  ...PageOfAProject,
  globals: { viewport: { value: 'phone' } },
  play: undefined,
};

export const LeadAddsALink: Story = {
  parameters: { path: ferry, seed: withFerry({ leadId: 'test-employee' }) },
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    const form = within(canvas.getByRole('form', { name: 'New link' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Web address' }), 'x.example/brief');
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Brief{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Brief' })).toBeVisible());
  },
};

export const PageOfAnIntern: Story = {
  decorators: [inPortal({ role: 'intern', seed: withFerry({ budgetMinutes: 60_000 }) })],
  parameters: { path: portalPath('intern-projects', { id: 'harbour-ferry' }) },
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Metrics' })).toHaveTextContent(/^Your hours/);
    await expect(canvas.getByRole('link', { name: 'Budget' }).closest('div')).toHaveTextContent('1,000 h');
    await expect(canvas.getByRole('region', { name: 'Your tasks' })).toBeVisible();
    await expect(canvas.queryByRole('form', { name: 'New task' })).toBeNull();
    await expect(canvas.queryByText('Avery Crossings')).toBeNull();
  },
};
