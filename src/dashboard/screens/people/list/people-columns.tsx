import { dayWithYear } from '@/dashboard/words/day';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import type { ColumnFrom, DataColumn } from '@/dashboard/parts/data-table/data-column';
import { hoursInColumn, wholeHours } from '@/dashboard/words/span';
import { noFigure } from '@/dashboard/words/count';
import { localTime } from '@/dashboard/days/local-time';
import type { Person } from '@/dashboard/model/records/records';
import { Badge } from '@/design-system/badge/badge';
import { Link } from '@/design-system/link/link';
import { statusNames, statusTones, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { LoadCell } from './load-cell';
import type { PeopleFigures } from './people-figures';
import { columnLabel, columnsOf, type PeopleColumnId } from '@/dashboard/screens/people/actions/people-plan';
import { RowActions, type RowAction } from '@/dashboard/screens/people/actions/row-actions';
import * as s from './cells.module.scss';

export interface PeopleColumnsOptions {
  kind: ListedKind;
  figures: PeopleFigures;
  timeZone: string;
  hrefOf: (id: string) => string;
  /** A press on a name, before the link follows it. */
  onOpen: (id: string) => void;
  onAction: (person: Person, action: RowAction) => void;
}

/** From which width each column is there by itself: a phone keeps name, hours (or the last visit) and status. */
const widths: Readonly<Record<ListedKind, Partial<Record<PeopleColumnId, ColumnFrom>>>> = {
  employee: { team: 640, position: 1280, load: 800 },
  intern: { position: 1280, team: 1024, mentor: 640, load: 800, total: 1280 },
  regular: { email: 1280, team: 640, position: 800, verified: 1024 },
};
const onPhones: Readonly<Record<ListedKind, readonly PeopleColumnId[]>> = {
  employee: ['name', 'hours', 'status'],
  intern: ['name', 'hours', 'status'],
  regular: ['name', 'seen', 'status'],
};

const day = (text: string | null) => (text ? dayWithYear(text) : <span className={s.none}>{noFigure}</span>);
const orNone = (text: string) => text || <span className={s.none}>{noFigure}</span>;

/** How each column shows a person. */
function cellsOf({ figures, timeZone, hrefOf, onOpen }: PeopleColumnsOptions) {
  const cells: Readonly<Record<PeopleColumnId, (person: Person) => React.ReactNode>> = {
    name: ({ id, name }) => (
      <span className={s.person}>
        <Avatar name={name} className={s.avatar} />
        <Link
          href={hrefOf(id)}
          className={s.name}
          onClick={(event) => {
            if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
              return;
            event.preventDefault();
            onOpen(id);
          }}
        >
          {name}
        </Link>
      </span>
    ),
    email: ({ email }) => <span className={s.soft}>{email}</span>,
    phone: ({ phone }) => orNone(phone),
    team: ({ team }) => orNone(team),
    position: ({ position }) => orNone(position),
    mentor: (person) => figures.mentorName(person) || <span className={s.none}>No mentor</span>,
    hours: (person) => hoursInColumn(figures.weekMinutes(person)),
    total: (person) =>
      person.requiredMinutes === null
        ? noFigure
        : `${wholeHours(figures.allMinutes(person))} of ${wholeHours(person.requiredMinutes)}`,
    load: (person) => <LoadCell load={figures.load(person)} />,
    joined: ({ joinedOn }) => day(joinedOn),
    ends: ({ endsOn }) => day(endsOn),
    seen: ({ lastSeenAt }) =>
      lastSeenAt ? (
        dayWithYear(localTime(new Date(lastSeenAt), timeZone).slice(0, 10))
      ) : (
        <span className={s.none}>Never</span>
      ),
    verified: ({ verified }) => (verified ? 'Yes' : 'No'),
    status: ({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
  };
  return cells;
}

const numeric: ReadonlySet<PeopleColumnId> = new Set(['hours', 'total']);

/** The columns of a kind's table. */
export function peopleColumns(options: PeopleColumnsOptions): DataColumn<Person>[] {
  const { kind, onAction } = options;
  const cells = cellsOf(options);
  return [
    ...columnsOf[kind].map((id): DataColumn<Person> => ({
      id,
      label: columnLabel(id, kind),
      cell: cells[id],
      numeric: numeric.has(id),
      from: onPhones[kind].includes(id) ? 0 : (widths[kind][id] ?? 'chosen'),
      fixed: id === 'name',
    })),
    {
      id: 'actions',
      label: 'Actions',
      narrow: true,
      sortable: false,
      fixed: true,
      from: 640,
      cell: (person) => <RowActions person={person} onAction={(action) => onAction(person, action)} />,
    },
  ];
}
