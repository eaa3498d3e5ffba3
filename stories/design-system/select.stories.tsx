import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Select } from '@/design-system/select/select';
import { framed } from '../framed';

const meta = {
  component: Select,
  args: {
    label: 'Role',
    name: 'role',
    placeholder: 'Select a role',
    options: [
      { value: 'admin', label: 'Admin' },
      { value: 'employee', label: 'Employee' },
      { value: 'intern', label: 'Intern' },
    ],
    onChange: fn(),
  },
  decorators: [framed({ style: { maxInlineSize: 440, minBlockSize: 280 } })],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const native = canvasElement.querySelector('select')!;
  return {
    canvas,
    native,
    box: canvas.getByRole('combobox', { name: 'Role' }),
    active: () => {
      const id = canvas.getByRole('combobox').getAttribute('aria-activedescendant');
      return id ? canvasElement.ownerDocument.getElementById(id)?.textContent : null;
    },
  };
};

export const Default: Story = {};

export const Chosen: Story = { args: { defaultValue: 'employee' } };

export const Invalid: Story = { args: { error: 'Select a role to sign in.', required: true } };

export const Open: Story = {
  tags: ['browser'],
  play: async ({ canvasElement }) => {
    const { canvas, box, active } = parts(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await expect(active()).toBe('Admin');
  },
};

export const LongText: Story = {
  tags: ['browser'],
  args: {
    label: 'The portal that you work in on most days of the week',
    options: Array.from({ length: 24 }, (_, index) => ({
      value: String(index),
      label: `Department ${index + 1} of the western harbour and everything that floats in it`,
    })),
    defaultValue: '20',
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const chosen = canvas.getByRole('option', { selected: true });
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    const { top, bottom } = chosen.getBoundingClientRect();
    await expect(top >= list.top && bottom <= list.bottom).toBe(true);
  },
};

export const RightToLeft: Story = {
  args: { label: 'الدور', placeholder: 'اختر دورًا', error: 'اختر دورًا.' },
  decorators: [framed({ dir: 'rtl', lang: 'ar' })],
};

export const ChosenWithTheMouse: Story = {
  tags: ['browser'],
  play: async ({ canvasElement, args }) => {
    const { canvas, native, box } = parts(canvasElement);
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('option', { name: 'Employee' }));
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'employee' });
    await expect(box).toHaveTextContent('Employee');
    await expect(native).toHaveValue('employee');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveFocus();
  },
};

export const ChosenWithTheKeyboard: Story = {
  tags: ['browser'],
  play: async ({ canvasElement, args }) => {
    const { canvas, box, active } = parts(canvasElement);
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(active()).toBe('Intern');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(active()).toBe('Employee');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'employee' });
    await userEvent.keyboard('{End}');
    await expect(active()).toBe('Intern');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveTextContent('Employee');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const FoundByItsFirstLetters: Story = {
  tags: ['browser'],
  play: async ({ canvasElement, args }) => {
    const { active } = parts(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('in');
    await expect(active()).toBe('Intern');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'intern' });
  },
};

export const TabTakesTheActiveOptionAndMovesOn: Story = {
  tags: ['browser'],
  render: (args) => (
    <>
      <Select {...args} />
      <button type="button">Next</button>
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const { canvas } = parts(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'employee' });
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

export const ClosedByAClickOutside: Story = {
  tags: ['browser'],
  play: async ({ canvasElement, args }) => {
    const { canvas, box } = parts(canvasElement);
    await userEvent.click(box);
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.click(canvasElement);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const RequiredIsCheckedByTheForm: Story = {
  tags: ['browser'],
  args: { required: true },
  render: (args) => (
    <form>
      <Select {...args} />
      <button type="submit">Sign In</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const { native, box } = parts(canvasElement);
    await expect(native.form!.checkValidity()).toBe(false);
    native.form!.requestSubmit();
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('a{Enter}');
    await expect(new FormData(native.form!).get('role')).toBe('admin');
    await expect(native.form!.checkValidity()).toBe(true);
  },
};
