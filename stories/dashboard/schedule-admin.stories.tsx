import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ScheduleScreen } from '@/dashboard/screens/schedule/schedule';
import { portalPath } from '@/routes/portal-paths';
import { inPortal, seeded } from './in-portal';
import { freshVisit, onlyEvents, planned } from './schedule-fixtures';
import { withToasts } from './with-toasts';

const own = planned({ id: 'review', title: 'Review with the bank', ownerId: 'test-admin' });
const ofOthers = planned({ id: 'theirs', title: 'Focus hour of another' });

const at = (query: Readonly<Record<string, string>>) => ({ path: portalPath('admin-schedule', query) });

const meta = {
  component: ScheduleScreen,
  decorators: [withToasts, inPortal({ role: 'admin' })],
  parameters: { layout: 'fullscreen', ...at({ view: 'agenda' }), seed: onlyEvents(own, ofOthers) },
  beforeEach: () => freshVisit(),
} satisfies Meta<typeof ScheduleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Review with the bank/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Focus hour of another/ })).toBeNull();
  },
};

export const Month: Story = { parameters: at({ view: 'month' }) };

export const DarkOnATablet: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = {
  parameters: seeded(onlyEvents()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing planned in this time')).toBeVisible();
  },
};

export const StartsANewEvent: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'New event' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'New event' })).toBeVisible());
  },
};
