import { useMemo, useState } from 'react';
import { Badge } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { overlap } from '@/dashboard/days/day-range';
import { rangeOfYear } from '@/dashboard/figures/leave';
import { useDoublePress } from '@/dashboard/hooks/use-double-press';
import { useLeaveRecords } from '@/dashboard/hooks/use-leave-records';
import { useMore } from '@/dashboard/hooks/use-more';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { useLastRecord } from '@/dashboard/hooks/use-last-record';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { useAdding } from '@/dashboard/parts/edit/use-adding';
import { Empty } from '@/dashboard/parts/empty/empty';
import { FigureTable } from '@/dashboard/parts/figure-table/figure-table';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { ShowMore } from '@/dashboard/parts/show-more/show-more';
import { LeaveForm } from '@/dashboard/screens/leave/form/leave-form';
import { NoKinds } from '@/dashboard/screens/leave/no-kinds';
import { YearSteps } from '@/dashboard/screens/leave/year-steps';
import { leaveStatusNames, leaveWords } from '@/dashboard/words/leave';
import { leaveColumns } from './leave-columns';
import { RequestRow } from './request-row';
import * as s from './requests.module.scss';

export interface RequestsProps {
  today: string;
  year: number;
  hrefOfYear: (year: number) => string;
  /** Id of the leave that the address names, or null. */
  openId: string | null;
}

/** Number of leaves drawn at first, and added each time. */
const step = 40;

/** The requests that wait for a decision, and all leave of a year. */
export function Requests({ today, year, hrefOfYear, openId }: RequestsProps) {
  const people = useRecords('people');
  const records = useLeaveRecords();
  const { leave, leaveKinds, holidays, workdays } = records;
  const nameOf = usePersonName();
  const { adding, add, close } = useAdding();
  const [correctedId, setCorrectedId] = useState<string | null>(null);
  const corrected = useLastRecord('leave', correctedId);

  const press = useDoublePress();

  const byId = useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
  const waiting = useMemo(
    () =>
      leave
        .filter(({ status, personId }) => status === 'requested' && byId.has(personId))
        .sort((a, b) => a.firstDay.localeCompare(b.firstDay) || a.id.localeCompare(b.id)),
    [leave, byId],
  );
  const ofYear = useMemo(() => {
    const range = rangeOfYear(year);
    return leave
      .filter(({ firstDay, lastDay }) => overlap({ first: firstDay, last: lastDay }, range))
      .sort((a, b) => b.firstDay.localeCompare(a.firstDay) || a.id.localeCompare(b.id));
  }, [leave, year]);
  const { shown, rest, more } = useMore(ofYear, step);
  const opened = leave.find(({ id }) => id === openId);

  const columns = leaveColumns({
    kinds: leaveKinds,
    holidays,
    workdays,
    nameOf,
    today,
    onCorrect: setCorrectedId,
  });

  return (
    <>
      {openId !== null && opened?.status !== 'requested' && (
        <p role="status" className={s.note}>
          {opened
            ? `${nameOf(opened.personId)}, ${leaveWords(opened, today)}: ${leaveStatusNames[opened.status].toLowerCase()}.`
            : 'This leave was deleted.'}
        </p>
      )}
      <PanelGrid>
        <Panel
          title="Waiting"
          aside={
            <>
              {waiting.length > 0 && <Badge tone="attention">{waiting.length}</Badge>}
              <Button size="compact" icon={<Icon name="plus" size={18} />} onClick={add}>
                Enter leave
              </Button>
            </>
          }
        >
          {waiting.length === 0 ? (
            <Empty title="No requests are waiting">
              {leave.length === 0
                ? 'Employees and interns ask for leave on their Leave screen. Set their entitlement under Balances first.'
                : 'New requests appear here, the earliest first.'}
            </Empty>
          ) : (
            <ul role="list" className={s.list}>
              {waiting.map((one) => (
                <RequestRow
                  key={one.id}
                  leave={one}
                  person={byId.get(one.personId)!}
                  people={people}
                  records={records}
                  today={today}
                  current={one.id === openId}
                  isDoublePress={press.isDoublePress}
                  onDecided={press.onDecided}
                />
              ))}
            </ul>
          )}
        </Panel>
        <Panel title={`Leave in ${year}`} aside={<YearSteps year={year} hrefOf={hrefOfYear} />}>
          {ofYear.length === 0 ? (
            <Empty title={`No leave in ${year}`}>Requested and entered leave appears here.</Empty>
          ) : (
            <FigureTable
              caption={`Leave in ${year}`}
              columns={columns}
              rows={shown}
              rowKey={({ id }) => id}
            />
          )}
          <ShowMore rest={rest} step={step} onMore={more} />
        </Panel>
      </PanelGrid>
      {adding !== null && (
        <Dialog title="Enter leave" onClose={close}>
          {leaveKinds.length === 0 ? <NoKinds /> : <LeaveForm onClose={close} />}
        </Dialog>
      )}
      {corrected && (
        <Dialog title="Correct leave" onClose={() => setCorrectedId(null)}>
          <LeaveForm leave={corrected} onClose={() => setCorrectedId(null)} />
        </Dialog>
      )}
    </>
  );
}
