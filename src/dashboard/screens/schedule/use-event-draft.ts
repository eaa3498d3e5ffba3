import { useState } from 'react';
import type { EventDraft } from './event-draft';
import { dropDraft, keepDraft, readKept } from './kept-draft';

export interface EventDraftState {
  draft: EventDraft;
  /** Whether something typed was not saved yet. */
  dirty: boolean;
  /** Whether it was found where an earlier visit left it. */
  restored: boolean;
  /** Of the event when the first letter was typed: what was changed since is not to be written over. */
  revision: number;
  change: (next: EventDraft) => void;
  /** Back to what the event says. */
  discard: () => void;
  /** The draft is kept as the event now: nothing is left to restore. */
  saved: () => void;
}

/**
 * A form's content that outlives the form: every change is kept in this browser until it is saved or thrown away.
 * @param place - what is edited, as `kept-draft` names it
 * @param initial - what the event says
 */
export function useEventDraft(
  personId: string,
  place: string,
  initial: EventDraft,
  revision: number,
): EventDraftState {
  const read = () => {
    const kept = readKept(personId, place);
    return { place, kept, restored: kept !== null };
  };
  const [held, setHeld] = useState(read);
  // Another event in the same form: its own draft, not this one's.
  if (held.place !== place) setHeld(read());
  const drop = () => {
    dropDraft(personId, place);
    setHeld({ place, kept: null, restored: false });
  };
  return {
    draft: held.kept?.draft ?? initial,
    dirty: held.kept !== null,
    restored: held.restored,
    revision: held.kept?.revision ?? revision,
    change: (next) => {
      const kept = { draft: next, revision: held.kept?.revision ?? revision };
      keepDraft(personId, place, kept);
      setHeld((before) => ({ ...before, place, kept }));
    },
    discard: drop,
    saved: drop,
  };
}
