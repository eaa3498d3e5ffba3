import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RenameDialog } from '@/studio/screens/rename-dialog';
import { answerRequests, changedFile, deletedFile, posts, sentBodies } from './answer';

/** Changes the address of an entry. */
const meta = {
  component: RenameDialog,
  args: {
    collection: posts,
    slug: 'calm-menus',
    version: 'opened',
    onClose: fn(),
    onRenamed: fn(),
  },
  beforeEach: () => answerRequests({ body: {} }),
} satisfies Meta<typeof RenameDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function rename(to: string): Promise<void> {
  const address = await screen.findByLabelText('Address');
  await userEvent.clear(address);
  await userEvent.type(address, to);
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
}

export const Default: Story = {};

export const RenamesAFileThatChanged: Story = {
  beforeEach: () => answerRequests(changedFile, { body: {} }),
  play: async ({ args }) => {
    await rename('calmer-menus');
    await waitFor(() => expect(args.onRenamed).toHaveBeenCalledWith('calmer-menus'));
    await expect(sentBodies()).toEqual([
      { to: 'calmer-menus', version: 'opened' },
      { to: 'calmer-menus', version: 'newer' },
    ]);
  },
};

export const SaysThatTheFileWasDeleted: Story = {
  beforeEach: () => answerRequests(deletedFile),
  play: async ({ args }) => {
    await rename('calmer-menus');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The file was deleted outside of this form.',
    );
    await expect(args.onRenamed).not.toHaveBeenCalled();
  },
};
