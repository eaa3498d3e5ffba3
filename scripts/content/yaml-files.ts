import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type GenericSchema } from 'valibot';
import * as schema from '../../src/content/schema';
import { fillTexts } from './brand-words';
import { contentFolder, ownContentFolder } from './content-folder';
import { readYaml } from './front-matter';
import { ContentError, inReadingOrder, type Mistake, type Tell } from './mistakes';
import type { NavigationEntry } from './navigation-entry';
import { fieldName, shapeProblems, type FieldPath } from './shape';
import { readTextFile, shownPath } from './text-file';
import { writeFolder } from './write-files';

/** A YAML file and what it must look like. */
interface YamlFile {
  /** Its name below `src/content`, without the ending. */
  name: string;
  wanted: GenericSchema;
  /** The constant of its module. @default it has none: no bundle imports it */
  constant?: string;
  /** The constant's type. @default its literal values, so that an unknown route or icon does not compile */
  type?: { name: string; of: string };
}

/** The content that is one YAML file each. */
export const yamlFiles = {
  brand: {
    name: 'brand',
    wanted: schema.brandSchema,
    constant: 'brand',
    type: { name: 'Brand', of: 'Brand' },
  },
  navigation: { name: 'navigation', wanted: schema.navigationSchema, constant: 'navigation' },
  home: { name: 'home', wanted: schema.homeSchema, constant: 'home' },
  pages: {
    name: 'pages',
    wanted: schema.pagesSchema,
    constant: 'pages',
    type: { name: 'PageTexts', of: 'PageTexts' },
  },
  categories: {
    name: 'project-categories',
    wanted: schema.projectCategoriesSchema,
  },
} satisfies Readonly<Record<string, YamlFile>>;

/** The name of one of them. */
export type YamlName = keyof typeof yamlFiles;

const root = join(import.meta.dirname, '../..');

/** From the project's folder. */
export const yamlPath = (name: YamlName): string => `src/content/${yamlFiles[name].name}.yml`;

/** A YAML file taken apart and checked. */
interface CheckedYaml {
  /** What its schema makes of it. */
  value: unknown;
  /** The line of a field or, if it is missing, of the nearest field around it. */
  lineOf: (path: FieldPath) => number;
}

interface YamlOptions {
  tell: Tell;
  /** How mistakes name the file. @default that of src/content */
  file?: string;
  /** Fills in the placeholders. @default they stay */
  brand?: schema.Brand;
}

/** Checks the text of a YAML file. Null if it has mistakes, which are told then. */
export function checkYaml(
  name: YamlName,
  text: string,
  { tell, brand, file = yamlPath(name) }: YamlOptions,
): CheckedYaml | null {
  const { wanted, name: field } = yamlFiles[name];
  const yaml = readYaml(text, { file, firstLine: 1, field, tell });
  if (!yaml) return null;
  const { lineOf } = yaml;
  const data = brand ? fillTexts(yaml.data, brand) : yaml.data;
  const problems = shapeProblems(wanted, data);
  for (const { path, expected, got } of problems)
    tell({ file, line: lineOf(path), field: fieldName(path) || field, expected, got });
  return problems.length > 0 ? null : { value: parse(wanted, data), lineOf };
}

/** What the YAML files say. */
export interface YamlContent {
  brand: schema.Brand;
  navigation: readonly NavigationEntry[];
  home: unknown;
  pages: schema.PageTexts;
  categories: readonly schema.ProjectCategory[];
  /** Where a field is, for mistakes that only the finished pages show. */
  placeOf: (name: YamlName, path: FieldPath) => { file: string; line: number };
}

/**
 * Reads and checks the YAML files of a content folder. One that the folder lacks is that of src/content. Null if one has
 * mistakes, which are told then.
 */
export function readYamlFiles(folder: string, tell: Tell): YamlContent | null {
  const pathOf = (name: YamlName) => {
    const [own, other] = [ownContentFolder, folder].map((each) => join(each, `${yamlFiles[name].name}.yml`));
    return existsSync(other!) ? other! : own!;
  };
  const read = (name: YamlName, brand?: schema.Brand) => {
    const path = pathOf(name);
    const text = readTextFile(path, tell);
    return text === null ? null : checkYaml(name, text, { tell, brand, file: shownPath(path) });
  };
  const brandYaml = read('brand');
  const brand = brandYaml?.value as schema.Brand | undefined;
  const files = {
    brand: brandYaml,
    navigation: read('navigation', brand),
    home: read('home', brand),
    pages: read('pages', brand),
    categories: read('categories', brand),
  } satisfies Record<YamlName, CheckedYaml | null>;
  if (Object.values(files).includes(null)) return null;
  const valueOf = (name: YamlName) => files[name]!.value;
  return {
    brand: brand!,
    navigation: valueOf('navigation') as readonly NavigationEntry[],
    home: valueOf('home'),
    pages: valueOf('pages') as schema.PageTexts,
    categories: valueOf('categories') as readonly schema.ProjectCategory[],
    placeOf: (name, path) => ({ file: shownPath(pathOf(name)), line: files[name]!.lineOf(path) }),
  };
}

/** A module of one constant. */
function moduleOf(name: YamlName, value: unknown): string {
  const { constant, type }: YamlFile = yamlFiles[name];
  const json = JSON.stringify(value, null, 2);
  const head = `// Generated by scripts/content from ${yamlPath(name)}: do not edit.\n`;
  return type
    ? `${head}import type { ${type.name} } from '@/content/schema';\n\nexport const ${constant}: ${type.of} = ${json};\n`
    : `${head}\nexport const ${constant} = ${json} as const;\n`;
}

/**
 * Checks the YAML files of the content folder and writes the modules that the app and the scripts import. Call it before
 * anything that imports them.
 * @throws ContentError with every mistake. Nothing is written then.
 */
export function writeYamlModules(): void {
  const mistakes: Mistake[] = [];
  const yaml = readYamlFiles(contentFolder(), (mistake) => void mistakes.push(mistake));
  if (!yaml) throw new ContentError(inReadingOrder(mistakes));
  const modules = (Object.keys(yamlFiles) as YamlName[]).flatMap((name) => {
    const file: YamlFile = yamlFiles[name];
    return file.constant ? [[`${file.name}.ts`, moduleOf(name, yaml[name])] as const] : [];
  });
  writeFolder(join(root, 'generated/yaml'), '.ts', new Map(modules));
}
