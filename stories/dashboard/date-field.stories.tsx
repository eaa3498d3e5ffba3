import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import type { DateFieldProps } from '@/dashboard/parts/form/date-field/date-field-props';
import { unreadableDay } from '@/dashboard/words/unreadable-day';
import { freezeClock } from '@/platform/clock';
import { clearDay, dayField, dayIn, typeDay } from './typed-day';

const onEscape = fn();
const onSubmit = fn();

const meta = {
  component: DateField,
  tags: ['browser'],
  beforeEach: () => freezeClock(new Date('2026-11-20T10:00:00Z')),
  args: { label: 'Start date', value: '2026-11-18', onDay: fn() },
  render: function Kept(args: DateFieldProps) {
    const [value, setValue] = useState(args.value);
    return (
      <DateField
        {...args}
        value={value}
        onDay={({ day }) => {
          setValue(day);
          args.onDay({ day });
        }}
      />
    );
  },
  decorators: [
    (Story) => (
      <div
        style={{ maxInlineSize: 320, minBlockSize: 420 }}
        onKeyDown={({ key }) => key === 'Escape' && onEscape()}
      >
        <Story />
        <button type="button">Elsewhere</button>
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    field: await dayField(canvas, 'Start date'),
    button: canvas.getByRole('button', { name: 'Start date: open the calendar' }),
    calendar: async () => within(await canvas.findByRole('dialog', { name: 'Start date: calendar' })),
    closed: () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull()),
  };
};

/** Once it can be typed part by part. */
const inParts: Story['play'] = async ({ canvasElement }) => {
  const { field } = await parts(canvasElement);
  await expect(within(field).getAllByRole('spinbutton')).toHaveLength(3);
};

export const Default: Story = { play: inParts };

export const Empty: Story = { args: { value: '', mark: 'optional' }, play: inParts };

export const WithAnError: Story = {
  args: { value: '', error: 'Enter the day of the start, such as 18/11/2026.' },
  play: inParts,
};

export const Typed: Story = {
  args: { value: '' },
  play: async ({ canvasElement, args }) => {
    const { field } = await parts(canvasElement);
    await typeDay(field, '2026-12-01');
    await expect(args.onDay).toHaveBeenLastCalledWith({ day: '2026-12-01' });
    await clearDay(field);
    await expect(args.onDay).toHaveBeenLastCalledWith({ day: '' });
  },
};

export const RejectsAnIncompleteDate: Story = {
  args: { value: '' },
  play: async ({ canvas, canvasElement, args }) => {
    const { field } = await parts(canvasElement);
    within(field).getByRole('spinbutton', { name: /^day,/ }).focus();
    await userEvent.keyboard('12');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    // It stays where it was typed, and the form learns that it is no day.
    await expect(dayIn(field)).toBe('--12');
    await expect(args.onDay).toHaveBeenLastCalledWith({ day: unreadableDay });
  },
};

export const KeepsAnImpossibleDate: Story = {
  args: { value: '' },
  play: async ({ canvas, canvasElement, args }) => {
    const { field } = await parts(canvasElement);
    await typeDay(field, '2026-02-30');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(dayIn(field)).toBe('2026-02-30');
    await expect(args.onDay).toHaveBeenLastCalledWith({ day: unreadableDay });
  },
};

export const SubmitsTheFormWithEnter: Story = {
  decorators: [
    (Story) => (
      <form
        aria-label="A form"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Story />
      </form>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { field } = await parts(canvasElement);
    onSubmit.mockClear();
    field.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

/** Its label, and whatever shows where a mistake is, lead to its first part. */
export const TakesTheFocusAsOne: Story = {
  args: { id: 'start' },
  play: async ({ canvas, canvasElement }) => {
    const { field } = await parts(canvasElement);
    const [first] = within(field).getAllByRole('spinbutton');
    document.getElementById('start')!.focus();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(first).not.toHaveFocus();
    await userEvent.click(canvas.getByText('Start date'));
    await expect(first).toHaveFocus();
  },
};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const { button, calendar } = await parts(canvasElement);
    await userEvent.click(button);
    const { getByRole, getByText, getAllByRole } = await calendar();
    await expect(getByText('November 2026')).toBeVisible();
    await expect(getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Mon');
    await waitFor(() => expect(getByRole('button', { name: /18 November 2026/ })).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const PickedWithThePointer: Story = {
  play: async ({ canvasElement, args }) => {
    const { field, button, calendar, closed } = await parts(canvasElement);
    await userEvent.click(button);
    const { getByRole, getByText, getAllByRole } = await calendar();
    // For readers there is one more at the end of the days.
    await userEvent.click(getAllByRole('button', { name: 'Next' })[0]!);
    await expect(getByText('December 2026')).toBeVisible();
    await userEvent.click(getByRole('button', { name: /24 December 2026/ }));
    await closed();
    await expect(args.onDay).toHaveBeenCalledWith({ day: '2026-12-24' });
    await waitFor(() => expect(dayIn(field)).toBe('2026-12-24'));
    await expect(button).toHaveFocus();
  },
};

export const PickedWithTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { field, button, calendar, closed } = await parts(canvasElement);
    field.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const { getByRole } = await calendar();
    const day = (name: RegExp) => getByRole('button', { name });
    await waitFor(() => expect(day(/18 November 2026/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(day(/26 November 2026/)).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(day(/26 October 2026/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await closed();
    await waitFor(() => expect(dayIn(field)).toBe('2026-10-26'));
    await expect(button).toHaveFocus();
  },
};

export const WithinLimits: Story = {
  args: { min: '2026-11-16', max: '2026-11-27' },
  play: async ({ canvasElement, args }) => {
    const { button, calendar } = await parts(canvasElement);
    await userEvent.click(button);
    const { getByRole } = await calendar();
    await expect(getByRole('button', { name: 'Previous' })).toBeDisabled();
    const before = getByRole('button', { name: /13 November 2026/ });
    await expect(before).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(before);
    await expect(args.onDay).not.toHaveBeenCalled();
  },
};

export const ClosesWithEscapeAndAnOutsidePress: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const { button, calendar, closed } = await parts(canvasElement);
    onEscape.mockClear();
    await userEvent.click(button);
    await calendar();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(button).toHaveFocus();
    // What lies around is not closed with it.
    await expect(onEscape).not.toHaveBeenCalled();
    await userEvent.click(button);
    await calendar();
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await closed();
    await userEvent.click(button);
    await calendar();
    await userEvent.click(button);
    await closed();
    await expect(args.onDay).not.toHaveBeenCalled();
  },
};
