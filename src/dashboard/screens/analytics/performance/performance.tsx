import { formatCsv } from '@/dashboard/csv/format-csv';
import { saveText } from '@/dashboard/csv/save-text';
import { useCurrency } from '@/dashboard/hooks/use-currency';
import { bars } from '@/dashboard/parts/chart/bar-chart';
import { ChartPanel } from '@/dashboard/parts/chart/chart-panel';
import { Empty } from '@/dashboard/parts/empty/empty';
import { csvRows } from '@/dashboard/parts/figure-table/csv-rows';
import { useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { PeriodBar } from '@/dashboard/parts/period/period-bar';
import { rangeWithYear } from '@/dashboard/words/range';
import { CsvMenu } from '@/dashboard/parts/time-export/csv-menu';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { teamsOf } from '@/dashboard/figures/teams';
import { FiguresRow } from './figures-row';
import { moneyColumns } from '@/dashboard/parts/work-money/money-columns';
import { groupColumns } from './group-columns';
import { GroupPanel } from './group-panel';
import { MoneyPanel } from './money-panel';
import { RecordsPanel } from './records-panel';
import { SignedOffNote } from './signed-off-note';
import { periodKinds, usePerformance } from './use-performance';
import * as s from './performance.module.scss';

/** Logged and billable hours, tasks done and tasks on time, by person, team, project and period. */
export function PerformanceScreen() {
  const state = usePerformance();
  const { periods, compared, scope, opened, all, charts, groups, money, groupName, hrefWith, change } = state;
  const currency = useCurrency();
  const columns = groupColumns({
    by: scope.by,
    groups,
    hrefOf: ({ id }, figure) => hrefWith({ of: id, records: figure ?? null }),
  });
  const root = useFocusOnChange(`${opened} ${scope.of}`);
  const teams = teamsOf(all.people);
  const none = (
    <Empty title="No time logged in this period">Choose another period, or another team or person.</Empty>
  );

  return (
    <Screen
      ref={root}
      route="performance"
      lead={`${rangeWithYear(compared.soFar)}${compared.running ? ' so far' : ''}, compared with ${rangeWithYear(compared.before)}.`}
      actions={
        <CsvMenu
          tables={[
            { id: 'groups', label: `By ${scope.by}` },
            { id: 'money', label: `Amount and margin by ${scope.by}` },
          ]}
          disabled={groups.length === 0}
          entries={state.records.entries}
          range={compared.soFar}
          scope={groupName ?? scope.team}
          onTable={({ id }) => {
            const [name, rows] =
              id === 'money'
                ? [
                    'Amount and margin',
                    csvRows(moneyColumns({ by: scope.by, groups: money, currency }), money),
                  ]
                : ['Performance', csvRows(columns, groups)];
            saveText(`${name} by ${scope.by}, ${rangeWithYear(compared.soFar)}.csv`, formatCsv(rows));
          }}
        />
      }
    >
      <PeriodBar kinds={periodKinds} state={periods}>
        {groupName !== null && (
          <Button
            variant="outline"
            size="compact"
            icon={<Icon name="x" size={16} />}
            href={hrefWith({ of: null, records: null })}
            aria-label={`${groupName} only. Show everyone`}
          >
            {groupName}
          </Button>
        )}
        <ChoiceField
          label="Team"
          labelHidden
          className={s.team}
          placeholder="All teams"
          value={scope.team ?? ''}
          choices={teams.map((team) => ({ value: team, label: team }))}
          onChange={({ target }) => change({ team: target.value || null, of: null, records: null })}
        />
      </PeriodBar>
      <SignedOffNote range={compared.soFar} />
      <PanelGrid className={s.panels}>
        <FiguresRow {...state} className={s.wide} />
        {opened && <RecordsPanel {...state} figure={opened} className={s.wide} />}
        <ChartPanel
          title={`Hours by ${charts.hours.unit.toLowerCase()}`}
          data={charts.hours}
          kind={charts.kind}
          empty={none}
        />
        <ChartPanel
          title={`Tasks done by ${charts.tasks.unit.toLowerCase()}`}
          data={charts.tasks}
          kind={bars}
          whole
          empty={<Empty title="No tasks done in this period">Tasks count on the day they are done.</Empty>}
        />
        <div className={s.wide}>
          <GroupPanel {...state} columns={columns} />
        </div>
        {money.length > 0 && (
          <MoneyPanel by={scope.by} groups={money} currency={currency} className={s.wide} />
        )}
      </PanelGrid>
    </Screen>
  );
}
