import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { ActDialog } from '@/dashboard/parts/form/dialog/act-dialog';
import { Dialog, type DialogProps } from '@/dashboard/parts/form/dialog/dialog';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Button } from '@/design-system/button/button';
import { showToast } from '@/state/show-toast';
import { inPortal } from './in-portal';
import { withToasts } from './with-toasts';

const meta = {
  component: Dialog,
  // What a control would write of it is the insides of React's elements.
  argTypes: { children: { table: { disable: true } } },
  args: {
    title: 'Noor Adair',
    place: 'side',
    footer: <Button size="compact">Save changes</Button>,
    children: (
      <>
        <InputField label="Name" defaultValue="Noor Adair" />
        <InputField label="Team" defaultValue="Design" />
      </>
    ),
    onClose: fn(),
  },
  render: (args) => <Dialog {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function WithOpener({ onClose, ...rest }: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        Open
      </Button>
      {open && (
        <Dialog
          {...rest}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        />
      )}
    </>
  );
}

export const Closed: Story = { render: (args) => <WithOpener {...args} /> };

export const ClosedQuestion: Story = {
  args: {
    title: 'Go back to the sample records?',
    place: 'middle',
    size: 'small',
    footer: <Button size="compact">Go back</Button>,
    children: <p>What was entered in this browser is gone then.</p>,
  },
  render: Closed.render,
};

export const Side: Story = {};

export const Middle: Story = { args: { place: 'middle' } };

export const Question: Story = { args: ClosedQuestion.args };

export const LongContent: Story = {
  args: {
    title: 'A title that somebody made of a great many words, as titles come from records',
    children: Array.from({ length: 24 }, (_, index) => (
      <InputField key={index} label={`Line ${index + 1}`} defaultValue="Noor Adair" />
    )),
  },
};

/** What the browser does on Escape; a story's keys are not its own. */
const pressEscape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

export const TakesTheFocusAndGivesItBack: Story = {
  tags: ['browser'],
  render: Closed.render,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'Noor Adair' });
    await expect(within(dialog).getByRole('heading', { name: 'Noor Adair' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus();
    pressEscape(dialog);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

export const APressBesideClosesIt: Story = {
  render: Closed.render,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('textbox', { name: 'Name' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const ItsOwnerMayKeepItOpen: Story = {
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Noor Adair' });
    pressEscape(dialog);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    // It may still be on its way in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

async function showsAToastAboveTheActions({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const dialog = within(await within(canvasElement).findByRole('dialog'));
  showToast({ text: 'Started the timer on Harbour Ferry', tone: 'ok' });
  const toast = await dialog.findByText('Started the timer on Harbour Ferry');
  const { top } = dialog.getByRole('button', { name: 'Save changes' }).getBoundingClientRect();
  await expect(toast.getBoundingClientRect().bottom).toBeLessThan(top);
}

export const ToastsDoNotCoverTheActions: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [withToasts, inPortal({ role: 'employee' })],
  args: {
    footer: (
      <>
        <Button size="compact">Save changes</Button>
        <Button size="compact" variant="outline">
          Discard changes
        </Button>
        <Button size="compact" variant="outline">
          Delete
        </Button>
      </>
    ),
  },
  play: showsAToastAboveTheActions,
};

export const ToastsDoNotCoverTheActionsOfAQuestion: Story = {
  ...ToastsDoNotCoverTheActions,
  globals: { viewport: { value: 'landscape' } },
  args: {
    ...ToastsDoNotCoverTheActions.args,
    size: 'small',
    children: 'The tasks of this project have time, which stays. Undo brings the project back.',
  },
};

/** An action that never ends. */
const endless = () => new Promise<null>(() => {});

export const AnActionThatRunsCannotBeCancelled: Story = {
  render: ({ onClose }) => (
    <ActDialog
      title="Go back to the sample records?"
      answer="Replace all records"
      act={endless}
      onClose={onClose}
    >
      <p>The records in this browser are gone then.</p>
    </ActDialog>
  ),
  play: async ({ canvas, args }) => {
    const answer = canvas.getByRole('button', { name: 'Replace all records' });
    await userEvent.click(answer);
    await waitFor(() => expect(answer).toHaveAttribute('aria-disabled', 'true'));
    await expect(answer).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    pressEscape(canvas.getByRole('dialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const AnActionThatFailsSaysWhy: Story = {
  render: ({ onClose }) => (
    <ActDialog
      title="Merge 2 clients?"
      answer="Merge into Avery"
      act={async () => 'This client was deleted. Undo that first.'}
      onClose={onClose}
    >
      <p>The other client is deleted. You can undo this.</p>
    </ActDialog>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Merge into Avery' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Undo that first.');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
