import { ChoiceLinks } from '@/dashboard/parts/choice-links/choice-links';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import type { ApprovalKind, ApprovalStatus } from './approval-list';
import { approvalKinds, lists } from './approval-words';
import * as s from './approvals.module.scss';
import type { Approvals } from './use-approvals';

export interface ApprovalFiltersProps {
  approvals: Approvals;
}

/** The lists of the approvals, and the filters by person and kind. */
export function ApprovalFilters({
  approvals: { list, values, choices, hrefWith, change },
}: ApprovalFiltersProps) {
  return (
    <div className={s.tools}>
      <ChoiceLinks
        label="Lists"
        choices={(Object.keys(lists) as ApprovalStatus[]).map((status) => ({
          label: lists[status],
          href: hrefWith({
            list: status === 'waiting' ? null : status,
            id: null,
            // Only weeks can be open.
            ...(status === 'open' && { kind: null }),
          }),
          current: status === list,
        }))}
      />
      <ChoiceField
        label="Person"
        className={s.person}
        placeholder="Everyone"
        choices={choices}
        value={values.person ?? ''}
        onChange={({ target }) => change({ person: target.value || null, id: null })}
      />
      {list !== 'open' && (
        <ChoiceField
          label="Kind"
          placeholder="All kinds"
          choices={(Object.keys(approvalKinds) as ApprovalKind[]).map((value) => ({
            value,
            label: approvalKinds[value].filter,
          }))}
          value={values.kind ?? ''}
          onChange={({ target }) => change({ kind: target.value || null, id: null })}
        />
      )}
    </div>
  );
}
