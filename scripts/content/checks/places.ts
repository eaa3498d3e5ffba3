import type { RouteId } from '../../../src/routes/table';
import type { Tell } from '../mistakes';
import type { Entry } from '../read-entry';
import { allOf, type Collections } from '../collections';
import { mistakeIn } from './check';

/** Reports each number that an earlier entry has already. */
function checkNumbers<Doc>(
  entries: readonly Pick<Entry<Doc>, 'doc' | 'file' | 'lineOf'>[],
  field: string,
  numberOf: (doc: Doc) => number | undefined,
  tell: Tell,
): void {
  const owners = new Map<number, (typeof entries)[number]>();
  for (const entry of entries) {
    const number = numberOf(entry.doc);
    if (number === undefined) continue;
    const owner = owners.get(number);
    if (!owner) {
      owners.set(number, entry);
      continue;
    }
    const clash = (here: typeof entry, there: typeof entry) =>
      mistakeIn(here, [field], `a number that is not used by ${there.file}`, String(number));
    tell({ ...clash(entry, owner), twin: clash(owner, entry) });
  }
}

/** Checks that required kinds of content have an entry, and that no number puts two entries in one place. */
export function checkPlaces(
  { services, people, projects, pages, testimonials }: Collections,
  lacked: ReadonlySet<RouteId>,
  tell: Tell,
): void {
  const required = [lacked.has('services') ? [] : services, lacked.has('team') ? [] : people].flat();
  for (const { folder, slugs } of required)
    if (slugs.length === 0)
      tell({ file: folder, line: 1, field: 'files', expected: 'at least one Markdown file', got: 'none' });
  checkNumbers(allOf(services), 'order', ({ order }) => order, tell);
  checkNumbers(allOf(people), 'order', ({ order }) => order, tell);
  checkNumbers(allOf(projects), 'home', ({ home }) => home, tell);
  checkNumbers(allOf(testimonials), 'order', ({ order }) => order, tell);
  checkNumbers(allOf(pages), 'footer', ({ footer }) => footer, tell);
}
