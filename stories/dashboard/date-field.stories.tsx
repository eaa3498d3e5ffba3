import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DateField, type DateFieldProps } from '@/dashboard/parts/form/date-field/date-field';
import { freezeClock } from '@/platform/clock';

const onEscape = fn();

const meta = {
  component: DateField,
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

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    field: canvas.getByLabelText<HTMLInputElement>('Start date'),
    button: canvas.getByRole('button', { name: 'Start date: open the calendar' }),
    calendar: async () => within(await canvas.findByRole('dialog', { name: 'Start date: calendar' })),
    closed: () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull()),
  };
};

export const Default: Story = {};

export const Empty: Story = { args: { value: '', mark: 'optional' } };

export const WithAnError: Story = {
  args: { value: '', error: 'Enter the day of the start, such as 18/11/2026.' },
};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const { button, calendar } = parts(canvasElement);
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
    const { field, button, calendar, closed } = parts(canvasElement);
    await userEvent.click(button);
    const { getByRole, getByText, getAllByRole } = await calendar();
    // For readers there is one more at the end of the days.
    await userEvent.click(getAllByRole('button', { name: 'Next' })[0]!);
    await expect(getByText('December 2026')).toBeVisible();
    await userEvent.click(getByRole('button', { name: /24 December 2026/ }));
    await closed();
    await expect(args.onDay).toHaveBeenCalledWith({ day: '2026-12-24' });
    await expect(field).toHaveValue('2026-12-24');
    await expect(button).toHaveFocus();
  },
};

export const PickedWithTheKeyboard: Story = {
  tags: ['browser'],
  play: async ({ canvasElement }) => {
    const { field, button, calendar, closed } = parts(canvasElement);
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
    await expect(field).toHaveValue('2026-10-26');
    await expect(button).toHaveFocus();
  },
};

export const WithinLimits: Story = {
  args: { min: '2026-11-16', max: '2026-11-27' },
  play: async ({ canvasElement, args }) => {
    const { button, calendar } = parts(canvasElement);
    await userEvent.click(button);
    const { getByRole } = await calendar();
    await expect(getByRole('button', { name: 'Previous' })).toBeDisabled();
    const before = getByRole('button', { name: /13 November 2026/ });
    await expect(before).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(before);
    await expect(args.onDay).not.toHaveBeenCalled();
  },
};

export const ClosesOnEscapeAndBeside: Story = {
  play: async ({ canvasElement, args }) => {
    const { button, calendar, closed } = parts(canvasElement);
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
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Elsewhere' }));
    await closed();
    await userEvent.click(button);
    await calendar();
    await userEvent.click(button);
    await closed();
    await expect(args.onDay).not.toHaveBeenCalled();
  },
};
