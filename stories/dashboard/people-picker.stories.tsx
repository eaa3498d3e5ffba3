import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import type { Person } from '@/dashboard/model/records/records';
import { PeoplePicker, type PeoplePickerProps } from '@/dashboard/parts/people-picker/people-picker';
import { framed } from '../framed';

const names = ['Noor Adair', 'Ilan Voss', 'Mara Quist', 'Teo Ferran', 'Sena Oduya', 'Zoë Ängström'];
const teams = ['Design', 'Engineering', 'Strategy'];

const person = (name: string, index: number) =>
  ({
    id: `p-${index}`,
    name,
    email: `${name.toLowerCase().replace(/\W+/g, '.')}@undula.example`,
    team: teams[index % teams.length],
  }) as Person;

const meta = {
  component: PeoplePicker,
  args: { label: 'To', people: names.map(person), chosen: [], onChoose: fn() },
  render: function Kept(args: PeoplePickerProps) {
    const [chosen, setChosen] = useState(args.chosen);
    return (
      <PeoplePicker
        {...args}
        chosen={chosen}
        onChoose={(change) => {
          setChosen(change.ids);
          args.onChoose(change);
        }}
      />
    );
  },
  decorators: [framed({ style: { maxInlineSize: 440, minBlockSize: 320 } })],
} satisfies Meta<typeof PeoplePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const line = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox', { name: 'To' });

export const Default: Story = {};

export const Chosen: Story = { args: { chosen: ['p-0', 'p-1'] } };

export const Invalid: Story = { args: { error: 'Choose a recipient.' } };

export const Optional: Story = {
  args: { label: 'To', mark: 'optional', hint: 'Everybody in it can read the notes.' },
};

export const Many: Story = {
  args: {
    people: Array.from({ length: 10_000 }, (_, index) => person(`Person ${index + 1}`, index)),
    chosen: Array.from({ length: 24 }, (_, index) => `p-${index}`),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(line(canvasElement), 'person 77');

    await expect(canvas.getAllByRole('option')).toHaveLength(50);
    await expect(canvas.getByText(/more\. Type to filter them/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Person 77 added. 25 people chosen.');
  },
};

export const ChosenWithTheMouse: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(line(canvasElement));
    await userEvent.click(canvas.getByRole('option', { name: /Mara Quist/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ ids: ['p-2'] });
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Mara Quist' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ ids: [] });
    await expect(line(canvasElement)).toHaveFocus();
  },
};

export const ChosenWithTheKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ ids: ['p-1'] });
    await expect(canvas.getByRole('status')).toHaveTextContent('Ilan Voss added. 1 person chosen.');
    await userEvent.keyboard('angstrom{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ ids: ['p-1', 'p-5'] });
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ ids: ['p-1'] });
    await expect(canvas.getByRole('status')).toHaveTextContent('Zoë Ängström removed. 1 person chosen.');
  },
};

export const NoMatchingPerson: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(line(canvasElement), 'Quentin{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('No person matches Quentin.');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

const onEscape = fn();

export const EscapeClosesTheListAlone: Story = {
  decorators: [
    (Story) => (
      <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    onEscape.mockClear();
    await userEvent.type(line(canvasElement), 'no');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onEscape).toHaveBeenCalledOnce();
  },
};

/** Safari ends a composition before the Enter that confirms it: only the key code tells them apart. */
export const LeavesKeysToAnInputMethod: Story = {
  play: async ({ canvasElement, args }) => {
    const box = line(canvasElement);
    await userEvent.type(box, 'no');
    await fireEvent.keyDown(box, { key: 'ArrowDown', isComposing: true });
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-activedescendant');
    await fireEvent.keyDown(box, { key: 'Escape', isComposing: true });
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      for (const key of ['Enter', 'Tab']) await fireEvent.keyDown(box, { key, ...composing });
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(box).toHaveValue('no');
  },
};
