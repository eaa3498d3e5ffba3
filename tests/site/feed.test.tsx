import { describe, expect, it } from 'vitest';
import { feed, feedLength } from '../../scripts/site/feed';
import { post } from '../content/sample';
import { brand, other, sampleSite } from './sample-site';
import { parseXml } from './parse-xml';

const contentSpace = 'http://purl.org/rss/1.0/modules/content/';
const creatorSpace = 'http://purl.org/dc/elements/1.1/';
const atomSpace = 'http://www.w3.org/2005/Atom';

const channelOf = (xml: string) => parseXml(xml).querySelector('channel')!;
const textOf = (element: Element, name: string) => element.querySelector(`:scope > ${name}`)?.textContent;
const itemsOf = (xml: string) => [...channelOf(xml).querySelectorAll('item')];
const wholeText = (item: Element) => item.getElementsByTagNameNS(contentSpace, 'encoded')[0]!.textContent;

describe('the feed', () => {
  const { store } = sampleSite();
  const xml = feed(store, brand);

  it('has what RSS 2.0 demands of a channel, and names its own address', () => {
    const channel = channelOf(xml);
    for (const name of ['title', 'link', 'description', 'language', 'lastBuildDate'])
      expect(textOf(channel, name), name).toBeTruthy();
    expect(channel.getElementsByTagNameNS(atomSpace, 'link')[0]!.getAttribute('href')).toBe(
      'https://undula.example/feed.xml',
    );
  });

  it('has what readers take of an article', () => {
    const [item] = itemsOf(xml);
    const address = 'https://undula.example/blog/reading-the-tide';
    expect(textOf(item!, 'title')).toBe('Reading the tide');
    expect(textOf(item!, 'link')).toBe(address);
    expect(textOf(item!, 'guid')).toBe(address);
    expect(item!.querySelector('guid')!.getAttribute('isPermaLink')).toBe('true');
    expect(textOf(item!, 'pubDate')).toBe('Sun, 01 Mar 2026 00:00:00 -0500');
    expect(item!.getElementsByTagNameNS(creatorSpace, 'creator')[0]!.textContent).toBe('Noor');
    expect([...item!.querySelectorAll('category')].map(({ textContent }) => textContent)).toEqual([
      'Harbour',
      'Motion',
    ]);
  });

  it('has the whole text, with whole addresses for links and pictures', () => {
    const rich = `${post}
[Our people](/team/noor), [below](#more) and [elsewhere](https://a.example/?a=1&b=2).

![A screen](plate:shot)

## More
`;
    const [item] = itemsOf(feed(sampleSite({ 'posts/reading-the-tide.md': rich }).store, brand));
    const html = wholeText(item!);
    expect(html).toContain('<em>quiet</em>');
    expect(html).toContain('href="https://undula.example/team/noor"');
    expect(html).toContain('href="https://undula.example/blog/reading-the-tide#more"');
    expect(html).toContain('href="https://a.example/?a=1&amp;b=2"');
    expect(html).toContain(
      'src="https://undula.example/plates/shot.webp" alt="A screen" width="40" height="30"',
    );
  });

  it.each([
    'Ends ]]> here',
    'Tom & Jerry <b>bold</b> "quoted" \'single\'',
    ']]]]>><![CDATA[ &amp; &#39;',
    'Émile 日本 🌊',
  ])('keeps %j as it is, in a title and in a text', (nasty) => {
    const file = post
      .replace('Reading the tide', () => JSON.stringify(nasty))
      .replace('The harbour is *quiet* before nine.', () => `    ${nasty}`);
    const [item] = itemsOf(feed(sampleSite({ 'posts/reading-the-tide.md': file }).store, brand));
    expect(textOf(item!, 'title')).toBe(nasty);
    const read = new DOMParser().parseFromString(wholeText(item!), 'text/html');
    expect(read.body.textContent.trim()).toBe(nasty);
  });

  it('holds the newest articles, and no more than a reader wants', () => {
    const many = Object.fromEntries(
      Array.from({ length: feedLength + 5 }, (_, index) => [
        `posts/post-${index}.md`,
        post.replace('Reading the tide', `Post ${index}`).replace('2026-03-01', '2026-03-02'),
      ]),
    );
    const titles = itemsOf(feed(sampleSite(many).store, brand)).map((item) => textOf(item, 'title'));
    expect(titles).toHaveLength(feedLength);
    expect(titles).not.toContain('Reading the tide');
  });

  it('of an agency without articles is a channel all the same', () => {
    expect(itemsOf(feed(sampleSite({ 'posts/reading-the-tide.md': null }).store, brand))).toEqual([]);
  });

  it('is the same for the same content', () => {
    expect(feed(store, brand)).toBe(xml);
  });

  it('is all of another brand', () => {
    const theirs = feed(store, other);
    expect(textOf(channelOf(theirs), 'title')).toContain('Kelp & <Co>');
    expect(theirs.replaceAll(/<description>.*?<\/description>/g, '')).not.toMatch(/undula/i);
    expect(textOf(itemsOf(theirs)[0]!, 'pubDate')).toMatch(/\+0000$/);
  });
});
