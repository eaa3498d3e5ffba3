import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DeleteDialog } from '@/studio/screens/delete-dialog';
import { answerRequests, changedFile, deletedFile, posts, sentBodies } from './answer';

/** Asks before an entry is deleted. */
const meta = {
  component: DeleteDialog,
  args: {
    collection: posts,
    slug: 'calm-menus',
    title: 'Calm menus',
    version: 'opened',
    onClose: fn(),
    onDeleted: fn(),
  },
  beforeEach: () => answerRequests({ body: {} }),
} satisfies Meta<typeof DeleteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Default: Story = {};

export const Deletes: Story = {
  play: async ({ args }) => {
    await press('Delete');
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
  },
};

export const AsksAgainWhereTheFileChanged: Story = {
  beforeEach: () => answerRequests(changedFile, { body: {} }),
  play: async ({ args }) => {
    await press('Delete');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^The file was changed outside of this form/,
    );
    await expect(args.onDeleted).not.toHaveBeenCalled();
    await press('Delete anyway');
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
    await expect(sentBodies()).toEqual([{ version: 'opened' }, { version: 'newer' }]);
  },
};

export const TakesADeletedFileAsDone: Story = {
  beforeEach: () => answerRequests(deletedFile),
  play: async ({ args }) => {
    await press('Delete');
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
  },
};
