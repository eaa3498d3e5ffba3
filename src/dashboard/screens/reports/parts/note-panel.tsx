import { useRef, useState, type RefObject } from 'react';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { useRun } from '@/dashboard/hooks/use-run';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { editRecord } from '@/dashboard/commands/edit-record';
import { localTime } from '@/dashboard/days/local-time';
import type { Period } from '@/dashboard/days/period';
import { put } from '@/dashboard/model/change';
import type { PersonRow, ReportNote } from '@/dashboard/model/records/records';
import { reportNote } from '@/dashboard/model/records/report-note';
import { EditState } from '@/dashboard/parts/edit/edit-actions';
import { EditStatus } from '@/dashboard/parts/edit/edit-status';
import { useFocusBack } from '@/dashboard/parts/focus-on-change/use-focus-back';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { reportDays, reportOf, reportRecords } from '@/dashboard/screens/reports/report-figures';
import type { ReportWeek } from '@/dashboard/screens/reports/report-weeks';
import { dayWithYear } from '@/dashboard/words/day';
import { periodName } from '@/dashboard/words/range';
import { Badge } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { ReopenQuestion, SignOffQuestion } from './sign-off-questions';
import * as s from './note-panel.module.scss';

export interface NotePanelProps {
  kind: 'month' | 'year';
  period: Period;
  /** Whether its last day has passed. Before that, it cannot be signed off. */
  isOver: boolean;
  /** Returns the weeks of the period that are not approved: only a sign-off asks for them. */
  unapprovedWeeks: () => readonly ReportWeek[];
  /** The people with planned hours and no time in the period. */
  withoutTime: readonly PersonRow[];
}

/** The id of a report's note: `2026-10` or `2026`. */
export const noteId = (kind: 'month' | 'year', { range }: Period): string =>
  range.first.slice(0, kind === 'month' ? 7 : 4);

/** The note of a report and its sign-off. A signed report's note cannot be changed. */
export function NotePanel({ kind, period, ...rest }: NotePanelProps) {
  const id = noteId(kind, period);
  const note = useRecord('reportNotes', id);
  const button = useRef<HTMLButtonElement>(null);
  const isSigned = Boolean(note?.signedOffAt);
  // The button that was pressed is replaced by its opposite.
  useFocusBack(isSigned, () => button.current);
  useFocusBack(!isSigned, () => button.current);
  return note?.signedOffAt ? (
    <SignedNote
      note={note}
      signedOffAt={note.signedOffAt}
      kind={kind}
      name={periodName(period)}
      button={button}
    />
  ) : (
    <OpenNote key={id} id={id} kind={kind} period={period} button={button} {...rest} />
  );
}

interface WithButton {
  /** The button that signs off or reopens. */
  button: RefObject<HTMLButtonElement | null>;
}

interface SignedNoteProps extends Pick<NotePanelProps, 'kind'>, WithButton {
  note: ReportNote;
  /** Instant. */
  signedOffAt: string;
  /** Of the period. */
  name: string;
}

function SignedNote({ note, signedOffAt, kind, name, button }: SignedNoteProps) {
  const run = useRun();
  const personName = usePersonName();
  const timeZone = useTimeZone();
  const [asked, setAsked] = useState(false);
  const reopen = async () => {
    const outcome = await run(
      (read) => ({
        label: `Reopened ${name}`,
        changes: [
          editRecord(read, 'reportNotes', note.id, (latest) => ({
            ...latest,
            signedOffAt: null,
            signedOffById: null,
            report: null,
          })),
        ],
      }),
      { toast: 'success' },
    );
    return outcome.done ? null : outcome.message;
  };
  return (
    <Panel title="Note" aside={<Badge tone="ok">Signed off</Badge>}>
      <p className={s.text}>{note.text || 'No note was written.'}</p>
      <p className={s.signed}>
        Signed off by {personName(note.signedOffById)} on{' '}
        {dayWithYear(localTime(new Date(signedOffAt), timeZone).slice(0, 10))}.{' '}
        {note.report
          ? 'The figures are stored as they were then.'
          : 'No figures were stored then, so the report shows the current ones.'}
        {kind === 'month' && ' The time of this month is locked.'}
      </p>
      <div className={s.actions} data-print="hide">
        <Button ref={button} variant="outline" size="compact" onClick={() => setAsked(true)}>
          Reopen the {kind}
        </Button>
      </div>
      {asked && (
        <ReopenQuestion
          kind={kind}
          name={name}
          hasFigures={note.report !== null}
          onReopen={reopen}
          onClose={() => setAsked(false)}
        />
      )}
    </Panel>
  );
}

interface OpenNoteProps extends NotePanelProps, WithButton {
  id: string;
}

function OpenNote({ id, kind, period, isOver, unapprovedWeeks, withoutTime, button }: OpenNoteProps) {
  const name = periodName(period);
  const today = useToday();
  const [asked, setAsked] = useState(false);
  const edit = useEdit({
    form: `report-note:${id}`,
    fields: reportNote.fields.text,
    collection: 'reportNotes',
    id,
    draftOf: (record) => record?.text ?? '',
    save: (text, record, { at, actorId, action, read }) => {
      const latest = record ?? { id, revision: 0, signedOffAt: null, signedOffById: null, report: null };
      const isSignOff = action === 'sign-off';
      const records = reportRecords(read);
      const signature = isSignOff && {
        signedOffAt: at,
        signedOffById: actorId,
        report: reportOf(records, reportDays(records, period, today)),
      };
      return {
        label: isSignOff ? `Signed off ${name}` : `Wrote a note on ${name}`,
        changes: [put('reportNotes', { ...latest, text: text.trim(), ...signature })],
      };
    },
  });
  const { draft, dirty, conflict } = edit;
  const signOff = () => {
    setAsked(false);
    edit.submit('sign-off');
  };
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
      <EditStatus edit={edit} subject="This note" compare="Note" />
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
          ref={button}
          size="compact"
          disabled={!isOver || conflict !== null}
          onClick={() => (unapprovedWeeks().length + withoutTime.length > 0 ? setAsked(true) : signOff())}
        >
          Sign off
        </Button>
        {!isOver && <p className={s.hint}>You can sign it off once the {kind} is over.</p>}
        <EditState edit={edit} />
      </div>
      {asked && (
        <SignOffQuestion
          kind={kind}
          name={name}
          unapproved={unapprovedWeeks()}
          withoutTime={withoutTime}
          onSignOff={signOff}
          onClose={() => setAsked(false)}
        />
      )}
    </Panel>
  );
}
