import { useState } from 'react';
import { Badge, type BadgeTone } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import type { ImportedEvent } from '@/dashboard/calendar/exchange';
import type { IcsProblem } from '@/dashboard/calendar/ics/ics-event';
import { describeRecurrence } from '@/dashboard/calendar/recurrence-words';
import { dayOf, timeOf } from '@/dashboard/days/zones';
import { placeOfZone, readerZone } from '@/dashboard/days/time-zone';
import type { CalendarEvent } from '@/dashboard/model/records/records';
import { shortDay } from '@/dashboard/words/day';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import { FileInput } from '@/dashboard/parts/file-input/file-input';
import { newId } from '@/lib/new-id';
import * as s from './import-panel.module.scss';
import { SidePanel } from '@/dashboard/screens/schedule/side-panel';
import { counted } from '@/dashboard/words/count';
import { listedFew } from '@/dashboard/words/listed-few';

export interface ImportPanelProps {
  onClose: () => void;
  onKept: (kept: { day: string }) => void;
}

interface Preview {
  file: { name: string; type: string; size: number };
  planned: readonly ImportedEvent[];
  problems: readonly IcsProblem[];
}

const limit = 5_000_000;
const most = 50;

const looks: Readonly<Record<ImportedEvent['kind'], { word: string; tone: BadgeTone }>> = {
  new: { word: 'New', tone: 'ok' },
  changed: { word: 'Update', tone: 'warn' },
  same: { word: 'No change', tone: 'neutral' },
  foreign: { word: 'Not your event', tone: 'neutral' },
};

function when({ allDay, startsAt, endsAt, timeZone }: CalendarEvent): string {
  const start = dayOf(startsAt);
  const year = startsAt.slice(0, 4);
  if (allDay)
    return dayOf(endsAt) === start
      ? `${shortDay(start)} ${year}, all day`
      : `${shortDay(start)} to ${shortDay(dayOf(endsAt))} ${year}`;
  const elsewhere = timeZone === readerZone() ? '' : `, ${placeOfZone(timeZone)}`;
  return `${shortDay(start)} ${year}, ${timeOf(startsAt)}${elsewhere}`;
}

/** Imports events from a calendar file, after a preview. */
export function ImportPanel({ onClose, onKept }: ImportPanelProps) {
  const me = useMe();
  const people = useRecords('people');
  const kept = useRecords('events');
  const run = useRun();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const read = async (file: File) => {
    setBusy(true);
    setError(null);
    setPreview(null);
    try {
      const [{ readCalendar }, { planImport }, bytes] = await Promise.all([
        import('@/dashboard/calendar/ics/read-calendar'),
        import('@/dashboard/calendar/exchange'),
        file.arrayBuffer(),
      ]);
      const { events: found, problems } = readCalendar(new Uint8Array(bytes), { timeZone: readerZone() });
      const planned = planImport(found, {
        ownerId: me.id,
        events: kept,
        people,
        newId,
      });
      setPreview({ file: { name: file.name, type: file.type, size: file.size }, planned, problems });
    } catch (caught) {
      const isOurs = caught instanceof Error && caught.name === 'IcsError';
      setError(isOurs ? caught.message : 'This file could not be read. Choose it again.');
    } finally {
      setBusy(false);
    }
  };

  const wanted = preview?.planned.filter(({ kind }) => kind === 'new' || kind === 'changed') ?? [];
  const isAnyLeftOut = preview?.problems.some(({ effect }) => effect === 'left-out');
  const unknown = new Set(
    wanted.flatMap(({ unknownPeople }) => unknownPeople.map(({ name, email }) => name || email)),
  );
  const leavesMore = wanted.some(({ hasMore }) => hasMore);
  const take = async () => {
    if (!preview || wanted.length === 0) return;
    const outcome = await run(
      () => ({
        label: `Imported ${counted(wanted.length, 'event')} from ${preview.file.name}`,
        changes: wanted.map(({ event }) => put('events', event)),
      }),
      { toast: 'success' },
    );
    if (outcome.done) onKept({ day: dayOf(wanted[0]!.event.startsAt) });
    else setError(outcome.message);
  };

  return (
    <SidePanel title="Import events" onClose={onClose}>
      <FileInput
        label="Calendar file (.ics)"
        hint="Outlook, Google Calendar, Apple Calendar and most others export one."
        accept=".ics,text/calendar"
        limit={limit}
        file={preview?.file ?? null}
        busy={busy}
        error={error ?? undefined}
        data-takes-focus=""
        onChoose={({ file }) => void read(file)}
        onRemove={() => {
          setPreview(null);
          setError(null);
        }}
      />
      {preview && (
        <>
          <div role="status" className={s.summary}>
            {preview.planned.length === 0
              ? 'No event in this file can be imported.'
              : `${counted(preview.planned.length, isAnyLeftOut ? 'readable event' : 'event')} in the file, ${wanted.length} to import.`}
          </div>
          {preview.planned.length > 0 && (
            <ul role="list" className={s.list} aria-label="Events in the file">
              {preview.planned.slice(0, most).map(({ kind, event }) => (
                <li key={event.uid} className={s.event}>
                  <span className={s.title}>{event.title}</span>
                  <Badge tone={looks[kind].tone}>{looks[kind].word}</Badge>
                  <span className={s.when}>
                    {when(event)}
                    {event.recurrence && `, ${describeRecurrence(event)}`}
                  </span>
                </li>
              ))}
              {preview.planned.length > most && (
                <li className={s.when}>and {preview.planned.length - most} more</li>
              )}
            </ul>
          )}
          {preview.problems.length > 0 && (
            <div className={s.problems}>
              <h3 className={s.heading}>Import problems</h3>
              <ul role="list" className={s.notes}>
                {preview.problems.slice(0, most).map(({ line, message }, index) => (
                  <li key={`${line} ${index}`}>
                    <span className={s.line}>Line {line}</span> {message}
                  </li>
                ))}
                {preview.problems.length > most && <li>and {preview.problems.length - most} more</li>}
              </ul>
            </div>
          )}
          {(unknown.size > 0 || leavesMore) && (
            <ul role="list" className={s.notes}>
              {unknown.size > 0 && (
                <li>Left out, as no person here has their email address: {listedFew([...unknown])}.</li>
              )}
              {leavesMore && (
                <li>Alarms and other details that this calendar does not support are left out.</li>
              )}
            </ul>
          )}
          {wanted.length > 0 && (
            <div>
              <Button size="compact" onClick={() => void take()}>
                Import {counted(wanted.length, 'event')}
              </Button>
            </div>
          )}
        </>
      )}
    </SidePanel>
  );
}
