import { useMemo, useState, type ComponentType } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { useRun } from '@/dashboard/hooks/use-run';
import { useLastRecord } from '@/dashboard/hooks/use-last-record';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { remove } from '@/dashboard/model/change';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { usePart } from '@/lib/use-part';
import { Panel } from '@/dashboard/parts/panel/panel';
import { YearSteps } from '@/dashboard/screens/leave/year-steps';
import { shortDay } from '@/dashboard/words/day';
import type { AddHolidaysProps } from './add-holidays';
import { HolidayForm } from './holiday-form';
import * as s from './days.module.scss';

export interface HolidaysPanelProps {
  today: string;
  year: number;
  hrefOfYear: (year: number) => string;
}

// The holidays of all countries weigh 26 KB.
const loadAddHolidays = onceUnlessFailed(
  async (): Promise<ComponentType<AddHolidaysProps>> => (await import('./add-holidays')).AddHolidays,
);

/** The public holidays of a year, to add, rename and remove. */
export function HolidaysPanel({ today, year, hrefOfYear }: HolidaysPanelProps) {
  const holidays = useRecords('holidays');
  const run = useRun();
  const [filling, setFilling] = useState(false);
  const [adding, setAdding] = useState(false);
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = useLastRecord('holidays', editedId);
  const filler = usePart(loadAddHolidays, filling);
  const listed = useMemo(
    () =>
      holidays
        .filter(({ day }) => day.startsWith(`${year}-`))
        .sort((a, b) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id)),
    [holidays, year],
  );
  const fill = (
    <Button
      size="compact"
      icon={<Icon name="plus" size={18} />}
      onFocus={filler.prepare}
      onPointerEnter={filler.prepare}
      onClick={() => setFilling(true)}
    >
      Add public holidays
    </Button>
  );
  return (
    <Panel
      title={`Public holidays ${year}`}
      aside={
        <>
          <YearSteps year={year} hrefOf={hrefOfYear} />
          <Button size="compact" variant="outline" onClick={() => setAdding(true)}>
            Add day
          </Button>
          {listed.length > 0 && fill}
        </>
      }
    >
      <LoadFailure parts={[filler]} />
      {listed.length === 0 ? (
        <Empty title={`No public holidays in ${year}`} action={fill}>
          Choose a country to fill the year, or add single days. Nobody has planned hours on these days.
        </Empty>
      ) : (
        <ul role="list" className={s.list}>
          {listed.map((holiday) => {
            const { id, day, name, half } = holiday;
            return (
              <li key={id} className={s.row} data-past={day < today || undefined}>
                <span className={s.date}>{shortDay(day)}</span>
                <span className={s.name}>{half ? `${name}, from midday` : name}</span>
                <IconButton
                  icon="pencil"
                  label={`Edit ${name}`}
                  size="compact"
                  variant="plain"
                  onClick={() => setEditedId(id)}
                />
                <IconButton
                  icon="trash"
                  label={`Delete ${name}`}
                  size="compact"
                  variant="plain"
                  onClick={() =>
                    void run((read) => {
                      const latest = read.get('holidays', id);
                      return {
                        label: `Deleted ${name}`,
                        changes: latest ? [remove('holidays', latest)] : [],
                      };
                    })
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
      {filling && filler.Part && <filler.Part year={year} onClose={() => setFilling(false)} />}
      {adding && (
        <Dialog title="Add day" onClose={() => setAdding(false)}>
          <HolidayForm onClose={() => setAdding(false)} />
        </Dialog>
      )}
      {edited && (
        <Dialog title="Edit day" onClose={() => setEditedId(null)}>
          <HolidayForm holiday={edited} onClose={() => setEditedId(null)} />
        </Dialog>
      )}
    </Panel>
  );
}
