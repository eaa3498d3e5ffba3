import { expect, test } from '@playwright/test';
import { crawl, readOnce, type Read } from './crawl/crawl';
import { htmlFaults } from './crawl/html-rules';
import { companionFaults, pageFaults, sitemapFaults } from './crawl/page-faults';
import { readPage } from './crawl/read-page';

const readFrom =
  (base: string | undefined): Read =>
  async (path) => {
    // On a busy machine the server may close a kept connection just as the next request takes it.
    const answer = await fetch(base + path, { redirect: 'manual', headers: { Connection: 'close' } });
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
  };

test('every link leads somewhere, and every page is whole and like no other', async ({ baseURL }) => {
  const read = readOnce(readFrom(baseURL));
  const { pages, faults } = await crawl(read);
  expect([
    ...faults,
    ...pageFaults(pages),
    ...(await sitemapFaults(read, pages)),
    ...(await companionFaults(read, pages)),
  ]).toEqual([]);
  // A crawl that finds no pages finds no fault either.
  expect(pages.size).toBeGreaterThan(40);
});

test('an address of nothing answers with a whole page that is not to be found', async ({ baseURL }) => {
  const { status, bytes } = await readFrom(baseURL)('/an/address/of/nothing');
  const html = bytes.toString();
  expect(status).toBe(404);
  expect(htmlFaults(html)).toEqual([]);
  expect(readPage(html)).toMatchObject({
    isHidden: true,
    canonical: null,
    headings: 1,
    sharedImage: null,
    faults: [],
  });
  expect(html).not.toContain('ld+json');
});

test('the description for machines is data that the policy lets stand and no browser runs', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && refused.push(message.text())));
  await page.goto('/');
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  const graph = JSON.parse((await data.textContent())!) as { '@graph': { '@type': string }[] };
  expect(graph['@graph'].map((node) => node['@type'])).toEqual(['Organization', 'WebSite']);
  expect(refused).toEqual([]);
});
