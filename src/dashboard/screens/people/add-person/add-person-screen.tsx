import { useEffect, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import type { Person } from '@/dashboard/model/records/records';
import { useDraft } from '@/dashboard/hooks/use-draft';
import { ErrorSummary } from '@/dashboard/parts/form/error-summary/error-summary';
import { LeaveDialog } from '@/dashboard/parts/form/leave-guard/leave-dialog';
import { useLeaveGuard } from '@/dashboard/parts/form/leave-guard/use-leave-guard';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { useVisit } from '@/design-system/link/use-visit';
import { nextPaint } from '@/platform/next-paint';
import { portalPath } from '@/routes/portal-paths';
import type { PortalRouteId } from '@/routes/portal-table';
import { kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { PersonFields } from '@/dashboard/screens/people/person-form/person-fields';
import { newPerson } from '@/dashboard/screens/people/person-form/person-record';
import { emptyValues, personFrom, readValues } from '@/dashboard/screens/people/person-form/person-values';
import type { PersonValues } from '@/dashboard/screens/people/person-form/person-schema';
import { usePersonForm } from '@/dashboard/screens/people/person-form/use-person-form';
import * as s from './add-person-screen.module.scss';

export interface AddPersonScreenProps {
  kind: Exclude<ListedKind, 'regular'>;
  route: PortalRouteId;
}

/** A form for somebody new. What is typed stays until it is saved: over a reload, a wrong turn, a failed write. */
export function AddPersonScreen({ kind, route }: AddPersonScreenProps) {
  const { one, route: list } = kinds[kind];
  const name = useId();
  const people = useRecords('people');
  const run = useRun();
  const visit = useVisit();
  const [empty] = useState(() => emptyValues(kind));
  const draft = useDraft<PersonValues>({
    form: route,
    parse: readValues,
    formerKey: `portal-draft:${route}`,
  });
  const form = usePersonForm({ kind, name, values: empty, people, ownId: null });
  const { handleSubmit, reset, setFocus, control, formState } = form;
  const [restored, setRestored] = useState(false);
  const [tries, setTries] = useState(0);
  const [added, setAdded] = useState<Person | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const { isDirty, isSubmitting } = formState;
  const guard = useLeaveGuard(isDirty && !saved);

  const { found, keep, forget } = draft;
  useEffect(() => {
    if (!found) return;
    reset(found, { keepDefaultValues: true });
    // oxlint-disable-next-line react/set-state-in-effect -- the draft is read once the form stands: the form is what is synchronised
    setRestored(true);
  }, [found, reset]);

  const values = useWatch({ control }) as PersonValues;
  const last = useRef(values);
  useEffect(() => {
    if (last.current === values) return;
    last.current = values;
    if (isDirty) keep(values);
  }, [values, isDirty, keep]);

  // Once the form is empty again: an emptied form knows its fields only after it was drawn.
  useEffect(() => {
    if (added) setFocus('name');
  }, [added, setFocus]);

  const startAfresh = () => {
    forget();
    reset(empty);
    setRestored(false);
    setTries(0);
  };

  const pressed = useRef(false);
  const submit = async (andAnother: boolean) => {
    if (pressed.current) return;
    pressed.current = true;
    try {
      // The press is answered before the fields say what is wrong.
      await nextPaint();
      await handleSubmit(
        async (typed) => {
          setRefusal(null);
          const person = personFrom(newPerson(kind), kind, typed);
          const outcome = await run(
            () => ({ label: `Added ${person.name}`, changes: [put('people', person)] }),
            { toast: 'success' },
          );
          if (!outcome.done) {
            setRefusal(outcome.message);
            return;
          }
          forget();
          if (!andAnother) {
            setSaved(true);
            guard.release();
            visit(portalPath(list, { id: person.id }));
            return;
          }
          reset(empty);
          setAdded(person);
          setRestored(false);
          setTries(0);
        },
        () => {
          setAdded(null);
          setTries((count) => count + 1);
        },
      )();
    } finally {
      pressed.current = false;
    }
  };

  return (
    <Screen route={route} lead={`The new ${one} appears in the list as invited.`}>
      <Panel title={`New ${one}`} titleHidden className={s.panel}>
        {added && (
          <p role="status" className={s.note}>
            <Icon name="circle-check" size={18} />
            <span>
              {added.name} is in the list now.{' '}
              <Link href={portalPath(list, { id: added.id })}>Open {added.name}</Link>
            </span>
          </p>
        )}
        {restored && (
          <p role="status" className={s.note}>
            <Icon name="rotate-ccw" size={18} />
            <span>What you typed here before is back. It is not saved yet.</span>
            <button type="button" className={s.afresh} onClick={startAfresh}>
              Start afresh
            </button>
          </p>
        )}
        {refusal !== null && (
          <p role="alert" className={s.refusal}>
            <Icon name="circle-alert" size={18} />
            {refusal} What you typed is still here.
          </p>
        )}
        <form
          className={s.form}
          aria-label={`New ${one}`}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit(false);
          }}
        >
          <ErrorSummary errors={tries > 0 ? form.errors : []} tries={tries} />
          <PersonFields form={form} people={people} />
          {/* The field keeps the focus while a button is pressed: its error would move the button from under the pointer. */}
          <div className={s.actions} onMouseDown={(event) => event.preventDefault()}>
            <Button type="submit" size="compact" aria-disabled={isSubmitting || undefined}>
              Save
            </Button>
            <Button
              size="compact"
              variant="outline"
              aria-disabled={isSubmitting || undefined}
              onClick={() => void submit(true)}
            >
              Save and add another
            </Button>
            <Link className={s.cancel} href={portalPath(list)}>
              Cancel
            </Link>
          </div>
        </form>
      </Panel>
      <LeaveDialog guard={guard} keepsDraft={draft.state === 'stored'} onDiscard={startAfresh} />
    </Screen>
  );
}

export const AddEmployeeScreen = () => <AddPersonScreen kind="employee" route="add-employee" />;
export const AddInternScreen = () => <AddPersonScreen kind="intern" route="add-intern" />;
