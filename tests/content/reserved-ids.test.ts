import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reservedIds } from '../../scripts/content/prose/reserved-ids';

it('keeps every id that the source writes out from the headings of texts', () => {
  // The portal draws no Markdown: its ids and those of texts never meet on a page.
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(tsx|html)$/.test(name) && !/^(dashboard|prototypes)\//.test(name),
  );
  const written = files.flatMap((name) =>
    [...readFileSync(join('src', name), 'utf8').matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!),
  );
  expect(written).toContain('root');
  for (const id of written) expect(reservedIds).toContain(id);
});
