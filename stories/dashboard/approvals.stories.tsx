import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ApprovalsScreen } from '@/dashboard/screens/approvals/approvals';
import { portalPath } from '@/routes/portal-paths';
import { inPortal } from './in-portal';

const meta = {
  component: ApprovalsScreen,
  decorators: [inPortal({ role: 'admin' })],
  parameters: { path: portalPath('approvals'), layout: 'fullscreen' },
} satisfies Meta<typeof ApprovalsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const waiting = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: 'Waiting' })).queryAllByRole('listitem');

export const Default: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  decorators: [
    inPortal({ role: 'admin', seed: (sample) => ({ ...sample, timesheets: [], assignments: [] }) }),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing waits for you')).toBeVisible();
  },
};

export const WhatWasDecidedMeanwhile: Story = {
  parameters: { path: portalPath('approvals', { id: 'gone' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('is not waiting any more');
  },
};

export const OneKeyApproves: Story = {
  play: async ({ canvasElement }) => {
    const before = waiting(canvasElement).length;
    // Outside the decision a letter decides nothing.
    await userEvent.keyboard('a');
    within(canvasElement).getByRole('heading', { level: 3 }).focus();
    await userEvent.keyboard('a');
    await waitFor(() => expect(waiting(canvasElement)).toHaveLength(before - 1));
  },
};

export const AReturnNeedsAReason: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = waiting(canvasElement).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
    await expect(waiting(canvasElement)).toHaveLength(before);
    await userEvent.type(canvas.getByRole('textbox'), 'Tuesday lacks the ferry.');
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(waiting(canvasElement)).toHaveLength(before - 1));
  },
};
