import sharp from 'sharp';
import { brand } from '@/content/brand';
import { contentPath } from '@/platform/page-data';
import { pathTo } from '@/routes/paths';
import { isPrototypePath } from '../../../src/lib/prototype-path';
import { furtherLanguages } from '../../../scripts/content/content-folder';
import { sitemapPaths } from '../../../scripts/site/addresses';
import { cardBudget } from '../../../scripts/site/og/draw-card';
import { frame } from '../../../scripts/site/og/frame';
import type { Crawl, Read } from './crawl';

type Pages = Crawl['pages'];

/** The folder of the language that a path is in: `/de` for `/de/about`, empty for the site's own language. */
function folderOf(path: string): string {
  const language = furtherLanguages().find((tag) => `${path}/`.startsWith(`/${tag}/`));
  return language === undefined ? '' : `/${language}`;
}

const languageOf = (path: string) => folderOf(path).slice(1) || brand.language;
const homeOf = (path: string) => folderOf(path) || pathTo('home');

/** Whether the languages of a page name each other, and each its own address. */
function alternateFaults(pages: Pages): string[] {
  const byAddress = new Map([...pages].map(([path, page]) => [brand.url + path, page]));
  return [...pages].flatMap(([path, { alternates, canonical }]) => {
    if (canonical !== brand.url + path) return [];
    const own = alternates.length === 0 || alternates.includes(`${languageOf(path)} ${brand.url}${path}`);
    const others = alternates.map((alternate) => alternate.split(' ')[1]!);
    return [
      ...(own ? [] : [`${path}: is no translation of itself`]),
      ...others
        .filter((address) => byAddress.get(address)?.alternates.join() !== alternates.join())
        .map((address) => `${path}: ${address} names other translations`),
    ];
  });
}

/** What every page must have, and what it must have for itself alone. */
export function pageFaults(pages: Pages): string[] {
  const taken = new Map<string, string>();
  const alone = (path: string, what: string, text: string | null) => {
    if (!text) return [`${path}: no ${what}`];
    const other = taken.get(what + text);
    taken.set(what + text, path);
    return other ? [`${path}: the ${what} of ${other}, "${text}"`] : [];
  };
  const faults = [...pages].flatMap(([path, page]) => {
    const { lang, title, description, canonical, isHidden, headings } = page;
    const isAlias = canonical !== null && canonical !== brand.url + path;
    return [
      ...page.faults.map((fault) => `${path}: ${fault}`),
      ...(lang === languageOf(path) ? [] : [`${path}: the language is "${lang}"`]),
      ...(headings === 1 ? [] : [`${path}: ${headings} headings of the first level`]),
      ...(isHidden === (canonical === null) ? [] : [`${path}: hidden and canonical, or neither`]),
      ...(isAlias && canonical !== brand.url + homeOf(path) ? [`${path}: stands for ${canonical}`] : []),
      ...(isAlias ? [] : [...alone(path, 'title', title), ...alone(path, 'description', description)]),
    ];
  });
  return [...faults, ...alternateFaults(pages)];
}

/** Whether the sitemaps name the pages that are to be found, each once, and no others. */
export async function sitemapFaults(read: Read, pages: Pages): Promise<string[]> {
  const texts = await Promise.all(sitemapPaths().map(async (path) => (await read(path)).bytes.toString()));
  const text = texts.join('');
  const named = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
  const own = [...pages].map(([path, { canonical }]) => ({ address: brand.url + path, canonical }));
  const found = own.filter(({ address, canonical }) => address === canonical).map(({ address }) => address);
  return [
    ...named.filter((address) => !found.includes(address)).map((address) => `no link leads to ${address}`),
    ...found.filter((address) => !named.includes(address)).map((address) => `${address} is missing`),
    ...named
      .filter((address, index) => named.indexOf(address) !== index)
      .map((address) => `${address} stands there twice`),
  ].map((fault) => `the sitemap: ${fault}`);
}

/** Whether each page has the content file that a browser fetches, and a picture that it can be shared with. */
export async function companionFaults(read: Read, pages: Pages): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, { canonical, sharedImage }] of pages) {
    // An application of its own.
    if (isPrototypePath(path)) continue;
    if (canonical !== brand.url + homeOf(path)) {
      const folder = folderOf(path);
      const { status } = await read(folder + contentPath(path.slice(folder.length)));
      if (status !== 200) faults.push(`${path}: its content file answers ${status}`);
    }
    const isOwn = sharedImage?.startsWith(`${brand.url}/`) ?? false;
    const image = isOwn ? await read(sharedImage!.slice(brand.url.length)) : null;
    if (image?.status !== 200) faults.push(`${path}: nothing to share at ${sharedImage}`);
    else {
      const { width, height } = await sharp(image.bytes).metadata();
      if (width !== frame.width || height !== frame.height || image.bytes.length > cardBudget)
        faults.push(`${path}: ${sharedImage} is ${width}x${height} and ${image.bytes.length} bytes`);
    }
  }
  return faults;
}
