import { useId } from 'react';
import { Link } from '@/design-system/link/link';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { turnOf, type AssignmentTurn } from '@/dashboard/figures/assignments';
import type { Assignment } from '@/dashboard/model/records/records';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { DueNote } from '@/dashboard/parts/assignment/due-note';
import { StatusBadge } from './status-badge';
import * as s from './assignment-list.module.scss';

const groups: readonly { turn: AssignmentTurn; title: string; none: string }[] = [
  { turn: 'to-do', title: 'To do', none: 'Nothing to submit.' },
  { turn: 'with-mentor', title: 'With your mentor', none: 'Nothing is waiting for feedback.' },
  { turn: 'done', title: 'Accepted', none: 'Nothing was accepted yet.' },
];

export interface AssignmentListProps {
  /** Of one person. */
  assignments: readonly Assignment[];
  /** The assignment shown beside the list; null if there is none. */
  shownId: string | null;
  /** ISO date. */
  today: string;
  hrefOf: (assignment: { id: string }) => string;
}

/** All assignments, grouped by whose turn it is and sorted by due date: accepted ones latest first, others earliest. */
export function AssignmentList({ assignments, shownId, today, hrefOf }: AssignmentListProps) {
  const scope = useId();
  const courses = useRecords('courses');
  if (assignments.length === 0)
    return (
      <Panel title="Your assignments" titleHidden>
        <Empty title="No assignments yet">
          Your mentor or an admin gives you assignments. Each appears here with its due date.
        </Empty>
      </Panel>
    );
  const byDue = [...assignments].sort((a, b) => a.dueOn.localeCompare(b.dueOn));
  return (
    <Panel
      title="Your assignments"
      titleHidden
      className={s.root}
      data-beside={shownId !== null || undefined}
    >
      {groups.map(({ turn, title, none }) => {
        const members = byDue.filter((assignment) => turnOf(assignment) === turn);
        if (turn === 'done') members.reverse();
        return (
          <div key={turn} className={s.group}>
            <h3 id={`${scope}-${turn}`} className={s.title}>
              {title} <span className={s.count}>{members.length}</span>
            </h3>
            {members.length === 0 && <p className={s.none}>{none}</p>}
            <ul role="list" aria-labelledby={`${scope}-${turn}`}>
              {members.map((assignment) => (
                <li key={assignment.id} className={s.item}>
                  <Link
                    href={hrefOf(assignment)}
                    className={s.link}
                    aria-current={assignment.id === shownId ? 'page' : undefined}
                  >
                    <span className={s.name}>{assignment.title}</span>
                    <span className={s.facts}>
                      <DueNote assignment={assignment} today={today} />
                      <span className={s.course}>
                        {courses.find(({ id }) => id === assignment.courseId)?.title}
                      </span>
                    </span>
                    <span className={s.status}>
                      <StatusBadge assignment={assignment} today={today} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </Panel>
  );
}
