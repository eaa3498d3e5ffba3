import { useState } from 'react';
import { Badge, type BadgeTone } from '@/design-system/badge/badge';
import { Link } from '@/design-system/link/link';
import { useDoublePress } from '@/dashboard/hooks/use-double-press';
import { useShownItem } from '@/dashboard/hooks/use-shown-item';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { AssignmentStatus, Person } from '@/dashboard/model/records/records';
import { WorkView } from '@/dashboard/parts/assignment/work-view';
import { Empty } from '@/dashboard/parts/empty/empty';
import { takesFocus, useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { SubmissionDecision } from './submission-decision';
import * as s from './interns.module.scss';

const looks: Readonly<Record<AssignmentStatus, { word: string; tone: BadgeTone; rank: number }>> = {
  submitted: { word: 'To review', tone: 'attention', rank: 0 },
  returned: { word: 'Returned', tone: 'neutral', rank: 1 },
  open: { word: 'Not submitted', tone: 'neutral', rank: 2 },
  accepted: { word: 'Accepted', tone: 'ok', rank: 3 },
};

export interface SubmissionsProps {
  intern: Person;
  /** ISO date. */
  today: string;
  /** The assignment of the address. */
  openId: string | null;
  hrefOf: (assignment: { id: string }) => string;
  onDecided: () => void;
}

/** The assignments of an intern, those to review first, and one of them to read and decide. */
export function Submissions({ intern, today, openId, hrefOf, onDecided }: SubmissionsProps) {
  const own = useRecords('assignments')
    .filter(({ personId }) => personId === intern.id)
    .sort((a, b) => looks[a.status].rank - looks[b.status].rank || a.dueOn.localeCompare(b.dueOn));
  const [decisions, setDecisions] = useState(0);
  const usual = useShownItem({ items: own, openId, decisions });
  const shown = openId === null || usual?.id === openId ? usual : null;
  const press = useDoublePress();
  const root = useFocusOnChange(openId, decisions);
  return (
    <PanelGrid ref={root} className={s.page}>
      <Panel title="Assignments">
        {own.length === 0 && (
          <Empty title="No assignments yet">Work that {intern.name} submits appears here.</Empty>
        )}
        <ul role="list" className={s.list}>
          {own.map(({ id, title, status, dueOn }) => (
            <li key={id}>
              <Link className={s.item} href={hrefOf({ id })} aria-current={id === shown?.id || undefined}>
                <span className={s.name}>{title}</span>
                {status === 'open' && dueOn < today ? (
                  <Badge tone="attention">Late</Badge>
                ) : (
                  <Badge tone={looks[status].tone}>{looks[status].word}</Badge>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel {...takesFocus} className={s.work} title={shown?.title ?? 'Assignment'}>
        {shown && (
          <>
            <WorkView assignment={shown} heading="h3" />
            {shown.status === 'submitted' && (
              <SubmissionDecision
                key={shown.id}
                assignment={shown}
                isDoublePress={press.isDoublePress}
                onDecided={(verdict) => {
                  press.onDecided(verdict);
                  setDecisions((count) => count + 1);
                  onDecided();
                }}
              />
            )}
          </>
        )}
        {!shown && (
          <Empty title={openId === null ? 'Nothing to review' : 'Assignment not found'}>
            {openId !== null && 'It may have been deleted.'}
          </Empty>
        )}
      </Panel>
    </PanelGrid>
  );
}
