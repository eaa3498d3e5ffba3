import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages as pageTexts } from '../../../src/content/pages';
import { projectCategories } from '../../../src/content/project-categories';
import { lineInModule } from '../line-in-module';
import type { Tell } from '../mistakes';
import { ownerModules } from '../owner-modules';
import { fieldName, type FieldPath } from '../shape';
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

/** Where the title of a page without a file of its own is written. */
function writtenIn(
  { id, params }: SitePage,
  told: Told,
): { module: keyof typeof ownerModules; path: FieldPath } {
  if (id in pageTexts) return { module: 'pages', path: [id, told] };
  const category = projectCategories.findIndex(({ slug }) => slug === params.category);
  if (category >= 0) return { module: 'categories', path: [category, told] };
  return { module: 'brand', path: [told === 'title' ? 'tagline' : told] };
}

const root = join(import.meta.dirname, '../../..');

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
      const [wrong, right] = twin.source && !page.source ? [twin, page] : [page, twin];
      const expected = `a ${told} other than that of ${right.path}`;
      const got = JSON.stringify(wrong[told]);
      const field = (wrong.kind && fields[wrong.kind]?.[told]) ?? told;
      if (wrong.source) wrongField(wrong.source, [field], expected, got, tell);
      else {
        const { module, path } = writtenIn(wrong, told);
        const { file, exported } = ownerModules[module];
        const line = lineInModule(readFileSync(join(root, file), 'utf8'), exported, path);
        tell({ file, line, field: fieldName(path), expected, got });
      }
    }
  }
}
