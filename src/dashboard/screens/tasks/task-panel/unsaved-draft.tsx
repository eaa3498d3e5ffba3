import { useEffect, useState } from 'react';
import { taskFields, type TaskFields } from '@/dashboard/commands/tasks/task-fields';
import { useDraftName } from '@/dashboard/hooks/use-draft';
import { parseTyped, type StoredDraft } from '@/dashboard/hooks/use-merged-draft';
import { text } from '@/dashboard/model/fields/fields';
import { isSame } from '@/dashboard/model/merge';
import { FactList, type Fact } from '@/dashboard/parts/fact-list/fact-list';
import { taskStatusNames } from '@/dashboard/words/task';
import { Button } from '@/design-system/button/button';
import { readDraft, removeDraft, subscribeToDrafts } from '@/platform/drafts';
import { subtasksText } from './subtasks-text';
import * as s from './unsaved-draft.module.scss';

const parseTask = parseTyped(taskFields);
const parseComment = parseTyped(text);

/** The fields that the person has changed and not saved. Only a former employee can have changed the title and the notes. */
function unsavedFacts({ draft, base }: StoredDraft<TaskFields>): Fact[] {
  const { title, notes, status, subtasks } = draft;
  return [
    ...(title === base?.title ? [] : [{ name: 'Title', value: title }]),
    ...(notes === base?.notes ? [] : [{ name: 'Notes', value: notes }]),
    ...(status === base?.status ? [] : [{ name: 'Status', value: taskStatusNames[status] }]),
    ...(isSame(subtasks, base?.subtasks) ? [] : [{ name: 'Subtasks', value: subtasksText(subtasks) }]),
  ];
}

export interface UnsavedDraftProps {
  /** Of the task. */
  id: string;
  heading: 'h2' | 'h3';
}

/** Unsaved changes and an unsent comment of a task that the person can no longer open, until they are discarded. */
export function UnsavedDraft({ id, heading: Heading }: UnsavedDraftProps) {
  const [task, comment] = [useDraftName(`task:${id}`), useDraftName(`comment:${id}`)];
  const [found, setFound] = useState<{ title: string | null; facts: readonly Fact[] } | null>(null);
  useEffect(() => {
    const read = () => {
      const [changes, words] = [readDraft(task, parseTask), readDraft(comment, parseComment)];
      const facts = [
        ...(changes ? unsavedFacts(changes) : []),
        ...(words?.draft ? [{ name: 'Comment', value: words.draft }] : []),
      ];
      setFound(facts.length === 0 ? null : { title: changes?.draft.title ?? null, facts });
    };
    read();
    return subscribeToDrafts(read);
  }, [task, comment]);
  if (!found) return null;
  return (
    <section className={s.root} aria-label="Your draft">
      <Heading className={s.title}>
        Your draft of {found.title === null ? 'a comment' : `“${found.title}”`} is not saved
      </Heading>
      <p>You can’t open this task any more. Copy the parts that you still need, then discard the draft.</p>
      <FactList facts={found.facts} />
      <Button
        size="compact"
        variant="outline"
        className={s.discard}
        onClick={() => {
          removeDraft(task);
          removeDraft(comment);
        }}
      >
        Discard the draft
      </Button>
    </section>
  );
}
