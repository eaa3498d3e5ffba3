import { useMemo, useRef } from 'react';
import { Badge } from '@/design-system/badge/badge';
import { Link } from '@/design-system/link/link';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { Empty } from '@/dashboard/parts/empty/empty';
import { useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { localTime } from '@/dashboard/days/local-time';
import { useAgencyZoneNote } from '@/dashboard/hooks/use-zone-note';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { useToday } from '@/dashboard/hooks/use-today';
import { dayAsOf } from '@/dashboard/words/day';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { DecisionView } from './decision-view';
import { pendingApprovals } from './pending-approvals';
import * as s from './approvals.module.scss';

/** A press this soon after a decision, in ms, is its second press: it does not decide the item that follows. */
const doublePress = 700;

/** The submitted weeks and assignments that wait for the admin, one after the other. */
export function ApprovalsScreen() {
  const people = useRecords('people');
  const timesheets = useRecords('timesheets');
  const timeEntries = useRecords('timeEntries');
  const assignments = useRecords('assignments');
  const timeZone = useTimeZone();
  const today = useToday();
  const zoneNote = useAgencyZoneNote();
  const { values, hrefWith, change } = useSearchParams(['id']);
  const waiting = useMemo(
    () => pendingApprovals({ people, timesheets, timeEntries, assignments }),
    [people, timesheets, timeEntries, assignments],
  );
  const asked = waiting.find(({ id }) => id === values.id);
  const shown = asked ?? waiting[0] ?? null;
  const root = useFocusOnChange(shown?.id ?? '');

  const decidedAt = useRef(-Infinity);
  const isDoublePress = () => performance.now() - decidedAt.current < doublePress;
  const onDecided = () => {
    decidedAt.current = performance.now();
    change({ id: null }, { back: true });
  };

  return (
    <Screen
      ref={root}
      route="approvals"
      lead={`Submitted weeks and assignments. You can undo every decision. ${zoneNote}`.trim()}
    >
      {values.id !== null && !asked && (
        <p role="status" className={s.gone}>
          This item is no longer waiting for a decision: it was decided or withdrawn.
        </p>
      )}
      {shown ? (
        <PanelGrid className={s.root}>
          <Panel title="Waiting" aside={<Badge tone="attention">{waiting.length}</Badge>}>
            <ul role="list" className={s.list}>
              {waiting.map(({ id, kind, person, words, since }) => (
                <li key={id}>
                  <Link
                    className={s.item}
                    href={hrefWith({ id })}
                    aria-current={id === shown.id || undefined}
                  >
                    <Avatar name={person.name} />
                    <span className={s.words}>
                      <span className={s.name}>{person.name}</span>
                      <span className={s.detail}>{words}</span>
                    </span>
                    <span className={s.since}>
                      {kind === 'week' ? 'Week' : 'Work'}
                      {since && `, ${dayAsOf(localTime(new Date(since), timeZone), today)}`}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
          <Panel title={shown.kind === 'week' ? 'Time sheet' : 'Assignment'}>
            <DecisionView key={shown.id} item={shown} isDoublePress={isDoublePress} onDecided={onDecided} />
          </Panel>
        </PanelGrid>
      ) : (
        <Panel title="Waiting" titleHidden>
          <Empty title="Nothing to approve">
            <p>Submitted weeks and assignments appear here.</p>
          </Empty>
        </Panel>
      )}
    </Screen>
  );
}
