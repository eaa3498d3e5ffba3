import { useMemo, useState } from 'react';
import { withdrawAssignment } from '@/dashboard/commands/training/give-assignments';
import { daysLate } from '@/dashboard/figures/assignments';
import { assignableInterns, assignmentsOf, isUnanswered, mayChange } from '@/dashboard/figures/authorship';
import { useRun } from '@/dashboard/hooks/use-run';
import { useToday } from '@/dashboard/hooks/use-today';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import type { Assignment, AssignmentStatus } from '@/dashboard/model/records/records';
import { Empty } from '@/dashboard/parts/empty/empty';
import type { MenuItem } from '@/dashboard/parts/menu/menu-item';
import { Panel } from '@/dashboard/parts/panel/panel';
import { dayAsOf } from '@/dashboard/words/day';
import { personNames } from '@/dashboard/words/person';
import { Badge, type BadgeTone } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { AssignmentDialog } from './assignment-dialog';
import { ContentList } from './content-list';
import { filesFact } from './content-status';

const statuses: Readonly<Record<AssignmentStatus, { label: string; tone: BadgeTone; rank: number }>> = {
  submitted: { label: 'Submitted', tone: 'attention', rank: 0 },
  open: { label: 'Open', tone: 'neutral', rank: 1 },
  returned: { label: 'Returned', tone: 'warn', rank: 1 },
  accepted: { label: 'Accepted', tone: 'ok', rank: 2 },
};

const edit: MenuItem = { id: 'edit', label: 'Edit', icon: 'pencil' };
const withdraw: MenuItem = { id: 'withdraw', label: 'Withdraw', icon: 'undo', tone: 'attention' };

/** Submitted ones first, then those to do by due day, then accepted ones, the latest first. */
function inOrder(a: Assignment, b: Assignment): number {
  const { rank } = statuses[a.status];
  const order = a.dueOn.localeCompare(b.dueOn) || a.title.localeCompare(b.title, 'en');
  return rank - statuses[b.status].rank || (rank === 2 ? -order : order);
}

/** The assignments of all interns, or of a mentor's own. */
export function AssignmentsView() {
  const me = useMe();
  const run = useRun();
  const today = useToday();
  const people = useRecords('people');
  const all = useRecords('assignments');
  const [edited, setEdited] = useState<Assignment | 'new' | null>(null);
  const assignments = useMemo(() => assignmentsOf(all, people, me).sort(inOrder), [all, people, me]);
  const nameOf = useMemo(() => personNames(people), [people]);
  const hasInterns = useMemo(() => assignableInterns(people, me).length > 0, [people, me]);
  const add = hasInterns && (
    <Button size="compact" icon={<Icon name="plus" size={18} />} onClick={() => setEdited('new')}>
      Add assignment
    </Button>
  );
  const act = (id: string, action: string) => {
    if (action === 'withdraw') return run(withdrawAssignment(id));
    setEdited(all.find((assignment) => assignment.id === id) ?? null);
  };
  return (
    <Panel title="Assignments" aside={assignments.length > 0 && add}>
      {assignments.length === 0 ? (
        <Empty title="No assignments yet" action={add}>
          {hasInterns
            ? 'Give one to an intern, to several or to all. They get a notification.'
            : 'Assignments are for interns. Add an intern first.'}
        </Empty>
      ) : (
        <ContentList
          label="Assignments"
          rows={assignments.map((assignment) => {
            const { label, tone } = statuses[assignment.status];
            const isLate = assignment.status === 'open' && daysLate(assignment, today) > 0;
            return {
              id: assignment.id,
              title: assignment.title,
              detail: `${nameOf(assignment.personId)}, due ${dayAsOf(assignment.dueOn, today)}${filesFact(assignment.fileIds)}`,
              badge: <Badge tone={isLate ? 'attention' : tone}>{isLate ? 'Late' : label}</Badge>,
              actions: [
                ...(mayChange(assignment) ? [edit] : []),
                ...(isUnanswered(assignment) ? [withdraw] : []),
              ],
            };
          })}
          onAction={act}
        />
      )}
      {edited && (
        <AssignmentDialog assignment={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Panel>
  );
}
