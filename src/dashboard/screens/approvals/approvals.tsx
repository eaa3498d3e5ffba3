import { Badge } from '@/design-system/badge/badge';
import { Link } from '@/design-system/link/link';
import { useAgencyZoneNote } from '@/dashboard/hooks/use-zone-note';
import { Empty } from '@/dashboard/parts/empty/empty';
import { useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { wholeNumber } from '@/dashboard/words/count';
import { ApprovalFilters } from './approval-filters';
import { ApprovalRows } from './approval-rows';
import { emptyLists, approvalKinds, lists } from './approval-words';
import { DecisionView } from './decision-view';
import { useApprovals } from './use-approvals';
import * as s from './approvals.module.scss';

/** The weeks, assignments and leave requests that wait for the admin, and those that were decided. */
export function ApprovalsScreen() {
  const approvals = useApprovals();
  const { list, values, hrefWith, found, shown, decisions } = approvals;
  const zoneNote = useAgencyZoneNote();
  const root = useFocusOnChange(values.id, decisions);
  const isFiltered = values.person !== null || values.kind !== null;

  return (
    <Screen
      ref={root}
      route="approvals"
      lead={`Submitted weeks, assignments and leave requests. You can undo your decisions. ${zoneNote}`.trim()}
    >
      <ApprovalFilters approvals={approvals} />
      <p role="status" className={s.gone}>
        {values.id !== null &&
          values.id !== shown?.id &&
          (list === 'waiting'
            ? 'This item is no longer waiting for a decision: it was decided or withdrawn.'
            : 'This item is not in this list.')}
      </p>
      {shown ? (
        <PanelGrid className={s.root}>
          <Panel
            title={lists[list]}
            aside={
              <Badge tone={list === 'waiting' ? 'attention' : undefined}>{wholeNumber(found.length)}</Badge>
            }
          >
            <ApprovalRows approvals={approvals} />
            {list === 'open' && values.person === null && (
              <p className={s.detail}>Choose a person to see weeks without time too.</p>
            )}
          </Panel>
          <Panel title={approvalKinds[shown.kind].title}>
            <DecisionView
              key={shown.id + list}
              item={shown}
              isDoublePress={approvals.isDoublePress}
              onDecided={approvals.onDecided}
            />
          </Panel>
        </PanelGrid>
      ) : (
        <Panel title={lists[list]} titleHidden>
          {isFiltered ? (
            <Empty title="No items match your filters">
              <p>
                <Link href={hrefWith({ person: null, kind: null, id: null })}>Clear filters</Link>
              </p>
            </Empty>
          ) : (
            <Empty title={emptyLists[list].title}>
              <p>{emptyLists[list].words}</p>
            </Empty>
          )}
        </Panel>
      )}
    </Screen>
  );
}
