import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GenericSchema } from 'valibot';
import { brand } from '../../src/content/brand';
import { navigation } from '../../src/content/navigation';
import { pages } from '../../src/content/pages';
import { projectCategories } from '../../src/content/project-categories';
import * as schema from '../../src/content/schema';
import { show, type Tell } from './mistakes';
import { fieldName, shapeProblems, type FieldPath } from './shape';
import { suggest } from './suggest';

/** A module of typed content and what it must look like. */
export interface ContentModule {
  /** From the project's folder. */
  file: string;
  wanted: GenericSchema;
  value: unknown;
}

const navigationFile = 'src/content/navigation.ts';
const modules: readonly ContentModule[] = [
  { file: 'src/content/brand.ts', wanted: schema.brandSchema, value: brand },
  { file: navigationFile, wanted: schema.navigationSchema, value: navigation },
  { file: 'src/content/pages.ts', wanted: schema.pagesSchema, value: pages },
  {
    file: 'src/content/project-categories.ts',
    wanted: schema.projectCategoriesSchema,
    value: projectCategories,
  },
];

const root = join(import.meta.dirname, '../..');

/**
 * The line of a field in a module's text: each name of its path is looked for below the one before. Entries of lists have
 * no name, so a field within one counts as the list.
 */
function lineInModule(text: string, path: FieldPath): number {
  let line = 0;
  const lines = text.split('\n');
  for (const key of path) {
    if (typeof key === 'number') break;
    const named = new RegExp(`(^|[{,])\\s*['"]?${key}['"]?\\s*:`);
    const found = lines.findIndex((words, index) => index >= line && named.test(words));
    if (found === -1) break;
    line = found;
  }
  return line + 1;
}

/** Holds one module against its schema. */
export function checkModule({ file, wanted, value }: ContentModule, tell: Tell): void {
  const problems = shapeProblems(wanted, value);
  if (problems.length === 0) return;
  const text = readFileSync(join(root, file), 'utf8');
  for (const { path, expected, got } of problems)
    tell({ file, line: lineInModule(text, path), field: fieldName(path) || 'value', expected, got });
}

/** The content that is typed: brand, navigation, the words of lists, categories. */
export function checkModules(tell: Tell): void {
  for (const module of modules) checkModule(module, tell);
}

/** A page that the navigation names. */
export interface NavigationLink {
  label: string;
  route: string;
  params?: Readonly<Record<string, string>>;
}

const navigationLinks: readonly NavigationLink[] = navigation.flatMap((entry): readonly NavigationLink[] =>
  'children' in entry ? entry.children : [entry],
);

/** Entries of the navigation whose page does not exist. */
export function checkNavigation(
  pages: readonly { id: string; params: Readonly<Record<string, string>> }[],
  tell: Tell,
  links: readonly NavigationLink[] = navigationLinks,
): void {
  const key = (id: string, params: object) => `${id} ${JSON.stringify(Object.entries(params).sort())}`;
  const known = new Set(pages.map(({ id, params }) => key(id, params)));
  const text = readFileSync(join(root, navigationFile), 'utf8').split('\n');
  for (const { label, route, params = {} } of links) {
    if (known.has(key(route, params))) continue;
    const ofRoute = pages.filter(({ id }) => id === route).flatMap((page) => Object.values(page.params));
    const expected =
      ofRoute.length > 0
        ? suggest(ofRoute, Object.values(params).join(), `a page of the route "${route}"`)
        : suggest(new Set(pages.map(({ id }) => id)), route, 'a route of src/routes/table.ts');
    const line = text.findIndex((words) => words.includes(`label: '${label}'`)) + 1;
    const got = ofRoute.length > 0 ? show(params) : show(route);
    tell({ file: navigationFile, line: Math.max(line, 1), field: label, expected, got });
  }
}
