import type { ReactNode } from 'react';
import { mapRecord } from '@/lib/map-record';
import { EditState } from '@/dashboard/parts/edit/edit-actions';
import { EditStatus, type Compare } from '@/dashboard/parts/edit/edit-status';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { LeaveDialog } from '@/dashboard/parts/form/leave-guard/leave-dialog';
import { useLeaveGuard } from '@/dashboard/parts/form/leave-guard/use-leave-guard';
import type { Person } from '@/dashboard/model/records/records';
import { Badge } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { isSignIn } from '@/dashboard/screens/people/actions/people-actions';
import type { PeopleFigures } from '@/dashboard/screens/people/list/people-figures';
import {
  personStatusNames,
  personStatusTones,
  type ListedKind,
} from '@/dashboard/screens/people/people-kind';
import type { PersonDraft } from '@/dashboard/screens/people/person-form/person-draft';
import { PersonForm } from '@/dashboard/screens/people/person-form/person-form';
import { fieldLabel, fieldsOf, noTexts } from '@/dashboard/screens/people/person-form/person-fields';
import { termsLabels } from '@/dashboard/screens/people/person-form/terms-fields';
import { usePersonForm } from '@/dashboard/screens/people/person-form/use-person-form';
import { PersonFacts } from './person-facts';
import { TermsHistory } from './terms-history';
import * as s from './person-editor.module.scss';

export interface PersonEditorProps {
  /** The saved person, as they were last where they are deleted. */
  person: Person;
  deleted: boolean;
  /** Shown once the person is deleted and the draft has no changes. */
  notFound: ReactNode;
  kind: ListedKind;
  figures: PeopleFigures;
  onClose: () => void;
  onDelete: () => void;
  /** Restores an archived person. */
  onRestore: () => void;
}

function compared(kind: ListedKind): Compare<PersonDraft> {
  const own = new Set(fieldsOf(kind));
  return {
    ...mapRecord(noTexts, (_, field) => (own.has(field) ? fieldLabel(field, kind) : null)),
    ...mapRecord(termsLabels, (label) => (kind === 'regular' ? null : label)),
    correctsTerms: null,
    mentorId: null,
  };
}

/** The panel that edits a person. */
export function PersonEditor({
  person,
  deleted,
  notFound,
  kind,
  figures,
  onClose,
  onDelete,
  onRestore,
}: PersonEditorProps) {
  const { id, name, status, team, position, verified } = person;
  const leave = () => {
    guard.release();
    onClose();
  };
  const form = usePersonForm({ kind, person, form: `person:${id}`, onSaved: leave });
  const { edit } = form;
  const { dirty } = edit;
  const guard = useLeaveGuard(dirty, {
    keepsDraft: edit.state === 'stored',
    onDiscard: edit.discard,
  });
  const discard = () => {
    if (edit.saving) return;
    edit.discard();
    if (deleted) leave();
  };

  if (deleted && !dirty) return notFound;

  return (
    <Dialog
      place="side"
      title={name}
      onClose={() => (dirty ? guard.ask(onClose) : onClose())}
      footer={
        <div className={s.footer} onMouseDown={(event) => event.preventDefault()}>
          {dirty && (
            <>
              <Button size="compact" onClick={() => edit.submit()}>
                Save changes
              </Button>
              <Button
                size="compact"
                variant="outline"
                aria-disabled={edit.saving || undefined}
                onClick={discard}
              >
                Discard
              </Button>
            </>
          )}
          {!deleted && status === 'archived' ? (
            <Button
              size="compact"
              variant="outline"
              className={s.delete}
              icon={<Icon name="rotate-ccw" size={16} />}
              disabled={dirty}
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
              disabled={deleted || isSignIn(person)}
              onClick={() => (dirty ? guard.ask(onDelete) : onDelete())}
            >
              Delete
            </Button>
          )}
          <EditState edit={edit} className={s.state} />
        </div>
      }
    >
      <div className={s.head}>
        <Avatar name={name} size="large" />
        <div className={s.words}>
          <p className={s.role}>{[position, team].filter(Boolean).join(', ')}</p>
          <p className={s.badges}>
            <Badge tone={personStatusTones[status]}>{personStatusNames[status]}</Badge>
            {verified && <Badge tone="ok">Verified</Badge>}
          </p>
        </div>
      </div>
      <PersonFacts person={person} figures={figures} />
      <EditStatus
        edit={edit}
        subject={name}
        compare={compared(kind)}
        onUseTheirs={deleted ? leave : undefined}
      />
      <div className={s.form}>
        <PersonForm form={form} savedStatus={status} aria-label={`Details of ${name}`}>
          {/* Enter in a field saves; the visible button is in the dialog's foot. */}
          <button type="submit" hidden disabled={!dirty} aria-label="Save changes" />
        </PersonForm>
      </div>
      {kind !== 'regular' && !deleted && <TermsHistory person={person} />}
      <LeaveDialog guard={guard} />
    </Dialog>
  );
}
