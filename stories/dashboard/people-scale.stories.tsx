import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useMemo } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { personIdOf } from '@/dashboard/model/records/records';
import { WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import { EmployeesScreen } from '@/dashboard/screens/people/list/people-screen';
import { freezeClock } from '@/platform/clock';
import { portalPath } from '@/routes/portal-paths';
import { storyNow, storySample } from './in-portal';
import { manyEntries, manyPeople } from './many-people';

interface ScaleProps {
  /** How many employees there are. */
  n: number;
}

/** The screen with many people: `&args=n:10000` in the address. */
function Scale({ n }: ScaleProps) {
  const workspace = useMemo(() => {
    freezeClock(storyNow);
    const many = manyPeople(n);
    const [admin] = storySample().people!.filter(({ id }) => id === personIdOf.admin);
    return createMemoryWorkspace({ people: [admin!, ...many], timeEntries: manyEntries(many) });
  }, [n]);
  return (
    <WorkspaceProvider workspace={workspace} role="admin">
      <div style={{ padding: 24 }}>
        <EmployeesScreen />
      </div>
    </WorkspaceProvider>
  );
}

const meta = {
  title: 'dashboard/people-scale',
  component: Scale,
  args: { n: 10_000 },
  parameters: { layout: 'fullscreen', path: portalPath('employees') },
} satisfies Meta<typeof Scale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TenThousand: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('1 to 25 of 10,000');
    await userEvent.type(canvas.getByRole('searchbox'), 'noor adair');
    await waitFor(() => expect(canvas.getByText(/^\d+ of 10,000 employees$/)).toBeInTheDocument());
    const first = canvasElement.querySelector('tbody th a')!;
    await expect(first).toHaveTextContent(/^Noor Adair-/);
  },
};
