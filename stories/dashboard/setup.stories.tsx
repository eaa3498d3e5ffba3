import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { draftName } from '@/dashboard/hooks/use-draft';
import { createOwnBase } from '@/dashboard/sample/own-base';
import { SetupScreen } from '@/dashboard/screens/settings/setup/setup';
import { removeDraft, writeDraft } from '@/platform/drafts';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, storyDay } from './in-portal';
import { createSettings } from '@/dashboard/model/records/first-settings';
import { emptySetup, type SetupDraft } from '@/dashboard/screens/settings/setup/setup-fields';

const name = draftName('test-admin', 'setup');

/** Stores a draft as an earlier visit left it. */
function withDraft(given: Partial<SetupDraft>) {
  const base = emptySetup(createSettings(), storyDay);
  writeDraft(name, { base, draft: { ...base, ...given } });
}

const filled: Partial<SetupDraft> = {
  name: 'Harbour Works',
  email: 'hello@harbour.example',
  currency: 'EUR',
  adminName: 'Mina Lund',
  adminEmail: 'mina@harbour.example',
  people: [
    {
      id: 'ada',
      kind: 'employee',
      name: 'Ada Renn',
      email: 'ada@harbour.example',
      team: 'Engineering',
      position: 'Engineer',
      hours: '40',
      joinedOn: '2021-03-01',
    },
    {
      id: 'teo',
      kind: 'intern',
      name: 'Teo Ferran',
      email: 'teo@harbour.example',
      team: 'Design',
      position: 'Design programme',
      hours: '30',
    },
  ],
  client: 'Kiln & Co',
  project: 'Spring catalogue',
  dueOn: '2027-01-29',
  budgetHours: '120',
};

const at = (step: number) => portalPath('setup', { step: String(step) });

const meta = {
  component: SetupScreen,
  decorators: [inPortal({ role: 'admin' })],
  parameters: { path: portalPath('setup'), layout: 'fullscreen' },
  beforeEach: () => removeDraft(name),
} satisfies Meta<typeof SetupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WorkingWeek: Story = { parameters: { path: at(2) } };

export const WithoutPeople: Story = { parameters: { path: at(3) } };

export const WithPeople: Story = {
  parameters: { path: at(3) },
  beforeEach: () => withDraft(filled),
  play: async ({ canvas }) => {
    const ada = within(canvas.getByRole('group', { name: 'Employee 1' }));
    const start = within(ada.getByRole('group', { name: /^Start date/ }));
    await expect(start.getByRole('spinbutton', { name: /^year,/ })).toHaveTextContent('2021');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Teo Ferran' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Intern 1' })).toBeNull());
  },
};

export const ImportsPeople: Story = {
  parameters: { path: at(3) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import a CSV file' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Import people' }));
    const csv =
      'Name,Email,Role,Department,Position\nOtto Vale,otto@kiln.example,employee,Web,Engineer\nIda Moss,ida@kiln.example,intern,Web,Front end\nRia,nobody,intern,Web,Front end\n';
    await userEvent.upload(
      dialog.getByLabelText(/^CSV file/),
      new File([csv], 'people.csv', { type: 'text/csv' }),
    );
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Import 2 and skip 1' }, { timeout: 4000 }),
    );
    const intern = within(await canvas.findByRole('group', { name: 'Intern 1' }));
    await expect(intern.getByRole('textbox', { name: 'Work email' })).toHaveValue('ida@kiln.example');
    await expect(intern.getByRole('textbox', { name: 'Hours a week' })).toHaveValue('40');
    await expect(canvas.getByRole('group', { name: 'Employee 1' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const FirstProject: Story = { parameters: { path: at(4) }, beforeEach: () => withDraft(filled) };

export const CheckAndStart: Story = {
  parameters: { path: at(5) },
  beforeEach: () => withDraft({ ...filled, holidays: { country: 'DE', region: 'SN' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Spring catalogue, due 29 Jan 2027')).toBeVisible();
    await expect(canvas.getByText('Germany (DE-SN), this year and the next')).toBeVisible();
    await expect(canvas.getByText(/^Start removes the sample agency/)).toBeVisible();
  },
};

export const StopsAtAMissingField: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const own = canvas.getByLabelText('Your name');
    await waitFor(() => expect(own).toHaveFocus());
    await expect(own).toBeInvalid();
    await userEvent.type(own, 'Mina Lund');
    await expect(own).toBeValid();
    await expect(canvas.getByText('Step 1 of 5')).toBeVisible();
  },
};

export const StepsForwardAndBack: Story = {
  beforeEach: () => withDraft(filled),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByText('Step 2 of 5')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByLabelText('Agency name')).toHaveValue('Harbour Works'));
  },
};

export const StartOpensTheFirstStepWithAnError: Story = {
  parameters: { path: at(5) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(canvas.getByLabelText('Your name')).toBeInvalid());
  },
};

export const InAnOwnAgency: Story = {
  parameters: { path: at(5) },
  decorators: [inPortal({ role: 'admin', seed: () => createOwnBase(storyDay), base: 'own' })],
  beforeEach: () => withDraft(filled),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Start removes your current agency/)).toBeVisible();
  },
};
