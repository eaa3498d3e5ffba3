import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { FileInput } from '@/dashboard/parts/file-input/file-input';

const meta = {
  component: FileInput,
  args: {
    label: 'File',
    hint: 'Up to 5 MB.',
    limit: 5_000_000,
    file: null,
    onChoose: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = () => new File(['abc'], 'notes.txt', { type: 'text/plain' });

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('File');
    await expect(input).toHaveAccessibleDescription('Up to 5 MB.');
    await userEvent.upload(input, text());
    await expect(args.onChoose).toHaveBeenCalledOnce();
    // The same file can be chosen again.
    await userEvent.upload(input, text());
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
};

export const WithAFile: Story = {
  args: { file: { name: 'portrait-of-a-pier.png', type: 'image/png', size: 1_234_567 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('PNG picture, 1.2 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove portrait-of-a-pier.png' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('File')).toHaveFocus();
  },
};

export const LongName: Story = {
  args: {
    file: {
      name: `${'a-very-long-name-of-a-file-that-somebody-exported-from-somewhere-'.repeat(3)}.pdf`,
      type: 'application/pdf',
      size: 90_000,
    },
  },
  globals: { viewport: { value: 'phone' } },
};

export const Reading: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('File')).toBeDisabled();
  },
};

export const WithAnError: Story = {
  args: { error: '“notes.txt” could not be read. Choose it again, or choose another file.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('File')).toHaveAccessibleDescription(/could not be read/);
  },
};

export const EmptyAndLargeFilesAreRefused: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('File');
    await userEvent.upload(input, new File([], 'nothing.txt'));
    await expect(input).toHaveAccessibleDescription(/“nothing.txt” is empty/);
    const large = text();
    Object.defineProperty(large, 'size', { value: 5_000_001 });
    await userEvent.upload(input, large);
    await expect(input).toHaveAccessibleDescription(/a little over 5 MB/);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.upload(input, text());
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

export const ReachedWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('File')).toHaveFocus();
  },
};
