import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addLanguage,
  contentFolder,
  furtherLanguages,
  ownContentFolder,
} from '../../scripts/content/content-folder';
import { checkLanguageFolders } from '../../scripts/content/checks/language-folders';
import { isRightToLeft } from '../../scripts/content/languages/language-module';
import { withOwnReferences } from '../../scripts/content/languages/lacking';
import type { ListedPage } from '../../scripts/content/languages/pages-file';
import type { Collections } from '../../scripts/content/collections';
import { markWords, missingWords, overlay } from '../../scripts/content/languages/overlay';
import { missingPaths, writeLanguageTable } from '../../scripts/content/languages/write-table';
import type { Mistake } from '../../scripts/content/mistakes';
import { fieldName } from '../../scripts/content/shape';
import { checkYaml, readYamlFiles } from '../../scripts/content/yaml-files';

const under = {
  title: 'Projects',
  points: [
    { icon: 'globe', title: 'Reach' },
    { icon: 'gauge', title: 'Speed' },
  ],
  lines: ['We create', 'excellence'],
  counted: { one: 'one result', other: '{count} results' },
};

describe('the YAML of a language', () => {
  it('is laid over that of the site’s own language, field by field', () => {
    const { value, missing } = overlay(under, { points: [{ title: 'Reichweite' }, { title: 'Tempo' }] });
    expect(value).toEqual({
      ...under,
      points: [
        { icon: 'globe', title: 'Reichweite' },
        { icon: 'gauge', title: 'Tempo' },
      ],
    });
    expect(missingWords('home', missing).map(fieldName)).toEqual([
      'title',
      'lines[0]',
      'lines[1]',
      'counted.other',
    ]);
  });

  it('replaces a list of texts, a list of another length and the forms of a number as a whole', () => {
    const own = {
      lines: ['Wir schaffen'],
      points: [{ icon: 'globe', title: 'Eins' }],
      counted: { other: '{count} 件' },
    };
    expect(overlay(under, own).value).toEqual({ ...under, ...own });
  });

  it('keeps the things with a slug that its list lacks, with their texts missing', () => {
    const under = ['web', 'apps', 'brands'].map((slug) => ({ slug, title: slug, icon: 'globe' }));
    const own = [
      { slug: 'brands', title: 'Marken' },
      { slug: 'web', title: 'Netz' },
    ];
    const { value, missing } = overlay(under, own);
    expect(value).toEqual([
      { slug: 'brands', title: 'Marken', icon: 'globe' },
      { slug: 'web', title: 'Netz', icon: 'globe' },
      { slug: 'apps', title: 'apps', icon: 'globe' },
    ]);
    expect(missingWords('project-categories', missing).map(fieldName)).toEqual(['[2].title']);
  });

  it('keeps two things of one slug, which the check names', () => {
    const under = [{ slug: 'web', title: 'Web' }];
    const own = ['Netz', 'Marken'].map((title) => ({ slug: 'web', title }));
    expect(overlay(under, own).value).toEqual(own);
  });

  it('ignore an item of another identity at the same place of a list', () => {
    const under = [
      { label: 'About', children: [{ label: 'Us', route: 'about' }], more: { label: 'Team', route: 'team' } },
      { label: 'Careers', route: 'careers' },
    ];
    const own = [
      { label: 'Berufe', route: 'careers' },
      { label: 'Kontakt', route: 'contact' },
    ];
    expect(overlay(under, own).value).toEqual(own);
  });

  it('counts only the words of the brand as missing', () => {
    const brand = { name: 'Undula', tagline: 'One line', hours: [{ opens: '09:00' }] };
    expect(missingWords('brand', overlay(brand, {}).missing).map(fieldName)).toEqual(['tagline']);
  });

  it('shows missing words in marks for a translator', () => {
    const { value, missing } = overlay({ a: 'Yes', b: ['No'] }, { a: 'Ja' });
    expect(markWords(value, missing)).toEqual({ a: 'Ja', b: ['⟦No⟧'] });
  });

  it('has its mistakes at its own file and line', () => {
    const mistakes: Mistake[] = [];
    const text = 'hero:\n  welcome: Willkommen\n  titel: Wir\n';
    checkYaml('home', text, {
      tell: (mistake) => mistakes.push(mistake),
      file: 'src/content/de/home.yml',
      under: 'hero:\n  welcome: Welcome\n',
    });
    expect(mistakes).toContainEqual(
      expect.objectContaining({ file: 'src/content/de/home.yml', line: 3, field: 'hero.titel' }),
    );
  });

  it('may be absent: then the site shows all words of its own language, and says so', () => {
    const yaml = readYamlFiles(join(ownContentFolder, 'xx'), () => {}, ownContentFolder)!;
    expect(yaml.pages.contact.title).toBe('Contact');
    expect(yaml.missing.join('\n')).toMatch(
      /^src\/content\/xx\/words\.yml has no translation for \d+ texts/m,
    );
  });
});

it('a project that no language has any more is left out of the cards of a further one, with a warning', () => {
  const file = 'src/content/ar/services/sites.md';
  const entry = { file, doc: { related: ['ours', 'elsewhere', 'deleted'] } };
  const collections = {
    services: { folder: 'src/content/ar/services', slugs: ['sites'], entries: [entry] },
    projects: { folder: 'src/content/ar/projects', slugs: ['ours'], entries: [] },
  } as unknown as Collections;
  const page = { id: 'project', params: { id: 'elsewhere' } } as unknown as ListedPage;
  const warnings: string[] = [];
  vi.stubEnv('SITE_LANGUAGE', 'ar');
  const { services } = withOwnReferences(collections, [page], (sentence) => warnings.push(sentence));
  vi.unstubAllEnvs();
  expect(services.entries[0]!.doc.related).toEqual(['ours']);
  expect(warnings).toEqual([
    `${file} names "deleted", which is no file of src/content/ar/projects nor of the site’s own language: it is left out.`,
  ]);
});

describe('the folders of languages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'languages-'));
  afterEach(() => {
    rmSync(folder, { recursive: true });
    delete process.env.SITE_LANGUAGE;
  });

  it('are those whose name is a language tag', () => {
    for (const name of ['de', 'pt-BR', 'posts', 'jobs', 'plates', 'zh-Hant']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'fr'), '');
    expect(furtherLanguages(folder)).toEqual(['de', 'pt-BR', 'zh-Hant']);
  });

  it('creates a folder only for a valid tag of another language', () => {
    vi.stubEnv('CONTENT_FOLDER', folder);
    addLanguage('fr', 'en');
    addLanguage('pt-BR', 'en');
    for (const slip of ['dee', 'zz', 'French', '../fr', ''])
      expect(() => addLanguage(slip, 'en'), slip).toThrow('No language has the tag');
    expect(() => addLanguage('en', 'en')).toThrow('The site itself is in "en"');
    expect(() => addLanguage('en-gb', 'en-GB')).toThrow('The site itself is in "en-GB"');
    expect(() => addLanguage('pt-br', 'en')).toThrow('The site has the language "pt-BR" already.');
    expect(furtherLanguages()).toEqual(['fr', 'pt-BR']);
    vi.unstubAllEnvs();
  });

  it('reject two folders of a language that differ in case', () => {
    const mistakes: Mistake[] = [];
    checkLanguageFolders(
      { folder, languages: ['de', 'pt-BR', 'pt-br'], own: 'en' },
      (mistake) => void mistakes.push(mistake),
    );
    expect(mistakes).toMatchObject([{ field: 'folder', got: '"pt-BR" and "pt-br"' }]);
    mkdirSync(folder);
  });

  it('are the content of a process for that language', () => {
    mkdirSync(folder, { recursive: true });
    process.env.SITE_LANGUAGE = 'de';
    expect(contentFolder()).toBe(join(ownContentFolder, 'de'));
  });
});

it('right-to-left scripts are known by their language', () => {
  expect(['ar', 'he', 'fa', 'ur', 'az-Arab'].filter(isRightToLeft)).toHaveLength(5);
  expect(['en', 'de', 'az', 'ja'].filter(isRightToLeft)).toHaveLength(0);
});

it('the table of languages is not written by the process of a further language', () => {
  vi.stubEnv('SITE_LANGUAGE', 'de');
  expect(() => writeLanguageTable()).toThrow('does not know');
  vi.unstubAllEnvs();
});

it('a folder that a language lacks as a whole is one entry of the table', () => {
  const all = ['/', '/about', '/blog', '/blog/calm', '/blog/tag/type', '/team', '/team/noor', '/team/mara'];
  expect(missingPaths(all, ['/', '/team', '/team/noor'])).toEqual([
    '/about',
    '/blog',
    '/blog/',
    '/team/mara',
  ]);
});
