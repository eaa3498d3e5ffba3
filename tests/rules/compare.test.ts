import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const home = join(import.meta.dirname, '../../src');

it('names, titles, labels and tags are sorted in a language that is named, whatever that of the browser', () => {
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const others = files.filter((file) =>
    /\.localeCompare\([\w.]*\b(name|title|label)\)|\btags\b.*\.localeCompare\(\w+\)/.test(
      readFileSync(join(home, file), 'utf8'),
    ),
  );
  expect(others).toEqual([]);
});
