import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { put, remove } from '@/dashboard/model/change';
import { draftName } from '@/dashboard/hooks/use-draft';
import { EmployeesScreen, InternsScreen } from '@/dashboard/screens/people/list/people-screen';
import { removeDraft } from '@/platform/drafts';
import { portalPath } from '@/routes/portal-paths';
import { dayField, typeDay } from './typed-day';
import { inPeople, personNamed, seededPeople, visited } from './in-people';
import { records } from './story-records';

const draft = draftName('test-admin', 'person:teo-ferran');

const at = (query: Readonly<Record<string, string>>) => ({ path: portalPath('interns', query) });

const meta = {
  title: 'dashboard/people-panel',
  component: InternsScreen,
  parameters: { layout: 'fullscreen', ...at({ id: 'teo-ferran' }) },
  decorators: inPeople,
  beforeEach: () => removeDraft(draft),
} satisfies Meta<typeof InternsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const dialog = await canvas.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  const panel = within(dialog);
  /** What the browser does on Escape; a story's keys are not its own. */
  const escape = () => fireEvent(dialog, new Event('cancel', { cancelable: true }));
  return { canvas, panel, escape, field: (name: string) => panel.getByRole('textbox', { name }) };
};

const retyped = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { panel, field, escape } = await parts(canvasElement);
    await expect(panel.getByRole('heading', { name: 'Teo Ferran' })).toHaveFocus();
    await expect(field('Name')).toHaveValue('Teo Ferran');
    await expect(panel.getByRole('combobox', { name: /^Mentor/ })).toHaveValue('Test Employee');
    await expect(panel.getByText('Hours in total').nextElementSibling).toHaveTextContent(
      /^[\d,.]+ h of 480 h$/,
    );
    await escape();
    await waitFor(() => expect(visited()).toBe(portalPath('interns')));
  },
};

export const LeadsToOpenWork: Story = {
  parameters: at({ id: 'teo-ferran' }),
  play: async ({ canvasElement }) => {
    const { panel } = await parts(canvasElement);
    await expect(panel.getByRole('link', { name: /^\d+ open weeks?$/ })).toHaveAttribute(
      'href',
      portalPath('approvals', { list: 'open', person: 'teo-ferran' }),
    );
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Status' }), 'Left');
    await expect(panel.getByRole('combobox', { name: 'Status' })).toHaveAccessibleDescription(
      /^Open tasks, led projects and open weeks stay with this person/,
    );
    await userEvent.click(panel.getByRole('button', { name: 'Discard' }));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OpenedFromTheList: Story = {
  parameters: at({ sort: '-hours' }),
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Sena Oduya' });
    await expect(link).toHaveAttribute('href', portalPath('interns', { sort: '-hours', id: 'sena-oduya' }));
    await userEvent.click(link);
    const { panel } = await parts(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(link).toHaveFocus());
    await expect(visited()).toBe(portalPath('interns', { sort: '-hours' }));
  },
};

export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, panel, field } = await parts(canvasElement);
    await expect(panel.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await retyped(field('Phone (optional)'), '+1 555 0188');
    const mentor = panel.getByRole('combobox', { name: /^Mentor/ });
    await retyped(mentor, 'kaya');
    await expect(panel.getByRole('option', { name: /^Kaya Brandt/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(mentor).toHaveValue('Kaya Brandt');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Status' }), 'Suspended');
    await userEvent.click(panel.getByRole('button', { name: 'Save changes' }));
    await canvas.findByText('Changed Teo Ferran');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const { phone, mentorId, status, revision, requiredMinutes } = personNamed('Teo Ferran');
    await expect({ phone, mentorId, status, revision, requiredMinutes }).toEqual({
      phone: '+1 555 0188',
      mentorId: 'kaya-brandt',
      status: 'suspended',
      revision: 1,
      requiredMinutes: 480 * 60,
    });
  },
};

export const TermsFromADay: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, panel, field } = await parts(canvasElement);
    await expect(panel.queryByRole('group', { name: 'When do the new terms begin?' })).toBeNull();
    await retyped(field('Hours a week'), '20');
    const question = within(panel.getByRole('group', { name: 'When do the new terms begin?' }));
    await expect(question.getByRole('checkbox', { name: /^Correct the current terms/ })).not.toBeChecked();
    await userEvent.click(panel.getByRole('button', { name: 'Save changes' }));
    await canvas.findByText('Changed Teo Ferran', {}, { timeout: 4000 });
    await expect(personNamed('Teo Ferran')).toMatchObject({
      weeklyMinutes: 1200,
      earlier: [{ until: '2026-11-17', weeklyMinutes: 1800 }],
    });
  },
};

export const LeaveAfterTheLastDay: Story = {
  play: async ({ canvasElement }) => {
    const { panel } = await parts(canvasElement);
    const words =
      /^Leave after the last day does not count: 17 Dec to 18 Dec\. Correct or delete it in Leave\./;
    await expect(panel.queryByText(words)).toBeNull();
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Status' }), 'Left');
    await expect(panel.getByText(words)).toBeVisible();
  },
};

export const TermsCorrected: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, panel, field } = await parts(canvasElement);
    await retyped(field('Hourly rate (optional)'), '49.90');
    await userEvent.click(panel.getByRole('checkbox', { name: /^Correct the current terms/ }));
    await expect(panel.getByText(/^2 signed-off months have no stored figures/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Save changes' }));
    await canvas.findByText('Changed Teo Ferran', {}, { timeout: 4000 });
    await expect(personNamed('Teo Ferran')).toMatchObject({ hourlyRate: 4990, earlier: [] });
  },
};

export const WrongRate: Story = {
  play: async ({ canvasElement }) => {
    const { panel, field } = await parts(canvasElement);
    await retyped(field('Hourly rate (optional)'), 'a lot');
    await userEvent.click(panel.getByRole('button', { name: 'Save changes' }));
    await panel.findByText('Hourly rate: Enter an amount such as 12,500.50.');
    await expect(personNamed('Teo Ferran').revision).toBe(0);
  },
};

/** A person whose team and hours changed twice. */
const moved = seededPeople((people) =>
  people.map((person) => {
    if (person.id !== 'ada-renn') return person;
    const { team, position, weeklyMinutes, hourlyRate, hourlyCost } = person;
    const terms = { team, position, weeklyMinutes, hourlyRate, hourlyCost };
    return {
      ...person,
      earlier: [
        { ...terms, until: '2025-02-28', team: 'Design', weeklyMinutes: 1200 },
        { ...terms, until: '2026-08-31', weeklyMinutes: 1800 },
      ],
    };
  }),
);

export const TermsOverTime: Story = {
  parameters: { ...moved, path: portalPath('employees', { id: 'ada-renn' }) },
  render: () => <EmployeesScreen />,
  play: async ({ canvasElement }) => {
    const { canvas, panel } = await parts(canvasElement);
    const history = within(panel.getByRole('region', { name: 'Terms over time' }));
    const items = history.getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^From 1 Sep 2026Front-end engineer, Engineering, 40 h a week, rate/),
      expect.stringMatching(/^1 Mar 2025 to 31 Aug 2026Front-end engineer, Engineering, 30 h a week/),
      expect.stringMatching(/ to 28 Feb 2025Front-end engineer, Design, 20 h a week/),
    ]);
    await userEvent.click(history.getByRole('button', { name: 'Edit the terms from 1 Mar 2025' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Terms of Ada Renn' }));
    await retyped(dialog.getByRole('textbox', { name: 'Hours a week' }), '32');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(personNamed('Ada Renn').earlier[1]).toMatchObject({ weeklyMinutes: 1920 }));
    await userEvent.click(history.getByRole('button', { name: 'Remove the change on 1 Sep 2026' }));
    await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(2));
    await expect(personNamed('Ada Renn')).toMatchObject({ weeklyMinutes: 1920 });
  },
};

export const TermsPlanned: Story = {
  parameters: { path: portalPath('employees', { id: 'ada-renn' }) },
  render: () => <EmployeesScreen />,
  play: async ({ canvasElement }) => {
    const { canvas, panel, field } = await parts(canvasElement);
    const before = personNamed('Ada Renn').weeklyMinutes;
    await retyped(field('Hours a week'), '20');
    await typeDay(await dayField(panel, 'Valid from'), '2027-01-01');
    await userEvent.click(panel.getByRole('button', { name: 'Save changes' }));
    await canvas.findByText('Changed Ada Renn', {}, { timeout: 4000 });
    await expect(personNamed('Ada Renn')).toMatchObject({
      weeklyMinutes: before,
      later: [{ from: '2027-01-01', weeklyMinutes: 1200 }],
    });
  },
};

/** Ada works 20 hours a week from January on. */
const planned = seededPeople((people) =>
  people.map((person) => {
    if (person.id !== 'ada-renn') return person;
    const { team, position, hourlyRate, hourlyCost } = person;
    return {
      ...person,
      later: [{ from: '2027-01-01', team, position, weeklyMinutes: 1200, hourlyRate, hourlyCost }],
    };
  }),
);

export const PlannedTermsWithdrawn: Story = {
  parameters: { ...planned, path: portalPath('employees', { id: 'ada-renn' }) },
  render: () => <EmployeesScreen />,
  play: async ({ canvasElement }) => {
    const { canvas, panel, field } = await parts(canvasElement);
    const history = within(panel.getByRole('region', { name: 'Terms over time' }));
    await expect(history.getAllByRole('listitem')[0]).toHaveTextContent(
      /^From 1 Jan 2027 ?Planned.*, 20 h a week/,
    );
    await expect(field('Hours a week')).toHaveValue('40');
    await userEvent.click(history.getByRole('button', { name: 'Edit the terms from 1 Jan 2027' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Terms of Ada Renn' }));
    await retyped(dialog.getByRole('textbox', { name: 'Hours a week' }), '24');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(personNamed('Ada Renn').later[0]).toMatchObject({ weeklyMinutes: 1440 }));
    await userEvent.click(history.getByRole('button', { name: 'Remove the change on 1 Jan 2027' }));
    await waitFor(() => expect(personNamed('Ada Renn').later).toEqual([]));
  },
};

export const TermsOverTimeOnAPhone: Story = {
  parameters: { ...moved, path: portalPath('employees', { id: 'ada-renn' }) },
  render: () => <EmployeesScreen />,
  globals: { viewport: { value: 'phone' } },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const { panel, field } = await parts(canvasElement);
    await retyped(field('Name'), '');
    await retyped(field('Work email'), 'SENA.oduya@undula.example');
    await retyped(panel.getByRole('combobox', { name: /^Mentor/ }), 'Nobody');
    await userEvent.keyboard('{Tab}');
    await userEvent.click(panel.getByRole('button', { name: 'Save changes' }));
    const summary = await panel.findByRole('group', { name: '3 fields need a change.' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(
      within(summary).getByRole('link', {
        name: 'Work email: Sena Oduya already has this email address. Use another one.',
      }),
    );
    await expect(field('Work email')).toHaveFocus();
    await expect(field('Work email')).toHaveValue('SENA.oduya@undula.example');
    await expect(personNamed('Teo Ferran').revision).toBe(0);
  },
};

export const LeftWithChanges: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, panel, field, escape } = await parts(canvasElement);
    await retyped(field('Address (optional)'), 'Elsewhere 1');
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    const question = within(await canvas.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await expect(field('Address (optional)')).toHaveValue('Elsewhere 1');
    await escape();
    const again = within(await canvas.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(again.getByRole('button', { name: 'Discard and leave' }));
    await waitFor(() => expect(visited()).toBe(portalPath('interns')));
    await expect(personNamed('Teo Ferran').address).not.toBe('Elsewhere 1');
  },
};

export const LeftWithADraft: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, panel, field } = await parts(canvasElement);
    await retyped(field('Address (optional)'), 'Elsewhere 1');
    await expect(panel.getByText('Not saved yet. The draft stays on this device.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    const question = within(await canvas.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Save draft and leave' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: 'Teo Ferran' }));
    const again = await parts(canvasElement);
    await expect(again.field('Address (optional)')).toHaveValue('Elsewhere 1');
    await userEvent.click(again.panel.getByRole('button', { name: 'Discard' }));
    await expect(again.field('Address (optional)')).toHaveValue(personNamed('Teo Ferran').address);
  },
};

export const UnknownLink: Story = {
  parameters: at({ id: '<b>nobody</b>' }),
  play: async ({ canvasElement }) => {
    const { panel } = await parts(canvasElement);
    await expect(panel.getByText('There is no intern at this link')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(visited()).toBe(portalPath('interns')));
  },
};

export const PersonInAnotherList: Story = {
  parameters: at({ id: 'noor-adair' }),
  play: async ({ canvasElement }) => {
    const { panel } = await parts(canvasElement);
    await expect(panel.getByText('Noor Adair is in another list')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Open in Employees' })).toHaveAttribute(
      'href',
      portalPath('employees', { id: 'noor-adair' }),
    );
  },
};

export const FollowsAnotherTab: Story = {
  play: async ({ canvasElement }) => {
    const { field } = await parts(canvasElement);
    const teo = personNamed('Teo Ferran');
    await records().run(() => ({
      label: 'Elsewhere',
      changes: [put('people', { ...teo, phone: '+1 555 0177' })],
    }));
    await waitFor(() => expect(field('Phone (optional)')).toHaveValue('+1 555 0177'));
  },
};

export const ChangedInTwoTabs: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, panel, field } = await parts(canvasElement);
    await retyped(field('Phone (optional)'), '+1 555 0188');
    const teo = personNamed('Teo Ferran');
    await records().run(() => ({
      label: 'Elsewhere',
      changes: [put('people', { ...teo, phone: '+1 555 0177', address: 'Elsewhere 1' })],
    }));
    await expect(field('Phone (optional)')).toHaveValue('+1 555 0188');
    await userEvent.click(panel.getByRole('button', { name: 'Save changes' }));
    await panel.findByRole('heading', { name: /^Teo Ferran was changed elsewhere/ });
    await expect(panel.getByRole('row', { name: 'Phone +1 555 0188 +1 555 0177' })).toBeVisible();
    await expect(panel.queryByRole('row', { name: /^Address/ })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Keep mine' }));
    await canvas.findByText('Changed Teo Ferran');
    await expect(personNamed('Teo Ferran')).toMatchObject({
      phone: '+1 555 0188',
      address: 'Elsewhere 1',
      revision: 2,
    });
  },
};

export const MergesOtherFieldsFromAnotherTab: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, panel, field } = await parts(canvasElement);
    await retyped(field('Phone (optional)'), '+1 555 0188');
    const teo = personNamed('Teo Ferran');
    await records().run(() => ({
      label: 'Elsewhere',
      changes: [put('people', { ...teo, address: 'Elsewhere 1' })],
    }));
    await waitFor(() => expect(field('Address (optional)')).toHaveValue('Elsewhere 1'));
    await expect(field('Phone (optional)')).toHaveValue('+1 555 0188');
    await userEvent.click(panel.getByRole('button', { name: 'Save changes' }));
    await canvas.findByText('Changed Teo Ferran');
    await expect(personNamed('Teo Ferran')).toMatchObject({ phone: '+1 555 0188', address: 'Elsewhere 1' });
  },
};

export const UsesTheirs: Story = {
  play: async ({ canvasElement }) => {
    const { panel, field } = await parts(canvasElement);
    await retyped(field('Phone (optional)'), '+1 555 0188');
    const teo = personNamed('Teo Ferran');
    await records().run(() => ({
      label: 'Elsewhere',
      changes: [put('people', { ...teo, phone: '+1 555 0177' })],
    }));
    await userEvent.click(panel.getByRole('button', { name: 'Save changes' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Use theirs' }));
    await waitFor(() => expect(field('Phone (optional)')).toHaveValue('+1 555 0177'));
    await expect(panel.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};

export const DeletedInAnotherTab: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, panel, field } = await parts(canvasElement);
    await retyped(field('Phone (optional)'), '+1 555 0188');
    await records().run(() => ({
      label: 'Elsewhere',
      changes: [remove('people', personNamed('Teo Ferran'))],
    }));
    await expect(field('Phone (optional)')).toHaveValue('+1 555 0188');
    await userEvent.click(panel.getByRole('button', { name: 'Save changes' }));
    await panel.findByRole('heading', { name: /^Teo Ferran was deleted elsewhere/ });
    await userEvent.click(panel.getByRole('button', { name: 'Keep mine' }));
    await canvas.findByText('Changed Teo Ferran');
    await expect(personNamed('Teo Ferran').phone).toBe('+1 555 0188');
  },
};

export const HostileWords: Story = {
  parameters: seededPeople((people) =>
    people.map((person) =>
      person.id === 'teo-ferran'
        ? {
            ...person,
            name: `<img src=x onerror=alert(1)> ${'ǅ漢字ع'.repeat(60)}`,
            address: 'x'.repeat(5000),
          }
        : person,
    ),
  ),
  play: async ({ canvasElement }) => {
    const { panel, field } = await parts(canvasElement);
    await expect((field('Name') as HTMLInputElement).value).toMatch(/^<img src=x/);
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(panel.getByRole('heading', { name: /^<img src=x/ })).toBeVisible();
  },
};
