import type { CSSProperties, ReactNode } from 'react';
import { dayWithYear } from '@/dashboard/words/day';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { RowLink } from '@/dashboard/parts/data-table/cells/row-link';
import type { DataColumn } from '@/dashboard/parts/data-table/data-column';
import { hoursInColumn, wholeHours } from '@/dashboard/words/span';
import { noFigure, percent } from '@/dashboard/words/count';
import { localTime } from '@/dashboard/days/local-time';
import type { Person } from '@/dashboard/model/records/records';
import { Badge } from '@/design-system/badge/badge';
import {
  personStatusNames,
  personStatusTones,
  type ListedKind,
} from '@/dashboard/screens/people/people-kind';
import { RowActions, type RowActionsProps } from '@/dashboard/screens/people/actions/row-actions';
import type { PeopleFigures } from './people-figures';
import { columnLabel, columnWidths, type PeopleColumnId } from './people-queries';
import * as s from './cells.module.scss';

export interface PeopleColumnsOptions extends Omit<RowActionsProps, 'person'> {
  kind: ListedKind;
  figures: PeopleFigures;
  timeZone: string;
  hrefOf: (id: string) => string;
}

const orNone = (text: string | null, none: string = noFigure) =>
  text || <span className={s.none}>{none}</span>;
const day = (text: string | null) => orNone(text && dayWithYear(text));

/** The share of the planned time that is logged: a bar beside its number. More than all of it needs attention. */
function load(share: number | null) {
  if (share === null) return orNone(null);
  return (
    <span className={s.load}>
      <span
        className={s.track}
        data-over={share > 1 || undefined}
        style={{ '--load': Math.min(share, 1) } as CSSProperties}
        aria-hidden="true"
      />
      {percent(share)}
    </span>
  );
}

/** Returns the cell of a person in each column. */
function cellsOf({ figures, timeZone, hrefOf, onOpen }: PeopleColumnsOptions) {
  const cells: Readonly<Record<PeopleColumnId, (person: Person) => ReactNode>> = {
    name: (person) => (
      <span className={s.person}>
        <Avatar name={person.name} className={s.avatar} />
        <RowLink href={hrefOf(person.id)} onOpen={() => onOpen(person)}>
          {person.name}
        </RowLink>
      </span>
    ),
    email: ({ email }) => <span className={s.soft}>{email}</span>,
    phone: ({ phone }) => orNone(phone),
    team: ({ team }) => orNone(team),
    position: ({ position }) => orNone(position),
    mentor: (person) => orNone(figures.mentorName(person), 'No mentor'),
    hours: (person) => hoursInColumn(figures.weekMinutes(person)),
    total: (person) =>
      person.requiredMinutes === null
        ? noFigure
        : `${wholeHours(figures.allMinutes(person))} of ${wholeHours(person.requiredMinutes)}`,
    load: (person) => load(figures.load(person)),
    joined: ({ joinedOn }) => day(joinedOn),
    ends: ({ endsOn }) => day(endsOn),
    seen: ({ lastSeenAt }) =>
      orNone(lastSeenAt && dayWithYear(localTime(new Date(lastSeenAt), timeZone).slice(0, 10)), 'Unknown'),
    verified: ({ verified }) => (verified ? 'Yes' : 'No'),
    status: ({ status }) => <Badge tone={personStatusTones[status]}>{personStatusNames[status]}</Badge>,
  };
  return cells;
}

/** The columns of a kind's table. */
export function peopleColumns(options: PeopleColumnsOptions): DataColumn<Person>[] {
  const { kind, onOpen, onAction, onInvite } = options;
  const cells = cellsOf(options);
  return [
    ...columnWidths(kind).map(([id, from]) => ({
      id,
      label: columnLabel(id, kind),
      cell: cells[id],
      numeric: id === 'hours' || id === 'total',
      from,
      fixed: id === 'name',
    })),
    {
      id: 'actions',
      label: 'Actions',
      narrow: true,
      sortable: false,
      fixed: true,
      cell: (person) => <RowActions {...{ person, onOpen, onAction, onInvite }} />,
    },
  ];
}
