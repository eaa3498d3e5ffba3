import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type GenericSchema } from 'valibot';
import { brandSchema, logoWordOf, type Brand, type BrandFile } from '../../src/content/schema/brand';
import { homeSchema } from '../../src/content/schema/home';
import { navigationSchema } from '../../src/content/schema/navigation';
import { pagesSchema, type PageTexts } from '../../src/content/schema/pages';
import { projectCategoriesSchema, type ProjectCategory } from '../../src/content/schema/project-categories';
import { wordsSchema } from '../../src/content/schema/words';
import { fillTexts } from './brand-words';
import {
  contentFolder,
  contentRoot,
  generatedFolder,
  ownContentFolder,
  passLanguage,
} from './content-folder';
import { readYaml } from './front-matter';
import { languageModule } from './languages/language-module';
import { writeFirstTable } from './languages/table-module';
import { markWords, missingWords, overlay } from './languages/overlay';
import { ContentError, inReadingOrder, type Mistake, type Tell } from './mistakes';
import { fieldName, shapeProblems, type FieldPath, type ShapeProblem } from './shape';
import type { NavigationEntry } from './navigation-entry';
import { readTextFile, shownPath } from './text-file';
import { writeFiles } from './write-files';

/** A YAML file and its schema. */
interface YamlFile {
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
  const { lineOf } = yaml;
  // The file of the site's own language has a check of its own, which reports its mistakes.
  const base = under === undefined ? null : readYaml(under, { ...place, tell: () => {} });
  const { value: whole, missing } = base ? overlay(base.data, yaml.data) : { value: yaml.data, missing: [] };
  const problems: ShapeProblem[] = [];
  const data = brand ? fillTexts(whole, brand, (path, wrong) => problems.push({ path, ...wrong })) : whole;
  problems.push(...shapeProblems(wanted, data));
  for (const { path, expected, got } of problems)
    tell({
      file,
      line: lineOf(path),
      field: fieldName(path) || field,
      expected,
      got: yaml.gotOf({ path, got }),
    });
  if (problems.length > 0) return null;
  return { value: parse(wanted, data), lineOf, missing: missingWords(field, missing) };
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
function checkFiles(folder: string, root: string | null, tell: Tell): Record<YamlName, CheckedYaml | null> {
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
const rootOfPass = () => (passLanguage() === null ? null : contentRoot());

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

/** The modules of a file, by their paths below `generated/yaml`. */
function modulesOf(name: YamlName, value: unknown): [path: string, text: string][] {
  const { name: file, constant, type }: YamlFile = yamlFiles[name];
  const head = `// Generated by scripts/content from ${yamlPath(name)}: do not edit.\n`;
  const constantOf = (of: string, value: unknown) =>
    `export const ${of} = ${JSON.stringify(value, null, 2)} as const;\n`;
  if (!constant)
    return Object.entries(value as Readonly<Record<string, object>>).map(([area, words]) => [
      `${file}/${area}.ts`,
      `${head}\n${Object.entries(words)
        .map(([word, text]) => constantOf(word, text))
        .join('')}`,
    ]);
  const json = JSON.stringify(value, null, 2);
  const typed =
    type &&
    `import type { ${type.name} } from '@/content/schema/${file}';\n\nexport const ${constant}: ${type.of} = ${json};\n`;
  return [[`${file}.ts`, `${head}${typed ?? `\n${constantOf(constant, value)}`}`]];
}

const modules = join(generatedFolder(), 'yaml');
const yamlNames = Object.keys(yamlFiles) as YamlName[];

const basePathFile = 'base-path.ts';
const languageFile = 'language.ts';
const portalServerFile = 'portal-server.ts';
const brandNameFile = 'brand-name.ts';

/** Whether every YAML file has its module, or folder of modules, of now or of an earlier run. */
export const hasYamlModules = (): boolean =>
  [
    basePathFile,
    languageFile,
    portalServerFile,
    brandNameFile,
    ...Object.values<YamlFile>(yamlFiles).map(({ name, constant }) => (constant ? `${name}.ts` : name)),
  ].every((file) => existsSync(join(modules, file)));

/** Paths of the site begin with the folder that `url` names, so the code adds them to the origin alone. */
const atOrigin = (brand: Brand): Brand => ({
  ...brand,
  url: new URL(brand.url).origin,
  language: passLanguage() ?? brand.language,
});

/** The brand without the constants of the build. */
function inApp(brand: BrandFile): Brand & { portalServer: undefined } {
  return { ...atOrigin(brand), portalServer: undefined };
}

/** The server of a shared portal. */
const portalServerModule = ({ portalServer }: BrandFile) =>
  `// Generated by scripts/content from ${yamlPath('brand')}: do not edit.
export const portalServer: string | null = ${JSON.stringify(portalServer)};
`;

/** The constants of the brand, which every public page has before the first input. */
const brandNameModule = (brand: Brand) =>
  `// Generated by scripts/content from ${yamlPath('brand')}: do not edit.
export const brandName: string = ${JSON.stringify(brand.name)};
export const logoWord: string = ${JSON.stringify(logoWordOf(brand))};
export const siteOrigin: string = ${JSON.stringify(brand.url)};
`;

/** The folder that `url` names, without a slash at its end, and in it that of a further language. */
function basePathModule({ url }: Brand) {
  const rootPath = new URL(url).pathname.replace(/\/$/, '');
  const language = passLanguage();
  return `// Generated by scripts/content from ${yamlPath('brand')}: do not edit.
export const rootPath: string = ${JSON.stringify(rootPath)};
export const basePath: string = ${JSON.stringify(language === null ? rootPath : `${rootPath}/${language}`)};
`;
}

/**
 * Checks the YAML files and writes the modules that the app and the scripts import. Call it before anything that imports
 * them.
 * @param mark - whether words that a further language lacks are marked, as in `npm run dev`
 * @throws ContentError with every mistake. A file with a mistake keeps its last module.
 */
export function writeYamlModules({ mark = false }: { mark?: boolean } = {}): void {
  const mistakes: Mistake[] = [];
  const files = checkFiles(contentFolder(), rootOfPass(), (mistake) => void mistakes.push(mistake));
  const brand = files.brand?.value as BrandFile | undefined;
  const texts = new Map<string, string>();
  const valueOf = (name: YamlName) => {
    const file = files[name];
    return file && mark ? markWords(file.value, file.missing) : file?.value;
  };
  for (const name of yamlNames) {
    const value = name === 'brand' ? brand && inApp(brand) : valueOf(name);
    // Without the brand, placeholders are not filled in.
    if (value && brand) for (const [path, text] of modulesOf(name, value)) texts.set(path, text);
  }
  if (brand) {
    texts.set(basePathFile, basePathModule(brand));
    texts.set(portalServerFile, portalServerModule(brand));
    texts.set(brandNameFile, brandNameModule(atOrigin(brand)));
    texts.set(languageFile, languageModule(atOrigin(brand)));
  }
  writeFiles(modules, texts);
  writeFirstTable();
  if (mistakes.length > 0) throw new ContentError(inReadingOrder(mistakes));
}
