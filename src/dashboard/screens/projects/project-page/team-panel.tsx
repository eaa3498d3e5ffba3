import { useMemo } from 'react';
import { addDays } from '@/dashboard/days/days';
import { minutesBy } from '@/dashboard/figures/time';
import { openTasks } from '@/dashboard/figures/counts';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import type { Project, Task, TimeEntry } from '@/dashboard/model/records/records';
import { FigureTable, type FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { Panel } from '@/dashboard/parts/panel/panel';
import { wholeNumber } from '@/dashboard/words/count';
import { hoursInColumn } from '@/dashboard/words/span';

export interface TeamPanelProps {
  project: Project;
  /** Of the project. Null for a reader who sees no time of others. */
  entries: readonly TimeEntry[] | null;
  /** Of the project. Null for a reader who sees no tasks of others. */
  tasks: readonly Task[] | null;
  today: string;
}

/** The people of a project: the lead first, then members, then others who logged time. */
export function TeamPanel({ project, entries, tasks, today }: TeamPanelProps) {
  const { leadId, memberIds } = project;
  const nameOf = usePersonName();
  const rows = useMemo(() => {
    const time = entries ?? [];
    const all = minutesBy(time, ({ personId }) => personId);
    const recent = minutesBy(time, ({ personId }) => personId, {
      first: addDays(today, -27),
      last: today,
    });
    const open = new Map<string, number>();
    for (const { assigneeId } of openTasks(tasks ?? []))
      open.set(assigneeId, (open.get(assigneeId) ?? 0) + 1);
    const members = new Set(memberIds);
    const rank = (id: string) => (id === leadId ? 0 : members.has(id) ? 1 : 2);
    return [...new Set([leadId, ...memberIds, ...all.keys()])]
      .map((id) => ({
        id,
        rank: rank(id),
        minutes: all.get(id) ?? 0,
        recent: recent.get(id) ?? 0,
        open: open.get(id) ?? 0,
      }))
      .sort((a, b) => a.rank - b.rank || b.minutes - a.minutes);
  }, [entries, tasks, today, leadId, memberIds]);
  const roles = [', lead', '', ', not a member'];
  const columns: FigureColumn<(typeof rows)[number]>[] = [
    { id: 'person', head: 'Person', text: ({ id, rank }) => nameOf(id) + roles[rank]! },
  ];
  if (entries)
    columns.push(
      { id: 'hours', head: 'Hours', numeric: true, text: ({ minutes }) => hoursInColumn(minutes) },
      {
        id: 'recent',
        head: 'Last 4 weeks',
        numeric: true,
        from: 1024,
        text: (row) => hoursInColumn(row.recent),
      },
    );
  if (tasks)
    columns.push({ id: 'open', head: 'Open tasks', numeric: true, text: ({ open }) => wholeNumber(open) });
  return (
    <Panel title="Team">
      <FigureTable caption="Team" rows={rows} rowKey={({ id }) => id} columns={columns} />
    </Panel>
  );
}
