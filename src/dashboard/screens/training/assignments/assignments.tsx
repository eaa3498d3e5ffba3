import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { Empty } from '@/dashboard/parts/empty/empty';
import { useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { daysLate, dueAssignments } from '@/dashboard/figures/assignments';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { useAgencyZoneNote } from '@/dashboard/hooks/use-zone-note';
import { useToday } from '@/dashboard/hooks/use-today';
import { counted } from '@/dashboard/words/count';
import { AssignmentList } from './assignment-list';
import { AssignmentView } from './assignment-view';
import * as s from './assignments.module.scss';

/** The assignments of an intern to submit, submitted and accepted, or the one in the address. */
export function AssignmentsScreen() {
  const me = useMe();
  const today = useToday();
  const zoneNote = useAgencyZoneNote();
  const all = useRecords('assignments');
  const { values, hrefWith } = useSearchParams(['assignment']);
  const own = all.filter(({ personId }) => personId === me.id);
  const due = dueAssignments(own, me.id);
  const late = due.filter((assignment) => daysLate(assignment, today) > 0).length;
  const shown = own.find(({ id }) => id === values.assignment);
  // Submitting and withdrawing change the content as much as opening does.
  const root = useFocusOnChange(`${values.assignment}/${shown?.status}`);
  const lead =
    due.length === 0
      ? 'No assignments to do.'
      : `${counted(due.length, 'assignment')} to do${late > 0 ? `, ${late} of them late` : ''}.`;

  return (
    <Screen
      ref={root}
      route="assignments"
      lead={`${lead} ${zoneNote}`.trim()}
      actions={
        values.assignment !== null && (
          <Button
            variant="outline"
            size="compact"
            icon={<Icon name="arrow-left" size={18} />}
            href={hrefWith({ assignment: null })}
          >
            All assignments
          </Button>
        )
      }
    >
      <PanelGrid className={s.root} data-open={values.assignment !== null || undefined}>
        <AssignmentList
          assignments={own}
          shownId={values.assignment}
          today={today}
          hrefOf={({ id }) => hrefWith({ assignment: id })}
        />
        {shown && <AssignmentView key={shown.id} assignment={shown} today={today} />}
        {values.assignment !== null && !shown && (
          <Panel title="Assignment" titleHidden>
            <Empty title="Assignment not found">
              It may have been withdrawn. Your assignments are in the list.
            </Empty>
          </Panel>
        )}
      </PanelGrid>
    </Screen>
  );
}
