import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modesOf, type ModeName } from '../../.storybook/modes';
import type { StoryViewer } from './story-viewer';

/** One picture to take. */
export interface Subject {
  story: string;
  /** The display name: `design-system/button / Default`. */
  name: string;
  mode: ModeName;
  /** Whether the play function runs: a play may assert content that only the desktop mode has. */
  plays: boolean;
}

export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
  tags?: readonly string[];
}

type StoryGlobals = Parameters<typeof modesOf>[0]['globals'];

/** The pictures of one file in one mode, in story order. They are taken on one page. */
export type Sitting = readonly Subject[];

/**
 * The pictures to take. Stories tagged `no-review` are skipped, because their pictures are not stable.
 * @param filter - only stories whose id or title contains this text, in any case.
 */
export function sittingsOf(
  entries: readonly IndexEntry[],
  globalsOf: Readonly<Record<string, StoryGlobals>>,
  filter = '',
): Sitting[] {
  const seen = new Set<string>();
  const sittings = new Map<string, Subject[]>();
  for (const { id, title, name, type, importPath, tags = [] } of entries) {
    if (type !== 'story') continue;
    const isFirst = !seen.has(importPath);
    seen.add(importPath);
    if (tags.includes('no-review') || !`${id} ${title}`.toLowerCase().includes(filter.toLowerCase()))
      continue;
    const looked = { title, isFirst, plays: tags.includes('play-fn'), globals: globalsOf[id] ?? {} };
    for (const [index, mode] of modesOf(looked).entries()) {
      const plays = !looked.plays || index === 0;
      const sitting = `${importPath} ${mode} ${plays}`;
      if (!sittings.has(sitting)) sittings.set(sitting, []);
      sittings.get(sitting)!.push({ story: id, name: `${title} / ${name}`, mode, plays });
    }
  }
  return [...sittings.values()];
}

/** Reads the sittings of a built Storybook. */
export async function readSittings(
  viewer: StoryViewer,
  storybook: string,
  filter?: string,
): Promise<Sitting[]> {
  const text = await readFile(join(storybook, 'index.json'), 'utf8');
  const entries = Object.values((JSON.parse(text) as { entries: Record<string, IndexEntry> }).entries);
  const ids = entries.filter(({ type }) => type === 'story').map(({ id }) => id);
  const page = await viewer.openPage();
  await page.goto(viewer.addressOf({ plays: false }));
  const globals = await page.evaluate(globalsOfStories, ids);
  await page.close();
  return sittingsOf(entries, globals, filter);
}

/** Reads the stories' own globals, which only loaded stories have. Runs in the page. */
async function globalsOfStories(ids: string[]): Promise<Record<string, StoryGlobals>> {
  interface Preview {
    ready(): Promise<void>;
    storyStoreValue: { loadStory(of: { storyId: string }): Promise<{ storyGlobals: StoryGlobals }> };
  }
  const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  await preview.ready();
  const load = async (storyId: string) => {
    // A file that fails to load is reported later, when its story is taken.
    const story = await preview.storyStoreValue.loadStory({ storyId }).catch(() => null);
    return [storyId, story?.storyGlobals ?? {}] as const;
  };
  return Object.fromEntries(await Promise.all(ids.map(load)));
}
