import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GenericSchema } from 'valibot';
import { brandSchema, type Brand } from '../../src/content/schema/brand';
import { homeSchema } from '../../src/content/schema/home';
import { navigationSchema } from '../../src/content/schema/navigation';
import { pagesSchema, type PageTexts } from '../../src/content/schema/pages';
import { projectCategoriesSchema, type ProjectCategory } from '../../src/content/schema/project-categories';
import { wordsSchema } from '../../src/content/schema/words';
import { checkFields } from './check-fields';
import { contentRoot, ownContentFolder, passLanguage } from './content-folder';
import { readYaml } from './front-matter';
import { missingWords, overlay } from './languages/overlay';
import type { Tell } from './mistakes';
import { fieldName, type FieldPath } from './shape';
import type { NavigationEntry } from './navigation-entry';
import { readTextFile, shownPath } from './text-file';

/** A YAML file and its schema. */
export interface YamlFile {
  /** Its name below `src/content`, without the ending. */
  name: string;
  wanted: GenericSchema;
  /** The constant of its module. Without one, each field is a module of the folder of its name. */
  constant?: string;
  /** The constant's type. @default its literal values, so that an unknown route or icon does not compile */
  type?: { name: string; of: string };
}

/** The content that is one YAML file each. */
export const yamlFiles = {
  brand: {
    name: 'brand',
    wanted: brandSchema,
    constant: 'brand',
    type: { name: 'Brand', of: 'Brand' },
  },
  navigation: { name: 'navigation', wanted: navigationSchema, constant: 'navigation' },
  home: { name: 'home', wanted: homeSchema, constant: 'home' },
  pages: {
    name: 'pages',
    wanted: pagesSchema,
    constant: 'pages',
    type: { name: 'PageTexts', of: 'PageTexts' },
  },
  categories: {
    name: 'project-categories',
    wanted: projectCategoriesSchema,
    constant: 'projectCategories',
    type: { name: 'ProjectCategory', of: 'readonly ProjectCategory[]' },
  },
  words: { name: 'words', wanted: wordsSchema },
} satisfies Readonly<Record<string, YamlFile>>;

/** The name of one of them. */
export type YamlName = keyof typeof yamlFiles;
export const yamlNames = Object.keys(yamlFiles) as YamlName[];

/** From the project's folder. */
export const yamlPath = (name: YamlName): string => `src/content/${yamlFiles[name].name}.yml`;

/** A YAML file taken apart and checked. */
interface CheckedYaml {
  /** The schema's output. */
  value: unknown;
  /** The line of a field or, if it is missing, of the nearest field around it. */
  lineOf: (path: FieldPath) => number;
  /** The words that are those of the site's own language, because the file of a further one lacks them. */
  missing: readonly FieldPath[];
}

interface YamlOptions {
  tell: Tell;
  /** The file's name in mistakes. @default that of src/content */
  file?: string;
  /** Fills in the placeholders. @default they stay */
  brand?: Brand;
  /** The same file in the site's own language, over which the text is laid. @default none */
  under?: string;
}

/** Checks the text of a YAML file. Reports mistakes, and is null if there are any. */
export function checkYaml(
  name: YamlName,
  text: string,
  { tell, brand, file = yamlPath(name), under }: YamlOptions,
): CheckedYaml | null {
  const { wanted, name: field } = yamlFiles[name];
  const place = { file, firstLine: 1, field };
  const yaml = readYaml(text, { ...place, tell });
  if (!yaml) return null;
  // The file of the site's own language has a check of its own, which reports its mistakes.
  const base = under === undefined ? null : readYaml(under, { ...place, tell: () => {} });
  const { value: data, missing } = base ? overlay(base.data, yaml.data) : { value: yaml.data, missing: [] };
  const value = checkFields<GenericSchema>(wanted, { ...yaml, data }, { file, field, brand, tell });
  return value === null ? null : { value, lineOf: yaml.lineOf, missing: missingWords(field, missing) };
}

/** The path of a YAML file: one that the folder lacks is that of src/content. */
function pathIn(folder: string, name: YamlName): string {
  const [own, other] = [ownContentFolder, folder].map((each) => join(each, `${yamlFiles[name].name}.yml`));
  return existsSync(other!) ? other! : own!;
}

/**
 * Reads and checks each file. Reports mistakes, and is null for files that have any.
 * @param root - where the site's own language is, if the folder is a further one's
 */
export function checkFiles(
  folder: string,
  root: string | null,
  tell: Tell,
): Record<YamlName, CheckedYaml | null> {
  const read = (name: YamlName, brand?: Brand) => {
    const path = pathIn(folder, name);
    if (root === null) {
      const text = readTextFile(path, tell);
      return text === null ? null : checkYaml(name, text, { tell, brand, file: shownPath(path) });
    }
    const own = join(folder, `${yamlFiles[name].name}.yml`);
    const under = readTextFile(pathIn(root, name), tell);
    const text = existsSync(own) ? readTextFile(own, tell) : '';
    if (text === null || under === null) return null;
    return checkYaml(name, text, { tell, brand, file: shownPath(own), under });
  };
  const brand = read('brand');
  const others = yamlNames.filter((name) => name !== 'brand');
  const checked = others.map((name) => [name, read(name, brand?.value as Brand | undefined)]);
  return { brand, ...Object.fromEntries(checked) } as Record<YamlName, CheckedYaml | null>;
}

/** Paths of the site begin with the folder that `url` names, so the code adds them to the origin alone. */
export const atOrigin = (brand: Brand): Brand => ({
  ...brand,
  url: new URL(brand.url).origin,
  language: passLanguage() ?? brand.language,
});

/** The content of the YAML files. */
export interface YamlContent {
  brand: Brand;
  navigation: readonly NavigationEntry[];
  pages: PageTexts;
  categories: readonly ProjectCategory[];
  /** Returns the place of a field, for mistakes that only the finished pages show. */
  placeOf: (name: YamlName, path: FieldPath) => { file: string; line: number };
  /** Sentences on the words that a further language lacks. */
  missing: readonly string[];
}

/** Returns the content folder of the site's own language in a process for a further one. */
export const rootOfPass = () => (passLanguage() === null ? null : contentRoot());

/** The most texts that a sentence names. */
const maxNamed = 30;

/** `src/content/de/words.yml has no translation for 2 texts. The site shows those of src/content/words.yml: search.instead, links.start` */
function missingIn(folder: string, name: YamlName, { missing }: CheckedYaml): string[] {
  if (missing.length === 0) return [];
  const file = shownPath(join(folder, `${yamlFiles[name].name}.yml`));
  const count = missing.length === 1 ? 'one text' : `${missing.length} texts`;
  const shown = missing.slice(0, maxNamed).map(fieldName).join(', ');
  const more = missing.length > maxNamed ? ', …' : '';
  return [
    `${file} has no translation for ${count}. The site shows those of ${yamlPath(name)}: ${shown}${more}`,
  ];
}

/**
 * Reads and checks the YAML files of a content folder. Reports mistakes, and is null if there are any.
 * @param root - where the site's own language is, if the folder is a further one's
 */
export function readYamlFiles(folder: string, tell: Tell, root = rootOfPass()): YamlContent | null {
  const files = checkFiles(folder, root, tell);
  if (Object.values(files).includes(null)) return null;
  const valueOf = (name: YamlName) => files[name]!.value;
  return {
    brand: atOrigin(valueOf('brand') as Brand),
    navigation: valueOf('navigation') as readonly NavigationEntry[],
    pages: valueOf('pages') as PageTexts,
    categories: valueOf('categories') as readonly ProjectCategory[],
    placeOf: (name, path) => ({ file: shownPath(pathIn(folder, name)), line: files[name]!.lineOf(path) }),
    missing: yamlNames.flatMap((name) => missingIn(folder, name, files[name]!)),
  };
}
