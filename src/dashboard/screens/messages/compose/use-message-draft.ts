import { useCallback, useEffect, useRef, useState } from 'react';
import { now } from '@/platform/clock';
import type { Draft } from '@/dashboard/model/records/records';
import { useMe, useWorkspace } from '@/dashboard/hooks/use-workspace';
import { put, remove, type Change } from '@/dashboard/model/change';
import { dropTyped, keepTyped, readTyped, type MessageText } from './kept-message';

/** How long nobody types before a draft is saved, in ms. */
const pause = 500;

export type DraftState = 'empty' | 'typing' | 'saved' | 'forked' | 'failed';

export interface MessageDraft {
  text: MessageText;
  state: DraftState;
  change: (next: Partial<MessageText>) => void;
  /**
   * Ends the draft: waits for a save that is on its way, and gives what removes it, for the write that sends it or throws
   * it away. What is typed stays in the form, as that write can fail.
   */
  finish: () => Promise<Change[]>;
  /** Forgets what was typed, once that write is done. */
  forget: () => void;
}

interface Place {
  /** Id of the draft, also before it is saved. */
  id: string;
  /** The message it answers. */
  replyToId: string | null;
  /** What stands there before anything was typed. */
  initial: MessageText;
}

/**
 * A message while it is written: saved as a draft half a second after the last letter, and when the form goes. A draft that
 * another tab changed meanwhile is not written over: this one becomes a draft of its own.
 */
export function useMessageDraft({ id, replyToId, initial }: Place): MessageDraft {
  const { id: ownerId } = useMe();
  const workspace = useWorkspace();
  const [text, setText] = useState<MessageText>(
    () => readTyped(ownerId, id) ?? workspace.get('drafts', id) ?? initial,
  );
  const [state, setState] = useState<DraftState>(() => (workspace.get('drafts', id) ? 'saved' : 'empty'));
  const held = useRef({
    id,
    /** Of the record as this form knows it. */
    revision: workspace.get('drafts', id)?.revision ?? 0,
    text,
    timer: 0,
    /** Typed and not saved yet. */
    pending: readTyped(ownerId, id) !== null,
    saving: Promise.resolve(),
  });

  const save = useCallback(async () => {
    const current = held.current;
    window.clearTimeout(current.timer);
    if (!current.pending) return;
    current.pending = false;
    const kept = workspace.get('drafts', current.id);
    const forked = (kept?.revision ?? 0) !== current.revision;
    if (forked) {
      dropTyped(ownerId, current.id);
      current.id = crypto.randomUUID();
      current.revision = 0;
    }
    const { toIds, subject, body } = current.text;
    const record: Draft = {
      id: current.id,
      revision: current.revision,
      ownerId,
      toIds,
      subject,
      body,
      replyToId,
      savedAt: now().toISOString(),
    };
    const { done } = await workspace.run(() => ({
      label: 'Saved a draft',
      changes: [put('drafts', record)],
      quiet: true,
    }));
    if (!done) {
      // What was typed stays in the field and in this browser; the next letter tries again.
      current.pending = true;
      return setState('failed');
    }
    current.revision += 1;
    if (!current.pending) dropTyped(ownerId, current.id);
    setState((before) => (forked || before === 'forked' ? 'forked' : 'saved'));
  }, [workspace, ownerId, replyToId]);

  const queue = useCallback(() => {
    held.current.saving = held.current.saving.then(save);
    return held.current.saving;
  }, [save]);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void queue();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onHide);
      void queue();
    };
  }, [queue]);

  return {
    text,
    state,
    change: (next) => {
      const current = held.current;
      current.text = { ...current.text, ...next };
      current.pending = true;
      setText(current.text);
      setState('typing');
      keepTyped(ownerId, current.id, current.text);
      window.clearTimeout(current.timer);
      current.timer = window.setTimeout(() => void queue(), pause);
    },
    finish: async () => {
      const current = held.current;
      window.clearTimeout(current.timer);
      await current.saving;
      const kept = workspace.get('drafts', current.id);
      return kept ? [remove('drafts', kept)] : [];
    },
    forget: () => {
      const current = held.current;
      window.clearTimeout(current.timer);
      current.pending = false;
      current.revision = 0;
      dropTyped(ownerId, current.id);
    },
  };
}
