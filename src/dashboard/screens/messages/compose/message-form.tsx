import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { now } from '@/platform/clock';
import type { Message } from '@/dashboard/model/records/records';
import { useMe, useOrigin, useRecords, useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useOnce } from '@/dashboard/hooks/use-once';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import { useFocusOnError } from '@/dashboard/parts/edit/edit-form';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { PeoplePicker } from '@/dashboard/parts/people-picker/people-picker';
import { reachable } from '@/dashboard/parts/people-picker/person-option';
import { newId } from '@/lib/new-id';
import type { MessageText } from './message-draft';
import { namesOf } from '@/dashboard/words/person';
import * as s from './message-form.module.scss';
import { useMessageDraft, type MessageState } from './use-message-draft';

export interface MessageFormProps {
  draftId: string;
  /** The conversation that it continues; null starts one. */
  threadId: string | null;
  replyToId: string | null;
  initial: MessageText;
  asked?: boolean;
  onDone: () => void;
}

const states: Readonly<Record<MessageState, string>> = {
  empty: '',
  typing: '',
  saved: 'Saved as a draft.',
  forked: 'The draft was changed in another tab. Yours is saved as a separate draft.',
  failed: 'The draft is not saved. It stays in this form; continue typing to try again.',
};

/** Writes a message: a draft until it is sent or discarded. */
export function MessageForm({
  draftId,
  threadId,
  replyToId,
  initial,
  asked = false,
  onDone,
}: MessageFormProps) {
  const me = useMe();
  const people = useRecords('people');
  const { shared } = useWorkspace();
  const { base } = useOrigin();
  const run = useRun();
  const form = useRef<HTMLFormElement>(null);
  const draft = useMessageDraft({ id: draftId, replyToId, initial });
  const { toIds, subject, body } = draft.text;
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [, once] = useOnce();

  // People who are archived or suspended stay in their conversations, and cannot be added. Clients have no portal.
  const choices = useMemo(() => {
    const open = reachable(people, me.id).filter(({ kind }) => kind !== 'regular');
    const known = new Set(open.map(({ id }) => id));
    return [...open, ...people.filter(({ id }) => toIds.includes(id) && !known.has(id))];
  }, [people, me.id, toIds]);
  const isTo = toIds.some((id) => choices.some((person) => person.id === id));
  const errors = {
    to: isTo ? undefined : 'Choose a recipient.',
    body: body.trim() ? undefined : 'Enter a message.',
  };
  const shown: Partial<typeof errors> = tries > 0 ? errors : {};
  useFocusOnError(form, tries);

  useEffect(() => {
    if (asked) form.current?.querySelector('textarea')?.focus();
  }, [asked]);

  const send = async () => {
    setFailure(null);
    if (errors.to || errors.body) return setTries((count) => count + 1);
    const id = newId();
    const to = toIds.flatMap((one) => choices.find((person) => person.id === one) ?? []);
    const message: Message = {
      id,
      revision: 0,
      threadId: threadId ?? id,
      fromId: me.id,
      toIds: to.map((person) => person.id),
      subject: subject.trim(),
      body: body.trim(),
      sentAt: now().toISOString(),
      readByIds: [me.id],
      archivedByIds: [],
    };
    const finished = await draft.finish();
    const outcome = await run(
      () => ({
        label: `Sent to ${namesOf(to)}`,
        changes: [put('messages', message), ...finished],
      }),
      { toast: 'success' },
    );
    if (outcome.done) {
      draft.forget();
      onDone();
    } else setFailure(outcome.message);
  };
  const discard = async () => {
    const changes = await draft.finish();
    if (changes.length > 0) {
      const { done } = await run(() => ({ label: 'Discarded a draft', changes }));
      if (!done) return;
    }
    draft.forget();
    onDone();
  };

  return (
    <form
      ref={form}
      noValidate
      className={s.root}
      onSubmit={(event) => {
        event.preventDefault();
        void once(send);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void once(send);
      }}
    >
      <PeoplePicker
        label="To"
        people={choices}
        chosen={toIds}
        error={shown.to}
        data-takes-focus={threadId === null ? '' : undefined}
        onChoose={({ ids }) => draft.change({ toIds: ids })}
      />
      {threadId === null && (
        <InputField
          label="Subject"
          value={subject}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => draft.change({ subject: target.value })}
        />
      )}
      <AreaField
        label="Message"
        rows={threadId === null ? 10 : 5}
        maxLength={20_000}
        value={body}
        error={shown.body}
        onChange={({ target }) => draft.change({ body: target.value })}
      />
      {failure && (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={s.buttons}>
        <Button type="submit" size="compact" icon={<Icon name="send" size={18} />}>
          Send
        </Button>
        <Button size="compact" variant="outline" onClick={() => void discard()}>
          Discard
        </Button>
        <span className={s.state} role="status" data-failed={draft.state === 'failed' || undefined}>
          {states[draft.state]}
        </span>
      </div>
      {!shared && (
        <p className={s.hint}>
          Messages stay on this device. Only the people who sign in here, one for each role, can read them.
          {base === 'sample' && ' Sample people don’t reply automatically.'}
        </p>
      )}
    </form>
  );
}
