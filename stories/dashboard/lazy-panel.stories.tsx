import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ComponentType } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import { lazyPanel } from '@/dashboard/parts/lazy-panel/lazy-panel';
import { Panel } from '@/dashboard/parts/panel/panel';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { failing } from './failing';

const workspace = createMemoryWorkspace({});
const title = 'People this week';

function Fine() {
  return <Panel title={title}>Six people are on track.</Panel>;
}

type Load = () => Promise<ComponentType>;

function LazyPanel({ load }: { load: () => Load }) {
  const [Part] = useState(() => lazyPanel({ title, load: load() }));
  return (
    <WorkspaceProvider workspace={workspace} role="admin">
      <Part />
    </WorkspaceProvider>
  );
}

/** A panel whose code loads when it scrolls into view, which in a story is at once. */
const meta = {
  component: LazyPanel,
  args: { load: () => failing(0, Fine) },
} satisfies Meta<typeof LazyPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Six people are on track.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { load: () => () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: title })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const Failed: Story = {
  args: { load: () => failing(Number.POSITIVE_INFINITY, Fine) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This part could not be loaded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/This part could not be loaded/)).toBeVisible();
  },
};

export const LoadsOnRetry: Story = {
  args: { load: () => failing(1, Fine) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Six people are on track.')).toBeVisible();
  },
};
