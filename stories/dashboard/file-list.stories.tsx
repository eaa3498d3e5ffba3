import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import type { SeedRecords } from '@/dashboard/model/records/records';
import { FileList } from '@/dashboard/parts/file-input/file-list';
import { FilesField } from '@/dashboard/parts/file-input/files-field';
import { inPortal } from './in-portal';
import { sharedPortal } from './shared-portal';
import { withToasts } from './with-toasts';
import { blankRecord } from '../../tests/dashboard/blank-record';

const file = (id: string, name: string) =>
  blankRecord('files', { id, name, type: 'application/pdf', size: 1_234_567, content: 'YWJj' });

const seed = (sample: SeedRecords): SeedRecords => ({
  ...sample,
  files: [file('a', 'checklist.pdf'), file('b', `${'long-name-'.repeat(8)}.pdf`)],
});

const meta = {
  component: FileList,
  args: { fileIds: ['a', 'b'] },
  decorators: [inPortal({ role: 'admin', seed })],
} satisfies Meta<typeof FileList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Files' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download checklist.pdf' })).toBeVisible();
  },
};

export const OneIsMissing: Story = {
  args: { fileIds: ['a', 'lost'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 attached file is no longer stored.')).toBeVisible();
  },
};

const shared = sharedPortal();

/** The content is read from the server. */
export const InASharedPortal: Story = {
  decorators: [inPortal({ role: 'admin', seed, shared })],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download checklist.pdf' }));
    await expect(shared.readFile).toHaveBeenCalledWith('a');
  },
};

/** The server can’t be reached. */
export const NotDownloaded: Story = {
  decorators: [
    withToasts,
    inPortal({
      role: 'admin',
      seed,
      shared: { ...shared, readFile: () => Promise.reject(new Error('The server can’t be reached.')) },
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download checklist.pdf' }));
    const text = 'checklist.pdf could not be downloaded. The server can’t be reached.';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const onAdd = fn();
const onRemove = fn();

/** The field of a form. */
export const InAForm: Story = {
  render: ({ fileIds }) => <FilesField {...{ fileIds, onAdd, onRemove }} busy={false} error={undefined} />,
  play: async ({ canvas }) => {
    onAdd.mockClear();
    onRemove.mockClear();
    await userEvent.upload(
      canvas.getByLabelText(/^Files/),
      new File(['abc'], 'notes.txt', { type: 'text/plain' }),
    );
    await expect(onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove checklist.pdf' }));
    await expect(onRemove).toHaveBeenCalledWith({ id: 'a' });
    await expect(canvas.getByLabelText(/^Files/)).toHaveFocus();
  },
};
