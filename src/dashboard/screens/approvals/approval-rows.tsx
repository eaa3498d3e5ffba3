import { localTime } from '@/dashboard/days/local-time';
import { useFirstRows } from '@/dashboard/hooks/use-first-rows';
import { useMore } from '@/dashboard/hooks/use-more';
import { useSending } from '@/dashboard/hooks/use-sending';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { SelectBox } from '@/dashboard/parts/data-table/select-box';
import { ShowMore } from '@/dashboard/parts/show-more/show-more';
import { dayAsOf } from '@/dashboard/words/day';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import type { ApprovalKind } from './approval-list';
import { approvalKinds } from './approval-words';
import * as s from './approvals.module.scss';
import { UnsubmittedQuestion } from './unsubmitted-question';
import type { Approvals } from './use-approvals';

export interface ApprovalRowsProps {
  approvals: Approvals;
}

/** Number of items drawn at first, and added each time. */
const step = 40;
/** Items of the first frame: they fill a desktop window. */
const firstRows = 9;

/** Why an item that is not submitted cannot be selected. */
const notSelectable: Readonly<Record<ApprovalKind, string>> = {
  week: 'not over yet',
  assignment: 'which needs a new submission',
  leave: 'which needs a new request',
};

/** The items of a list. Those that wait, and open and returned weeks that are over, can be selected and approved together. */
export function ApprovalRows({ approvals }: ApprovalRowsProps) {
  const { today, hrefWith, found, shown, canSelect, selectable, selected, ticked, select, selectAll } =
    approvals;
  const { approveSelected, asked, closeQuestion, onAllApproved } = approvals;
  const timeZone = useTimeZone();
  const { busy, send } = useSending();
  const listed = useMore(found, step);
  const drawn = useFirstRows(listed.shown, firstRows);
  return (
    <>
      {selectable.length > 0 && (
        <div className={s.bulk}>
          <SelectBox
            label="Select all"
            checked={ticked.length === selectable.length}
            some={ticked.length > 0 && ticked.length < selectable.length}
            onChange={({ target }) => selectAll(target.checked)}
          />
          <Button
            size="compact"
            icon={<Icon name="check" size={18} />}
            disabled={ticked.length === 0}
            aria-disabled={busy || undefined}
            onClick={() => void send(approveSelected)}
          >
            {ticked.length === 0 ? 'Approve selected' : `Approve ${ticked.length} selected`}
          </Button>
        </div>
      )}
      <ul role="list" className={s.list}>
        {drawn.map((item) => {
          const { id, kind, person, words, since } = item;
          const canSelectItem = canSelect(item);
          return (
            <li key={id} className={s.row}>
              {selectable.length > 0 && (
                <SelectBox
                  label={`Select ${person.name}, ${words}${canSelectItem ? '' : `, ${notSelectable[kind]}`}`}
                  checked={canSelectItem && selected.has(id)}
                  disabled={!canSelectItem}
                  onChange={({ target }) => select(id, target.checked)}
                />
              )}
              <Link className={s.item} href={hrefWith({ id })} aria-current={id === shown?.id || undefined}>
                <Avatar name={person.name} />
                <span className={s.words}>
                  <span className={s.name}>{person.name}</span>
                  <span className={s.detail}>{words}</span>
                </span>
                <span className={s.since}>
                  {approvalKinds[kind].row}
                  {since && `, ${dayAsOf(localTime(new Date(since), timeZone), today)}`}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <ShowMore rest={listed.rest} step={step} onMore={listed.more} />
      {asked && <UnsubmittedQuestion items={asked} onClose={closeQuestion} onApproved={onAllApproved} />}
    </>
  );
}
