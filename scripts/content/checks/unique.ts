import type { Tell } from '../mistakes';
import type { PageKind } from '../pages/draft';
import type { SitePage } from '../site-pages';
import { wrongField } from './check';

type Told = 'title' | 'description';

/** The fields that a page's title and description are made of, where they have other names. */
const fields: Partial<Record<PageKind, Record<Told, string>>> = {
  Person: { title: 'name', description: 'bio' },
  Project: { title: 'title', description: 'summary' },
  Job: { title: 'title', description: 'summary' },
};

/** Pages that search results and tabs could not tell apart. */
export function checkUnique(pages: readonly SitePage[], tell: Tell): void {
  // An alias shares the head of the page that it stands for.
  const own = pages.filter(({ head, path }) => head.canonical === path);
  for (const told of ['title', 'description'] as const) {
    const first = new Map<string, SitePage>();
    for (const page of own) {
      const text = page.head[told];
      const twin = first.get(text);
      if (!twin) {
        first.set(text, page);
        continue;
      }
      // The one that is a file of its own is the one to change.
      const [wrong, right] = page.source ? [page, twin] : [twin, page];
      const expected = `a ${told} other than that of ${right.path}`;
      const got = JSON.stringify(wrong[told]);
      const field = (wrong.kind && fields[wrong.kind]?.[told]) ?? told;
      if (wrong.source) wrongField(wrong.source, [field], expected, got, tell);
      else tell({ file: 'src/content/pages.ts', line: 1, field, expected, got });
    }
  }
}
