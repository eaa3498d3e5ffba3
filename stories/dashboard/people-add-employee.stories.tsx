import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AddEmployeeScreen } from '@/dashboard/screens/people/add-person/add-person-screen';
import { emptyDraft } from '@/dashboard/screens/people/person-form/person-draft';
import { draftName } from '@/dashboard/hooks/use-draft';
import { readDraft, removeDraft, writeDraft } from '@/platform/drafts';
import { portalPath } from '@/routes/portal-paths';
import { inPeople, personNamed, visited } from './in-people';
import { records } from './story-records';
import { dayField, typeDay } from './typed-day';

const draft = draftName('test-admin', 'add-employee');
const storedDraft = () => JSON.stringify(readDraft(draft, (value) => value));

const meta = {
  component: AddEmployeeScreen,
  parameters: { layout: 'fullscreen', path: portalPath('add-employee') },
  decorators: inPeople,
  beforeEach: () => removeDraft(draft),
} satisfies Meta<typeof AddEmployeeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    field: (name: string) => canvas.getByRole('textbox', { name }),
    combo: (name: string) => canvas.getByRole('combobox', { name }),
    press: (name: string) => userEvent.click(canvas.getByRole('button', { name })),
  };
};

async function fillIn(canvasElement: HTMLElement, name: string, email: string) {
  const { canvas, field, combo } = parts(canvasElement);
  await userEvent.type(field('Name'), name);
  await userEvent.type(field('Work email'), email);
  await userEvent.type(combo('Team'), 'Design');
  await userEvent.keyboard('{Escape}');
  await userEvent.type(combo('Position'), 'Letter painter');
  await typeDay(await dayField(canvas, 'Start date'), '2026-12-01');
  await userEvent.type(field('Hours a week'), '37,5');
}

export const Default: Story = {};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, press } = parts(canvasElement);
    await fillIn(canvasElement, '  Zoë   Ångström-漢字 ', 'zoe@undula.example');
    await press('Add employee');
    await canvas.findByText('Added Zoë Ångström-漢字');
    const { id, team, weeklyMinutes, joinedOn, status, kind } = personNamed('Zoë Ångström-漢字');
    await expect({ team, weeklyMinutes, joinedOn, status, kind }).toEqual({
      team: 'Design',
      weeklyMinutes: 2250,
      joinedOn: '2026-12-01',
      status: 'invited',
      kind: 'employee',
    });
    await waitFor(() => expect(visited()).toBe(portalPath('employees', { id })));
    await expect(storedDraft()).toBe('null');
  },
};

export const SavedWithAnother: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, field, press } = parts(canvasElement);
    // Screen readers announce a change of a region that they know, and not one that arrives with its text.
    const regions = canvas.getAllByRole('status');
    await fillIn(canvasElement, 'First Person', 'first@undula.example');
    await press('Add and start another');
    await waitFor(() => expect(regions.map((one) => one.textContent).join()).toMatch(/First Person is now/));
    await waitFor(() => expect(field('Name')).toHaveFocus());
    await expect(field('Name')).toHaveValue('');
    const { id } = personNamed('First Person');
    await expect(canvas.getByRole('link', { name: 'Open First Person' })).toHaveAttribute(
      'href',
      portalPath('employees', { id }),
    );
    await expect(visited()).toBe(portalPath('add-employee'));
    await userEvent.type(field('Work email'), 'FIRST@undula.EXAMPLE');
    await userEvent.tab();
    await waitFor(() =>
      expect(field('Work email')).toHaveAccessibleDescription(
        'First Person already has this email address. Use another one.',
      ),
    );
  },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, field, press } = parts(canvasElement);
    await press('Add employee');
    const summary = await canvas.findByRole('group', { name: '6 fields need a change.' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(
      within(summary).getByRole('link', { name: 'Hours a week: Enter the hours a week.' }),
    );
    await expect(field('Hours a week')).toHaveFocus();
    await userEvent.keyboard('forty');
    await waitFor(() =>
      expect(field('Hours a week')).toHaveAccessibleDescription(
        'Enter hours a week from 0 to 80, such as 37.5.',
      ),
    );
    await userEvent.clear(field('Hours a week'));
    await userEvent.keyboard('40');
    await waitFor(() => expect(field('Hours a week')).not.toHaveAttribute('aria-invalid'));
    await canvas.findByRole('group', { name: '5 fields need a change.' });
  },
};

export const CheckedWhenAFieldIsLeft: Story = {
  play: async ({ canvasElement }) => {
    const { field } = parts(canvasElement);
    await userEvent.type(field('Work email'), 'zoe@undula');
    await expect(field('Work email')).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() =>
      expect(field('Work email')).toHaveAccessibleDescription(
        'Enter a full email address such as name@company.com.',
      ),
    );
    await userEvent.click(field('Phone (optional)'));
    await userEvent.paste('tomorrow');
    await userEvent.tab();
    await waitFor(() =>
      expect(field('Phone (optional)')).toHaveAccessibleDescription(
        'Enter a phone number such as +1 555 0100.',
      ),
    );
  },
};

export const TenThousandCharacters: Story = {
  play: async ({ canvasElement }) => {
    const { field } = parts(canvasElement);
    const long = `<b>${'漢'.repeat(9993)}</b>`;
    await userEvent.click(field('Name'));
    await userEvent.paste(long);
    await userEvent.tab();
    await waitFor(() =>
      expect(field('Name')).toHaveAccessibleDescription('Name has 10,000 characters. Keep it to 200.'),
    );
    await expect(field('Name')).toHaveValue(long);
  },
};

export const DraftKeptAndBack: Story = {
  beforeEach: () => writeDraft(draft, { ...emptyDraft, name: 'Half A Person', verified: true }),
  play: async ({ canvasElement }) => {
    const { canvas, field, press } = parts(canvasElement);
    await expect(field('Name')).toHaveValue('Half A Person');
    await expect(canvas.getByRole('checkbox', { name: /^Verified/ })).toBeChecked();
    await expect(canvas.getByText('Not saved yet. The draft stays on this device.')).toBeVisible();
    await userEvent.type(field('Name'), ' More');
    await waitFor(() => expect(storedDraft()).toContain('Half A Person More'));
    await press('Discard');
    await expect(field('Name')).toHaveValue('');
    await expect(storedDraft()).toBe('null');
  },
};

export const BrokenDraft: Story = {
  beforeEach: () => writeDraft(draft, { name: 7, verified: 'perhaps' }),
  play: async ({ canvasElement }) => {
    await expect(parts(canvasElement).field('Name')).toHaveValue('');
  },
};

export const LeftByALink: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, field, press } = parts(canvasElement);
    await userEvent.type(field('Name'), 'Somebody');
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await canvas.findByRole('dialog', { name: 'Leave without saving?' });
    await expect(visited()).toBe(portalPath('add-employee'));
    await press('Keep editing');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(field('Name')).toHaveValue('Somebody');
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await canvas.findByRole('dialog', { name: 'Leave without saving?' });
    await press('Save draft and leave');
    await waitFor(() => expect(visited()).toBe(portalPath('employees')));
    await waitFor(() => expect(storedDraft()).toContain('Somebody'));
  },
};

export const LeftByBack: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, field, press } = parts(canvasElement);
    await userEvent.type(field('Name'), 'Somebody');
    history.back();
    await canvas.findByRole('dialog', { name: 'Leave without saving?' });
    await press('Keep editing');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(field('Name')).toHaveValue('Somebody');
    const asked = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(asked);
    await expect(asked.defaultPrevented).toBe(true);
    await userEvent.clear(field('Name'));
    await waitFor(() => {
      const again = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(again);
      return expect(again.defaultPrevented).toBe(false);
    });
    await expect(records().operations()).toHaveLength(0);
  },
};
