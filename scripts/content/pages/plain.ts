import * as words from '@generated/yaml/words/lists';
import type { ContactData, SearchData } from '../../../src/content/page-data';
import { latest } from '../days';
import type { PageContext } from './page-context';
import type { PageDraft } from './draft';
import { singlePage } from './single';

/** The home page, whose sections have modules of their own (`home-modules.ts`). */
export function homePage({ store }: PageContext): PageDraft<null> {
  const { projects, services, people } = store;
  const { brand } = store.yaml;
  return {
    title: words.home,
    description: brand.description,
    data: null,
    lastModified: latest([
      ...projects.filter(({ doc }) => doc.home).map(({ doc }) => doc.updated ?? doc.date),
      ...[...services, ...people].filter(({ doc }) => doc.home).map(({ doc }) => doc.updated),
    ]),
    kind: 'Page',
    crumbs: [],
    text: brand.description,
  };
}

/** The contact page. */
export function contactPage({ store }: PageContext): PageDraft<ContactData> {
  const { brand, pages } = store.yaml;
  const page = singlePage(pages.contact, {}, null);
  const { email, phone, address } = brand;
  const text = [page.text, email, phone, ...Object.values(address)].filter(Boolean).join(' ');
  return { ...page, text };
}

/** The search: a page to use, which our own search leaves out. Search engines know it without a question. */
export function searchPage({ store }: PageContext): PageDraft<SearchData> {
  return { ...singlePage(store.yaml.pages.search, {}, null), kind: null, text: '' };
}
