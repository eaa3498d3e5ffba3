import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Icon, type IconSize } from '@/design-system/icon/icon';
import { allDrawings } from '@/design-system/icon/all-drawings';
import type { IconName } from '@/lib/icon-name';

const meta = {
  component: Icon,
  args: { name: 'compass' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(allDrawings) as IconName[];
const sizes: readonly IconSize[] = [16, 18, 20, 28];

export const Default: Story = {};

export const Sizes: Story = {
  tags: ['browser'],
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      {sizes.map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().width);
    await expect(widths).toEqual([...sizes]);
  },
};

export const AllNames: Story = {
  render: () => (
    <ul
      role="list"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 24 }}
    >
      {names.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, fontSize: 14 }}>
          <Icon name={name} size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')];
    await expect(drawings).toHaveLength(names.length);
    await expect(new Set(drawings.map((svg) => svg.innerHTML)).size).toBe(names.length);
    for (const svg of drawings) await expect(svg).toHaveAttribute('aria-hidden', 'true');
  },
};

export const MirrorsArrowsInRightToLeft: Story = {
  tags: ['browser'],
  render: () => (
    <div dir="rtl" style={{ display: 'flex', gap: 16 }}>
      <Icon name="arrow-right" />
      <Icon name="search" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [arrow, search] = canvasElement.querySelectorAll('svg');
    await expect(getComputedStyle(arrow!).scale).toBe('-1 1');
    await expect(getComputedStyle(search!).scale).toBe('none');
  },
};
