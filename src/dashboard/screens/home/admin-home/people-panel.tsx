import { useMemo } from 'react';
import { hoursInColumn } from '@/dashboard/words/span';
import { noFigure, percent } from '@/dashboard/words/count';
import { teamsOf } from '@/dashboard/figures/teams';
import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { Empty } from '@/dashboard/parts/empty/empty';
import { FigureTable } from '@/dashboard/parts/figure-table/figure-table';
import { ShareBar } from '@/dashboard/parts/figure-table/share-bar';
import { Menu } from '@/dashboard/parts/menu/menu';
import { Panel } from '@/dashboard/parts/panel/panel';
import { composePath } from '@/routes/portal-paths';
import { performancePath } from '@/dashboard/figures/performance-path';
import { Badge } from '@/design-system/badge/badge';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { portalPath } from '@/routes/portal-paths';
import { roleNames } from '@/routes/portal-table';
import { peopleThisWeek, weekStatuses, type PersonWeek } from './people-this-week';
import * as s from './people-panel.module.scss';

const shownRows = 6;

export interface PeoplePanelProps {
  today: string;
}

/** The week of everyone on the staff, those who need attention first. */
export function PeoplePanel({ today }: PeoplePanelProps) {
  const people = useRecords('people');
  const entries = useRecords('timeEntries');
  const timesheets = useRecords('timesheets');
  const off = useTimeOff();
  const { values, hrefWith } = useSearchParams(['team']);
  const teams = useMemo(() => teamsOf(people), [people]);
  const all = useMemo(
    () => peopleThisWeek({ people, entries, timesheets, ...off }, today),
    [people, entries, timesheets, off, today],
  );
  const team = teams.find((name) => name === values.team) ?? null;
  const rows = team === null ? all : all.filter(({ person }) => person.team === team);
  const choices = [
    { id: '', label: 'All teams', href: hrefWith({ team: null }), checked: team === null },
    ...teams.map((name) => ({
      id: name,
      label: name,
      href: hrefWith({ team: name }),
      checked: name === team,
    })),
  ];

  return (
    <Panel
      title="People this week"
      aside={
        teams.length > 1 && (
          <Menu label="Teams" items={choices} align="end">
            {(trigger) => (
              <button type="button" className={s.filter} {...trigger}>
                {team ?? 'All teams'}
                <Icon name="chevron-down" size={16} />
              </button>
            )}
          </Menu>
        )
      }
    >
      {rows.length === 0 ? (
        <Empty title="No staff yet">Add an employee or an intern, and their hours appear here.</Empty>
      ) : (
        <div className={s.body}>
          <FigureTable
            caption={team ? `People of ${team} this week` : 'People this week'}
            rows={rows.slice(0, shownRows)}
            rowKey={({ person }) => person.id}
            columns={columns}
          />
          {rows.length > shownRows && (
            <Link href={`${performancePath({ period: 'week', by: 'person' })}#groups`} className={s.all}>
              View all {all.length} people
            </Link>
          )}
        </div>
      )}
    </Panel>
  );
}

const detailsOf = ({ person: { kind, id } }: PersonWeek) =>
  portalPath(kind === 'intern' ? 'interns' : 'employees', { id });

const columns = [
  {
    id: 'person',
    head: 'Person',
    text: ({ person }: PersonWeek) => person.name,
    cell: (row: PersonWeek) => (
      <span className={s.person}>
        <Avatar name={row.person.name} />
        <Link href={detailsOf(row)} className={s.name}>
          {row.person.name}
        </Link>
      </span>
    ),
  },
  { id: 'team', head: 'Team', text: ({ person }: PersonWeek) => person.team, from: 640 as const },
  {
    id: 'role',
    head: 'Role',
    text: ({ person }: PersonWeek) => roleNames[person.kind === 'intern' ? 'intern' : 'employee'],
    from: 640 as const,
  },
  {
    id: 'hours',
    head: 'Hours',
    numeric: true,
    text: ({ loggedMinutes }: PersonWeek) => hoursInColumn(loggedMinutes),
  },
  {
    id: 'load',
    head: 'Load',
    text: ({ load }: PersonWeek) => percent(load),
    from: 640 as const,
    cell: ({ load }: PersonWeek) => (
      <span className={s.load}>
        {load === null ? noFigure : <ShareBar share={load} limited />}
        {load !== null && <span className={s.percent}>{percent(load)}</span>}
      </span>
    ),
  },
  {
    id: 'status',
    head: 'Status',
    text: ({ status }: PersonWeek) => weekStatuses[status].word,
    cell: ({ status }: PersonWeek) => (
      <Badge tone={weekStatuses[status].tone}>{weekStatuses[status].word}</Badge>
    ),
  },
  {
    id: 'actions',
    head: 'Actions',
    headHidden: true,
    text: () => '',
    from: 640 as const,
    numeric: true,
    cell: (row: PersonWeek) => (
      <Menu
        label={`Actions for ${row.person.name}`}
        align="end"
        items={[
          { id: 'details', label: 'Open details', icon: 'user', href: detailsOf(row) },
          {
            id: 'hours',
            label: 'Hours of this week',
            icon: 'clock',
            href: performancePath({ period: 'week', by: 'person', of: row.person.id, records: 'hours' }),
          },
          {
            id: 'message',
            label: 'Write a message',
            icon: 'send',
            href: composePath('admin', row.person.id),
          },
        ]}
      >
        {(trigger) => (
          <button type="button" className={s.more} aria-label={`Actions for ${row.person.name}`} {...trigger}>
            <Icon name="more" size={20} />
          </button>
        )}
      </Menu>
    ),
  },
];
