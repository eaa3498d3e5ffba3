import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Listeners } from '@/lib/listeners';
import { id, nullable, number, object, optional, text } from '@/dashboard/model/fields/fields';
import { parseDraft } from '@/dashboard/model/fields/parse-draft';
import { parseTimeField } from '@/dashboard/commands/time/parse-minutes';
import { isDay } from '@/dashboard/days/moments';
import { useDraft } from '@/dashboard/hooks/use-draft';
import type { TimeDraft } from '@/dashboard/parts/time-input/time-input';

/** A cell's typed time that is not saved. */
export interface OpenDraft {
  projectId: string;
  day: string;
  draft: TimeDraft;
}

/** The unsaved times of cells. The object is stable and each cell reads its own draft, so that a key press renders one cell. */
export interface CellDrafts {
  set: (projectId: string, day: string, draft: TimeDraft | null) => void;
  /** Whether a draft is unsaved, once running saves are done. */
  areOpen: () => Promise<boolean>;
  keyOf: (projectId: string, day: string) => string;
  errorIdOf: (projectId: string, day: string) => string;
  /** By `keyOf`; another object after each change. */
  all: () => Readonly<Record<string, OpenDraft>>;
  subscribe: (listener: () => void) => () => void;
}

const keyOf = (projectId: string, day: string) => `${day} ${projectId}`;

function createCellDrafts(id: string, found: readonly OpenDraft[]): CellDrafts {
  let all: Readonly<Record<string, OpenDraft>> = Object.fromEntries(
    found.map((open) => [keyOf(open.projectId, open.day), open]),
  );
  const { subscribe, notify } = new Listeners();
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
      notify();
    },
    areOpen: async () => {
      await arrived();
      return Object.keys(all).length > 0;
    },
    keyOf,
    errorIdOf: (projectId, day) => `${id}-${projectId}-${day}`,
    all: () => all,
    subscribe,
  };
}

const storedDraft = object({
  projectId: id('projects'),
  day: text,
  draft: object({ text, base: number(), error: optional(nullable(text)) }),
});

function parseOpen(value: unknown): OpenDraft | null {
  const open = parseDraft(storedDraft, value);
  if (!open || !isDay(open.day)) return null;
  const error = open.draft.error ?? 'This time is not saved. Press Enter to save it.';
  return { ...open, draft: { ...open.draft, error, onItsWay: false } };
}

const parseDrafts = (value: unknown) =>
  Array.isArray(value) ? value.map(parseOpen).filter((open) => open !== null) : null;

export interface CellDraftsOptions {
  personId: string;
  minutesOf: (projectId: string, day: string) => number;
}

/** The drafts of a panel. They survive a change of the week and a reload: a draft whose save was interrupted is shown as refused. */
export function useCellDrafts({ personId, minutesOf }: CellDraftsOptions): CellDrafts {
  const id = useId();
  const { found, keep, forget } = useDraft({
    form: `time:${personId}`,
    parse: parseDrafts,
    formerKey: `draft:time:${personId}`,
  });
  const [drafts] = useState(() => {
    // A save that was running when the page closed may have succeeded.
    const isOpen = ({ projectId, day, draft }: OpenDraft) => {
      const typed = parseTimeField(draft.text);
      return !typed.ok || typed.minutes !== minutesOf(projectId, day);
    };
    return createCellDrafts(id, (found ?? []).filter(isOpen));
  });
  useEffect(() => {
    const store = () => {
      const open = Object.values(drafts.all());
      if (open.length > 0) keep(open);
      else forget();
    };
    store();
    return drafts.subscribe(store);
  }, [drafts, keep, forget]);
  return drafts;
}

export function useCellDraft({ all, subscribe, keyOf }: CellDrafts, projectId: string, day: string) {
  return useSyncExternalStore(subscribe, () => all()[keyOf(projectId, day)]?.draft ?? null);
}

/** The refused drafts of all weeks, by day. */
export function useRefusedDrafts({ all, subscribe }: CellDrafts): readonly OpenDraft[] {
  return Object.values(useSyncExternalStore(subscribe, all))
    .filter(({ draft }) => draft.error !== null)
    .sort((a, b) => a.day.localeCompare(b.day) || a.projectId.localeCompare(b.projectId));
}
