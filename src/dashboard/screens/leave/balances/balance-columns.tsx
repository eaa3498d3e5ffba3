import { Badge } from '@/design-system/badge/badge';
import { IconButton } from '@/design-system/icon-button/icon-button';
import type { LeaveBalance } from '@/dashboard/figures/leave';
import type { Person } from '@/dashboard/model/records/records';
import type { FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { noFigure } from '@/dashboard/words/count';
import { dayCount } from '@/dashboard/words/leave';

export interface BalanceRow {
  person: Person;
  balance: LeaveBalance;
}

const figure = (
  id: string,
  head: string,
  of: (balance: LeaveBalance) => number | null,
  from?: 640,
): FigureColumn<BalanceRow> => ({
  id,
  head,
  numeric: true,
  from,
  text: ({ balance }) => {
    const value = of(balance);
    return value === null ? noFigure : dayCount(value);
  },
});

// A zero would say that everything is taken.
const remaining = figure('left', 'Remaining', ({ days, left }) =>
  days === null && left === 0 ? null : left,
);

/** The columns of the balances, on the screen and in a CSV file. */
export const balanceColumns: readonly FigureColumn<BalanceRow>[] = [
  { id: 'person', head: 'Person', text: ({ person }) => person.name },
  { id: 'team', head: 'Team', text: ({ person }) => person.team, from: 1024 },
  figure('days', 'Entitlement', ({ days }) => days, 640),
  figure('carried', 'Carried over', ({ carriedOver }) => carriedOver, 640),
  figure('taken', 'Taken', ({ taken }) => taken, 640),
  figure('planned', 'Planned', ({ planned }) => planned, 640),
  figure('waiting', 'Waiting', ({ waiting }) => waiting, 640),
  {
    ...remaining,
    cell: (row) => {
      const { days, left } = row.balance;
      return days !== null && left < 0 ? <Badge tone="warn">{dayCount(left)}</Badge> : remaining.text(row);
    },
  },
];

/** The column with the button that sets a person's entitlement. */
export const actionColumn = (onEdit: (person: Person) => void): FigureColumn<BalanceRow> => ({
  id: 'actions',
  head: 'Actions',
  headHidden: true,
  numeric: true,
  text: () => '',
  cell: ({ person }) => (
    <IconButton
      icon="pencil"
      label={`Set the entitlement of ${person.name}`}
      size="compact"
      variant="plain"
      onClick={() => onEdit(person)}
    />
  ),
});
