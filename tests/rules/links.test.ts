import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../src');

it('only the link component draws a link that may leave the site: it adds "noopener"', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const others = files
    .filter((file) => file !== join('design-system', 'link', 'link.tsx'))
    .flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/<a\s[^>]*?href=(\S+)/g)].map(
        ([, href]) => `${file}: ${href}`,
      ),
    );
  // Fragments of the same page, and the feed, which no router may take.
  expect(others.filter((each) => !/: \{`#|: \{feedPath\}/.test(each))).toEqual([]);
});
