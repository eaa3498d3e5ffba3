import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { unreadNames } from '../../scripts/content/checks/unread-names';
import { furtherLanguages, ownContentFolder } from '../../scripts/content/content-folder';
import { readFolder } from '../../scripts/content/folder';

it('warns of files and folders of content that nothing reads, with the name that was meant', () => {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  const put = (path: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  };
  try {
    for (const path of ['pages/faq.md', 'de/home.yml', 'brand.yml', 'photos/a.jpg', 'notes.txt', '.git/a.md'])
      put(path);
    expect(unreadNames(folder, ['de'])).toEqual([]);
    for (const path of ['testimonial/a.md', 'page/faq.md', 'brand.yaml', 'navigaton.yml', 'articles/a.md'])
      put(path);
    expect(unreadNames(folder, ['de']).map((warning) => warning.slice(warning.lastIndexOf('/') + 1))).toEqual(
      [
        'articles is read by nothing. Move it out of the content, or rename it.',
        'brand.yaml is read by nothing. Did you mean "brand.yml"?',
        'navigaton.yml is read by nothing. Did you mean "navigation.yml"?',
        'page is read by nothing. Did you mean "pages"?',
        'testimonial is read by nothing. Did you mean "testimonials"?',
      ],
    );
    put('pages/terms.md.txt');
    const wrong: string[] = [];
    readFolder(join(folder, 'pages'), ({ expected, got }) => void wrong.push(`${expected}, got ${got}`));
    expect(wrong).toEqual(['the ending .md, got "terms.md.txt"']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('knows every name of the content that ships', () => {
  expect(unreadNames(ownContentFolder, furtherLanguages())).toEqual([]);
});
