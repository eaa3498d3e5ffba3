import { JSDOM } from 'jsdom';

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

const inSrcset = (srcset: string) => srcset.split(',').map((entry) => entry.trim().split(/\s+/)[0]!);

function imageFaults(image: Element): string[] {
  const name = image.getAttribute('src') ?? 'an image';
  const isSize = (value: string | null) => /^[1-9]\d*$/.test(value ?? '');
  return [
    ...(isSize(image.getAttribute('width')) && isSize(image.getAttribute('height'))
      ? []
      : [`${name} has no width and height`]),
    ...(image.hasAttribute('alt') ? [] : [`${name} has no alternative text`]),
  ];
}

function dataFaults(script: Element): string[] {
  try {
    const data = JSON.parse(script.textContent) as Record<string, unknown>;
    return data['@context'] === 'https://schema.org' && Array.isArray(data['@graph'])
      ? []
      : ['structured data is no graph of schema.org'];
  } catch {
    return ['structured data is no JSON'];
  }
}

/** What a page may lead off to, it may not hand itself over to. */
const isOpener = (link: Element) =>
  /^https?:/.test(link.getAttribute('href') ?? '') &&
  !link.getAttribute('rel')?.split(' ').includes('noopener');

/** Reads a page as a crawler does: without running anything. */
export function readPage(html: string): ReadPage {
  const { document } = new JSDOM(html).window;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const values = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name)!);
  const only = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    lang: document.documentElement.lang,
    title: document.title,
    description: only('meta[name="description"]', 'content'),
    canonical: only('link[rel="canonical"]', 'href'),
    isHidden: only('meta[name="robots"]', 'content')?.includes('noindex') ?? false,
    headings: all('h1').length,
    ids: new Set(values('[id]', 'id')),
    links: [...values('a[href], area[href], link[hreflang]', 'href'), ...values('form[action]', 'action')],
    alternates: all('link[hreflang]').map(
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
    ),
    files: [
      ...values('link[href]:not([rel="canonical"], [hreflang], [href^="data:"])', 'href'),
      ...values('script[src], img[src], source[src], video[src], audio[src], iframe[src]', 'src'),
      ...values('img[srcset], source[srcset]', 'srcset').flatMap(inSrcset),
      ...values('use[href]', 'href'),
      // What is written into the page is no file.
    ].filter((address) => !address.startsWith('data:')),
    sharedImage: only('meta[property="og:image"]', 'content'),
    faults: [
      ...all('img').flatMap(imageFaults),
      ...all('script[type="application/ld+json"]').flatMap(dataFaults),
      ...all('[style]').map(({ tagName }) => `<${tagName.toLowerCase()}> has a style attribute`),
      ...all('a')
        .filter(isOpener)
        .map(({ textContent }) => `the link "${textContent}" is no "noopener"`),
      ...all('script[src]:not([integrity]), link[rel="stylesheet"]:not([integrity])').map(
        (element) => `${element.getAttribute('src') ?? element.getAttribute('href')} has no checksum`,
      ),
      ...all('a:not([href])').map(({ textContent }) => `the link "${textContent}" leads nowhere`),
    ],
  };
}
