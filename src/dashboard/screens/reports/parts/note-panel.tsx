import { useId, useState } from 'react';
import { dayWithYear } from '@/dashboard/data/day-words';
import type { ReportNote } from '@/dashboard/data/records';
import { localTime } from '@/dashboard/data/figures/local-time';
import { parseText, useKeptDraft } from '@/dashboard/data/use-kept-draft';
import { useTimeZone } from '@/dashboard/data/training/use-local-now';
import { put, useMe, useRecord, useRecords, useWrite } from '@/dashboard/data/use-workspace';
import { Conflict } from '@/dashboard/parts/conflict/conflict';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import type { Period } from '@/dashboard/parts/period/period';
import { periodName } from '@/dashboard/parts/period/period-words';
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
  const people = useRecords('people');
  const kept = useRecord('reportNotes', id);
  const timeZone = useTimeZone();
  const write = useWrite();
  // What is typed stays on this device until it is saved.
  const {
    draft: text,
    dirty: changed,
    elsewhere,
    change,
    keepMine,
    reset,
  } = useKeptDraft({ name: `report-note:${id}`, kept: kept?.text ?? '', parse: parseText });
  const [message, setMessage] = useState('');
  const signed = kept?.signedOffAt ?? null;
  const name = periodName(period);
  const messageId = useId();

  const keep = async (label: string, changes: Partial<ReportNote>) => {
    const blank: ReportNote = { id, revision: 0, text: '', signedOffAt: null, signedOffById: null };
    const record = { ...(kept ?? blank), text: text.trim(), ...changes };
    const outcome = await write({ label, changes: [put('reportNotes', record)] });
    setMessage(
      outcome.done
        ? ''
        : outcome.conflict
          ? 'The note was changed elsewhere. What you typed is still here: check it and save again.'
          : outcome.message,
    );
    if (outcome.done) reset(record.text);
  };

  if (signed !== null) {
    const by = people.find((person) => person.id === kept?.signedOffById)?.name ?? 'somebody who is gone';
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
