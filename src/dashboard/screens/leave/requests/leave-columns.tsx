import { Badge } from '@/design-system/badge/badge';
import { leaveDays } from '@/dashboard/figures/leave-days';
import type { WorkingDays } from '@/dashboard/figures/time-off';
import type { Leave, LeaveKind } from '@/dashboard/model/records/records';
import type { FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { KindMark } from '@/dashboard/screens/leave/kind-mark';
import { leaveStatusTones } from '@/dashboard/screens/leave/own-leave-row';
import { dayCount, deletedKind, leaveStatusNames, leaveWords } from '@/dashboard/words/leave';
import { LeaveActions } from './leave-actions';

interface LeaveTable extends WorkingDays {
  kinds: readonly LeaveKind[];
  nameOf: (personId: string) => string;
  today: string;
  onCorrect: (id: string) => void;
}

/** Breaks a range of days only before its last day. */
const unbroken = (words: string) => words.replaceAll(/ (?=[A-Z]|to\b)/g, '\u00A0');

/** The columns of a table of leave. */
export function leaveColumns({
  kinds,
  nameOf,
  today,
  onCorrect,
  ...working
}: LeaveTable): FigureColumn<Leave>[] {
  const byId = new Map(kinds.map((kind) => [kind.id, kind]));
  const kindOf = ({ kindId }: Leave) => byId.get(kindId) ?? { name: deletedKind, colour: 'grey' as const };
  return [
    { id: 'person', head: 'Person', text: ({ personId }) => nameOf(personId) },
    {
      id: 'kind',
      head: 'Kind',
      text: (one) => kindOf(one).name,
      cell: (one) => <KindMark name={kindOf(one).name} colour={kindOf(one).colour} />,
      from: 640,
    },
    {
      id: 'when',
      head: 'Time',
      text: (one) => leaveWords(one, today),
      cell: (one) => unbroken(leaveWords(one, today)),
    },
    { id: 'days', head: 'Days', numeric: true, text: (one) => dayCount(leaveDays(one, working)), from: 640 },
    {
      id: 'status',
      head: 'Status',
      text: ({ status }) => leaveStatusNames[status],
      cell: ({ status }) => <Badge tone={leaveStatusTones[status]}>{leaveStatusNames[status]}</Badge>,
    },
    {
      id: 'actions',
      head: 'Actions',
      headHidden: true,
      numeric: true,
      text: () => '',
      cell: (one) => (
        <LeaveActions
          leave={one}
          name={`${nameOf(one.personId)}, ${leaveWords(one, today)}`}
          today={today}
          onCorrect={() => onCorrect(one.id)}
        />
      ),
    },
  ];
}
