import { useEffect, useId, useState } from 'react';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { ErrorSummary } from '@/dashboard/parts/form/error-summary/error-summary';
import { LeaveDialog } from '@/dashboard/parts/form/leave-guard/leave-dialog';
import { useLeaveGuard } from '@/dashboard/parts/form/leave-guard/use-leave-guard';
import { merge } from '@/dashboard/model/merge';
import type { Person } from '@/dashboard/model/records/records';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import { Badge } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { isSignIn } from '@/dashboard/screens/people/actions/people-actions';
import type { PeopleFigures } from '@/dashboard/screens/people/list/people-figures';
import { statusNames, statusTones, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { PersonFields } from '@/dashboard/screens/people/person-form/person-fields';
import type { PersonValues } from '@/dashboard/screens/people/person-form/person-schema';
import { personFrom, valuesOf } from '@/dashboard/screens/people/person-form/person-values';
import { usePersonForm } from '@/dashboard/screens/people/person-form/use-person-form';
import { NobodyDialog } from './nobody-dialog';
import { PersonConflict } from './person-conflict';
import { PersonFacts } from './person-facts';
import * as s from './person-editor.module.scss';

export interface PersonEditorProps {
  /** Who they were when the panel was opened. */
  opened: Person;
  /** Who they are now; null once they are gone. */
  person: Person | null;
  kind: ListedKind;
  figures: PeopleFigures;
  onClose: () => void;
  onDelete: () => void;
  /** Brings an archived person back. */
  onRestore: () => void;
}

/** The panel of somebody who is there. What is typed stays until it is saved or thrown away on purpose. */
export function PersonEditor({
  opened,
  person,
  kind,
  figures,
  onClose,
  onDelete,
  onRestore,
}: PersonEditorProps) {
  const name = useId();
  const people = useRecords('people');
  const run = useRun();
  // The version that is being changed: another tab's change must not slip under what is typed here.
  const [base, setBase] = useState(opened);
  const [tries, setTries] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [disputed, setDisputed] = useState<Person | null>(null);
  /** Whether another tab changed a field to something else than what is typed into it. */
  const [collides, setCollides] = useState(false);
  const form = usePersonForm({
    kind,
    name,
    values: valuesOf(base, figures.mentorName(base)),
    people,
    ownId: opened.id,
  });
  const { handleSubmit, reset, setValue, getValues, formState } = form;
  const { isDirty, isSubmitting, defaultValues } = formState;
  const guard = useLeaveGuard(isDirty);
  const close = () => (isDirty ? guard.ask(onClose) : onClose());

  const adopt = (version: Person) => {
    setTries(0);
    setRefusal(null);
    setDisputed(null);
    setCollides(false);
    setBase(version);
    reset(valuesOf(version, figures.mentorName(version)));
  };

  // What another tab changes is taken over in the fields that nothing was typed into.
  useEffect(() => {
    if (!person || person === base) return;
    const typed = getValues();
    const theirs = valuesOf(person, figures.mentorName(person));
    const merged = merge({ base: { ...typed, ...defaultValues }, mine: typed, theirs });
    // oxlint-disable-next-line react/set-state-in-effect -- the form keeps its own values: it is told when another tab changed them
    setBase(person);
    setCollides(merged.collides);
    reset(merged.base);
    for (const field of Object.keys(typed) as (keyof PersonValues)[])
      if (merged.mine[field] !== merged.base[field])
        setValue(field, merged.mine[field], { shouldDirty: true, shouldTouch: true });
  }, [person, base, defaultValues, figures, getValues, reset, setValue]);

  const keep = async (next: Person) => {
    setRefusal(null);
    const outcome = await run(() => ({ label: `Changed ${next.name}`, changes: [put('people', next)] }), {
      toast: 'success',
    });
    if (!outcome.done) {
      setRefusal(outcome.message);
      return;
    }
    reset(valuesOf(next, ''));
    guard.release();
    onClose();
  };

  const save = handleSubmit(
    (typed) => {
      const next = personFrom(base, kind, typed);
      // Who was deleted elsewhere would quietly come back: that is for a person to decide.
      if (!person || collides) return setDisputed(next);
      return keep(next);
    },
    () => setTries((count) => count + 1),
  );

  const leave = () => {
    guard.release();
    onClose();
  };

  if (!person && !isDirty && !disputed) return <NobodyDialog kind={kind} onClose={onClose} />;

  return (
    <Dialog
      place="side"
      title={base.name}
      onClose={close}
      footer={
        <div className={s.footer} onMouseDown={(event) => event.preventDefault()}>
          {isDirty && (
            <>
              <Button size="compact" aria-disabled={isSubmitting || undefined} onClick={() => void save()}>
                Save changes
              </Button>
              <Button size="compact" variant="outline" onClick={() => (person ? adopt(person) : leave())}>
                Discard
              </Button>
            </>
          )}
          {person?.status === 'archived' ? (
            <Button
              size="compact"
              variant="outline"
              className={s.delete}
              icon={<Icon name="rotate-ccw" size={16} />}
              disabled={isDirty}
              onClick={onRestore}
            >
              Restore
            </Button>
          ) : (
            <Button
              size="compact"
              variant="outline"
              className={s.delete}
              icon={<Icon name="trash" size={16} />}
              disabled={!person || isSignIn(person)}
              onClick={() => (isDirty ? guard.ask(onDelete) : onDelete())}
            >
              Delete
            </Button>
          )}
        </div>
      }
    >
      <div className={s.head}>
        <Avatar name={base.name} size="large" />
        <div className={s.words}>
          <p className={s.role}>{[base.position, base.team].filter(Boolean).join(', ')}</p>
          <p className={s.badges}>
            <Badge tone={statusTones[base.status]}>{statusNames[base.status]}</Badge>
            {base.verified && <Badge tone="ok">Verified</Badge>}
          </p>
        </div>
      </div>
      <PersonFacts person={base} figures={figures} />
      {disputed && (
        <PersonConflict
          kind={kind}
          mine={disputed}
          theirs={person}
          people={people}
          onKeepMine={() => void keep({ ...disputed, revision: person?.revision ?? 0 })}
          onTakeTheirs={() => (person ? adopt(person) : leave())}
        />
      )}
      {refusal !== null && (
        <p role="alert" className={s.refusal}>
          <Icon name="circle-alert" size={18} />
          {refusal} What you typed is still here.
        </p>
      )}
      <form
        className={s.form}
        aria-label={`Details of ${base.name}`}
        noValidate
        onSubmit={(event) => void save(event)}
      >
        <ErrorSummary errors={tries > 0 ? form.errors : []} tries={tries} />
        <PersonFields form={form} people={people} withStatus />
        {/* Enter in a field saves; the button for it stands in the dialog's foot. */}
        <button type="submit" hidden disabled={!isDirty} aria-label="Save" />
      </form>
      <LeaveDialog guard={guard} onDiscard={() => reset()} />
    </Dialog>
  );
}
