import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LeaveScreen } from '@/dashboard/screens/leave/leave-screen';
import type { SeedRecords } from '@/dashboard/model/records/records';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';

const meta = {
  component: LeaveScreen,
  decorators: [inPortal({ role: 'admin' })],
  parameters: { path: portalPath('leave'), layout: 'fullscreen' },
} satisfies Meta<typeof LeaveScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const waiting = (canvasElement: HTMLElement) =>
  within(canvasElement).queryAllByRole('button', { name: /^Approve / });

/** An agency without samples. */
const empty = (sample: SeedRecords): SeedRecords => ({
  ...sample,
  people: sample.people!.filter(({ id }) => id.startsWith('test-')),
  leave: [],
  leaveKinds: [],
  leaveAllowances: [],
  holidays: [],
});

const words = 'Pneumonoultramicroscopicsilicovolcanoconiosis';

export const Default: Story = {};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = {
  parameters: seeded(empty),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No requests are waiting')).toBeVisible();
  },
};

export const LongWords: Story = {
  parameters: seeded((sample) => ({
    ...sample,
    people: sample.people!.map((person) => (person.id === 'ada-renn' ? { ...person, name: words } : person)),
    leave: sample.leave!.map((leave) => ({ ...leave, note: leave.note && words })),
    leaveKinds: sample.leaveKinds!.map((kind) => ({ ...kind, name: words })),
  })),
  globals: { viewport: { value: 'phone' } },
};

export const ApprovesARequest: Story = {
  play: async ({ canvasElement }) => {
    await expect(waiting(canvasElement)).toHaveLength(2);
    await userEvent.click(waiting(canvasElement)[0]!);
    await waitFor(() => expect(waiting(canvasElement)).toHaveLength(1));
  },
};

/** The second press of a double press is on the next request, and decides nothing. */
export const DoublePressDecidesOnce: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(waiting(canvasElement)[0]!);
    await waitFor(() => expect(waiting(canvasElement)).toHaveLength(1));
    await userEvent.click(waiting(canvasElement)[0]!);
    await expect(waiting(canvasElement)).toHaveLength(1);
  },
};

export const ReturnsARequestWithAReason: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Return Ada Renn/ }));
    const form = within(canvas.getByRole('form', { name: 'Return the request of Ada Renn' }));
    const reason = form.getByRole('textbox', { name: 'Reason' });
    await expect(reason).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Return request' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Write a reason');
    await userEvent.type(reason, 'The launch is in that week.');
    await userEvent.click(form.getByRole('button', { name: 'Return request' }));
    await waitFor(() => expect(waiting(canvasElement)).toHaveLength(1));
  },
};

export const TeamCalendar: Story = {
  parameters: { path: portalPath('leave', { show: 'calendar', month: '2026-12' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('columnheader', { name: 'Friday 25 December, Christmas Day' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Next month' }));
    await expect(await canvas.findByRole('heading', { name: 'January 2027' })).toBeVisible();
  },
};

export const TeamCalendarDarkOnATablet: Story = {
  ...TeamCalendar,
  globals: { theme: 'dark', viewport: { value: 'tablet' } },
};

export const TeamCalendarOnAPhone: Story = {
  parameters: TeamCalendar.parameters,
  globals: { viewport: { value: 'phone' } },
};

export const Balances: Story = {
  parameters: { path: portalPath('leave', { show: 'balances' }) },
};

export const SetsAnEntitlement: Story = {
  parameters: { path: portalPath('leave', { show: 'balances' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set the entitlement of Ada Renn' }));
    const dialog = within(canvas.getByRole('dialog'));
    const days = dialog.getByRole('textbox', { name: 'Days a year' });
    await userEvent.clear(days);
    await userEvent.type(days, 'many');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(dialog.getByText(/^Enter a number of days from 0/)).toBeVisible());
    await userEvent.clear(days);
    await userEvent.type(days, '0,5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const row = canvas.getByRole('row', { name: /^Ada Renn/ });
    await expect(within(row).getByRole('cell', { name: '0.5' })).toBeVisible();
    // Ada Renn has asked for a week.
    await expect(canvas.getByText(/more leave than days in 2026/)).toBeVisible();
  },
};

export const HolidaysAndKinds: Story = {
  parameters: { path: portalPath('leave', { show: 'days' }) },
};

export const HolidaysAndKindsEmpty: Story = {
  parameters: { path: portalPath('leave', { show: 'days' }), seed: empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No kinds of leave yet')).toBeVisible();
    await expect(canvas.getByText('No public holidays in 2026')).toBeVisible();
  },
};

export const AddsTheUsualKindsBeforeLeave: Story = {
  parameters: seeded(empty),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter leave' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Add the usual kinds' }));
    const kind = await dialog.findByRole('combobox', { name: /^Kind/ });
    await expect(kind).toHaveTextContent('Annual leaveSicknessUnpaid leave');
  },
};

export const AddsTheHolidaysOfARegion: Story = {
  parameters: { path: portalPath('leave', { show: 'days', year: '2027' }), seed: empty },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add public holidays' }));
    const dialog = within(await canvas.findByRole('dialog'));
    // A long list is drawn after the first frame.
    await dialog.findByRole('option', { name: 'Germany' });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'DE');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Region' }), 'BY');
    await userEvent.click(dialog.getByRole('button', { name: /^Add \d+ days$/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Epiphany')).toBeVisible();
  },
};

export const KeepsAKindThatIsUsed: Story = {
  parameters: { path: portalPath('leave', { show: 'days' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Annual leave' }));
    await expect(canvas.getByRole('button', { name: 'Delete Annual leave' })).toBeVisible();
  },
};

export const EntersLeaveFromThePalette: Story = {
  parameters: { path: portalPath('leave', { new: '1' }) },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Enter leave' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Enter leave' }));
    const again = await canvas.findByRole('dialog', { name: 'Enter leave' });
    // It fades in.
    await waitFor(() => expect(again).toBeVisible());
  },
};
