import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { UnusedPictures } from '@/studio/screens/unused-pictures';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16"><path fill="#888" d="M0 0h24v16H0z"/></svg>';

/** Is below the lists of the Studio's first screen while a picture is used by no entry. */
const meta = {
  component: UnusedPictures,
  args: {
    pictures: [
      { collection: 'people', name: 'noor-before.jpg' },
      { collection: 'posts', name: 'a-harbour-at-dawn-from-the-northern-breakwater.jpg' },
    ],
    onChanged: fn(),
  },
  beforeEach: () => {
    spyOn(globalThis, 'fetch').mockImplementation(async (_, { method } = {}) =>
      method === 'GET' ? new Response(drawing) : Response.json({}),
    );
  },
} satisfies Meta<typeof UnusedPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DeletesOneAfterAQuestion: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete noor-before.jpg' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(args.onChanged).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce());
  },
};

export const NothingUnused: Story = {
  args: { pictures: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('Pictures that no entry uses');
  },
};
