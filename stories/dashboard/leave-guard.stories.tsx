import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { LeaveDialog } from '@/dashboard/parts/form/leave-guard/leave-dialog';
import { useLeaveGuard } from '@/dashboard/parts/form/leave-guard/use-leave-guard';
import { Button } from '@/design-system/button/button';
import { Link } from '@/design-system/link/link';
import { useVisited } from './use-visited';

interface NoteProps {
  /** What was typed can stay here until one comes back. */
  keepsDraft?: boolean;
}

/** A note with two ways to leave it: a link, and a button of its own. */
function Note({ keepsDraft }: NoteProps) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(true);
  const guard = useLeaveGuard(open && text !== '', { keepsDraft, onDiscard: () => setText('') });
  const visited = useVisited();
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      {open && <InputField label="Note" value={text} onChange={({ target }) => setText(target.value)} />}
      <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        <Button
          size="compact"
          variant="outline"
          onClick={() => (text === '' ? setOpen(false) : guard.ask(() => setOpen(false)))}
        >
          Close the note
        </Button>
        <Link href="/elsewhere">Elsewhere</Link>
      </div>
      <p>
        {open ? 'The note is open' : 'The note is closed'} on <span data-testid="visited">{visited}</span>
      </p>
      <LeaveDialog guard={guard} />
    </div>
  );
}

const meta = {
  component: Note,
  parameters: { path: '/note' },
} satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    note: () => canvas.getByRole('textbox', { name: 'Note' }),
    press: (name: string) => userEvent.click(canvas.getByRole('button', { name })),
    question: () => canvas.findByRole('dialog', { name: 'Leave without saving?' }),
    isAt: (path: string) => waitFor(() => expect(canvas.getByTestId('visited').textContent).toBe(path)),
  };
};

export const Default: Story = {};

export const KeepsADraft: Story = { args: { keepsDraft: true } };

export const AsksBeforeFollowingALink: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, note, press, question, isAt } = parts(canvasElement);
    await userEvent.type(note(), 'Call the port');
    const link = canvas.getByRole('link', { name: 'Elsewhere' });
    await userEvent.click(link);
    await question();
    await isAt('/note');
    await press('Keep editing');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(note()).toHaveValue('Call the port');
    await expect(link).toHaveFocus();
    await userEvent.click(link);
    await question();
    await press('Discard and leave');
    await isAt('/elsewhere');
    await expect(note()).toHaveValue('');
  },
};

export const AsksOfBackAndBeforeThePageIsClosed: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, note, press, question } = parts(canvasElement);
    await userEvent.type(note(), 'Call the port');
    const asked = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(asked);
    await expect(asked.defaultPrevented).toBe(true);
    history.back();
    await question();
    await press('Keep editing');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(note()).toHaveValue('Call the port');
    await userEvent.clear(note());
    await waitFor(() => {
      const again = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(again);
      return expect(again.defaultPrevented).toBe(false);
    });
  },
};

export const AsksBeforeClosing: Story = {
  args: { keepsDraft: true },
  play: async ({ canvasElement }) => {
    const { canvas, note, press, question } = parts(canvasElement);
    await userEvent.type(note(), 'Call the port');
    await press('Close the note');
    await question();
    await press('Save draft and leave');
    await expect(await canvas.findByText(/^The note is closed/)).toBeVisible();
  },
};

export const LeavesWithoutAskingIfUnchanged: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, isAt } = parts(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await isAt('/elsewhere');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
