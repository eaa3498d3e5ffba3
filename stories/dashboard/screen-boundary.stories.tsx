import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, spyOn, userEvent } from 'storybook/test';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import { ScreenBoundary, screenLoader } from '@/dashboard/shell/screen-boundary';
import { failing } from './failing';

function Fine() {
  return (
    <Screen route="employees">
      <Panel title="A panel">Words of a screen.</Panel>
    </Screen>
  );
}

function Waiting() {
  return (
    <Screen route="employees" aria-busy="true">
      <Skeleton shape="rows" />
    </Screen>
  );
}

/** React tells the console what a boundary caught. That is what these stories are about. */
const quiet = () => {
  const told = spyOn(console, 'error').mockImplementation(() => {});
  return () => told.mockRestore();
};

const meta = {
  component: ScreenBoundary,
  args: { load: screenLoader(failing(0, Fine)), fallback: <Waiting /> },
} satisfies Meta<typeof ScreenBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { load: screenLoader(() => new Promise(() => {})) } };

export const Failed: Story = {
  beforeEach: quiet,
  args: { load: screenLoader(failing(Number.POSITIVE_INFINITY, Fine)) },
  play: async ({ canvas }) => {
    const name = 'This screen could not be shown';
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};

export const FailedAgain: Story = {
  beforeEach: quiet,
  args: { load: screenLoader(failing(Number.POSITIVE_INFINITY, Fine)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  },
};

function SecondTry() {
  const [load] = useState(() => screenLoader(failing(1, Fine)));
  return <ScreenBoundary load={load} fallback={<Waiting />} />;
}

export const LoadsOnRetry: Story = {
  beforeEach: quiet,
  render: () => <SecondTry />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Employees' })).toBeVisible();
  },
};
