import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { GenericSchema } from 'valibot';
import * as schema from '../../src/content/schema';
import { lineInModule, repeatedFields } from './line-in-module';
import { ContentError, describeMistake, inReadingOrder, type Mistake } from './mistakes';
import { fieldName, shapeProblems } from './shape';

/** A module of typed content and what it must look like. */
interface OwnerModule {
  /** From the project's folder. */
  file: string;
  /** The name of its value. */
  exported: string;
  wanted: GenericSchema;
}

/** The content that is typed. `brand` is first: others are made with it. */
export const ownerModules = {
  brand: { file: 'src/content/brand.ts', exported: 'brand', wanted: schema.brandSchema },
  navigation: { file: 'src/content/navigation.ts', exported: 'navigation', wanted: schema.navigationSchema },
  home: { file: 'src/content/home.ts', exported: 'home', wanted: schema.homeSchema },
  pages: { file: 'src/content/pages.ts', exported: 'pages', wanted: schema.pagesSchema },
  categories: {
    file: 'src/content/project-categories.ts',
    exported: 'projectCategories',
    wanted: schema.projectCategoriesSchema,
  },
} satisfies Readonly<Record<string, OwnerModule>>;

const root = join(import.meta.dirname, '../..');

/** Holds the value of a module against its schema. */
export function moduleMistakes({ file, exported, wanted }: OwnerModule, value: unknown): Mistake[] {
  const problems = shapeProblems(wanted, value);
  const text = readFileSync(join(root, file), 'utf8');
  const repeated = repeatedFields(text).map(({ field, line }) => ({
    file,
    line,
    field,
    expected: 'each field once',
    got: 'it a second time',
  }));
  const misshapen = problems.map(({ path, expected, got }) => ({
    file,
    line: lineInModule(text, exported, path),
    field: fieldName(path) || exported,
    expected,
    got,
  }));
  return [...repeated, ...misshapen];
}

/** The file and line that an error names: esbuild's of a syntax error, or the first place in `src` of its stack. */
function placeOf({ message, stack = '' }: Error, file: string): { file: string; line: number } {
  const [, path, line] =
    /^(\/.+?|[A-Z]:.+?):(\d+):\d+: ERROR: /m.exec(message) ??
    /\(?((?:file:\/\/|\/|[A-Z]:)[^()\n]*[\\/]src[\\/][^()\n]*?):(\d+):\d+\)?$/m.exec(stack) ??
    [];
  if (!path) return { file, line: 1 };
  const absolute = path.startsWith('file:') ? fileURLToPath(path) : path;
  return { file: absolute.slice(root.length + 1).replaceAll('\\', '/'), line: Number(line) };
}

function mistakeOf(error: Error, file: string): Mistake {
  const place = placeOf(error, file);
  const [, syntax] = /: ERROR: (.*)$/m.exec(error.message) ?? [];
  const [, wanted, found] = /^Expected (.+) but found (.+)$/.exec(syntax ?? '') ?? [];
  if (wanted)
    return {
      ...place,
      field: 'syntax',
      expected: `${wanted} (look for a missing comma, quote or bracket here or in the line above)`,
      got: found ?? 'the end',
    };
  return {
    ...place,
    field: syntax ? 'syntax' : 'code',
    expected: 'TypeScript that runs',
    got: syntax ?? error.message,
  };
}

async function mistakesIn(module: OwnerModule): Promise<Mistake[]> {
  try {
    const loaded = (await import(pathToFileURL(join(root, module.file)).href)) as Record<string, unknown>;
    return moduleMistakes(module, loaded[module.exported]);
  } catch (error) {
    return [mistakeOf(error instanceof Error ? error : new Error(String(error)), module.file)];
  }
}

/**
 * Checks the typed content. A build calls this before it imports anything made with that content, which would fail on a
 * mistake without naming its place.
 * @throws ContentError where there are mistakes.
 */
export async function expectOwnerModules(): Promise<void> {
  const found: Mistake[] = [];
  for (const module of Object.values(ownerModules)) found.push(...(await mistakesIn(module)));
  // A module with a mistake fails in every module that imports it.
  const different = new Map(found.map((mistake) => [describeMistake(mistake), mistake]));
  if (different.size > 0) throw new ContentError(inReadingOrder([...different.values()]));
}
