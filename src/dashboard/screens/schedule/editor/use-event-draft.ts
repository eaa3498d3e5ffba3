import { useState } from 'react';
import { merge, isSame } from '@/dashboard/model/merge';
import { useDraftState } from '@/dashboard/hooks/use-draft';
import type { DraftState } from '@/platform/drafts';
import type { EventDraft } from './event-draft';
import { draftForm, dropDraft, keepDraft, newPlace, readKept, type KeptDraft } from './kept-draft';

export interface EventDraftState {
  draft: EventDraft;
  /** Whether something typed was not saved yet. */
  dirty: boolean;
  /** Whether it was found where an earlier visit left it. */
  restored: boolean;
  /** Whether it outlives the page. */
  state: DraftState;
  /** Whether somebody changed a field elsewhere that was changed here to something else. */
  collides: boolean;
  change: (next: EventDraft) => void;
  /** Holds on to what was typed, over what was changed elsewhere. */
  keepMine: () => void;
  /** Back to what the event says. */
  discard: () => void;
  /** The event has what the draft says: nothing is left to restore. */
  saved: () => void;
}

/**
 * A form's content that outlives the form: every change is stored in this browser until it is saved or thrown away. What
 * others change in the event meanwhile is taken over in the fields that were not changed here.
 * @param place - what is edited, as `kept-draft` names it
 * @param initial - what the event says
 */
export function useEventDraft(personId: string, place: string, initial: EventDraft): EventDraftState {
  const read = () => {
    const found = readKept(personId, place);
    // A new event has no record that it could differ from.
    const kept = found && {
      draft: found.draft,
      base: place === newPlace ? initial : (found.base ?? initial),
    };
    return { place, kept, restored: kept !== null };
  };
  const [held, setHeld] = useState(read);
  // Another event in the same form: its own draft, not this one's.
  if (held.place !== place) setHeld(read());
  const { kept } = held;
  const merged = kept && merge({ base: kept.base, mine: kept.draft, theirs: initial });
  if (merged && (!isSame(merged.base, kept.base) || !isSame(merged.mine, kept.draft)))
    setHeld({ ...held, kept: { draft: merged.mine, base: merged.base } });

  const keep = (next: Required<KeptDraft>) => {
    keepDraft(personId, place, next);
    setHeld((before) => ({ ...before, place, kept: next }));
  };
  const drop = () => {
    dropDraft(personId, place);
    setHeld({ place, kept: null, restored: false });
  };
  return {
    draft: kept?.draft ?? initial,
    dirty: kept !== null,
    restored: held.restored,
    state: useDraftState(draftForm(place)),
    collides: merged?.collides ?? false,
    change: (next) => keep({ draft: next, base: kept?.base ?? initial }),
    keepMine: () => kept && keep({ draft: kept.draft, base: initial }),
    discard: drop,
    saved: drop,
  };
}
