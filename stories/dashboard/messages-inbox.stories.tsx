import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InboxScreen } from '@/dashboard/screens/messages/mailbox/mailbox';
import { removeAllDrafts } from '@/platform/drafts';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';
import { manyMessages } from './messages-fixtures';
import { withToasts } from './with-toasts';

const meta = {
  component: InboxScreen,
  decorators: [withToasts, inPortal({ role: 'employee' })],
  parameters: { layout: 'fullscreen', path: portalPath('employee-inbox') },
  beforeEach: removeAllDrafts,
} satisfies Meta<typeof InboxScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: Readonly<Record<string, string>>) => ({ path: portalPath('employee-inbox', query) });
const row = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).findByRole('link', { name });

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    await expect(await row(canvasElement, /^Unread,\s*Mara Quist.*Team meeting tomorrow/)).toBeVisible();
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const ThreadOnShow: Story = { parameters: at({ thread: 'kiln-texts' }) };

/** A web address in a message is a link. */
export const LinksInAMessage: Story = {
  parameters: {
    ...at({ thread: 'kiln-texts' }),
    ...seeded((sample) => ({
      ...sample,
      messages: sample.messages!.map((message) =>
        message.threadId === 'kiln-texts'
          ? { ...message, body: 'The texts are at https://docs.example/kiln (the last draft).' }
          : message,
      ),
    })),
  },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'https://docs.example/kiln' });
    await expect(link).toHaveAttribute('href', 'https://docs.example/kiln');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const ThreadOnAPhone: Story = {
  ...ThreadOnShow,
  globals: { viewport: { value: 'phone' } },
};

export const Composing: Story = { parameters: at({ compose: '1', to: 'noor-adair' }) };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: seeded((sample) => ({ ...sample, messages: [], drafts: [] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages here yet')).toBeVisible();
  },
};

export const NothingUnread: Story = {
  parameters: { ...at({ show: 'unread' }), ...seeded((sample) => ({ ...sample, messages: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No unread messages')).toBeVisible();
  },
};

export const ConversationNotFound: Story = {
  parameters: at({ thread: 'no-such-thread' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Conversation not found' })).toBeVisible();
  },
};

/** Rows are drawn as the end of the list comes near. */
export const Full: Story = {
  parameters: seeded(manyMessages),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /^Unread\s*200$/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'question 1999');
    await waitFor(() => expect(canvas.getByText('1 conversation found')).toBeInTheDocument());
    await expect(await row(canvasElement, /Question 1999/)).toBeVisible();
  },
};

export const OpeningMarksRead: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await row(canvasElement, /^Unread,\s*Mara Quist/));
    await expect(await canvas.findByRole('heading', { name: 'Team meeting tomorrow' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Unread,\s*Mara Quist/ })).toBeNull());
  },
};

export const MarkedUnread: Story = {
  parameters: at({ thread: 'team-meeting' }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Unread,\s*Mara Quist/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Mark unread' }));
    await expect(await row(canvasElement, /^Unread,\s*Mara Quist/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Team meeting tomorrow' })).toBeNull();
  },
};

export const ArchivedAndBack: Story = {
  parameters: at({ thread: 'team-meeting' }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Team meeting tomorrow/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await row(canvasElement, /Team meeting tomorrow/)).toBeVisible();
  },
};

export const RepliedTo: Story = {
  parameters: at({ thread: 'kiln-texts' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reply' }));
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Remove Greta Holm' })).toBeVisible();
    await userEvent.keyboard('A clock time it is.{Control>}{Enter}{/Control}');
    await expect(await canvas.findByRole('article', { name: 'From you' })).toHaveTextContent(
      'A clock time it is.',
    );
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const RequiresARecipient: Story = {
  parameters: at({ compose: '1' }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'To whom?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const to = canvas.getByRole('combobox', { name: 'To' });
    await expect(to).toHaveFocus();
    await expect(to).toHaveAccessibleDescription('Choose a recipient.');
  },
};

export const WrittenWithTheKeyboard: Story = {
  parameters: at({ compose: '1' }),
  play: async ({ canvas }) => {
    canvas.getByRole('combobox', { name: 'To' }).focus();
    await userEvent.keyboard('noor ad{Enter}ilan v{Enter}{Tab}Plan{Tab}Shall we?');
    await expect(canvas.getByText(/Sample people don’t reply automatically/)).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('Sent to Noor Adair and Ilan Voss')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'New message' })).toBeNull();
  },
};

export const DraftIsKeptAndListed: Story = {
  parameters: at({ compose: '1', to: 'noor-adair' }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Half a thought');
    await expect(await canvas.findByText('Saved as a draft.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await userEvent.click(canvas.getByRole('link', { name: /^Drafts/ }));
    await userEvent.click(await row(canvasElement, /^To Noor Adair.*Half a thought/));
    await expect(await canvas.findByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought');
  },
};
