import { useMemo, useRef, useState } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { decideLeave } from '@/dashboard/commands/leave/leave-commands';
import type { LeaveRecords } from '@/dashboard/figures/leave';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useRun } from '@/dashboard/hooks/use-run';
import { text } from '@/dashboard/model/fields/fields';
import type { Leave, Person } from '@/dashboard/model/records/records';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { useFocusBack } from '@/dashboard/parts/focus-on-change/use-focus-back';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { LeaveEffect } from '@/dashboard/parts/leave-effect/leave-effect';
import { KindMark } from '@/dashboard/screens/leave/kind-mark';
import { deletedKind, leaveWords } from '@/dashboard/words/leave';
import * as s from './requests.module.scss';

type Verdict = 'approved' | 'returned';

export interface RequestRowProps {
  leave: Leave;
  person: Person;
  people: readonly Person[];
  records: LeaveRecords;
  today: string;
  /** Whether the address names this request. */
  current: boolean;
  /** Whether a press now is the second of a double press on another request. */
  isDoublePress: (verdict: Verdict) => boolean;
  onDecided: (verdict: Verdict) => void;
}

/** A request with the days left after it, to approve or to return with a reason. */
export function RequestRow(props: RequestRowProps) {
  const { leave, person, people, records, today, current, isDoublePress, onDecided } = props;
  const { id, kindId, note } = leave;
  const run = useRun();
  const [returning, setReturning] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(returning, () => button.current);
  const kind = records.leaveKinds.find((one) => one.id === kindId);
  const words = leaveWords(leave, today);
  const approve = async () => {
    if (isDoublePress('approved')) return;
    const { done } = await run((read, context) =>
      decideLeave({ id, verdict: 'approved', reason: '', today }, read, context),
    );
    if (done) onDecided('approved');
  };
  return (
    <li className={s.request} aria-current={current || undefined}>
      <Avatar name={person.name} />
      <div className={s.facts}>
        <h3 className={s.name}>{person.name}</h3>
        <p className={s.detail}>
          <KindMark name={kind?.name ?? deletedKind} colour={kind?.colour ?? 'grey'} />, {words}
        </p>
        {note && <p className={s.detail}>{note}</p>}
        <LeaveEffect draft={leave} id={id} person={person} people={people} own={false} />
        {returning ? (
          <ReturnForm
            {...{ id, today }}
            onSaved={() => onDecided('returned')}
            name={person.name}
            onClose={() => setReturning(false)}
          />
        ) : (
          <div className={s.buttons}>
            <Button
              size="compact"
              icon={<Icon name="check" size={18} />}
              aria-label={`Approve ${person.name}, ${words}`}
              onClick={() => void approve()}
            >
              Approve
            </Button>
            <Button
              ref={button}
              size="compact"
              variant="outline"
              icon={<Icon name="undo" size={18} />}
              aria-label={`Return ${person.name}, ${words}`}
              onClick={() => {
                if (!isDoublePress('returned')) setReturning(true);
              }}
            >
              Return
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

interface ReturnFormProps {
  id: string;
  name: string;
  today: string;
  onSaved: () => void;
  onClose: () => void;
}

const draftOf = () => '';

/** The reason of a returned request. */
function ReturnForm({ id, name, today, onSaved, onClose }: ReturnFormProps) {
  const edit = useEdit({
    form: `leave-return:${id}`,
    fields: text,
    collection: 'leave',
    id: null,
    draftOf,
    save: (reason, _, { read, ...context }) =>
      decideLeave({ id, verdict: 'returned', reason, today }, read, context),
    onSaved,
  });
  const focus = useMemo(() => (area: HTMLTextAreaElement | null) => area?.focus(), []);
  return (
    <EditForm
      edit={edit}
      aria-label={`Return the request of ${name}`}
      submit="Return request"
      onCancel={onClose}
    >
      <AreaField
        ref={focus}
        label="Reason"
        required
        maxLength={500}
        value={edit.draft}
        onChange={({ target }) => edit.change(target.value)}
      />
    </EditForm>
  );
}
