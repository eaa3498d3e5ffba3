import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TimeInput, type TimeInputProps } from '@/dashboard/parts/time-input/time-input';
import { framed } from '../framed';

/** Keeps what is typed, as a record would. */
function Kept({ minutes, onCommit, ...rest }: TimeInputProps) {
  const [kept, setKept] = useState(minutes);
  return (
    <TimeInput
      {...rest}
      minutes={kept}
      onCommit={async (typed) => {
        const error = (await onCommit(typed)) ?? null;
        if (error === null) setKept(typed.minutes);
        return error;
      }}
    />
  );
}

const meta = {
  component: TimeInput,
  args: { 'aria-label': 'Time', minutes: 90, onCommit: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [framed({ style: { maxInlineSize: 240 } })],
} satisfies Meta<typeof TimeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: 'Time' });

export const Default: Story = {};

export const Empty: Story = { args: { minutes: 0 } };

export const InACell: Story = { args: { look: 'cell' } };

export const ReadOnly: Story = { args: { look: 'cell', readOnly: true } };

export const EverySpelling: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    const typed = [
      ['2:15', '2:15', 135],
      ['1.5', '1:30', 90],
      ['1,75', '1:45', 105],
      ['50m', '0:50', 50],
      ['1h 30m', '1:30', 90],
      ['3', '3:00', 180],
    ] as const;
    for (const [text, shown, minutes] of typed) {
      await userEvent.clear(input);
      await userEvent.type(input, `${text}{Enter}`);
      await waitFor(() => expect(input).toHaveValue(shown));
      await expect(args.onCommit).toHaveBeenLastCalledWith(expect.objectContaining({ minutes }));
    }
  },
};

export const RejectsAnInvalidTime: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await userEvent.keyboard('1h 75m{Tab}');
    await expect(input).toHaveValue('1h 75m');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('An hour has 60 minutes. Enter 2h 15m instead.');
    await expect(args.onCommit).not.toHaveBeenCalled();
  },
};

export const RefusedByTheRecords: Story = {
  args: { onCommit: fn(async () => 'The week is submitted and can’t be changed.') },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.clear(input);
    await userEvent.type(input, '2{Enter}');
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription('The week is submitted and can’t be changed.'),
    );
    await expect(input).toHaveValue('2:00');
  },
};

export const EscapeRestoresTheSavedTime: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await userEvent.keyboard('7:77{Enter}{Escape}');
    await expect(input).toHaveValue('1:30');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(args.onCommit).not.toHaveBeenCalled();
  },
};

export const ClearsTheTime: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenCalledWith({ minutes: 0, base: 90 });
    await waitFor(() => expect(input).toHaveValue(''));
  },
};

/** What is typed over a time on its way starts from that time: no other tab changed the field. */
export const EditsWhileSaving: Story = {
  args: { onCommit: fn(() => new Promise<null>(() => {})) },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.clear(input);
    await userEvent.type(input, '2{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ minutes: 120, base: 90 });
    await userEvent.clear(input);
    await userEvent.type(input, '3{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ minutes: 180, base: 120 });
  },
};
