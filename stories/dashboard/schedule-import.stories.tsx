import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ScheduleScreen } from '@/dashboard/screens/schedule/schedule';
import { portalPath } from '@/routes/portal-paths';
import { inPortal } from './in-portal';
import { freshVisit, onlyEvents, planned, weekly } from './schedule-fixtures';
import { withToasts } from './with-toasts';

const meta = {
  title: 'dashboard/schedule-import',
  component: ScheduleScreen,
  decorators: [withToasts, inPortal({ role: 'employee', seed: onlyEvents(planned(), weekly()) })],
  parameters: { layout: 'fullscreen', path: portalPath('schedule', { view: 'month', import: '1' }) },
  beforeEach: () => freshVisit(),
} satisfies Meta<typeof ScheduleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const calendar = (...lines: readonly string[]) =>
  new File([['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')], 'holiday.ics', {
    type: 'text/calendar',
  });
const choose = async (canvasElement: HTMLElement, file: File) =>
  userEvent.upload(within(canvasElement).getByLabelText('Calendar file (.ics)'), file);

export const Default: Story = {};

export const Preview: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(
      canvasElement,
      calendar(
        'BEGIN:VEVENT',
        'UID:1',
        'SUMMARY:Flight to Bergen',
        'DTSTART;TZID=W. Europe Standard Time:20261123T070000',
        'DURATION:PT2H',
        'ATTENDEE;CN=Pilot:mailto:pilot@air.example',
        'BEGIN:VALARM',
        'TRIGGER:-PT2H',
        'END:VALARM',
        'END:VEVENT',
        'BEGIN:VEVENT',
        'UID:2',
        'SUMMARY:Holiday',
        'DTSTART;VALUE=DATE:20261124',
        'DTEND;VALUE=DATE:20261126',
        'END:VEVENT',
        'BEGIN:VEVENT',
        'UID:focus@undula.example',
        'SUMMARY:Focus hour',
        'LOCATION:Boat shed',
        'DTSTART;TZID=America/New_York:20261118T080000',
        'DTEND;TZID=America/New_York:20261118T090000',
        'END:VEVENT',
        'BEGIN:VEVENT',
        'UID:3',
        'SUMMARY:Broken',
        'DTSTART:soon',
        'END:VEVENT',
      ),
    );
    await expect(await canvas.findByText('3 readable events in the file, 3 to import.')).toBeVisible();
    await expect(canvas.getByText('Update')).toBeVisible();
    await expect(canvas.getByText(/“Broken” is left out\. “soon” is not a date/)).toBeVisible();
    await expect(
      canvas.getByText('Left out, as no person here has their email address: Pilot.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 3 events' }));
    await expect(await canvas.findByText('Imported 3 events from holiday.ics')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: '01:00 Flight to Bergen, until 03:00, 07:00 in Berlin' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^08:00 Focus hour, Boat shed, until 09:00/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Flight to Bergen/ })).toBeNull());
    await expect(
      canvas.getByRole('link', { name: /^08:00 Focus hour, Window desk, until 09:00/ }),
    ).toBeVisible();
  },
};

export const NothingNew: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(
      canvasElement,
      calendar(
        'BEGIN:VEVENT',
        'UID:4',
        'STATUS:CANCELLED',
        'SUMMARY:Off',
        'DTSTART:20261118T080000Z',
        'END:VEVENT',
      ),
    );
    await expect(await canvas.findByText('No event in this file can be imported.')).toBeVisible();
    await expect(canvas.getByText(/“Off” was cancelled/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Import/ })).toBeNull();
  },
};

export const NoCalendar: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File(['<!doctype html>'], 'page.ics', { type: 'text/calendar' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Calendar file (.ics)')).toHaveAccessibleDescription(
        /Line 1: This is not a calendar file/,
      ),
    );
  },
};

const clicked = fn();

/** What was saved is read back by the same calendar. */
export const SavedAsAFile: Story = {
  parameters: { path: portalPath('schedule', { view: 'month' }) },
  play: async ({ canvas }) => {
    const files: Blob[] = [];
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) files.push(file);
      return create(file);
    };
    const onClick = (event: Event) => {
      if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
      event.preventDefault();
      clicked(event.target.download);
    };
    // A link that is not in the page sends its click nowhere else.
    const original = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function click() {
      this.addEventListener('click', onClick, { once: true });
      original.call(this);
    };
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Calendar files' }));
      await userEvent.click(canvas.getByRole('menuitem', { name: 'Export all as .ics' }));
      await waitFor(() => expect(clicked).toHaveBeenCalledWith('Test Employee calendar.ics'));
    } finally {
      URL.createObjectURL = create;
      HTMLAnchorElement.prototype.click = original;
    }
    const text = await files[0]!.text();
    await expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=WE');
    await expect(text).toContain('TZID:America/New_York');
    await expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  },
};
