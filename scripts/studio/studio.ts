import { basename, dirname } from 'node:path';
import type { Choices, DrawingState, Overview, Page, PublishResult } from '../../src/studio/data/api';
import { routes, type RouteId } from '../../src/routes/table';
import type { CheckChange } from './check-change';
import { collectionOf, studioCollections } from './collections';
import { createContentWriter } from './content-writer';
import type { ContentFiles } from './content-files';
import type { Drawings } from './drawings';
import { createEntries, type Entries } from './entries';
import type { ContentGit } from './git';
import { createListing } from './listing';
import { createNewMistakes } from './new-mistakes';
import { createEntryPictures, type EntryPictures } from './pictures';
import { StudioError } from './studio-error';
import { createTranslations, type Translations } from './translations';

/** The Studio's operations on the content. Every method throws StudioError if it refuses. */
export interface Studio
  extends Entries, Omit<Translations, 'untranslatedOf'>, Omit<EntryPictures, 'pictureChoices'> {
  overview: () => Promise<Overview>;
  choices: (collection: string) => Promise<Choices>;
  /** @param id - of the last change, as the overview names it */
  undo: (id: number) => Promise<{ undone: string }>;
  changes: ContentGit['changes'];
  drawings: () => DrawingState;
  /** Begins to draw the pictures that have other colours than the site. */
  draw: () => DrawingState;
  publish: (message: string) => Promise<PublishResult>;
}

export interface StudioOptions {
  files: ContentFiles;
  /** Those of the site's own language, whose pictures further ones show too. @default the same */
  shared?: ContentFiles;
  git: ContentGit;
  check: CheckChange;
  /** Checks what the content means for further languages. Rejects with StudioError. @default there are none */
  checkLanguages?: () => Promise<void>;
  /** Writes the files outside of the content that follow the brand file. Called before a publication. @default there are none */
  writeBrandFiles?: () => Promise<void>;
  /** @default pictures always have the site's colours */
  drawings?: Drawings;
  /** Called after each change of an entry, before it is answered: shows it in the preview. @default nothing */
  show?: () => Promise<void>;
  /** @default now */
  now?: () => Date;
}

/** The pages that a menu may name: without parts of lists, jobs, which end, and second addresses; each once. */
function menuPages(pages: readonly Page[]): Page[] {
  const found = new Map<string, Page>();
  for (const page of pages) {
    const key = JSON.stringify([page.route, page.params]);
    const isOther = 'page' in page.params || page.route === 'job' || routes[page.route as RouteId].canonical;
    if (!isOther && !found.has(key)) found.set(key, page);
  }
  return [...found.values()];
}

const drawnState: DrawingState = { stale: 0, time: '', isDrawing: false, progress: '', failure: '' };

export function createStudio({
  files,
  shared = files,
  git,
  check,
  checkLanguages = async () => {},
  writeBrandFiles = async () => {},
  drawings = { state: () => drawnState, start: () => {} },
  show = async () => {},
  now = () => new Date(),
}: StudioOptions): Studio {
  const writer = createContentWriter(files, show);
  const newMistakes = createNewMistakes(files, check);
  const { titleOf, summariesOf, references } = createListing({ files, now });
  const { untranslatedOf, ...translations } = createTranslations({
    files,
    shared,
    writer,
    newMistakes,
    now,
  });
  const { pictureChoices, ...pictures } = createEntryPictures({ files, shared, writer, check });

  return {
    ...createEntries({ files, writer, newMistakes, titleOf }),
    ...translations,
    ...pictures,
    overview: async () => {
      const { mistakes, warnings, unusedPictures } = await check([]);
      const collections = [];
      for (const collection of studioCollections) {
        const { name, label, singular, isOpen } = collection;
        const entries = await summariesOf(collection, mistakes);
        const untranslated = await untranslatedOf(
          collection,
          entries.map(({ slug }) => slug),
        );
        collections.push({ name, label, singular, isOpen, entries, untranslated });
      }
      const listed = new Set(
        collections.flatMap(({ entries }) => entries.flatMap((entry) => entry.mistakes)),
      );
      const others = mistakes.filter((mistake) => !listed.has(mistake));
      return {
        collections,
        mistakes: others,
        warnings,
        unusedPictures: unusedPictures.map((path) => ({ collection: dirname(path), name: basename(path) })),
        undo: writer.last(),
      };
    },
    choices: async (name) => {
      collectionOf(name);
      return {
        pictures: await pictureChoices(name),
        references: await references(),
        pages: name === 'site' ? menuPages((await check([])).pages) : [],
      };
    },
    undo: async (id) => ({ undone: await writer.undo(id) }),
    changes: () => git.changes(),
    drawings: () => drawings.state(),
    draw: () => {
      drawings.start();
      return drawings.state();
    },
    publish: (message) =>
      writer.inTurn(async () => {
        const { mistakes } = await check([]);
        if (mistakes.length > 0)
          throw new StudioError(422, 'Not published: the content has mistakes.', { mistakes });
        // It writes what the preview reads, without drafts.
        await checkLanguages().finally(show);
        const { stale } = drawings.state();
        if (stale > 0)
          throw new StudioError(
            422,
            `Not published: ${stale === 1 ? 'one picture has' : `${stale} pictures have`} other colours than the site. Draw ${stale === 1 ? 'it' : 'them'} first.`,
          );
        await writeBrandFiles();
        const result = await git.publish(message);
        return { ...result, changes: await git.changes() };
      }),
  };
}
