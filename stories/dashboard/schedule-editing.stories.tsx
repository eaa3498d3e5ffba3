import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { draftName } from '@/dashboard/hooks/use-draft';
import { newDraft } from '@/dashboard/screens/schedule/editor/event-draft';
import { ScheduleScreen } from '@/dashboard/screens/schedule/schedule';
import { writeDraft } from '@/platform/drafts';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';
import { freshVisit, onlyEvents, planned, weekly, withOtherTab } from './schedule-fixtures';
import { withToasts } from './with-toasts';
import { dayField, dayIn, typeDay } from './typed-day';

const meta = {
  title: 'dashboard/schedule-editing',
  component: ScheduleScreen,
  decorators: [withToasts, inPortal({ role: 'employee' })],
  parameters: {
    layout: 'fullscreen',
    path: portalPath('schedule', { view: 'month' }),
    seed: onlyEvents(planned(), weekly()),
  },
  beforeEach: () => freshVisit(),
} satisfies Meta<typeof ScheduleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: Readonly<Record<string, string>>) => ({
  path: portalPath('schedule', { view: 'month', ...query }),
});
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const Default: Story = { parameters: at({ event: 'focus' }) };

export const NewEvent: Story = { parameters: at({ new: '2026-11-20T11:00' }) };

export const OneOfASeries: Story = {
  parameters: at({ event: 'retro@2026-11-25T16:00' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This event takes place every week on Wednesday. Change'),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Only this one' })).toBeChecked();
    await expect(dayIn(await dayField(canvas, 'Starts'))).toBe('2026-11-25');
  },
};

export const EventNotFound: Story = {
  parameters: at({ event: 'no-such-event' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Event not found' })).toBeVisible();
  },
};

export const SavesTheDraftOfADeletedEventAsANewOne: Story = {
  parameters: at({ event: 'no-such-event' }),
  beforeEach: () =>
    writeDraft(draftName('test-employee', 'event:no-such-event all'), {
      draft: { ...newDraft('2026-11-26T14:00', 'America/New_York'), title: 'Half a plan' },
    }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save your draft as a new event' }));
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue('Half a plan');
    await expect(canvas.getByText('This is your earlier draft.')).toBeVisible();
    await expect(canvas.getByLabelText('Starts at')).toHaveValue('14:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save event' }));
    const day = await canvas.findByRole('gridcell', { name: /^Thursday 26 November, 1 event\b/ });
    await expect(within(day).getByRole('link', { name: /^14:00 Half a plan/ })).toBeVisible();
  },
};

export const CancelsANewEvent: Story = {
  parameters: at({ new: '2026-11-20T11:00' }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Half');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Title' })).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: 'New event' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  },
};

export const CreatedWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('gridcell', { name: /^Wednesday 18 November/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.keyboard('Tax return{Tab}Office{Enter}');
    const link = await canvas.findByRole('link', { name: '09:00 Tax return, Office, until 10:00' });
    await expect(link.closest('[role=gridcell]')).toHaveAccessibleName(/^Friday 20 November, 1 event\b/);
    await expect(await canvas.findByText('Added “Tax return”')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /^Friday 20 November/ })).toHaveFocus());
  },
};

export const CreatedWithTheMouse: Story = {
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('gridcell', { name: /^Saturday 21 November/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Regatta');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All day' }));
    await userEvent.type(canvas.getByRole('combobox', { name: /^People/ }), 'noor');
    await userEvent.click(canvas.getByRole('option', { name: /^Noor Adair/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save event' }));
    await expect(await canvas.findByRole('link', { name: 'Regatta, All day' })).toBeVisible();
  },
};

export const EndBeforeStartIsRefused: Story = {
  parameters: at({ new: '2026-11-20T11:00' }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Backwards');
    fireEvent.change(canvas.getByLabelText('Ends at'), { target: { value: '10:00' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save event' }));
    const words = 'It ends before it starts. Choose 11:00 or later, or a later day.';
    await expect(canvas.getByLabelText('Ends at')).toHaveAccessibleDescription(words);
    await userEvent.click(canvas.getByRole('link', { name: words }));
    await expect(canvas.getByLabelText('Ends at')).toHaveFocus();
    fireEvent.change(canvas.getByLabelText('Ends at'), { target: { value: '12:00' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save event' }));
    await expect(
      await canvas.findByRole('link', { name: /^11:00 Backwards, (.*, )?until 12:00/ }),
    ).toBeVisible();
  },
};

export const WarnsOfAnOverlapBeforeSaving: Story = {
  parameters: at({ new: '2026-11-18T08:30' }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Call');
    await expect(await canvas.findByText('This overlaps another event.')).toBeVisible();
    await expect(await canvas.findByText(/Wed 18 Nov, 08:00 to 09:00: You/)).toBeVisible();
    fireEvent.change(canvas.getByLabelText('Starts at'), { target: { value: '09:00' } });
    await waitFor(() => expect(canvas.queryByText('This overlaps another event.')).toBeNull());
    fireEvent.change(canvas.getByLabelText('Starts at'), { target: { value: '08:30' } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Save anyway' }));
    await expect(await canvas.findByRole('link', { name: /^08:30 Call, (.*, )?until 09:30/ })).toBeVisible();
  },
};

export const PlansOnAPublicHoliday: Story = {
  parameters: {
    ...at({ new: '2026-11-26T11:00' }),
    ...seeded((sample) => ({ ...onlyEvents()(sample), holidays: sample.holidays })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Call');
    const warning = await canvas.findByText('On a public holiday:');
    await expect(warning.parentElement).toHaveTextContent('Thanksgiving Day, Thu 26 Nov');
    await userEvent.click(canvas.getByRole('button', { name: 'Save anyway' }));
    await expect(await canvas.findByRole('link', { name: /^11:00 Call, (.*, )?until 12:00/ })).toBeVisible();
  },
};

export const RepeatsOnTheThirdWednesday: Story = {
  parameters: at({ new: '2026-11-18T11:00' }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Board');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Repeats' }), 'monthly-weekday');
    await expect(canvas.getByText('Takes place every month on the third Wednesday.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ends' }), 'count');
    await type(canvas.getByRole('spinbutton', { name: 'Times' }), '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save event' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Next month' }));
    const cell = await canvas.findByRole('gridcell', { name: /^Wednesday 16 December/ });
    await waitFor(() => expect(within(cell).getByRole('link', { name: /^\d\d:\d\d Board/ })).toBeVisible());
  },
};

export const OneOfASeriesChanged: Story = {
  parameters: at({ event: 'retro@2026-11-25T16:00' }),
  play: async ({ canvas }) => {
    await type(await canvas.findByRole('textbox', { name: 'Title' }), 'Retro with guests');
    await typeDay(await dayField(canvas, 'Starts'), '2026-11-26');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const cell = await canvas.findByRole('gridcell', { name: /^Thursday 26 November, 1 event\b/ });
    await expect(within(cell).getByRole('link', { name: /^16:00 Retro with guests/ })).toBeVisible();
    await expect(
      canvas.getByRole('gridcell', { name: /^Wednesday 25 November, nothing planned\b/ }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^16:00 Retro,/ })).toHaveLength(2);
  },
};

export const WholeSeriesChanged: Story = {
  parameters: {
    ...at({ event: 'retro@2026-12-02T16:00' }),
    seed: onlyEvents(
      weekly({
        overrides: [
          {
            on: '2026-11-25T16:00',
            title: 'Retro',
            place: '',
            startsAt: '2026-11-26T10:00',
            endsAt: '2026-11-26T11:00',
          },
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'The whole series' }));
    await expect(dayIn(await dayField(canvas, 'Starts'))).toBe('2026-11-18');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Repeats' }), 'monthly');
    await expect(await canvas.findByText(/\(26 Nov\) is removed from the series/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Repeats' }), 'weekly');
    await typeDay(await dayField(canvas, 'Starts'), '2026-11-17');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    // The one that was moved by itself goes along: a day later than the others, as before.
    const moved = await canvas.findByRole('gridcell', { name: /^Wednesday 25 November, 1 event\b/ });
    await expect(within(moved).getByRole('link', { name: /^10:00 Retro/ })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: /^Tuesday 17 November, 1 event\b/ })).toBeVisible();
  },
};

export const UndoesARemovedOccurrence: Story = {
  parameters: at({ event: 'retro@2026-11-25T16:00' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove this one' }));
    await expect(
      await canvas.findByRole('gridcell', { name: /^Wednesday 25 November, nothing planned\b/ }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(
      await canvas.findByRole('gridcell', { name: /^Wednesday 25 November, 1 event\b/ }),
    ).toBeVisible();
  },
};

export const DeletedAndBack: Story = {
  parameters: at({ event: 'focus' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^\d\d:\d\d Focus hour/ })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: /^\d\d:\d\d Focus hour/ })).toBeVisible();
  },
};

export const KeepsADraftOverADelete: Story = {
  parameters: at({ event: 'focus' }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' alone');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^\d\d:\d\d Focus hour/ })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await userEvent.click(await canvas.findByRole('link', { name: /^\d\d:\d\d Focus hour/ }));
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue('Focus hour alone');
  },
};

export const DraftIsNotLost: Story = {
  parameters: at({ new: '2026-11-20T11:00' }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Half');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('textbox', { name: 'Title' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'New event' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Half');
    await expect(canvas.getByText('This is your earlier draft.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  },
};

export const ChangedInAnotherTab: Story = {
  decorators: [withOtherTab('focus', (event) => ({ ...event, title: 'Their work', place: 'Boat shed' }))],
  parameters: at({ event: 'focus' }),
  play: async ({ canvas }) => {
    await type(canvas.getByRole('textbox', { name: 'Title' }), 'Deep work');
    await userEvent.click(canvas.getByRole('button', { name: 'Change it in another tab' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(
      await canvas.findByRole('heading', { name: /was changed elsewhere while you edited it/ }),
    ).toHaveFocus();
    await expect(canvas.getByRole('row', { name: /^Title/ })).toHaveTextContent('Their work');
    await expect(canvas.queryByRole('row', { name: /^Place/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(
      await canvas.findByRole('link', { name: /^08:00 Deep work, Boat shed, until 09:00/ }),
    ).toBeVisible();
  },
};

export const MergesAnotherTabsPlace: Story = {
  decorators: [withOtherTab('focus', (event) => ({ ...event, place: 'Boat shed' }))],
  parameters: at({ event: 'focus' }),
  play: async ({ canvas }) => {
    await type(canvas.getByRole('textbox', { name: 'Title' }), 'Deep work');
    await userEvent.click(canvas.getByRole('button', { name: 'Change it in another tab' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Place/ })).toHaveValue('Boat shed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(
      await canvas.findByRole('link', { name: /^08:00 Deep work, Boat shed, until 09:00/ }),
    ).toBeVisible();
  },
};

export const MovedByDragging: Story = {
  parameters: { path: portalPath('schedule', { view: 'week' }) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^\d\d:\d\d Focus hour/ });
    const { left, top } = link.getBoundingClientRect();
    const column = link.closest('ul')!.getBoundingClientRect();
    const hour = column.height / 24;
    const from = { clientX: left + 20, clientY: top + 10 };
    const to = { clientX: from.clientX + column.width, clientY: from.clientY + 2.25 * hour };
    // One hand throughout: what it holds down is what it lets go of.
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', target: link, coords: from },
      { target: link, coords: to },
    ]);
    await expect(canvas.getByText('Thu 19 Nov, 10:15')).toBeVisible();
    await user.pointer({ keys: '[/MouseLeft]', target: link, coords: to });
    const thursday = canvas.getByRole('list', { name: 'Thursday 19 November' });
    await expect(
      await within(thursday).findByRole('link', { name: /^10:15 Focus hour, (.*, )?until 11:15/ }),
    ).toBeVisible();
    await expect(await canvas.findByText('Moved “Focus hour” to Thu 19 Nov, 10:15')).toBeVisible();
    // Letting go is no press on the event.
    await expect(canvas.queryByRole('heading', { name: 'Event' })).toBeNull();
  },
};

export const UndoesADrag: Story = {
  parameters: { path: portalPath('schedule', { view: 'week' }) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^\d\d:\d\d Focus hour/ });
    const { left, top } = link.getBoundingClientRect();
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', target: link, coords: { clientX: left + 20, clientY: top + 10 } },
      { target: link, coords: { clientX: left + 20, clientY: top + 200 } },
    ]);
    await expect(canvas.getByText(/^Wed 18 Nov, /)).toBeVisible();
    await user.keyboard('{Escape}');
    await user.pointer({ keys: '[/MouseLeft]', target: link });
    await expect(canvas.queryByText(/^Wed 18 Nov, /)).toBeNull();
    await expect(canvas.getByRole('link', { name: /^08:00 Focus hour, (.*, )?until 09:00/ })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Event' })).toBeNull();
  },
};
