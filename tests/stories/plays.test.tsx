/**
 * The plays of the design system and of the portal's parts once more, without a browser: what they say of names, states,
 * keys and focus holds in any document. A story whose play looks at layout, scrolling, pictures or motion, or needs a mouse,
 * is tagged `browser` (`no-review` where it asserts motion) and runs in `test-storybook` alone.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Globals } from '@react-spring/web';
import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import preview from '../../.storybook/preview';

const annotations = setProjectAnnotations([preview]);

class Watcher {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** What every browser has and jsdom lacks, as far as a component asks for it; motion is not wanted here. */
const standIns: readonly [object, Record<string, unknown>][] = [
  [
    globalThis,
    {
      ResizeObserver: Watcher,
      IntersectionObserver: Watcher,
      matchMedia: (media: string) => ({
        media,
        matches: media.includes('reduce'),
        addEventListener() {},
        removeEventListener() {},
      }),
    },
  ],
  [Element.prototype, { scrollIntoView() {}, getAnimations: () => [] }],
  // As wide as the window: without a scrollbar.
  [document.documentElement, { clientWidth: window.innerWidth }],
  [
    HTMLDialogElement.prototype,
    {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        if (!this.open) return;
        this.open = false;
        this.dispatchEvent(new Event('close'));
      },
    },
  ],
];

beforeAll(async () => {
  for (const [owner, given] of standIns)
    for (const [name, value] of Object.entries(given))
      Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  // A spring half way is neither state of a story.
  Globals.assign({ skipAnimation: true });
  await annotations.beforeAll();
});

afterEach(() => document.body.replaceChildren());

interface Composed {
  play?: unknown;
  tags?: readonly string[];
  run(): Promise<void>;
}

const folder = join(import.meta.dirname, '../../stories');
/** Those of the portal that need no records. */
const parts = [
  'board',
  'calendar',
  'combo-field',
  'conflict',
  'data-table',
  'date-field',
  'dialog',
  'file-input',
  'form',
  'leave-guard',
  'menu',
  'parts',
  'people-picker',
  'period',
  'time-input',
];
const files = [
  ...readdirSync(join(folder, 'design-system'))
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `design-system/${file}`),
  ...parts.map((part) => `dashboard/${part}.stories.tsx`),
];

for (const file of files) {
  const module = (await import(join(folder, file))) as Parameters<typeof composeStories>[0];
  const stories = Object.entries(composeStories(module) as Record<string, Composed>);
  const played = stories.filter(
    ([, { play, tags }]) => play && !tags?.some((tag) => tag === 'browser' || tag === 'no-review'),
  );
  describe.skipIf(played.length === 0)(file, () => {
    it.each(played)('%s', async (_, story) => {
      await story.run();
      expect(document.body).not.toBeEmptyDOMElement();
    });
  });
}
