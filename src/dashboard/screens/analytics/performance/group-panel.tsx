import type { FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { FigureTable } from '@/dashboard/parts/figure-table/figure-table';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { ChoiceLinks } from '@/dashboard/parts/choice-links/choice-links';
import type { WorkGrouping } from '@/dashboard/figures/work-by';
import type { GroupRow, PerformanceState } from './use-performance';
import * as s from './group-panel.module.scss';

const names: Readonly<Record<WorkGrouping, string>> = { person: 'person', team: 'team', project: 'project' };

export interface GroupPanelProps extends Pick<
  PerformanceState,
  'groups' | 'scope' | 'hrefWith' | 'activeOnly'
> {
  columns: readonly FigureColumn<GroupRow>[];
}

/** The work of the period by person, team or project. */
export function GroupPanel({ groups, scope, hrefWith, activeOnly, columns }: GroupPanelProps) {
  const { by, of } = scope;
  return (
    <Panel
      id="groups"
      tabIndex={-1}
      title={`By ${names[by]}`}
      aside={
        <>
          {by === 'project' && (
            <ChoiceLinks
              label="Which projects"
              choices={[
                { label: 'All', href: hrefWith({ only: null }), current: !activeOnly },
                { label: 'Active', href: hrefWith({ only: 'active' }), current: activeOnly },
              ]}
            />
          )}
          <ChoiceLinks
            data-fill=""
            label="Grouped by"
            choices={(Object.keys(names) as WorkGrouping[]).map((grouping) => ({
              label: grouping[0]!.toUpperCase() + grouping.slice(1),
              href: hrefWith({
                by: grouping === 'person' ? null : grouping,
                of: null,
                only: null,
                records: null,
              }),
              current: grouping === by,
            }))}
          />
        </>
      }
    >
      {groups.length === 0 ? (
        <Empty title="No time logged in this period">Choose another period or team.</Empty>
      ) : (
        <>
          <p className={s.count}>
            {groups.length} {activeOnly ? 'active ' : ''}
            {wordFor(by, groups.length)}
          </p>
          <FigureTable
            caption={`Work by ${names[by]}`}
            rows={groups}
            rowKey={({ id }) => id || 'none'}
            rowProps={({ id }) => ({ 'aria-current': id === of ? 'true' : undefined })}
            columns={columns}
          />
        </>
      )}
    </Panel>
  );
}

function wordFor(by: WorkGrouping, count: number): string {
  if (by === 'person') return count === 1 ? 'person' : 'people';
  return count === 1 ? names[by] : `${names[by]}s`;
}
