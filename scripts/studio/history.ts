import type { LastChange } from '../../src/studio/data/api';
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
  /** The change that an undo takes back. */
  last: () => LastChange | null;
  /**
   * Restores the files before the last change.
   * @param id - of that change, as another tab may have made a further one
   * @returns its label
   * @throws StudioError where there is none, where another one is the last, or where a file was changed since
   */
  undo: (id: number) => Promise<string>;
}

/** Changes and bytes that are kept: each change holds its files, pictures included. */
const most = { changes: 50, bytes: 256 * 1024 * 1024 };

const sizeOf = ({ steps }: { steps: readonly FileStep[] }) =>
  steps.reduce((sum, { before, after }) => sum + (before?.length ?? 0) + (after?.length ?? 0), 0);

const isSame = (a: Bytes, b: Bytes) => (a && versionOf(a)) === (b && versionOf(b));

export function createHistory(files: ContentFiles): History {
  const changes: (LastChange & { steps: readonly FileStep[] })[] = [];
  let count = 0;
  return {
    add: (label, steps) => {
      changes.push({ id: ++count, label, steps });
      const isFull = () =>
        changes.length > most.changes || changes.reduce((sum, each) => sum + sizeOf(each), 0) > most.bytes;
      while (changes.length > 1 && isFull()) changes.shift();
    },
    last: () => {
      const { id, label } = changes.at(-1) ?? {};
      return id === undefined ? null : { id, label: label! };
    },
    undo: async (id) => {
      const change = changes.at(-1);
      if (!change) throw new StudioError(404, 'There is nothing to undo.');
      if (change.id !== id)
        throw new StudioError(
          409,
          `Nothing was undone: the last change is now "${change.label}". Press Undo again to undo it.`,
        );
      for (const { path, after } of change.steps)
        if (!isSame(await files.read(path), after))
          throw new StudioError(409, `${path} was changed outside of the Studio since. Undo it there.`);
      // From the last file to the first: a renamed entry has a file at every moment.
      await files.write([...change.steps].reverse().map(({ path, before }) => ({ path, bytes: before })));
      changes.pop();
      return change.label;
    },
  };
}
