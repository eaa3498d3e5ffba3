import { describe, expect, it } from 'vitest';
import { checkContent } from '../../scripts/content/compile';
import { contentFolder } from '../../scripts/content/content-folder';
import { readPictures } from '../../scripts/content/pictures/read-pictures';
import { countryCode } from '../../scripts/site/json-ld/country';
import { graphOf } from '../../scripts/site/json-ld/graph';
import type { Node } from '../../scripts/site/json-ld/node';
import { job, noon, person, post, service, withoutFields } from '../content/sample';
import { brand, image, other, sampleSite } from './sample-site';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value.trim() !== '';
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const address: Check = (value) => text(value) && new URL(value as string).protocol === 'https:';
const day: Check = (value) => text(value) && /^\d{4}-\d\d-\d\d$/.test(value as string);
const instant: Check = (value) =>
  text(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(value as string);
const time: Check = (value) => text(value) && /^\d\d:\d\d$/.test(value as string);
const all =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const oneOf =
  (...words: string[]): Check =>
  (value) =>
    words.includes(value as string);
const typesOf = (value: unknown) => [(value as Node | null)?.['@type']].flat();
/** A node of the type, or a reference to one. */
const node =
  (...types: string[]): Check =>
  (value) =>
    typesOf(value).some((type) => types.includes(type as string)) ||
    (address((value as { '@id'?: string })?.['@id']) && Object.keys(value as object).length === 1);

/** What schema.org's definitions and Google's guides for rich results demand of a type, and what we always have. */
const demands: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  Organization: { '@id': address, name: text, url: address, logo: address },
  LocalBusiness: {
    name: text,
    image: address,
    address: node('PostalAddress'),
    telephone: text,
    email: text,
    contactPoint: node('ContactPoint'),
    openingHoursSpecification: all(node('OpeningHoursSpecification')),
  },
  PostalAddress: { streetAddress: text, addressLocality: text, addressCountry: text },
  ContactPoint: { contactType: text, email: text },
  OpeningHoursSpecification: { dayOfWeek: all(text), opens: time, closes: time },
  WebSite: {
    url: address,
    name: text,
    potentialAction: node('SearchAction'),
    publisher: node('Organization'),
  },
  SearchAction: {
    target: node('EntryPoint'),
    'query-input': oneOf('required name=search_term_string'),
  },
  EntryPoint: { urlTemplate: (value) => address(value) && String(value).includes('{search_term_string}') },
  WebPage: { '@id': address, url: address, name: text, description: text, isPartOf: node('WebSite') },
  AboutPage: { url: address, name: text, mainEntity: node('Organization') },
  ContactPage: { url: address, name: text, mainEntity: node('Organization') },
  CollectionPage: { url: address, name: text, mainEntity: node('ItemList') },
  ProfilePage: { url: address, name: text, mainEntity: node('Person'), dateModified: day },
  ItemList: { numberOfItems: number, itemListElement: Array.isArray },
  BreadcrumbList: { itemListElement: all(node('ListItem')) },
  ListItem: { position: number, name: text },
  ImageObject: { url: address, width: number, height: number },
  Article: {
    headline: (value) => text(value) && String(value).length <= 110,
    image: address,
    datePublished: instant,
    dateModified: instant,
    author: node('Person'),
    publisher: node('Organization'),
    mainEntityOfPage: node('WebPage'),
    keywords: all(text),
    wordCount: number,
    description: text,
  },
  Person: { name: text, url: address },
  Service: {
    name: text,
    serviceType: text,
    description: text,
    provider: node('Organization'),
    areaServed: node('Country'),
    offers: node('Offer'),
  },
  Offer: { priceSpecification: node('UnitPriceSpecification') },
  UnitPriceSpecification: { priceCurrency: text, minPrice: number, maxPrice: number, unitText: text },
  Country: { name: text },
  Audience: { audienceType: text },
  FAQPage: { mainEntity: all(node('Question')) },
  Question: { name: text, acceptedAnswer: node('Answer') },
  Answer: { text },
  JobPosting: {
    title: text,
    description: (value) => text(value) && String(value).startsWith('<p>'),
    datePosted: instant,
    validThrough: instant,
    employmentType: oneOf('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN'),
    hiringOrganization: node('Organization'),
    identifier: node('PropertyValue'),
    baseSalary: node('MonetaryAmount'),
  },
  PropertyValue: { name: text, value: text },
  MonetaryAmount: { currency: text, value: node('QuantitativeValue') },
  QuantitativeValue: { minValue: number, maxValue: number, unitText: oneOf('YEAR', 'MONTH', 'HOUR') },
  Place: { address: node('PostalAddress') },
  CreativeWork: {
    name: text,
    description: text,
    url: address,
    image: address,
    creator: node('Organization'),
    datePublished: day,
    keywords: all(text),
  },
};

/** Every node of a graph, however deep, that says what it is. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return '@type' in value ? [value as Node, ...inner] : inner;
}

/** What a graph lacks, a sentence each. */
function lacks(graph: readonly Node[]): string[] {
  return nodesIn(graph).flatMap((found) =>
    typesOf(found).flatMap((type) => {
      const wanted = demands[type as string];
      if (!wanted) return [`${type}: of no known type`];
      return Object.entries(wanted)
        .filter(([field, check]) => !check(found[field]))
        .map(([field]) => `${type}: ${field} is ${JSON.stringify(found[field])}`);
    }),
  );
}

/** What a machine reads, and nothing that JSON drops. */
const graph = (page: Parameters<typeof graphOf>[0]['page'], of = brand) =>
  JSON.parse(JSON.stringify(graphOf({ page, brand: of, image }))) as Node[];
const only = (nodes: readonly Node[], type: string) => nodes.find((found) => typesOf(found).includes(type))!;

describe('structured data', () => {
  const { pages, page } = sampleSite();

  it.each(pages.map(({ path }) => path))('has all that its types demand at %s', (path) => {
    expect(lacks(graph(page(path)))).toEqual([]);
  });

  it('has all that its types demand on every page of our own content', async () => {
    const { content } = checkContent({ pictures: await readPictures(contentFolder()) });
    const faults = content!.pages.flatMap((own) => lacks(graph(own)).map((lack) => `${own.path}: ${lack}`));
    expect(faults).toEqual([]);
  });

  it('says nothing of what an owner left out', () => {
    const bare = sampleSite({
      'services/consulting.md': withoutFields(service('Consulting', 6), 'price', 'questions', 'plate'),
      'people/mara.md': withoutFields(person('Mara', 3), 'skills', 'socials'),
    });
    const [consulting, mara] = ['/services/consulting', '/team/mara'].map((path) => graph(bare.page(path)));
    expect(lacks([...consulting!, ...mara!])).toEqual(['Service: offers is undefined']);
    expect(only(consulting!, 'FAQPage')).toBeUndefined();
    expect(only(nodesIn(mara), 'Person')).not.toHaveProperty('knowsAbout');
  });

  it('has the questions of all blocks of a page, with the links of their answers made whole', () => {
    const faq = `---
title: Questions
description: What clients ask.
---

::: questions
title: Before
items:
  - { question: How long?, answer: 'Five weeks, as [all say](/service).' }
:::

::: questions
title: After
items:
  - { question: And then?, answer: We stay. }
:::
`;
    const asked = graph(sampleSite({ 'pages/faq.md': faq }).page('/faq'));
    expect(lacks(asked)).toEqual([]);
    const answers = (only(asked, 'FAQPage')!.mainEntity as Node[]).map((item) => [
      item.name,
      (item.acceptedAnswer as Node).text,
    ]);
    expect(answers).toEqual([
      ['How long?', `<p>Five weeks, as <a href="${brand.url}/service">all say</a>.</p>`],
      ['And then?', '<p>We stay.</p>'],
    ]);
  });

  it('names a thing once in a graph, and each part of the page that it refers to is there', () => {
    for (const found of pages) {
      const nodes = nodesIn(graph(found));
      const whole = nodes.map((item) => item['@id']).filter(Boolean);
      const top = graph(found).map((item) => item['@id']);
      expect(new Set(top).size, found.path).toBe(top.length);
      for (const [, id] of JSON.stringify(nodes).matchAll(/\{"@id":"([^"]*)"\}/g))
        if (id!.startsWith(`${brand.url}${found.path}#`)) expect(whole, found.path).toContain(id);
    }
  });

  it.each([
    ['/', ['Organization', 'WebSite']],
    ['/home', ['Organization', 'WebSite']],
    ['/about', ['AboutPage', 'Organization,LocalBusiness', 'BreadcrumbList']],
    ['/contact', ['ContactPage', 'Organization,LocalBusiness', 'BreadcrumbList']],
    ['/service', ['CollectionPage', 'BreadcrumbList']],
    ['/services/consulting', ['WebPage', 'Service', 'FAQPage', 'BreadcrumbList']],
    ['/team/noor', ['ProfilePage', 'BreadcrumbList']],
    ['/blog/reading-the-tide', ['WebPage', 'Article', 'BreadcrumbList']],
    ['/careers/boat-builder', ['WebPage', 'JobPosting', 'BreadcrumbList']],
    ['/portfolio/ferry', ['WebPage', 'CreativeWork', 'BreadcrumbList']],
    ['/privacy', ['WebPage', 'BreadcrumbList']],
  ])('says of %s that it is %j', (path, types) => {
    expect(graph(page(path)).map((found) => String(found['@type']))).toEqual(types);
  });
});

describe('a breadcrumb list', () => {
  it('is the way to the page, with the page at its end', () => {
    const { page } = sampleSite();
    const { itemListElement } = only(graph(page('/blog/reading-the-tide')), 'BreadcrumbList');
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${brand.url}/` },
      { '@type': 'ListItem', position: 2, name: 'Blog', item: `${brand.url}/blog` },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Reading the tide',
        item: `${brand.url}/blog/reading-the-tide`,
      },
    ]);
  });
});

describe('an article', () => {
  it('has a headline of 110 characters at most, cut between words', () => {
    const title = 'Tides '.repeat(40).trim();
    const { page } = sampleSite({ 'posts/long.md': post.replace('Reading the tide', title) });
    const { headline } = only(graph(page('/blog/long')), 'Article');
    expect(headline).toMatch(/^(Tides )+Tides…$/);
    expect(String(headline).length).toBeLessThanOrEqual(110);
  });

  it('counts its words', () => {
    const { page } = sampleSite();
    expect(only(graph(page('/blog/reading-the-tide')), 'Article').wordCount).toBe(6);
  });
});

describe('a job', () => {
  const posting = (changed: string, of = brand) =>
    only(
      graph(sampleSite({ 'jobs/boat-builder.md': changed }).page('/careers/boat-builder'), of),
      'JobPosting',
    );

  it('is open until the last second of its last day where the agency is', () => {
    expect(posting(job).validThrough).toBe('2026-06-30T23:59:59-04:00');
    expect(posting(job, other).validThrough).toBe('2026-06-30T23:59:59+01:00');
  });

  it('is at a place, or says from where one may work', () => {
    expect(posting(job)).toMatchObject({ jobLocation: { address: { addressLocality: 'Port Avery' } } });
    const remote = posting(job.replace('presence: hybrid', 'presence: remote'), other);
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Portugal' },
    });
    expect(remote.jobLocation).toBeUndefined();
  });

  it('is at the place that it names, which may not be the city of the agency', () => {
    const { street, city } = brand.address;
    const addressAt = (place: string) =>
      posting(job.replace('place: Port Avery', `place: ${place}`)).jobLocation as { address: object };
    expect(addressAt(city).address).toMatchObject({ streetAddress: street, addressLocality: city });
    const { address } = addressAt('Lisbon');
    expect(address).toMatchObject({ addressLocality: 'Lisbon', addressCountry: 'US' });
    expect(address).not.toHaveProperty('streetAddress');
  });

  it('tells pay by its own unit', () => {
    expect(posting(job.replace('unit: year', 'unit: hour')).baseSalary).toMatchObject({
      currency: 'USD',
      value: { minValue: 100, maxValue: 200, unitText: 'HOUR' },
    });
  });

  it('that has passed is on no page', () => {
    const passed = job.replace('validThrough: 2026-06-30', 'validThrough: 2026-03-31');
    const { pages } = sampleSite({ 'jobs/boat-builder.md': passed });
    expect(noon.toISOString() > '2026-03-31').toBe(true);
    expect(JSON.stringify(pages.map((page) => graph(page)))).not.toContain('Boat builder');
  });
});

describe('the agency', () => {
  const { page } = sampleSite();
  const whole = (of = brand) => only(graph(page('/contact'), of), 'LocalBusiness');

  it('names the days on which it is open, and no others', () => {
    expect(whole().openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
    ]);
  });

  it('is in a country by its code', () => {
    expect(whole(other).address).toMatchObject({ addressCountry: 'PT', addressLocality: 'Nazaré' });
    expect(countryCode('united states')).toBe('US');
    expect(countryCode('Freedonia')).toBe('Freedonia');
  });

  it('claims no account elsewhere: the brand file names none', () => {
    expect(whole().sameAs).toBeUndefined();
  });
});
