import { createQueue } from '../../src/lib/queue';
import type { LastChange } from '../../src/studio/data/api';
import type { ContentFiles, FileChange } from './content-files';
import { createHistory } from './history';

/** Changes the content, one change after the other, each of which an undo takes back as a whole. */
export interface ContentWriter {
  /** Runs a change after those that were asked for before. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Writes files, and shows them in the preview. */
  apply: (label: string, changes: readonly FileChange[]) => Promise<void>;
  /** Writes files that no page shows. */
  write: (label: string, changes: readonly FileChange[]) => Promise<void>;
  last: () => LastChange | null;
  /** @returns the label of the undone change. @throws StudioError as the history does */
  undo: (id: number) => Promise<string>;
}

/** @param show - shows the content in the preview */
export function createContentWriter(files: ContentFiles, show: () => Promise<void>): ContentWriter {
  const history = createHistory(files);
  const inTurn = createQueue();

  async function write(label: string, changes: readonly FileChange[]): Promise<void> {
    const steps = [];
    for (const { path, bytes } of changes) steps.push({ path, before: await files.read(path), after: bytes });
    await files.write(changes);
    history.add(label, steps);
  }

  return {
    inTurn,
    write,
    apply: async (label, changes) => {
      await write(label, changes);
      await show();
    },
    last: history.last,
    undo: (id) =>
      inTurn(async () => {
        const label = await history.undo(id);
        await show();
        return label;
      }),
  };
}
