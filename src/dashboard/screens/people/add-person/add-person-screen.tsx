import { useEffect, useRef, useState } from 'react';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import type { Person } from '@/dashboard/model/records/records';
import { EditActions } from '@/dashboard/parts/edit/edit-actions';
import { EditStatus } from '@/dashboard/parts/edit/edit-status';
import { LeaveDialog } from '@/dashboard/parts/form/leave-guard/leave-dialog';
import { useLeaveGuard } from '@/dashboard/parts/form/leave-guard/use-leave-guard';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { useVisit } from '@/design-system/link/use-visit';
import { portalPath } from '@/routes/portal-paths';
import type { PortalRouteId } from '@/routes/portal-table';
import { kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { personFrom } from '@/dashboard/screens/people/person-form/person-draft';
import { PersonForm } from '@/dashboard/screens/people/person-form/person-form';
import { newPerson } from '@/dashboard/screens/people/person-form/new-person';
import { usePersonForm } from '@/dashboard/screens/people/person-form/use-person-form';
import * as s from './add-person-screen.module.scss';

export interface AddPersonScreenProps {
  kind: Exclude<ListedKind, 'regular'>;
  route: PortalRouteId;
}

/** A form for a new person. */
export function AddPersonScreen({ kind, route }: AddPersonScreenProps) {
  const { one, route: list } = kinds[kind];
  const visit = useVisit();
  const root = useRef<HTMLFormElement>(null);
  const { all } = useWorkspace();
  const [person, setPerson] = useState(() => newPerson(kind, all('people')));
  const [added, setAdded] = useState<Person | null>(null);
  const form = usePersonForm({
    kind,
    person,
    isNew: true,
    form: route,
    formerKey: `portal-draft:${route}`,
    onSaved: (draft, action) => {
      if (action === 'another') {
        setAdded(personFrom(person, kind, draft, form.currency));
        setPerson(newPerson(kind, all('people')));
        return;
      }
      guard.release();
      visit(portalPath(list, { id: person.id }));
    },
  });
  const { edit } = form;
  const guard = useLeaveGuard(edit.dirty, {
    keepsDraft: edit.state === 'stored',
    onDiscard: edit.discard,
  });

  useEffect(() => {
    if (added) root.current?.querySelector('input')?.focus();
  }, [added]);

  return (
    <Screen
      route={route}
      lead={`The new ${one} appears in the list as invited, and has planned hours once the status is Active.`}
    >
      <Panel title={`New ${one}`} titleHidden className={s.panel}>
        <p role="status" className={s.note}>
          {added && (
            <>
              <Icon name="circle-check" size={18} />
              <span>
                {added.name} is now in the list.{' '}
                <Link href={portalPath(list, { id: added.id })}>Open {added.name}</Link>
              </span>
            </>
          )}
        </p>
        <PersonForm ref={root} form={form} aria-label={`New ${one}`}>
          <EditStatus edit={edit} />
          {/* The field keeps the focus while a button is pressed: its error would move the button from under the pointer. */}
          <div className={s.actions} onMouseDown={(event) => event.preventDefault()}>
            <EditActions edit={edit} submit={`Add ${one}`}>
              <Button size="compact" variant="outline" onClick={() => edit.submit('another')}>
                Add and start another
              </Button>
              {edit.dirty && (
                <Button size="compact" variant="outline" onClick={edit.discard}>
                  Discard
                </Button>
              )}
              <Link className={s.cancel} href={portalPath(list)}>
                Cancel
              </Link>
            </EditActions>
          </div>
        </PersonForm>
      </Panel>
      <LeaveDialog guard={guard} />
    </Screen>
  );
}

export const AddEmployeeScreen = () => <AddPersonScreen kind="employee" route="add-employee" />;
export const AddInternScreen = () => <AddPersonScreen kind="intern" route="add-intern" />;
