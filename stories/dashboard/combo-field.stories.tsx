import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { ComboField, type ComboFieldProps } from '@/dashboard/parts/form/combo-field/combo-field';
import { framed } from '../framed';

const towns = ['Avery', 'Åse', 'Larkspur', 'Northlight', 'Quarry Lane', 'Saltmarsh'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const onEscape = fn();

const meta = {
  component: ComboField,
  args: { label: 'Town', options: towns, text: '', onText: fn() },
  render: function Kept(args: ComboFieldProps) {
    const [text, setText] = useState(args.text);
    return (
      <ComboField
        {...args}
        text={text}
        onText={(change) => {
          setText(change.text);
          args.onText(change);
        }}
      />
    );
  },
  decorators: [
    (Story) => (
      <div
        style={{ maxInlineSize: 420, minBlockSize: 340 }}
        onKeyDown={({ key }) => key === 'Escape' && onEscape()}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboField>;

export default meta;
type Story = StoryObj<typeof meta>;

const line = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox', { name: 'Town' });

export const Default: Story = {};

export const WithAnError: Story = {
  args: { text: 'Nowhere', error: 'Choose a town from the list.' },
};

export const ChosenWithTheKeyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const box = line(canvasElement);
    box.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { name: 'Saltmarsh' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onText).toHaveBeenLastCalledWith({ text: 'Saltmarsh', value: 'saltmarsh' });
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveFocus();
  },
};

export const ChosenWithTheMouse: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const box = line(canvasElement);
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

export const ChoosesTheActiveOptionWithTab: Story = {
  play: async ({ canvasElement, args }) => {
    line(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    await expect(args.onText).toHaveBeenLastCalledWith({ text: 'Avery', value: 'avery' });
    await expect(line(canvasElement)).not.toHaveFocus();
  },
};

export const ShowsTheListAboveWhenItGrows: Story = {
  decorators: [framed({ style: { position: 'fixed', insetInline: 16, insetBlockEnd: 150 } })],
  play: async ({ canvas, canvasElement }) => {
    const box = line(canvasElement);
    const list = () => canvas.getByRole('listbox').parentElement!.getBoundingClientRect();
    // The list is positioned again at each scroll.
    const scroll = () => window.dispatchEvent(new Event('scroll'));
    await userEvent.type(box, 'av');
    scroll();
    await expect(list().top).toBeGreaterThanOrEqual(box.getBoundingClientRect().bottom);
    // From now on it has the height of the space below, which is too small for all options.
    await userEvent.clear(box);
    scroll();
    await expect(list().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().top);
    const { scrollHeight, clientHeight } = canvas.getByRole('listbox');
    await expect(scrollHeight).toBe(clientHeight);
  },
};

export const EscapeClosesTheListAlone: Story = {
  play: async ({ canvas, canvasElement }) => {
    onEscape.mockClear();
    await userEvent.type(line(canvasElement), 'no');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(line(canvasElement)).toHaveValue('no');
    await expect(onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onEscape).toHaveBeenCalledOnce();
  },
};

export const CaretKeysLeadBackToTheText: Story = {
  play: async ({ canvas, canvasElement }) => {
    const box = line(canvasElement);
    await userEvent.type(box, 'l');
    for (const key of ['Home', 'End', 'ArrowLeft']) {
      await userEvent.keyboard('{ArrowDown}');
      await expect(box).toHaveAttribute('aria-activedescendant');
      await userEvent.keyboard(`{${key}}`);
      await expect(box).not.toHaveAttribute('aria-activedescendant');
    }
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};

export const KeepsTextThatMatchesNoOption: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const box = line(canvasElement);
    await userEvent.type(box, 'Atlantis');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.tab();
    await expect(box).toHaveValue('Atlantis');
    await expect(args.onText).toHaveBeenLastCalledWith({ text: 'Atlantis', value: null });
  },
};

/** Safari ends a composition before the Enter that confirms it: only the key code tells them apart. */
export const LeavesKeysToAnInputMethod: Story = {
  play: async ({ canvasElement, args }) => {
    const box = line(canvasElement);
    await userEvent.type(box, 'l');
    await fireEvent.keyDown(box, { key: 'ArrowDown', isComposing: true });
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-activedescendant');
    await fireEvent.keyDown(box, { key: 'Escape', isComposing: true });
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      for (const key of ['Enter', 'Tab']) await fireEvent.keyDown(box, { key, ...composing });
    await expect(box).toHaveValue('l');
    await expect(args.onText).toHaveBeenLastCalledWith({ text: 'l', value: null });
    // Else the form around it would be submitted.
    await expect(await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })).toBe(false);
  },
};
