import type { Mistake } from '../content/mistakes';
import type { CheckChange } from './check-change';
import { shownIn, type ContentFiles, type FileChange } from './content-files';
import { textLineOf } from './entry-file';
import { StudioError } from './studio-error';

/** An act on an entry, as its error names it. */
type Act = 'saved' | 'created' | 'renamed' | 'deleted';

export const mistakesError = (act: Act, mistakes: readonly Mistake[]): StudioError =>
  new StudioError(
    422,
    `Not ${act}: the site could not be built ${act === 'deleted' ? 'without' : 'with'} this.`,
    { mistakes },
  );

/** Identifies a mistake without its line, which changes with edits above it. */
const keyOf = ({ file, field, expected, got }: Mistake) => JSON.stringify([file, field, expected, got]);

/** The mistakes that the build would have with changes, without those that other files have already. */
export interface NewMistakes {
  of: (changes: readonly FileChange[]) => Promise<readonly Mistake[]>;
  /** Rejects with StudioError where there are some. */
  expectNone: (act: Act, changes: readonly FileChange[]) => Promise<void>;
}

export function createNewMistakes(files: ContentFiles, check: CheckChange): NewMistakes {
  const shown = (path: string) => shownIn(files, path);

  /** A mistake with its line in the Markdown text, if that is in a changed file. */
  function withTextLine(mistake: Mistake, changes: readonly FileChange[]): Mistake & { textLine?: number } {
    const change = changes.find(({ path }) => shown(path) === mistake.file);
    const first = change?.bytes && textLineOf(change.path, change.bytes);
    // An empty text is missing from the line above it.
    if (!first || (mistake.line < first && mistake.field !== 'text')) return mistake;
    return { ...mistake, textLine: Math.max(1, mistake.line - first + 1) };
  }

  async function mistakesOf(changes: readonly FileChange[]): Promise<readonly Mistake[]> {
    const { mistakes } = await check(changes);
    if (mistakes.length === 0) return [];
    const own = new Set(changes.map(({ path }) => shown(path)));
    const known = new Set((await check([])).mistakes.map(keyOf));
    return mistakes
      .filter((mistake) => own.has(mistake.file) || !known.has(keyOf(mistake)))
      .map(({ twin, ...mistake }) =>
        // In the file that the form shows, so that its field is marked.
        withTextLine(twin && own.has(twin.file) && !own.has(mistake.file) ? twin : mistake, changes),
      );
  }

  return {
    of: mistakesOf,
    expectNone: async (act, changes) => {
      const mistakes = await mistakesOf(changes);
      const removed = new Set(changes.filter(({ bytes }) => bytes === null).map(({ path }) => shown(path)));
      const needed = mistakes.find(({ file, field }) => field === 'file' && removed.has(file));
      if (needed) throw new StudioError(422, `Not ${act}: the site needs the file ${needed.file}.`);
      if (mistakes.length > 0) throw mistakesError(act, mistakes);
    },
  };
}
