import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { noMoney } from '@/dashboard/figures/work-money';
import type { WorkMoney } from '@/dashboard/model/records/records';
import { useMore } from '@/dashboard/hooks/use-more';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { BudgetShares } from '@/dashboard/parts/budget-shares/budget-shares';
import { Empty } from '@/dashboard/parts/empty/empty';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { RowList } from '@/dashboard/parts/row-list/row-list';
import { ShowMore } from '@/dashboard/parts/show-more/show-more';
import { MoneyTable } from '@/dashboard/parts/work-money/money-table';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import { WaveProgress } from '@/dashboard/parts/wave-progress/wave-progress';
import { Button } from '@/design-system/button/button';
import { framed } from '../framed';

/** The portal's small parts. */
const meta = {
  decorators: [framed({ style: { display: 'grid', gap: 24, maxWidth: 520 } })],
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

function Numbers() {
  const { shown, rest, more } = useMore(
    Array.from({ length: 25 }, (_, index) => index + 1),
    10,
  );
  return (
    <>
      <ul>
        {shown.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
      <ShowMore rest={rest} step={10} onMore={more} />
    </>
  );
}

export const ShowsMoreRows: Story = {
  render: () => <Numbers />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 10 more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show 5 more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(25);
    await expect(canvas.queryByRole('button')).toBeNull();
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

function Lines() {
  const [rows, setRows] = useState([{ id: 'design', text: 'Design' }]);
  return (
    <RowList
      legend="Lines"
      rows={rows}
      nameOf={({ text }, index) => text || `line ${index + 1}`}
      add="Add line"
      newRow={() => ({ id: `line-${rows.length}`, text: '' })}
      onRows={(change) => setRows([...change.rows])}
    >
      {({ text }, change) => (
        <InputField label="Work" value={text} onChange={({ target }) => change({ text: target.value })} />
      )}
    </RowList>
  );
}

export const RowLists: Story = {
  render: () => <Lines />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add line' }));
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Work' })[1]).toHaveFocus());
    await userEvent.keyboard('Copy');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Copy' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Work' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Design' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add line' })).toHaveFocus());
  },
};

const money = (over: Partial<WorkMoney>): WorkMoney => ({ ...noMoney, ...over });
const moneyGroups = [
  {
    id: 'noor',
    name: 'Noor Adair',
    figures: money({ minutes: 90, billableMinutes: 90, amount: 16_500, cost: 9_000, margin: 7_500 }),
  },
  {
    id: 'teo',
    name: 'Teo Ferran',
    figures: money({
      minutes: 60,
      billableMinutes: 60,
      cost: 1_800,
      unpricedMinutes: 60,
      leftOutMinutes: 60,
    }),
  },
  {
    id: 'mara',
    name: 'Mara Quist',
    figures: money({
      minutes: 30,
      billableMinutes: 30,
      amount: 6_750,
      uncostedMinutes: 30,
      leftOutMinutes: 30,
    }),
  },
  { id: 'rosa', name: 'Rosa Delmar', figures: money({ minutes: 45, cost: 4_500, margin: -4_500 }) },
];

export const MoneyTables: Story = {
  render: () => <MoneyTable by="person" groups={moneyGroups} currency="EUR" />,
  play: async ({ canvas }) => {
    const cells = (name: string) =>
      [...canvas.getByRole('rowheader', { name }).parentElement!.children].map(
        ({ textContent }) => textContent,
      );
    await expect(cells('Noor Adair').slice(2, 5)).toEqual(['165.00', '90.00', '75.00']);
    await expect(cells('Teo Ferran').slice(2, 5)).toEqual(['No rate', '18.00', '–']);
    await expect(cells('Mara Quist').slice(2, 5)).toEqual(['67.50', 'No cost', '–']);
    await expect(cells('Rosa Delmar').slice(2, 5)).toEqual(['–', '45.00', '−45.00']);
    await expect(cells('Total').slice(2)).toEqual(['232.50', '153.00', '30.00', '1.50']);
    await expect(
      canvas.getByText(
        '1 h without a rate are not in the amount and the margin. 0.5 h without a cost are not in the cost and the margin.',
      ),
    ).toBeVisible();
  },
};

export const BudgetsOfProjects: Story = {
  render: () => (
    <>
      <BudgetShares uses={[]} />
      <BudgetShares bars uses={[{ unit: 'money', share: 1.1, unpricedMinutes: 0 }]} />
      <BudgetShares
        bars
        uses={[
          { unit: 'hours', share: 0.62, unpricedMinutes: 0 },
          { unit: 'money', share: 0.48, unpricedMinutes: 90 },
        ]}
      />
      <BudgetShares uses={[{ unit: 'money', share: null, unpricedMinutes: 90 }]} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('110%')).toBeVisible();
    await expect(canvas.getByText('62% of hours')).toBeVisible();
    await expect(canvas.getByText('48% of money, 1.5 h without a rate')).toBeVisible();
    await expect(canvas.getByText('No rate')).toBeVisible();
  },
};

export const Skeletons: Story = {
  render: () => (
    <>
      <Skeleton />
      <Skeleton shape="rows" count={4} />
      <Skeleton shape="block" />
      <Skeleton label="Reading your records…" labelled />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Reading your records…')).toBeVisible());
  },
};
