import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ComponentType } from 'react';
import { expect, userEvent } from 'storybook/test';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import { failing } from './failing';

const Figures = () => <p>38 of 40 hours are used.</p>;

/** A part of a screen, such as the page of a project, whose code loads when somebody opens it. */
function LatePart({ load: create }: { load: () => () => Promise<ComponentType> }) {
  const [load] = useState(() => onceUnlessFailed(create()));
  const part = usePart(load, true);
  return (
    <>
      {part.Part ? (
        <Panel title="Project">
          <part.Part />
        </Panel>
      ) : (
        !part.failed && (
          <Panel title="Project" titleHidden aria-busy="true">
            <Skeleton shape="rows" count={6} />
          </Panel>
        )
      )}
      <LoadFailure parts={[part]} />
    </>
  );
}

/** The late parts of Projects, Clients, Approvals, Leave, Training content and the imports load this way. */
const meta = {
  title: 'dashboard/loaded',
  component: LatePart,
  args: { load: () => failing(0, Figures) },
} satisfies Meta<typeof LatePart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('38 of 40 hours are used.')).toBeVisible();
  },
};

export const Loading: Story = { args: { load: () => () => new Promise(() => {}) } };

export const Failed: Story = {
  args: { load: () => failing(Number.POSITIVE_INFINITY, Figures) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This part could not be loaded. Check the connection. Try again',
    );
  },
};

export const LoadsAtTheSecondTry: Story = {
  args: { load: () => failing(1, Figures) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('38 of 40 hours are used.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
