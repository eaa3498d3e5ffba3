import { paceNames, paceOf } from '@/dashboard/commands/time/pace';
import { timesheetStatusNames } from '@/dashboard/commands/time/timesheets';
import { weeksOf, type InternWeek } from '@/dashboard/figures/intern-figures';
import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Person } from '@/dashboard/model/records/records';
import { FigureTable, type FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { Panel } from '@/dashboard/parts/panel/panel';
import { weekName } from '@/dashboard/words/range';
import { clockSpan, hoursAndMinutes } from '@/dashboard/words/span';

export interface InternHoursProps {
  intern: Person;
  today: string;
}

const columns: readonly FigureColumn<InternWeek>[] = [
  { id: 'week', head: 'Week', text: ({ monday }) => weekName(monday) },
  { id: 'time', head: 'Hours', text: ({ minutes }) => clockSpan(minutes), numeric: true },
  { id: 'planned', head: 'Planned', text: ({ planned }) => clockSpan(planned), numeric: true, from: 640 },
  { id: 'status', head: 'Status', text: ({ status }) => timesheetStatusNames[status] },
];

/** The required hours of an intern and the last eight weeks, to read: the admin decides on weeks. */
export function InternHours({ intern, today }: InternHoursProps) {
  const timeEntries = useRecords('timeEntries');
  const timesheets = useRecords('timesheets');
  const off = useTimeOff();
  const weeks = weeksOf(intern, { timeEntries, timesheets, off }, { today, count: 8 });
  const pace = paceOf(intern, timeEntries, { today, off });
  return (
    <Panel title="Hours">
      {pace && (
        <p>
          Required hours: {hoursAndMinutes(pace.logged)} of {hoursAndMinutes(pace.required)}.{' '}
          {paceNames[pace.state]}
          {pace.state === 'behind' && ` by ${hoursAndMinutes(pace.due - pace.logged)}`}.
        </p>
      )}
      <FigureTable
        caption={`Hours of ${intern.name}`}
        columns={columns}
        rows={weeks}
        rowKey={({ monday }) => monday}
      />
    </Panel>
  );
}
