import { useMemo, useState } from 'react';
import { brand } from '@/content/brand';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { cancelOccurrence } from '@/dashboard/calendar/edits';
import type { Occurrence } from '@/dashboard/calendar/occurrences';
import { readerZone } from '@/dashboard/days/time-zone';
import type { CalendarEvent } from '@/dashboard/model/records/records';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { dayAndMonth } from '@/dashboard/words/day';
import { lostDraft } from '@/dashboard/hooks/use-draft';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import type { Outcome } from '@/dashboard/store/workspace/workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { put, remove } from '@/dashboard/model/change';
import { Conflict } from '@/dashboard/parts/conflict/conflict';
import { reachable } from '@/dashboard/parts/people-picker/person-option';
import { conflictFields } from './conflict-fields';
import { checkDraft, draftOf, draftOfOccurrence, newDraft, type DraftErrors } from './event-draft';
import * as s from './event-editor.module.scss';
import { EventForm } from './event-form';
import { OrphanNote } from '@/dashboard/screens/schedule/orphan-note';
import { OverlapList } from './overlap-list';
import { SeriesScope, type EditScope } from './series-scope';
import { SidePanel } from '@/dashboard/screens/schedule/side-panel';
import { newPlace } from './kept-draft';
import { useEventDraft } from './use-event-draft';
import { usePlannedEvent } from '@/dashboard/screens/schedule/use-planned-event';

export interface EventEditorProps {
  /** Null for one that is not there yet. */
  occurrence: Occurrence | null;
  /** Where a new one begins: a day or a local time. */
  place: string;
  onClose: () => void;
  /** Told once it is kept, with the day to go to. */
  onKept: (kept: { day: string }) => void;
  onExport: (event: CalendarEvent) => void;
}

const none: DraftErrors = {};

/** The facts of an event as fields: creates one, changes one, or changes one of a series. */
export function EventEditor({ occurrence, place, onClose, onKept, onExport }: EventEditorProps) {
  const me = useMe();
  const people = useRecords('people');
  const personName = usePersonName();
  const run = useRun();

  const event = occurrence?.event ?? null;
  const repeats = event?.recurrence != null;
  const [scope, setScope] = useState<EditScope>('one');
  const asOne = repeats && scope === 'one';
  const initial = useMemo(() => {
    if (!occurrence) return newDraft(place, readerZone());
    return asOne ? draftOfOccurrence(occurrence) : draftOf(occurrence.event);
  }, [occurrence, place, asOne]);
  const edited = occurrence ? `${occurrence.key} ${asOne ? 'one' : 'all'}` : newPlace;
  const kept = useEventDraft(me.id, edited, initial);
  const { draft } = kept;

  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  /** Whether it was to be saved over what was changed elsewhere meanwhile. */
  const [disputed, setDisputed] = useState(false);
  const errors = checkDraft(asOne ? { ...draft, repeat: 'never' } : draft);
  const isRight = Object.keys(errors).length === 0;
  const { planned, overlaps, orphans } = usePlannedEvent({ draft, isRight, occurrence, asOne });

  const isDisputed = disputed && kept.collides && planned !== null;

  const finish = (outcome: Outcome, day: string) => {
    if (outcome.done) {
      kept.saved();
      onKept({ day });
    } else setFailure(outcome.message);
  };
  const save = async () => {
    setFailure(null);
    setDisputed(false);
    if (!planned) return setTries(tries + 1);
    const id = event ? event.id : crypto.randomUUID();
    const uid = event ? event.uid : `${id}@${new URL(brand.url).hostname}`;
    const changed = `Changed “${planned.title}”${asOne ? ` on ${dayAndMonth(draft.startDay)}` : ''}`;
    const label = event ? changed : `Added “${planned.title}”`;
    finish(
      await run(() => ({ label, changes: [put('events', { ...planned, id, uid })] }), { toast: 'success' }),
      draft.startDay,
    );
  };
  const erase = async () => {
    if (!event || !occurrence) return;
    const { title, firstDay, on } = occurrence;
    const label = asOne ? `Removed “${title}” on ${dayAndMonth(firstDay)}` : `Deleted “${event.title}”`;
    const change = asOne ? put('events', cancelOccurrence(event, on)) : remove('events', event);
    finish(await run(() => ({ label, changes: [change] }), { toast: 'success' }), firstDay);
  };
  const discard = () => {
    setDisputed(false);
    kept.discard();
    if (!event) onClose();
  };

  const nameOf = (id: string) => (id === me.id ? 'You' : personName(id));
  const canBeAsked = useMemo(() => reachable(people, me.id), [people, me.id]);

  return (
    <SidePanel title={event ? 'Event' : 'New event'} onClose={onClose}>
      {kept.restored && (
        <p className={s.restored} role="status">
          This is your draft from before.
          <button type="button" className={s.plain} onClick={kept.discard}>
            Start over
          </button>
        </p>
      )}
      {repeats && <SeriesScope scope={scope} event={event} onScope={(next) => setScope(next.scope)} />}
      <EventForm
        draft={draft}
        errors={tries > 0 ? errors : none}
        tries={tries}
        extent={asOne ? 'occurrence' : 'event'}
        before={event?.recurrence ?? null}
        people={canBeAsked}
        onChange={kept.change}
        onSubmit={() => (kept.collides && planned ? setDisputed(true) : void save())}
      >
        <OrphanNote orphans={orphans} />
        <OverlapList overlaps={overlaps} nameOf={nameOf} />
        {isDisputed && (
          <Conflict
            subject="This event"
            mine={planned}
            theirs={event}
            fields={conflictFields(nameOf)}
            onKeepMine={() => {
              kept.keepMine();
              void save();
            }}
            onTakeTheirs={discard}
          />
        )}
        {failure && (
          <p className={s.failure} role="alert">
            {failure}
          </p>
        )}
        <div className={s.buttons}>
          <Button type="submit" size="compact" variant={isDisputed ? 'outline' : 'solid'}>
            {overlaps.length > 0 ? 'Save anyway' : 'Save'}
          </Button>
          {kept.dirty && (
            <Button size="compact" variant="outline" onClick={discard}>
              Discard
            </Button>
          )}
          {event && (
            <>
              <Button
                size="compact"
                variant="outline"
                icon={<Icon name="trash" size={18} />}
                onClick={() => void erase()}
              >
                {asOne ? 'Remove this one' : repeats ? 'Delete the series' : 'Delete'}
              </Button>
              <Button
                size="compact"
                variant="outline"
                icon={<Icon name="download" size={18} />}
                onClick={() => onExport(event)}
              >
                Save as .ics
              </Button>
            </>
          )}
        </div>
        {kept.dirty && (
          <p className={s.hint} role={kept.state === 'lost' ? 'alert' : undefined}>
            {kept.state === 'lost'
              ? lostDraft
              : 'Your draft is stored on this device until you save or discard it.'}
          </p>
        )}
      </EventForm>
    </SidePanel>
  );
}
