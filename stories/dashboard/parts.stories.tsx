import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import { WaveProgress } from '@/dashboard/parts/wave-progress/wave-progress';
import { Button } from '@/design-system/button/button';

/** The portal's small parts. */
const meta = {
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 24, maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const names = [
  'Noor Adair',
  'Ilan Voss',
  'Mara Quist',
  'Teo Ferran',
  'Sena Oduya',
  'Ruth Halden',
  'Cher',
  '',
];

export const Avatars: Story = {
  render: () => (
    <>
      {(['small', 'regular', 'large'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          {names.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
          <Avatar name="Test Admin" tone="signal" size={size} letters={1} />
        </div>
      ))}
    </>
  ),
};

export const WaveProgresses: Story = {
  render: () => (
    <>
      {[0, 31, 54, 86, 100, 140].map((value) => (
        <WaveProgress key={value} label={`${value} per cent`} value={value} />
      ))}
      <WaveProgress label="Of nothing" value={3} max={0} />
      <WaveProgress label="Lessons" value={12} max={20} valueText="12 of 20 lessons" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Lessons' })).toHaveAttribute('aria-valuenow', '12');
    await expect(canvas.getByRole('progressbar', { name: '140 per cent' })).toHaveAttribute(
      'aria-valuetext',
      '140%',
    );
  },
};

export const Empties: Story = {
  render: () => (
    <>
      <Panel title="Active tasks">
        <Empty title="No tasks yet" action={<Button size="compact">New task</Button>}>
          Tasks that are given to you appear here.
        </Empty>
      </Panel>
      <Panel title="Messages">
        <Empty title="Nothing here" />
      </Panel>
    </>
  ),
};

export const Skeletons: Story = {
  render: () => (
    <>
      <Skeleton />
      <Skeleton shape="rows" count={4} />
      <Skeleton shape="block" />
    </>
  ),
};
