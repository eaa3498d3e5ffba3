import { useMemo, useState } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { formatCsv } from '@/dashboard/csv/format-csv';
import { saveText } from '@/dashboard/csv/save-text';
import { leaveBalances, staffOfYear } from '@/dashboard/figures/leave';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Person } from '@/dashboard/model/records/records';
import { Empty } from '@/dashboard/parts/empty/empty';
import { csvRows } from '@/dashboard/parts/figure-table/csv-rows';
import { FigureTable } from '@/dashboard/parts/figure-table/figure-table';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { Panel } from '@/dashboard/parts/panel/panel';
import { useLeaveRecords } from '@/dashboard/hooks/use-leave-records';
import { YearSteps } from '@/dashboard/screens/leave/year-steps';
import { byName } from '@/lib/compare';
import { AllowanceForm } from './allowance-form';
import { actionColumn, balanceColumns, type BalanceRow } from './balance-columns';
import { CarryOverForm } from './carry-over-form';
import * as s from './balances.module.scss';

export interface BalancesProps {
  today: string;
  year: number;
  hrefOfYear: (year: number) => string;
}

/** Everybody's days of leave in a year, with their entitlement to set and a CSV file. */
export function Balances({ today, year, hrefOfYear }: BalancesProps) {
  const people = useRecords('people');
  const records = useLeaveRecords();
  // The person whose entitlement is edited, or null for the standard.
  const [edited, setEdited] = useState<{ person: Person | null } | null>(null);
  const [carrying, setCarrying] = useState(false);
  const rows = useMemo((): BalanceRow[] => {
    const staff = staffOfYear(people, year).sort(byName);
    const balances = leaveBalances(records, { people: staff, year, today });
    return staff.map((person) => ({ person, balance: balances.get(person.id)! }));
  }, [people, records, year, today]);
  const short = rows.filter(({ balance }) => balance.days !== null && balance.left < 0);
  const setEntitlement = (person: Person) => setEdited({ person });
  return (
    <Panel
      title={`Balances ${year}`}
      aside={
        <>
          <YearSteps year={year} hrefOf={hrefOfYear} />
          <Button size="compact" variant="outline" onClick={() => setEdited({ person: null })}>
            Set standard
          </Button>
          <Button size="compact" variant="outline" onClick={() => setCarrying(true)}>
            Carry over
          </Button>
          <Button
            size="compact"
            variant="outline"
            icon={<Icon name="download" size={18} />}
            disabled={rows.length === 0}
            onClick={() => saveText(`Leave balances ${year}.csv`, formatCsv(csvRows(balanceColumns, rows)))}
          >
            Export CSV
          </Button>
        </>
      }
    >
      {short.length > 0 && (
        <p role="status" className={s.warning}>
          <Icon name="triangle-alert" size={18} />
          <span>
            {short.length === 1 ? `${short[0]!.person.name} has` : `${short.length} people have`} more leave
            than days in {year}.
          </span>
        </p>
      )}
      {rows.length === 0 ? (
        <Empty title="No staff yet">Add an employee or an intern, and their balance appears here.</Empty>
      ) : (
        <FigureTable
          caption={`Days of leave in ${year}`}
          columns={[...balanceColumns, actionColumn(setEntitlement)]}
          rows={rows}
          rowKey={({ person }) => person.id}
        />
      )}
      {edited && (
        <Dialog
          title={
            edited.person ? `Leave of ${edited.person.name} in ${year}` : `Standard entitlement from ${year}`
          }
          onClose={() => setEdited(null)}
        >
          <AllowanceForm person={edited.person} year={year} onClose={() => setEdited(null)} />
        </Dialog>
      )}
      {carrying && (
        <Dialog title={`Carry leave of ${year} over`} onClose={() => setCarrying(false)}>
          <CarryOverForm year={year} onClose={() => setCarrying(false)} />
        </Dialog>
      )}
    </Panel>
  );
}
