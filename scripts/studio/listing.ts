import { basename } from 'node:path';
import { dayIn } from '../content/days';
import type { Mistake } from '../content/mistakes';
import { readYamlFiles } from '../content/yaml-files';
import type { Choices, EntrySummary } from '../../src/studio/data/api';
import { entryPath, isEntrySlug, studioCollections, type StudioCollection } from './collections';
import { shownIn, type ContentFiles } from './content-files';
import { readEntryFile } from './entry-file';
import { StudioError } from './studio-error';

/** An entry's data for a list. */
interface Titled {
  title: string;
  date?: string;
  isDraft?: boolean;
}

export interface Listing {
  titleOf: (collection: StudioCollection, slug: string) => Promise<Titled>;
  /** Every entry, the latest first, each with its own mistakes. */
  summariesOf: (collection: StudioCollection, mistakes: readonly Mistake[]) => Promise<EntrySummary[]>;
  /** Every entry that a field can name, by collection. */
  references: () => Promise<Choices['references']>;
}

/** Lists the entries that are on the disk now. */
export function createListing({ files, now }: { files: ContentFiles; now: () => Date }): Listing {
  /** Reads the YAML files; null if they have mistakes. */
  const yaml = () => readYamlFiles(files.folder, () => {});

  async function titleOf(collection: StudioCollection, slug: string): Promise<Titled> {
    const { title: named, date } = collection;
    if (typeof named !== 'string') return { title: named[slug]! };
    const path = entryPath(collection, slug);
    const bytes = await files.read(path);
    try {
      const { fields } = readEntryFile(path, bytes!);
      return {
        title: String(fields[named] ?? slug),
        ...(date && { date: String(fields[date] ?? '') }),
        isDraft: fields.draft === true,
      };
    } catch (error) {
      if (error instanceof StudioError) return { title: slug };
      throw error;
    }
  }

  async function slugsOf({ name, title, schemaOf }: StudioCollection): Promise<string[]> {
    if (typeof title !== 'string') {
      const found = await files.list('');
      return Object.keys(title).filter((slug) => found.includes(`${slug}.yml`));
    }
    return (await files.list(name))
      .filter((file) => file.endsWith('.md'))
      .map((file) => basename(file, '.md'))
      .filter((slug) => isEntrySlug(slug) && schemaOf(slug) !== null);
  }

  return {
    titleOf,
    summariesOf: async (collection, mistakes) => {
      const today = dayIn(yaml()?.brand.timeZone ?? 'UTC', now());
      const entries: EntrySummary[] = [];
      for (const slug of await slugsOf(collection)) {
        const { title, date, isDraft = false } = await titleOf(collection, slug);
        const file = shownIn(files, entryPath(collection, slug));
        entries.push({
          slug,
          title,
          ...(date && { date }),
          isDraft,
          isScheduled: date !== undefined && date > today,
          mistakes: mistakes.filter((mistake) => mistake.file === file),
        });
      }
      if (typeof collection.title !== 'string') return entries;
      return entries.sort(
        (a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.title.localeCompare(b.title),
      );
    },
    references: async () => {
      const found: Record<string, { slug: string; title: string }[]> = {
        'project-categories': (yaml()?.categories ?? []).map(({ slug, title }) => ({ slug, title })),
      };
      for (const collection of studioCollections) {
        const entries = [];
        for (const slug of await slugsOf(collection))
          entries.push({ slug, title: (await titleOf(collection, slug)).title });
        found[collection.name] = entries;
      }
      return found;
    },
  };
}
