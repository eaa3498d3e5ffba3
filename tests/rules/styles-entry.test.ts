import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** Imports that come with the file itself, and sections whose HTML is there before their code. */
const specifiers =
  /^(?:import|export)(?! type)[^;]*?'([^']+)'|island\(\s*async \(\) => \(await import\('([^']+)'\)/gm;

/** Every stylesheet of the HTML that a server draws from these files; paths from the root. */
function sheetsDrawnBy(...entries: string[]): string[] {
  const seen = new Set<string>();
  const queue = entries.map((entry) => join(root, entry));
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, plain, island] of readFileSync(file, 'utf8').matchAll(specifiers)) {
      const specifier = plain ?? island ?? '';
      // The lists are what is tested: they do not answer for themselves.
      if (!/^(\.|@\/)/.test(specifier) || specifier === './styles') continue;
      const base = specifier.startsWith('@/')
        ? join(root, 'src', specifier.slice(2))
        : join(dirname(file), specifier);
      const found = ['', '.ts', '.tsx'].map((ending) => base + ending).find((path) => existsSync(path));
      if (found) queue.push(found);
    }
  }
  return [...seen]
    .map((file) => relative(root, file))
    .filter((file) => file.endsWith('.module.scss'))
    .sort();
}

describe('the sheets of what is prerendered', () => {
  const shared = sheetsDrawnBy('src/app/styles.ts');

  // The home page's own sheet has to fit into one round trip (`tests/journeys/weight.journey.ts`).
  it('are in the shared one as far as the layout needs them, with the home page’s parts of the design system', () => {
    const parts = sheetsDrawnBy('src/pages/home/home.tsx').filter((sheet) =>
      sheet.startsWith('src/design-system/'),
    );
    const drawn = sheetsDrawnBy('src/app/layout.tsx', 'src/app/page-boundary.tsx');
    expect(shared).toEqual([...new Set([...drawn, ...parts])].sort());
  });

  it('are in the home page’s as far as its islands need them', () => {
    const needed = sheetsDrawnBy('src/pages/home/home.tsx').filter((sheet) => !shared.includes(sheet));
    expect(sheetsDrawnBy('src/pages/home/styles.ts')).toEqual(needed);
  });

  it('are in the offline page’s, which no application brings', () => {
    const needed = sheetsDrawnBy('src/pages/offline/offline.tsx').filter((sheet) => !shared.includes(sheet));
    expect(sheetsDrawnBy('src/app/offline/offline.ts')).toEqual(needed);
  });
});
