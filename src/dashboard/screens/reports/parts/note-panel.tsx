import { useId, useState } from 'react';
import { dayWithYear } from '@/dashboard/words/day';
import type { ReportNote } from '@/dashboard/model/records/records';
import { localTime } from '@/dashboard/days/local-time';
import { useKeptDraft } from '@/dashboard/hooks/use-kept-draft';
import { useMe, useRecord } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { reportNote } from '@/dashboard/model/records/report-note';
import { Conflict } from '@/dashboard/parts/conflict/conflict';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import type { Period } from '@/dashboard/days/period';
import { periodName } from '@/dashboard/words/range';
import { Badge } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { now } from '@/platform/clock';
import * as s from './note-panel.module.scss';

export interface NotePanelProps {
  kind: 'month' | 'year';
  period: Period;
  /** Whether the period is still going on: then nothing can be signed off. */
  running: boolean;
}

/** The id of a report's note: `2026-10` or `2026`. */
export const noteId = (kind: 'month' | 'year', { range }: Period): string =>
  range.first.slice(0, kind === 'month' ? 7 : 4);

/** What an admin adds to a report, and the signature under it. A signed report keeps its note as it is. */
export function NotePanel({ kind, period, running }: NotePanelProps) {
  const id = noteId(kind, period);
  const me = useMe();
  const personName = usePersonName();
  const kept = useRecord('reportNotes', id);
  const timeZone = useTimeZone();
  const run = useRun();
  // What is typed stays on this device until it is saved.
  const {
    draft: text,
    dirty: changed,
    elsewhere,
    change,
    keepMine,
    reset,
  } = useKeptDraft({ name: `report-note:${id}`, kept: kept?.text ?? '', fields: reportNote.fields.text });
  const [message, setMessage] = useState('');
  const signed = kept?.signedOffAt ?? null;
  const name = periodName(period);
  const messageId = useId();

  const keep = async (label: string, changes: Partial<ReportNote>) => {
    const blank: ReportNote = { id, revision: 0, text: '', signedOffAt: null, signedOffById: null };
    const record = { ...(kept ?? blank), text: text.trim(), ...changes };
    const outcome = await run(() => ({ label, changes: [put('reportNotes', record)] }), { toast: 'success' });
    setMessage(outcome.done ? '' : outcome.message);
    if (outcome.done) reset(record.text);
  };

  if (signed !== null) {
    const by = personName(kept?.signedOffById ?? null);
    const day = dayWithYear(localTime(new Date(signed), timeZone).slice(0, 10));
    return (
      <Panel title="Note" aside={<Badge tone="ok">Signed off</Badge>}>
        <p className={s.text}>{text || 'No note was written.'}</p>
        <p className={s.signed}>
          Signed off by {by} on {day}.
        </p>
        <div className={s.actions} data-print="hide">
          <Button
            variant="outline"
            size="compact"
            onClick={() =>
              void keep(`Withdrew the sign-off of ${name}`, { signedOffAt: null, signedOffById: null })
            }
          >
            Withdraw sign-off
          </Button>
        </div>
        <p role="alert" className={s.error}>
          {message}
        </p>
      </Panel>
    );
  }
  return (
    <Panel title="Note" aside={<Badge>Not signed off</Badge>}>
      {elsewhere !== null && (
        <Conflict
          subject="This note"
          mine={text}
          theirs={elsewhere}
          fields={[{ label: 'Note', text: (version: string) => version }]}
          onKeepMine={keepMine}
          onTakeTheirs={() => reset(elsewhere)}
        />
      )}
      <div data-print="hide">
        <AreaField
          label="What a reader should know"
          rows={5}
          maxLength={4000}
          value={text}
          aria-describedby={message ? messageId : undefined}
          onChange={({ target }) => change(target.value)}
        />
      </div>
      {text && <p className={s.printed}>{text}</p>}
      <p id={messageId} role="alert" className={s.error}>
        {message}
      </p>
      <div className={s.actions} data-print="hide">
        <Button
          variant="outline"
          size="compact"
          disabled={!changed || elsewhere !== null}
          onClick={() => void keep(`Wrote a note on ${name}`, {})}
        >
          Save note
        </Button>
        <Button
          size="compact"
          disabled={running || elsewhere !== null}
          onClick={() =>
            void keep(`Signed off ${name}`, { signedOffAt: now().toISOString(), signedOffById: me.id })
          }
        >
          Sign off
        </Button>
        {running && <p className={s.hint}>It can be signed off once the {kind} is over.</p>}
      </div>
    </Panel>
  );
}
