import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { text } from '@/dashboard/model/fields/fields';
import { takesFocus } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { isWriting } from '@/lib/is-writing';
import { decide, type Verdict } from './decide';
import type { PendingApproval } from './pending-approvals';
import { WeekView } from './week-view';
import { WorkView } from './work-view';
import * as s from './approvals.module.scss';

export interface DecisionViewProps {
  item: PendingApproval;
  /** Whether a press now is the second of a double press on the item before. */
  isDoublePress: () => boolean;
  onDecided: () => void;
}

const draftOf = () => '';

/** One item to decide. `a` accepts, `r` moves to the reason of a return. */
export function DecisionView({ item, isDoublePress, onDecided }: DecisionViewProps) {
  const { id, kind } = item;
  const isWeek = kind === 'week';
  const { draft, failure, change, submit } = useEdit({
    form: `decision:${id}`,
    fields: text,
    collection: isWeek ? 'timesheets' : 'assignments',
    id: null,
    draftOf,
    save: (words, _, { action, ...context }) => decide({ item, verdict: action as Verdict, words }, context),
    onSaved: onDecided,
  });
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (failure) area.current?.focus();
  }, [failure]);

  const press = (verdict: Verdict) => {
    if (!isDoublePress()) submit(verdict);
  };

  // Only with the focus in here: a single letter pressed elsewhere decides nothing (WCAG 2.1.4).
  const onKeyDown = (event: KeyboardEvent) => {
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
      {isWeek ? <WeekView item={item} /> : <WorkView assignment={item.assignment} />}
      <AreaField
        ref={area}
        label={isWeek ? 'What has to change' : 'Feedback'}
        hint={
          isWeek ? 'Required to return the week.' : 'Required to return the work, optional if you accept it.'
        }
        value={draft}
        error={failure || undefined}
        onChange={({ target }) => change(target.value)}
      />
      <div className={s.actions}>
        <Button
          size="compact"
          icon={<Icon name="check" size={18} />}
          aria-keyshortcuts="a"
          onClick={() => press('accept')}
        >
          {isWeek ? 'Approve' : 'Accept'}
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
          <kbd>A</kbd> {isWeek ? 'approves' : 'accepts'}, <kbd>R</kbd> opens the reason.
        </p>
      </div>
    </div>
  );
}
