import { useId, useState, useSyncExternalStore } from 'react';
import type { TimeDraft } from '@/dashboard/parts/time-input/time-input';

/** A cell's typed time that is not kept. */
export interface OpenDraft {
  projectId: string;
  day: string;
  draft: TimeDraft;
}

/** What was typed into cells and is not kept yet. It stays the same object: a cell reads its own, so that a key draws one cell. */
export interface CellDrafts {
  set: (projectId: string, day: string, draft: TimeDraft | null) => void;
  /** Whether anything typed is not kept, once what is on its way has arrived. */
  areOpen: () => Promise<boolean>;
  keyOf: (projectId: string, day: string) => string;
  /** The id of the element that shows why a cell was refused. */
  refusalIdOf: (projectId: string, day: string) => string;
  /** By `keyOf`; another object after each change. */
  all: () => Readonly<Record<string, OpenDraft>>;
  subscribe: (listener: () => void) => () => void;
}

function createCellDrafts(id: string): CellDrafts {
  let all: Readonly<Record<string, OpenDraft>> = {};
  const listeners = new Set<() => void>();
  const keyOf = (projectId: string, day: string) => `${day} ${projectId}`;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const arrived = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (Object.values(all).some(({ draft }) => draft.onItsWay)) return;
        stop();
        resolve();
      };
      const stop = subscribe(look);
      look();
    });
  return {
    set: (projectId, day, draft) => {
      const { [keyOf(projectId, day)]: _before, ...rest } = all;
      all = draft ? { ...rest, [keyOf(projectId, day)]: { projectId, day, draft } } : rest;
      for (const listener of listeners) listener();
    },
    areOpen: async () => {
      await arrived();
      return Object.keys(all).length > 0;
    },
    keyOf,
    refusalIdOf: (projectId, day) => `${id}-${projectId}-${day}`,
    all: () => all,
    subscribe,
  };
}

/** The drafts of a panel. They outlive the week on show, so that nothing is lost on the way. */
export function useCellDrafts(): CellDrafts {
  const id = useId();
  const [drafts] = useState(() => createCellDrafts(id));
  return drafts;
}

/** What was typed into one cell. */
export function useCellDraft({ all, subscribe, keyOf }: CellDrafts, projectId: string, day: string) {
  return useSyncExternalStore(subscribe, () => all()[keyOf(projectId, day)]?.draft ?? null);
}

/** Those that were refused, of all weeks, by day. */
export function useRefusedDrafts({ all, subscribe }: CellDrafts): readonly OpenDraft[] {
  return Object.values(useSyncExternalStore(subscribe, all))
    .filter(({ draft }) => draft.refusal !== null)
    .sort((a, b) => a.day.localeCompare(b.day) || a.projectId.localeCompare(b.projectId));
}
