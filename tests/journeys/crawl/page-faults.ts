import sharp from 'sharp';
import { brand } from '@/content/brand';
import { contentPath } from '@/platform/page-data';
import { pathTo } from '@/routes/paths';
import { sitemapPath } from '../../../scripts/site/addresses';
import { cardBudget } from '../../../scripts/site/og/draw-card';
import { frame } from '../../../scripts/site/og/frame';
import type { Crawl, Read } from './crawl';

type Pages = Crawl['pages'];

/** What every page must have, and what it must have for itself alone. */
export function pageFaults(pages: Pages): string[] {
  const taken = new Map<string, string>();
  const alone = (path: string, what: string, text: string | null) => {
    if (!text) return [`${path}: no ${what}`];
    const other = taken.get(what + text);
    taken.set(what + text, path);
    return other ? [`${path}: the ${what} of ${other}, "${text}"`] : [];
  };
  return [...pages].flatMap(([path, page]) => {
    const { lang, title, description, canonical, isHidden, headings } = page;
    const isAlias = canonical !== null && canonical !== brand.url + path;
    return [
      ...page.faults.map((fault) => `${path}: ${fault}`),
      ...(lang === 'en' ? [] : [`${path}: the language is "${lang}"`]),
      ...(headings === 1 ? [] : [`${path}: ${headings} headings of the first level`]),
      ...(isHidden === (canonical === null) ? [] : [`${path}: hidden and canonical, or neither`]),
      ...(isAlias && canonical !== brand.url + pathTo('home') ? [`${path}: stands for ${canonical}`] : []),
      ...(isAlias ? [] : [...alone(path, 'title', title), ...alone(path, 'description', description)]),
    ];
  });
}

/** Whether the sitemap names the pages that are to be found, each once, and no others. */
export async function sitemapFaults(read: Read, pages: Pages): Promise<string[]> {
  const text = (await read(sitemapPath)).bytes.toString();
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
    if (canonical !== brand.url + pathTo('home')) {
      const { status } = await read(contentPath(path));
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
