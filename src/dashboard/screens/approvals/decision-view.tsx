import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { useToday } from '@/dashboard/hooks/use-today';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { text } from '@/dashboard/model/fields/fields';
import { takesFocus } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { isWriting } from '@/lib/is-writing';
import { decide, type Verdict } from './decide';
import type { Approval } from './approval-list';
import { ApproveUnsubmitted } from './approve-unsubmitted';
import { LeaveView } from './leave-view';
import { WeekView } from './week-view';
import { WorkView } from '@/dashboard/parts/assignment/work-view';
import * as s from './approvals.module.scss';

export interface DecisionViewProps {
  item: Approval;
  /** Whether a press now is the second of a double press on the item before. */
  isDoublePress: (verdict: Verdict) => boolean;
  onDecided: (verdict: Verdict) => void;
}

const draftOf = () => '';

const collections = { week: 'timesheets', assignment: 'assignments', leave: 'leave' } as const;

const reasons = {
  week: { label: 'Reason', hint: 'Required to return the week.' },
  leave: { label: 'Reason', hint: 'Required to return the request.' },
  assignment: { label: 'Feedback', hint: 'Required to return the work, optional if you accept it.' },
} as const;

const reopening = { label: 'Reason', hint: 'The person gets it with the notification.' } as const;

/** One item to decide or to look up. `a` accepts, `r` moves to the reason of a return. */
export function DecisionView({ item, isDoublePress, onDecided }: DecisionViewProps) {
  const { id, kind, status } = item;
  const today = useToday();
  const waits = status === 'waiting';
  const canReopen = kind === 'week' && status === 'approved';
  const reason = canReopen ? reopening : reasons[kind];
  const approve = kind === 'assignment' ? 'Accept' : 'Approve';
  const { draft, failure, change, submit } = useEdit({
    form: `${canReopen ? 'reopen' : 'decision'}:${id}`,
    fields: text,
    collection: collections[kind],
    id: null,
    draftOf,
    save: (words, _, { action, read, ...context }) =>
      decide({ item, verdict: action as Verdict, words, today }, read, context),
    onSaved: (_, action) => onDecided(action as Verdict),
  });
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (failure) area.current?.focus();
  }, [failure]);

  const press = (verdict: Verdict) => {
    if (!isDoublePress(verdict)) submit(verdict);
  };

  // Only with the focus in here: a single letter pressed elsewhere decides nothing (WCAG 2.1.4).
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog above the decision has its own keys.
    if (!waits || (event.target as Element).closest('dialog')) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isWriting(event.nativeEvent))
      return;
    // Also with Caps Lock, as the keys are named.
    const key = event.key.toLowerCase();
    if (key === 'a') press('accept');
    else if (key === 'r') area.current?.focus();
    else return;
    event.preventDefault();
  };

  return (
    // A press on its words brings the focus in here too, and the keys with it.
    <div className={s.decision} tabIndex={-1} onKeyDown={onKeyDown}>
      <h3 className={s.what} {...takesFocus}>
        {item.person.name}: {item.words}
      </h3>
      {kind === 'week' && <WeekView item={item} />}
      {kind === 'assignment' && <WorkView assignment={item.assignment} heading="h4" />}
      {kind === 'leave' && <LeaveView leave={item.leave} person={item.person} />}
      {status === 'returned' && kind !== 'assignment' && (
        <p className={s.brief}>Reason: {kind === 'week' ? item.sheet.reason : item.leave.reason}</p>
      )}
      {kind === 'week' && (status === 'open' || status === 'returned') && (
        <ApproveUnsubmitted item={item} onApproved={() => onDecided('accept')} />
      )}
      {(waits || canReopen) && (
        <AreaField
          ref={area}
          label={reason.label}
          hint={reason.hint}
          value={draft}
          error={failure || undefined}
          onChange={({ target }) => change(target.value)}
        />
      )}
      {waits && (
        <div className={s.actions}>
          <Button
            size="compact"
            icon={<Icon name="check" size={18} />}
            aria-keyshortcuts="a"
            onClick={() => press('accept')}
          >
            {approve}
          </Button>
          <Button
            size="compact"
            variant="outline"
            icon={<Icon name="undo" size={18} />}
            onClick={() => press('return')}
          >
            Return
          </Button>
          <p className={s.keys}>
            <kbd>A</kbd> {approve.toLowerCase()}s, <kbd>R</kbd> opens the reason.
          </p>
        </div>
      )}
      {canReopen && (
        <div className={s.actions}>
          <Button
            size="compact"
            variant="outline"
            icon={<Icon name="undo" size={18} />}
            onClick={() => press('reopen')}
          >
            Reopen week
          </Button>
        </div>
      )}
    </div>
  );
}
