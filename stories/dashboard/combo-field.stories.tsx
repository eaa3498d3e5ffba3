import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { ComboField, type ComboFieldProps } from '@/dashboard/parts/form/combo-field/combo-field';
import { ErrorSummary } from '@/dashboard/parts/form/error-summary/error-summary';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';

const towns = ['Avery', 'Åse', 'Larkspur', 'Northlight', 'Quarry Lane', 'Saltmarsh'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

function Combo(props: Partial<ComboFieldProps>) {
  const [text, setText] = useState(props.text ?? '');
  return (
    <ComboField
      label="Town"
      options={towns}
      {...props}
      text={text}
      onText={(change) => {
        setText(change.text);
        props.onText?.(change);
      }}
    />
  );
}

const meta = {
  title: 'dashboard/people-form-parts',
  component: Combo,
  args: { onText: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420, minBlockSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ErrorSummary
        tries={0}
        errors={[
          { id: 'parts-name', text: 'Name: Enter a name.' },
          { id: 'parts-hours', text: 'Hours: Enter hours from 0 to 80.' },
        ]}
      />
      <InputField id="parts-name" label="Name" error="Enter a name." />
      <InputField
        id="parts-hours"
        label="Hours"
        unit="hours"
        defaultValue="90"
        error="Enter hours from 0 to 80."
      />
      <InputField type="date" label="Start date" hint="The first day at work." defaultValue="2026-11-18" />
      <InputField label="Phone" mark="optional" type="tel" />
      <ChoiceField label="Status" choices={towns} placeholder="Choose one" />
      <AreaField label="About" mark="optional" />
      <InputField label="Closed" disabled defaultValue="Not to be changed" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Hours: Enter hours from 0 to 80.' }));
    await expect(canvas.getByRole('textbox', { name: 'Hours' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Hours' })).toBeInvalid();
    await expect(canvas.getByLabelText('Start date')).toHaveAccessibleDescription('The first day at work.');
  },
};

export const Combobox: Story = {};

export const ComboboxWithAnError: Story = {
  args: { text: 'Nowhere', error: 'Choose a town from the list.' },
};

export const ChosenWithTheKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Town' });
    box.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(within(canvasElement).getByRole('option', { name: 'Saltmarsh' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onText).toHaveBeenLastCalledWith({ text: 'Saltmarsh', value: 'saltmarsh' });
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveFocus();
  },
};

export const ChosenWithTheMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox', { name: 'Town' });
    await userEvent.type(box, 'ase');
    await expect(args.onText).toHaveBeenLastCalledWith({ text: 'ase', value: 'åse' });
    await userEvent.clear(box);
    await userEvent.type(box, 'l');
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Larkspur',
      'Northlight',
      'Quarry Lane',
      'Saltmarsh',
    ]);
    await userEvent.click(canvas.getByRole('option', { name: 'Quarry Lane' }));
    await expect(box).toHaveValue('Quarry Lane');
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const WhatIsNoOptionStays: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Town' });
    await userEvent.type(box, 'Atlantis');
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
    await userEvent.tab();
    await expect(box).toHaveValue('Atlantis');
    await expect(args.onText).toHaveBeenLastCalledWith({ text: 'Atlantis', value: null });
  },
};
