import { useEdit } from '@/dashboard/hooks/use-edit';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { useRun } from '@/dashboard/hooks/use-run';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { localTime } from '@/dashboard/days/local-time';
import type { Period } from '@/dashboard/days/period';
import { put } from '@/dashboard/model/change';
import type { ReportNote } from '@/dashboard/model/records/records';
import { reportNote } from '@/dashboard/model/records/report-note';
import { EditState } from '@/dashboard/parts/edit/edit-actions';
import { EditStatus } from '@/dashboard/parts/edit/edit-status';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { dayWithYear } from '@/dashboard/words/day';
import { periodName } from '@/dashboard/words/range';
import { Badge } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import * as s from './note-panel.module.scss';

export interface NotePanelProps {
  kind: 'month' | 'year';
  period: Period;
  /** Whether the period is not over: then it cannot be signed off. */
  running: boolean;
}

/** The id of a report's note: `2026-10` or `2026`. */
export const noteId = (kind: 'month' | 'year', { range }: Period): string =>
  range.first.slice(0, kind === 'month' ? 7 : 4);

/** The note of a report and its sign-off. A signed report's note cannot be changed. */
export function NotePanel({ kind, period, running }: NotePanelProps) {
  const id = noteId(kind, period);
  const note = useRecord('reportNotes', id);
  return note?.signedOffAt ? (
    <SignedNote note={note} signedOffAt={note.signedOffAt} name={periodName(period)} />
  ) : (
    <OpenNote key={id} id={id} kind={kind} name={periodName(period)} running={running} />
  );
}

interface SignedNoteProps {
  note: ReportNote;
  /** Instant. */
  signedOffAt: string;
  /** Of the period. */
  name: string;
}

function SignedNote({ note, signedOffAt, name }: SignedNoteProps) {
  const run = useRun();
  const personName = usePersonName();
  const timeZone = useTimeZone();
  const withdraw = () =>
    run(() => ({
      label: `Withdrew the sign-off of ${name}`,
      changes: [put('reportNotes', { ...note, signedOffAt: null, signedOffById: null })],
    }));
  return (
    <Panel title="Note" aside={<Badge tone="ok">Signed off</Badge>}>
      <p className={s.text}>{note.text || 'No note was written.'}</p>
      <p className={s.signed}>
        Signed off by {personName(note.signedOffById)} on{' '}
        {dayWithYear(localTime(new Date(signedOffAt), timeZone).slice(0, 10))}.
      </p>
      <div className={s.actions} data-print="hide">
        <Button variant="outline" size="compact" onClick={() => void withdraw()}>
          Withdraw sign-off
        </Button>
      </div>
    </Panel>
  );
}

interface OpenNoteProps extends Pick<NotePanelProps, 'kind' | 'running'> {
  id: string;
  /** Of the period. */
  name: string;
}

function OpenNote({ id, kind, name, running }: OpenNoteProps) {
  const edit = useEdit({
    form: `report-note:${id}`,
    fields: reportNote.fields.text,
    collection: 'reportNotes',
    id,
    draftOf: (record) => record?.text ?? '',
    save: (text, record, { at, actorId, action }) => {
      const latest = record ?? { id, revision: 0, signedOffAt: null, signedOffById: null };
      const signature = action === 'sign-off' && { signedOffAt: at, signedOffById: actorId };
      return {
        label: signature ? `Signed off ${name}` : `Wrote a note on ${name}`,
        changes: [put('reportNotes', { ...latest, text: text.trim(), ...signature })],
      };
    },
  });
  const { draft, dirty, conflict } = edit;
  return (
    <Panel title="Note" aside={<Badge>Not signed off</Badge>}>
      <div data-print="hide">
        <AreaField
          label="What a reader should know"
          rows={5}
          maxLength={4000}
          value={draft}
          onChange={({ target }) => edit.change(target.value)}
        />
      </div>
      {draft && <p className={s.printed}>{draft}</p>}
      <EditStatus edit={edit} subject="This note" compare={[{ label: 'Note', text: (version) => version }]} />
      <div className={s.actions} data-print="hide">
        <Button
          variant="outline"
          size="compact"
          disabled={!dirty || conflict !== null}
          onClick={() => edit.submit()}
        >
          Save note
        </Button>
        <Button
          size="compact"
          disabled={running || conflict !== null}
          onClick={() => edit.submit('sign-off')}
        >
          Sign off
        </Button>
        {running && <p className={s.hint}>You can sign it off once the {kind} is over.</p>}
        <EditState edit={edit} />
      </div>
    </Panel>
  );
}
