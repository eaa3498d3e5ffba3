import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ChartData } from '@/dashboard/parts/chart/chart-data';
import { bars } from '@/dashboard/parts/chart/bar-chart';
import { ChartPanel } from '@/dashboard/parts/chart/chart-panel';
import { lines } from '@/dashboard/parts/chart/line-chart';
import { Sparkline } from '@/dashboard/parts/chart/sparkline';
import { framed } from '../framed';

const weeks = [
  '1 Sep',
  '8 Sep',
  '15 Sep',
  '22 Sep',
  '29 Sep',
  '6 Oct',
  '13 Oct',
  '20 Oct',
  '27 Oct',
  '3 Nov',
  '10 Nov',
];
const data: ChartData = {
  unit: 'Week from',
  points: weeks.map((tick) => ({ tick, name: tick })),
  series: [
    { name: 'Logged', values: [142, 201, 212, 264, 331, 338, 290, 250, 245, 256, 194] },
    { name: 'Planned', values: [144, 180, 210, 238, 260, 270, 272, 268, 257, 240, 224] },
  ],
  format: (value) => `${value} h`,
  formatTick: String,
};

const meta = {
  component: ChartPanel,
  args: { title: 'Hours by week', kind: lines, data, empty: <p>No hours were logged in these weeks.</p> },
  decorators: [framed({ style: { maxInlineSize: 744 } })],
} satisfies Meta<typeof ChartPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneSeries: Story = { args: { data: { ...data, series: [data.series[0]] } } };

export const Bars: Story = { args: { kind: bars } };

/** A month of days: the axis names only as many as have room. */
export const ManyBars: Story = {
  args: {
    title: 'Changes by day',
    kind: bars,
    whole: true,
    data: {
      unit: 'Day',
      points: Array.from({ length: 31 }, (_, day) => ({
        tick: `${day + 1} Oct`,
        name: `${day + 1} October`,
      })),
      series: [{ name: 'Changes', values: Array.from({ length: 31 }, (_, day) => (day * 7) % 4) }],
      format: String,
    },
  },
};

/** A rate has no value where there is nothing to rate: the line breaks. */
export const Gaps: Story = {
  args: {
    title: 'On time',
    data: {
      ...data,
      series: [{ name: 'On time', values: [80, 92, null, null, 88, 90, 96, null, 91, 94, 100] }],
      format: (value) => `${value}%`,
    },
  },
};

export const OnePoint: Story = {
  args: {
    kind: bars,
    data: { ...data, points: data.points.slice(0, 1), series: [{ name: 'Logged', values: [12] }] },
  },
};

export const Empty: Story = {
  args: { data: { ...data, series: [{ name: 'Logged', values: data.points.map(() => 0) }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hours were logged in these weeks.')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Show table' })).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithSparklines: Story = {
  render: () => (
    <>
      <Sparkline values={[3, 5, 4, 8, 7, 9, 12]} />
      <Sparkline values={[4, 4, 4]} />
      <Sparkline values={[null, 2, null, 6]} />
    </>
  ),
};

export const ReadWithTheArrowKeys: Story = {
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('slider', { name: 'Hours by week' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await expect(plot).toHaveAttribute('aria-valuetext', '10 Nov: Logged 194 h, Planned 224 h');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(plot).toHaveAttribute('aria-valuetext', '27 Oct: Logged 245 h, Planned 257 h');
    await expect(canvas.getByText('257 h')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(plot).toHaveAttribute('aria-valuenow', '1');
    await userEvent.keyboard('{ArrowLeft}{End}{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuenow', '11');
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    await expect(canvas.queryByText('256 h')).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
  },
};

export const ReadWithThePointer: Story = {
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('slider');
    const { left, width } = plot.getBoundingClientRect();
    await userEvent.pointer({ target: plot, coords: { clientX: left + width / 2 } });
    await expect(canvas.getByText('338 h')).toBeVisible();
    await userEvent.unhover(plot);
    await expect(canvas.queryByText('338 h')).toBeNull();
  },
};

export const HasATableTwin: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show table' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const table = await canvas.findByRole('table', { name: 'Hours by week' });
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(12));
    const row = within(table).getByRole('row', { name: '27 Oct 245 h 257 h' });
    await expect(row).toBeVisible();
    await userEvent.click(button);
    await expect(canvas.getByRole('slider')).toBeVisible();
  },
};
