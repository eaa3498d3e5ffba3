import type { Tell } from '../mistakes';
import { fieldName, type FieldPath } from '../shape';
import type { PageKind } from '../pages/draft';
import type { SitePage } from '../site-pages';
import type { YamlContent, YamlName } from '../yaml-files';
import { wrongField } from './check';

type MetaField = 'title' | 'description';

/** The fields that a page's title and description are made of, where they have other names. */
const fields: Partial<Record<PageKind, Record<MetaField, string>>> = {
  Person: { title: 'name', description: 'bio' },
  Project: { title: 'title', description: 'summary' },
  Job: { title: 'title', description: 'summary' },
};

/** Returns the place of the title of a page without its own file. */
function writtenIn(
  { id, params }: SitePage,
  field: MetaField,
  { pages, categories }: YamlContent,
): { name: YamlName; path: FieldPath } {
  if (id in pages) return { name: 'pages', path: [id, field] };
  const category = categories.findIndex(({ slug }) => slug === params.category);
  if (category >= 0) return { name: 'categories', path: [category, field] };
  return { name: 'brand', path: [field === 'title' ? 'tagline' : field] };
}

/** Pages that search results and tabs could not tell apart. */
export function checkUnique(pages: readonly SitePage[], yaml: YamlContent, tell: Tell): void {
  // An alias shares the head of the page that it duplicates.
  const own = pages.filter(({ head, path }) => head.canonical === path);
  for (const field of ['title', 'description'] as const) {
    const first = new Map<string, SitePage>();
    for (const page of own) {
      const text = page.head[field];
      const twin = first.get(text);
      if (!twin) {
        first.set(text, page);
        continue;
      }
      // The one that is a file of its own is the one to change.
      const [wrong, right] = twin.source && !page.source ? [twin, page] : [page, twin];
      const expected = `a ${field} that differs from the one of ${right.path}`;
      const got = JSON.stringify(wrong[field]);
      const fieldOfFile = (wrong.kind && fields[wrong.kind]?.[field]) ?? field;
      if (wrong.source) wrongField(wrong.source, [fieldOfFile], expected, got, tell);
      else {
        const written = writtenIn(wrong, field, yaml);
        const place = yaml.placeOf(written.name, written.path);
        tell({ ...place, field: fieldName(written.path), expected, got });
      }
    }
  }
}
