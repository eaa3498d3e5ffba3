import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { SentScreen } from '@/dashboard/screens/messages/mailbox/mailbox';
import { removeAllDrafts } from '@/platform/drafts';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';
import { withToasts } from './with-toasts';

const meta = {
  component: SentScreen,
  decorators: [withToasts, inPortal({ role: 'employee' })],
  parameters: { layout: 'fullscreen', path: portalPath('employee-sent') },
  beforeEach: removeAllDrafts,
} satisfies Meta<typeof SentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sent' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Archived/ })).toBeNull();
    await userEvent.click(await canvas.findByRole('link', { name: /^To Mara Quist.*Friday afternoon off/ }));
    await expect(await canvas.findByRole('heading', { name: 'Friday afternoon off' })).toBeVisible();
  },
};

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: seeded((sample) => ({ ...sample, messages: [], drafts: [] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Messages that you send appear here, the newest first.')).toBeVisible();
  },
};
