import { useSyncExternalStore } from 'react';
import { draftName } from '@/dashboard/hooks/use-draft';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { draftNames, subscribeToDrafts } from '@/platform/drafts';
import type { Tasks } from '@/dashboard/screens/tasks/use-tasks';

const loadDraft = onceUnlessFailed(
  async () => (await import('@/dashboard/screens/tasks/task-panel/unsaved-draft')).UnsavedDraft,
);

const forms = ['task:', 'comment:'];

/** The ids of tasks that have a draft of a person, and are deleted or assigned to somebody else. */
function lostIds({ me, all }: Pick<Tasks, 'me' | 'all'>): string[] {
  const own = new Set(all.filter(({ assigneeId }) => assigneeId === me.id).map(({ id }) => id));
  const ids = forms
    .map((form) => draftName(me.id, form))
    .flatMap((start) => draftNames(start).map((name) => name.slice(start.length)));
  return [...new Set(ids)].filter((id) => !own.has(id));
}

/** The drafts of an intern in tasks that are deleted or assigned to somebody else: no list leads to them. */
export function LostDrafts({ tasks }: { tasks: Tasks }) {
  const read = () => lostIds(tasks).join(' ');
  const lost = useSyncExternalStore(subscribeToDrafts, read, () => '');
  const part = usePart(loadDraft, lost !== '');
  const { Part: UnsavedDraft } = part;
  if (lost === '') return null;
  if (!UnsavedDraft) return <LoadFailure parts={[part]} />;
  return (
    <PanelGrid>
      {lost.split(' ').map((id) => (
        <UnsavedDraft key={id} id={id} heading="h2" />
      ))}
    </PanelGrid>
  );
}
