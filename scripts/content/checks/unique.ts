import type { Mistake, Tell } from '../mistakes';
import { fieldName, type FieldPath } from '../shape';
import type { PageKind } from '../pages/draft';
import type { SitePage } from '../site-pages';
import type { YamlContent, YamlName } from '../yaml-files';
import { mistakeIn } from './check';

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
      const mistakeOf = (here: SitePage, there: SitePage): Mistake => {
        const expected = `a ${field} that differs from the one of ${there.path}`;
        const got = JSON.stringify(here[field]);
        const fieldOfFile = (here.kind && fields[here.kind]?.[field]) ?? field;
        if (here.source) return mistakeIn(here.source, [fieldOfFile], expected, got);
        const written = writtenIn(here, field, yaml);
        return { ...yaml.placeOf(written.name, written.path), field: fieldName(written.path), expected, got };
      };
      tell({ ...mistakeOf(wrong, right), twin: mistakeOf(right, wrong) });
    }
  }
}
