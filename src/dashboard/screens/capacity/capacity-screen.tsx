import { useEffect, useRef } from 'react';
import { Link } from '@/design-system/link/link';
import { TextLink } from '@/design-system/text-link/text-link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { addDays } from '@/dashboard/days/days';
import { useDoublePress } from '@/dashboard/hooks/use-double-press';
import { useMore } from '@/dashboard/hooks/use-more';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { Empty } from '@/dashboard/parts/empty/empty';
import { useFocusBack } from '@/dashboard/parts/focus-on-change/use-focus-back';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { ShowMore } from '@/dashboard/parts/show-more/show-more';
import { rangeWithYear } from '@/dashboard/words/range';
import { portalPath } from '@/routes/portal-paths';
import { CapacityLegend } from './capacity-bar';
import { CapacityFilters } from './capacity-filters';
import { leadOf } from './capacity-lead';
import { CapacityTable } from './capacity-table';
import { shownWeeks, useCapacity } from './use-capacity';
import { WeekSteps } from './week-steps';
import { WorkDialog } from './work-dialog';
import * as s from './capacity-screen.module.scss';

/** Number of people drawn at first, and added each time. */
const step = 60;

/** The free hours of staff in four weeks, with their work to move. */
export function CapacityScreen() {
  const capacity = useCapacity();
  const { today, thisWeek, tasks, address, from, weeks, staff, rows, hrefOf, cell, opened, openedWeek } =
    capacity;
  const { shown, rest, more } = useMore(rows, step);
  const lastCell = useRef(cell);
  useEffect(() => {
    if (cell !== null) lastCell.current = cell;
  }, [cell]);
  useFocusBack(
    cell !== null,
    () =>
      document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(lastCell.current ?? '')}"]`) ??
      document.querySelector('h1'),
  );
  const press = useDoublePress();
  const personName = usePersonName();
  const close = () => address.change({ person: null, week: null }, { back: true });

  const title = rangeWithYear({ first: from, last: addDays(from, 7 * shownWeeks - 1) });

  return (
    <Screen route="capacity" lead={leadOf(staff, tasks, personName)}>
      {staff.length > 0 && <CapacityFilters capacity={capacity} />}
      {cell !== null && !(opened && openedWeek) && (
        <p role="status" className={s.missing}>
          This link is for a person or week that is not shown here.{' '}
          <Link href={address.hrefWith({ person: null, week: null })}>Show all people</Link>
        </p>
      )}
      <PanelGrid>
        <Panel
          title={title}
          aside={staff.length > 0 && <WeekSteps from={from} thisWeek={thisWeek} address={address} />}
        >
          <VisuallyHidden role="status">{title}</VisuallyHidden>
          {staff.length === 0 ? (
            <Empty
              title="No staff yet"
              action={<TextLink href={portalPath('add-employee')}>Add an employee</TextLink>}
            >
              Add your employees and interns. Their free hours by week appear here.
            </Empty>
          ) : rows.length === 0 ? (
            <Empty title="No people match your filters">Change the search or choose another team.</Empty>
          ) : (
            <>
              <CapacityLegend />
              <div
                onClickCapture={(event) => {
                  if (press.isDoublePress()) event.preventDefault();
                }}
              >
                <CapacityTable rows={shown} weeks={weeks} today={today} hrefOf={hrefOf} />
              </div>
              <ShowMore rest={rest} step={step} onMore={more} />
            </>
          )}
        </Panel>
      </PanelGrid>
      {opened && openedWeek && (
        <WorkDialog
          key={cell}
          row={opened}
          week={openedWeek}
          today={today}
          onClose={close}
          onMoved={() => {
            press.onDecided();
            close();
          }}
        />
      )}
    </Screen>
  );
}
