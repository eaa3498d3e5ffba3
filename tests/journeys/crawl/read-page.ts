import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

/** What a crawler takes from a page. */
export interface ReadPage {
  lang: string;
  title: string;
  description: string | null;
  /** Whole addresses, as they stand there. */
  canonical: string | null;
  isHidden: boolean;
  headings: number;
  ids: ReadonlySet<string>;
  /** Where its links lead, as they stand there. */
  links: readonly string[];
  /** The page in all languages: language and address of each. */
  alternates: readonly string[];
  /** Files that it asks for, as they stand there. */
  files: readonly string[];
  /** The picture that it is shared with. */
  sharedImage: string | null;
  /** What is wrong with its elements, a sentence each. */
  faults: readonly string[];
}

type Node = DefaultTreeAdapterTypes.ChildNode;

const inSrcset = (srcset: string) => srcset.split(',').map((entry) => entry.trim().split(/\s+/)[0]!);

/** An element with its attributes. */
interface Tag {
  name: string;
  get: (attribute: string) => string | undefined;
  text: () => string;
}

const textOf = (node: Node): string => {
  if (tree.isTextNode(node)) return node.value;
  return tree.isElementNode(node) ? node.childNodes.map(textOf).join('') : '';
};

/** Elements in the order of the document, those of its templates left out. */
function tagsOf(nodes: readonly Node[]): Tag[] {
  return nodes.filter(tree.isElementNode).flatMap((element) => {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    const tag: Tag = {
      name: element.tagName,
      get: (attribute) => attributes.get(attribute),
      text: () => element.childNodes.map(textOf).join(''),
    };
    return [tag, ...tagsOf(element.childNodes)];
  });
}

function imageFaults(image: Tag): string[] {
  const name = image.get('src') ?? 'an image';
  const isSize = (value = '') => /^[1-9]\d*$/.test(value);
  return [
    ...(isSize(image.get('width')) && isSize(image.get('height')) ? [] : [`${name} has no width and height`]),
    ...(image.get('alt') === undefined ? [`${name} has no alternative text`] : []),
  ];
}

function dataFaults(script: Tag): string[] {
  try {
    const data = JSON.parse(script.text()) as Record<string, unknown>;
    return data['@context'] === 'https://schema.org' && Array.isArray(data['@graph'])
      ? []
      : ['structured data is no graph of schema.org'];
  } catch {
    return ['structured data is no JSON'];
  }
}

/** Another site's page must get no handle on the page that opened it. */
const isOpener = (link: Tag) =>
  /^https?:/.test(link.get('href') ?? '') && !link.get('rel')?.split(' ').includes('noopener');

/** Reads a page as a crawler does: without running anything. */
export function readPage(html: string): ReadPage {
  // Without scripts, as a crawler sees it: `noscript` holds elements. jsdom reads a page in ten times as long.
  const tags = tagsOf(parse(html, { scriptingEnabled: false }).childNodes);
  const all = (...names: string[]) => tags.filter(({ name }) => names.includes(name));
  const values = (attribute: string, ...names: string[]) =>
    all(...names).flatMap((tag) => tag.get(attribute) ?? []);
  const metaOf = (key: string, name: string) =>
    all('meta')
      .find((tag) => tag.get(key) === name)
      ?.get('content') ?? null;
  const links = all('link');
  const languageLinks = links.filter((link) => link.get('hreflang') !== undefined);
  const isFile = (link: Tag) => link.get('rel') !== 'canonical' && link.get('hreflang') === undefined;
  return {
    lang: all('html')[0]?.get('lang') ?? '',
    title: all('title')[0]?.text().trim() ?? '',
    description: metaOf('name', 'description'),
    canonical: links.find((link) => link.get('rel') === 'canonical')?.get('href') ?? null,
    isHidden: metaOf('name', 'robots')?.includes('noindex') ?? false,
    headings: all('h1').length,
    ids: new Set(tags.flatMap((tag) => tag.get('id') ?? [])),
    links: [
      ...[...all('a', 'area'), ...languageLinks].flatMap((link) => link.get('href') ?? []),
      ...values('action', 'form'),
    ],
    alternates: languageLinks.map((link) => `${link.get('hreflang')} ${link.get('href')}`),
    files: [
      ...links.filter(isFile).flatMap((link) => link.get('href') ?? []),
      ...values('src', 'script', 'img', 'source', 'video', 'audio', 'iframe'),
      ...values('srcset', 'img', 'source').flatMap(inSrcset),
      ...values('href', 'use'),
      // What is written into the page is no file.
    ].filter((address) => !address.startsWith('data:')),
    sharedImage: metaOf('property', 'og:image'),
    faults: [
      ...all('img').flatMap(imageFaults),
      ...all('script')
        .filter((script) => script.get('type') === 'application/ld+json')
        .flatMap(dataFaults),
      ...tags
        .filter((tag) => tag.get('style') !== undefined)
        .map(({ name }) => `<${name}> has a style attribute`),
      ...all('a')
        .filter(isOpener)
        .map((link) => `the link "${link.text()}" is no "noopener"`),
      ...[
        ...all('script').filter((script) => script.get('src') !== undefined),
        ...links.filter((link) => link.get('rel') === 'stylesheet'),
      ]
        .filter((file) => file.get('integrity') === undefined)
        .map((file) => `${file.get('src') ?? file.get('href')} has no checksum`),
      ...all('a')
        .filter((link) => link.get('href') === undefined)
        .map((link) => `the link "${link.text()}" leads nowhere`),
    ],
  };
}
