import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Toast, toastTime } from '@/design-system/toast/toast';
import { ToastRegion } from '@/design-system/toast/toast-region';
import { showToast } from '@/state/show-toast';
import { useToastQueue } from '@/state/toast-queue';

const meta = {
  component: Toast,
  args: {
    id: 'one',
    text: 'Changes saved',
    tone: 'ok',
    action: { label: 'Undo', onAction: fn() },
    countdown: { left: toastTime },
    paused: true,
    onDismiss: fn(),
  },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Attention: Story = {
  args: { text: 'Could not save', tone: 'attention', action: { label: 'Try again', onAction: fn() } },
};

export const WithoutAction: Story = { args: { action: undefined, text: 'Text copied' } };

export const LongText: Story = {
  args: {
    text: 'Three people were moved to the archive, together with everything that they had written there',
  },
};

/** What is still true later is not taken away by time. */
export const Lasting: Story = {
  args: {
    text: 'A new version of the portal is ready.',
    action: { label: 'Reload', onAction: fn() },
    lasting: true,
    paused: false,
  },
};

export const AllVariants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Toast {...args} />
      <Toast
        {...args}
        id="two"
        tone="attention"
        text="Could not save"
        action={{ label: 'Try again', onAction: fn() }}
      />
      <Toast {...args} id="three" text="Text copied" action={undefined} />
    </div>
  ),
};

function Desk() {
  const { toasts, dismissToast } = useToastQueue();
  return (
    <>
      <button type="button" onClick={() => showToast({ text: 'Changes saved', tone: 'ok' })}>
        Save
      </button>
      <button type="button" onClick={() => showToast({ text: 'Could not save', tone: 'attention' })}>
        Fail
      </button>
      <ToastRegion toasts={toasts} onDismiss={dismissToast} />
    </>
  );
}

export const ActionClosesTheToast: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.action!.onAction).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith({ id: 'one' });
  },
};

export const ClosedWithTheKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss: Changes saved' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledWith({ id: 'one' });
  },
};

export const QueueSpeaksPolitelyAndFailuresAtOnce: Story = {
  render: () => <Desk />,
  play: async ({ canvas }) => {
    // The queue outlives a story.
    for (const dismiss of canvas.queryAllByRole('button', { name: /^Dismiss/ }))
      await userEvent.click(dismiss);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Changes saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not save');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss: Could not save' }));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss: Changes saved' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const FocusGoesBackWhereItCameFrom: Story = {
  render: () => <Desk />,
  play: async ({ canvas }) => {
    const fail = canvas.getByRole('button', { name: 'Fail' });
    await userEvent.click(fail);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss: Could not save' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('Could not save')).toBeNull());
    await expect(fail).toHaveFocus();
  },
};
