import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { crawl, type Answer, type Read } from '../journeys/crawl/crawl';
import { companionFaults, pageFaults, sitemapFaults } from '../journeys/crawl/page-faults';

interface Page {
  title?: string;
  description?: string;
  canonical?: string;
  head?: string;
  body?: string;
}

const address = 'https://undula.example';
const card = `<meta property="og:image" content="${address}/og/card.png">`;

const html = (path: string, page: Page) => `<!DOCTYPE html>
<html lang="en">
<head>
<title>${page.title ?? `Page ${path}`}</title>
<meta name="description" content="${page.description ?? `About ${path}`}">
<link rel="canonical" href="${address}${page.canonical ?? path}">
${page.head ?? card}
</head>
<body>
<h1>Heading</h1>
${page.body ?? ''}
</body>
</html>
`;

const image = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();

/** A site of two pages without a fault, and what is changed about it. */
function site(changes: Record<string, Page | string> = {}): Read {
  const pages: Record<string, Page | string> = {
    '/': { body: '<p><a href="/about#us">About</a></p>' },
    '/home': { canonical: '/' },
    '/about': { body: '<p id="us"><a href="/?a=1">Home</a></p>' },
    '/content/about.json': '{}',
    '/sitemap.xml': `<loc>${address}/</loc><loc>${address}/about</loc>`,
    ...changes,
  };
  return async (path): Promise<Answer> => {
    const [plain = ''] = path.split('?');
    const found = pages[plain];
    if (plain === '/og/card.png') return { status: 200, type: 'image/png', bytes: image };
    if (found === undefined) return { status: 404, type: 'text/html', bytes: Buffer.alloc(0) };
    const text = typeof found === 'string' ? found : html(plain, found);
    return {
      status: 200,
      type: typeof found === 'string' ? 'text/plain' : 'text/html',
      bytes: Buffer.from(text),
    };
  };
}

async function faultsOf(changes: Record<string, Page | string>): Promise<string[]> {
  const read = site(changes);
  const { pages, faults } = await crawl(read);
  return [
    ...faults,
    ...pageFaults(pages),
    ...(await sitemapFaults(read, pages)),
    ...(await companionFaults(read, pages)),
  ];
}

const about = (page: Page) => ({ '/about': { body: '<p id="us">Us</p>', ...page } });
const withBody = (body: string) => about({ body: `<p id="us">Us</p>${body}` });

describe('the crawl', () => {
  it('has nothing to say of a site without a fault', async () => {
    expect(await faultsOf({})).toEqual([]);
  });

  it.each<[string, Record<string, Page | string>, string]>([
    ['a link to nothing', withBody('<a href="/nowhere">x</a>'), '/about: /nowhere answers 404'],
    ['a place that is not there', { '/about': {} }, '/: /about has no place called #us'],
    ['a link that is no address', withBody('<a href="#">x</a>'), '/about: "#" is no address'],
    ['a mail to nobody', withBody('<a href="mailto:ada">x</a>'), '/about: "mailto:ada" is no address'],
    [
      'a link that is not safe',
      withBody('<a href="http://a.example/">x</a>'),
      '/about: "http://a.example/" is no address',
    ],
    [
      'a file that is not there',
      withBody('<img src="/a.png" alt="" width="1" height="1">'),
      '/about: /a.png answers 404',
    ],
    [
      'a file of somebody else',
      withBody('<img src="https://a.example/a.png" alt="" width="1" height="1">'),
      '/about: the file "https://a.example/a.png" is not one of this site',
    ],
    [
      'a picture of a set that is not there',
      withBody(
        '<picture><source srcset="/og/card.png 1x, /b.png 2x"><img src="/og/card.png" alt="" width="1" height="1"></picture>',
      ),
      '/about: /b.png answers 404',
    ],
    [
      'a picture without a size',
      withBody('<img src="/og/card.png" alt="">'),
      '/about: /og/card.png has no width and height',
    ],
    [
      'a picture without a text',
      withBody('<img src="/og/card.png" width="1" height="1">'),
      '/about: /og/card.png has no alternative text',
    ],
    [
      'a link that hands the page over',
      withBody('<a href="https://a.example/" rel="me">x</a>'),
      '/about: the link "x" is no "noopener"',
    ],
    [
      'a sheet without a checksum',
      about({ head: `${card}<link rel="stylesheet" href="/home">` }),
      '/about: /home has no checksum',
    ],
    ['a style attribute', withBody('<p style="color: red">x</p>'), '/about: <p> has a style attribute'],
    ['a second heading', withBody('<h1>Again</h1>'), '/about: 2 headings of the first level'],
    ['HTML that is not valid', withBody('<p id="us">Twice</p>'), '/about: no-dup-id: Duplicate ID "us"'],
    ['a title used twice', about({ title: 'Page /' }), '/about: the title of /, "Page /"'],
    [
      'a description used twice',
      about({ description: 'About /' }),
      '/about: the description of /, "About /"',
    ],
    ['a page that stands for another', about({ canonical: '/us' }), `/about: stands for ${address}/us`],
    [
      'structured data that is none',
      about({ head: `${card}<script type="application/ld+json">{</script>` }),
      '/about: structured data is no JSON',
    ],
    ['a page without a picture to share', about({ head: '' }), '/about: nothing to share at null'],
    [
      'a page that the sitemap lacks',
      { '/sitemap.xml': `<loc>${address}/</loc>` },
      `the sitemap: ${address}/about is missing`,
    ],
    [
      'a page that no link leads to',
      { '/sitemap.xml': `<loc>${address}/</loc><loc>${address}/about</loc><loc>${address}/lost</loc>` },
      `the sitemap: no link leads to ${address}/lost`,
    ],
  ])('finds %s', async (_, changes, fault) => {
    expect((await faultsOf(changes)).join('\n')).toContain(fault);
  });

  it('finds a page whose content file is missing', async () => {
    const read = site();
    const { pages } = await crawl(read);
    const without: Read = (path) => (path.startsWith('/content/') ? read('/nothing') : read(path));
    expect(await companionFaults(without, pages)).toEqual(['/about: its content file answers 404']);
  });
});
