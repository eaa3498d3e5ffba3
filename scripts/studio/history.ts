import { versionOf, type Bytes, type ContentFiles } from './content-files';
import { StudioError } from './studio-error';

/** One file before and after a change. */
export interface FileStep {
  path: string;
  before: Bytes;
  after: Bytes;
}

/** The changes since the Studio was started, so that the last one can be undone. */
export interface History {
  add: (label: string, steps: readonly FileStep[]) => void;
  /** The label of the change that an undo takes back: 'Save harbour-ferry'. */
  last: () => string | null;
  /**
   * Restores the files before the last change.
   * @returns its label
   * @throws StudioError where there is none, or where a file was changed since
   */
  undo: () => Promise<string>;
}

/** Changes and bytes that are kept: each change holds its files, pictures included. */
const most = { changes: 50, bytes: 256 * 1024 * 1024 };

const sizeOf = ({ steps }: { steps: readonly FileStep[] }) =>
  steps.reduce((sum, { before, after }) => sum + (before?.length ?? 0) + (after?.length ?? 0), 0);

const isSame = (a: Bytes, b: Bytes) => (a && versionOf(a)) === (b && versionOf(b));

export function createHistory(files: ContentFiles): History {
  const changes: { label: string; steps: readonly FileStep[] }[] = [];
  return {
    add: (label, steps) => {
      changes.push({ label, steps });
      const isFull = () =>
        changes.length > most.changes || changes.reduce((sum, each) => sum + sizeOf(each), 0) > most.bytes;
      while (changes.length > 1 && isFull()) changes.shift();
    },
    last: () => changes.at(-1)?.label ?? null,
    undo: async () => {
      const change = changes.at(-1);
      if (!change) throw new StudioError(404, 'There is nothing to undo.');
      for (const { path, after } of change.steps)
        if (!isSame(await files.read(path), after))
          throw new StudioError(409, `${path} was changed outside of the Studio since. Undo it there.`);
      for (const { path, before } of change.steps) await files.write({ path, bytes: before });
      changes.pop();
      return change.label;
    },
  };
}
