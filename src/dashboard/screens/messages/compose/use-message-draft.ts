import { useCallback, useEffect, useRef, useState } from 'react';
import { now } from '@/platform/clock';
import { useDraft } from '@/dashboard/hooks/use-draft';
import { useMe, useWorkspace } from '@/dashboard/hooks/use-workspace';
import { put, remove, type Change } from '@/dashboard/model/change';
import { isSame } from '@/dashboard/model/merge';
import { newId } from '@/lib/new-id';
import { formerKeyOf, formOf, parseTyped, readTyped, textOf, type MessageText } from './message-draft';

export type MessageState = 'empty' | 'typing' | 'saved' | 'forked' | 'failed';

export interface MessageDraft {
  text: MessageText;
  state: MessageState;
  change: (next: Partial<MessageText>) => void;
  /** Saves the draft. @returns the changes that remove it, for the command that sends or discards it */
  finish: () => Promise<Change[]>;
  /** Removes the stored text, once that command is done. */
  forget: () => void;
}

interface MessageDraftOptions {
  /** Id of the draft record, also before it is saved. */
  id: string;
  replyToId: string | null;
  initial: MessageText;
}

/**
 * The draft of a message. It is a record too, which is saved whenever the typed text is stored: once nobody types, and when
 * the form closes. Where another tab changed the record meanwhile, this draft becomes a record of its own.
 */
export function useMessageDraft({ id, replyToId, initial }: MessageDraftOptions): MessageDraft {
  const { id: ownerId } = useMe();
  const workspace = useWorkspace();
  const [opened] = useState(() => {
    const record = workspace.get('drafts', id);
    return { id, record, typed: readTyped(ownerId, id) };
  });
  const { record, typed } = opened;
  const [text, setText] = useState(() => textOf(typed ?? record ?? initial));
  const [state, setState] = useState<MessageState>(record ? 'saved' : 'empty');
  /** The record, as this form last saved it. */
  const target = useRef({
    id: typed?.id ?? id,
    revision: typed?.revision ?? record?.revision ?? 0,
    saving: Promise.resolve(true),
  });

  const save = useCallback(
    async (next: MessageText) => {
      const { current } = target;
      const latest = workspace.get('drafts', current.id);
      if (latest && isSame(textOf(latest), textOf(next))) {
        current.revision = latest.revision;
        setState('saved');
        return true;
      }
      const forked = (latest?.revision ?? 0) !== current.revision;
      if (forked) Object.assign(current, { id: newId(), revision: 0 });
      const { id: recordId, revision } = current;
      const draft = {
        id: recordId,
        revision,
        ownerId,
        ...textOf(next),
        replyToId,
        savedAt: now().toISOString(),
      };
      const { done } = await workspace.run(() => ({
        label: 'Saved a draft',
        changes: [put('drafts', draft)],
        quiet: true,
      }));
      if (done) current.revision += 1;
      setState(!done ? 'failed' : forked ? 'forked' : 'saved');
      return done;
    },
    [workspace, ownerId, replyToId],
  );
  const saveInTurn = useCallback(
    (next: MessageText) => (target.current.saving = target.current.saving.then(() => save(next))),
    [save],
  );
  const { keep, forget, settle } = useDraft({
    form: formOf(opened.id),
    parse: parseTyped,
    formerKey: formerKeyOf(opened.id),
    save: saveInTurn,
  });
  // The page was left before it was saved.
  useEffect(() => {
    if (typed) keep(typed);
  }, [typed, keep]);

  const latestText = useRef(text);
  return {
    text,
    state,
    change: (next) => {
      latestText.current = { ...latestText.current, ...next };
      const { id: recordId, revision } = target.current;
      setText(latestText.current);
      setState('typing');
      keep({ ...latestText.current, id: recordId, revision });
    },
    finish: async () => {
      await settle();
      await target.current.saving;
      const saved = workspace.get('drafts', target.current.id);
      return saved ? [remove('drafts', saved)] : [];
    },
    forget: () => {
      target.current.revision = 0;
      forget();
    },
  };
}
