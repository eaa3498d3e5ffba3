import { useId, useRef, useState } from 'react';
import type { TimeDraft } from '@/dashboard/parts/time-input/time-input';

/** A cell's typed time that is not kept. */
export interface OpenDraft {
  projectId: string;
  day: string;
  draft: TimeDraft;
}

export interface CellDrafts {
  of: (projectId: string, day: string) => TimeDraft | null;
  set: (projectId: string, day: string, draft: TimeDraft | null) => void;
  /** Those that were refused, of all weeks, by day. */
  refused: readonly OpenDraft[];
  /** Whether anything typed is not kept by now, also before it is drawn. */
  hasOpen: () => boolean;
  keyOf: (projectId: string, day: string) => string;
  /** The id of the element that shows why a cell was refused. */
  refusalIdOf: (projectId: string, day: string) => string;
}

/** What was typed into cells and is not kept yet. It outlives the week on show, so that nothing is lost on the way. */
export function useCellDrafts(): CellDrafts {
  const id = useId();
  const [all, setAll] = useState<Readonly<Record<string, OpenDraft>>>({});
  const latest = useRef(all);
  const keyOf = (projectId: string, day: string) => `${day} ${projectId}`;
  const drafts = Object.values(all);
  return {
    of: (projectId, day) => all[keyOf(projectId, day)]?.draft ?? null,
    set: (projectId, day, draft) => {
      const { [keyOf(projectId, day)]: _before, ...rest } = latest.current;
      latest.current = draft ? { ...rest, [keyOf(projectId, day)]: { projectId, day, draft } } : rest;
      setAll(latest.current);
    },
    refused: drafts
      .filter(({ draft }) => draft.refusal !== null)
      .sort((a, b) => a.day.localeCompare(b.day) || a.projectId.localeCompare(b.projectId)),
    hasOpen: () => Object.keys(latest.current).length > 0,
    keyOf,
    refusalIdOf: (projectId, day) => `${id}-${projectId}-${day}`,
  };
}
