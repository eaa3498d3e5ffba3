import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BulkBar } from '@/dashboard/parts/data-table/bulk-bar';
import { ColumnChooser } from '@/dashboard/parts/data-table/tools/column-chooser';
import type { DataColumn } from '@/dashboard/parts/data-table/data-column';
import { DataTable } from '@/dashboard/parts/data-table/data-table';
import { Facet } from '@/dashboard/parts/data-table/tools/facet';
import { Pager } from '@/dashboard/parts/data-table/pager';
import { SortLevels } from '@/dashboard/parts/data-table/tools/sort-levels';
import { TableSearch } from '@/dashboard/parts/data-table/tools/table-search';
import { ToolButton } from '@/dashboard/parts/data-table/tools/tool-button';
import type { SortRule } from '@/dashboard/parts/data-table/rows/query-rows';

interface Ship {
  id: string;
  name: string;
  port: string;
  length: number;
}

const ships: readonly Ship[] = [
  { id: 'a', name: 'Adair', port: 'Avery', length: 24 },
  { id: 'b', name: 'Brandt', port: 'Larkspur', length: 31.5 },
  { id: 'c', name: 'Cole', port: 'Avery', length: 18 },
  { id: 'd', name: 'Delmar', port: 'Northlight', length: 102 },
];

const columns: readonly DataColumn<Ship>[] = [
  { id: 'name', label: 'Name', cell: ({ name }) => name, fixed: true },
  { id: 'port', label: 'Port', cell: ({ port }) => port, from: 640 },
  { id: 'length', label: 'Length', cell: ({ length }) => length.toFixed(1), numeric: true },
  { id: 'flag', label: 'Flag', cell: () => 'None', from: 'chosen' },
];

interface FleetProps {
  rows: readonly Ship[];
  chosen: readonly string[] | null;
  busy: boolean;
  onSort: (change: { sort: readonly SortRule[] }) => void;
}

/** A table that keeps its own order and selection. */
function Fleet({ rows, chosen, busy, onSort }: FleetProps) {
  const [sort, setSort] = useState<readonly SortRule[]>([{ id: 'name', desc: false }]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      caption="Ships"
      columns={columns}
      chosen={chosen}
      rows={rows}
      nameOf={({ name }) => name}
      sort={sort}
      onSort={(change) => {
        setSort(change.sort);
        onSort(change);
      }}
      selected={selected}
      onSelect={({ ids, selected: on }) =>
        setSelected((before) => new Set([...before, ...ids].filter((id) => on || !ids.includes(id))))
      }
      busy={busy}
    />
  );
}

const meta = {
  title: 'dashboard/data-table',
  component: Fleet,
  args: { rows: ships, chosen: null, busy: false, onSort: fn() },
} satisfies Meta<typeof Fleet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['browser'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Ships' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Cole' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Flag' })).toBeNull();
    await expect(canvas.getByRole('cell', { name: '31.5' })).toHaveStyle({ textAlign: 'end' });
  },
};

export const Busy: Story = { args: { busy: true } };

export const NoRows: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).toBeDisabled();
  },
};

export const ColumnsChosen: Story = {
  args: { chosen: ['flag'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Name',
      'Flag',
    ]);
  },
};

export const SelectedWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    canvas.getByRole('checkbox', { name: 'Select Adair' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Select Adair' })).toBeChecked();
    await waitFor(() => expect(all).toBePartiallyChecked());
    all.focus();
    await userEvent.keyboard(' ');
    for (const { name } of ships)
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select Cole' })).not.toBeChecked());
  },
};

export const SortedByThreeColumnsAtMost: Story = {
  args: { chosen: ['port', 'length', 'flag'] },
  play: async ({ canvas, args }) => {
    for (const name of ['Port', 'Length', 'Flag']) {
      canvas.getByRole('button', { name: new RegExp(`^${name}`) }).focus();
      await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    }
    await expect(args.onSort).toHaveBeenLastCalledWith({
      sort: [
        { id: 'port', desc: false },
        { id: 'length', desc: true },
        { id: 'flag', desc: false },
      ],
    });
  },
};

/** Everything around the rows, side by side. */
export const Tools: Story = {
  tags: ['browser'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, minBlockSize: 480, alignContent: 'start' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <TableSearch label="Search ships" text="" onText={fn()} />
        <Facet
          label="Port"
          chosen={['Avery']}
          options={[
            { value: 'Avery', label: 'Avery', count: 2 },
            { value: 'Larkspur', label: 'Larkspur', count: 1 },
          ]}
          onChoose={fn()}
        />
        <SortLevels columns={columns} sort={[{ id: 'name', desc: true }]} onSort={fn()} />
        <ColumnChooser columns={columns} chosen={null} onChoose={fn()} />
        <ToolButton icon="download">Export</ToolButton>
        <ToolButton disabled>Nothing to do</ToolButton>
      </div>
      <BulkBar
        noun={{ one: 'ship', many: 'ships' }}
        count={12}
        hidden={3}
        total={1240}
        onSelectAll={fn()}
        onClear={fn()}
      >
        <ToolButton icon="trash">Delete</ToolButton>
      </BulkBar>
      <Pager noun="ships" page={7} size={25} total={1240} hrefOf={(page) => `/?page=${page}`} onSize={fn()} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('151 to 175 of 1,240')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
    const facet = canvas.getByRole('button', { name: 'Filter by Port 1' });
    await userEvent.click(facet);
    await expect(canvas.getByRole('checkbox', { name: 'Avery 2' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await expect(canvas.queryByRole('checkbox', { name: 'Avery 2' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Descending' })).toBeVisible();
  },
};
