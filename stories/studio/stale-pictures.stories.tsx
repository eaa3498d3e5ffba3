import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, mocked, spyOn, userEvent, waitFor } from 'storybook/test';
import type { DrawingState } from '@/studio/data/api';
import { StalePictures } from '@/studio/screens/stale-pictures';

const stale: DrawingState = {
  stale: 43,
  time: 'about 3 minutes',
  isDrawing: false,
  progress: '',
  failure: '',
};

/** What the server says from now on. A drawing that is asked for begins. */
function answer(first: DrawingState, begun = first) {
  let state = first;
  spyOn(globalThis, 'fetch').mockImplementation(async (_, { method } = {}) => {
    if (method === 'POST') state = begun;
    return Response.json(state);
  });
}

/** Stands on the screen Publish while pictures have other colours than the site. */
const meta = {
  component: StalePictures,
  args: { onDrawn: fn() },
  beforeEach: () => answer(stale),
} satisfies Meta<typeof StalePictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^43 pictures do not have the site’s colours/)).toHaveTextContent(
      'about 3 minutes',
    );
  },
};

export const OnePicture: Story = {
  beforeEach: () => answer({ ...stale, stale: 1, time: 'about 10 seconds' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^One picture does not have the site’s colours/)).toBeVisible();
  },
};

export const Draws: Story = {
  beforeEach: () => answer(stale, { ...stale, isDrawing: true, progress: 'hero is drawn (3 of 43)' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Draw the pictures' }));
    const button = await canvas.findByRole('button', { name: 'Drawing…' });
    await expect(canvas.getByRole('status')).toHaveTextContent('hero is drawn (3 of 43)');
    // A second press asks for no second drawing.
    await userEvent.click(button);
    const asked = mocked(fetch).mock.calls.filter(([, init]) => init?.method === 'POST');
    await expect(asked).toHaveLength(1);
  },
};

export const EndedEarly: Story = {
  beforeEach: () => answer({ ...stale, stale: 12, failure: 'No space is left on this disk.' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No space is left');
    await expect(canvas.getByRole('button', { name: 'Draw the pictures' })).toBeEnabled();
  },
};

export const NothingToDraw: Story = {
  beforeEach: () => answer({ ...stale, stale: 0 }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    await expect(canvasElement).not.toHaveTextContent('Pictures with old colours');
  },
};
