import * as words from '@generated/yaml/words/lists';
import type { PageLink } from '../../../src/content/card-data';
import type { BlogData, PostData } from '../../../src/content/page-data';
import { fill, fillCount } from '../../../src/lib/fill';
import { feedPath, pathTo } from '../../../src/routes/paths';
import type { RouteParams } from '../../../src/routes/table';
import { latest } from '../days';
import type { Post } from '../content-store';
import { omit } from './omit';
import { tagLink } from './cards';
import type { PageContext } from './page-context';
import { crumbsTo } from './crumbs';
import type { PageDraft } from './draft';
import { partOf, type Part } from './parts';
import { relatedPosts } from './related';

const modified = ({ doc }: Post) => doc.updated ?? doc.date;

const listData = (
  { items, pagination }: Part<Post>,
  { store, postCard }: PageContext,
): Omit<BlogData, 'title' | 'lead'> => ({
  posts: items.map(postCard),
  pagination,
  tags: store.tags.map(({ label, slug, count }) => ({
    label,
    path: pathTo('blog-tag', { tag: slug }),
    count,
  })),
  feedPath,
});

/** All articles, in parts. */
export function blogPage(context: PageContext, params: RouteParams): PageDraft<BlogData> {
  const { store, parents } = context;
  const { title, description, lead } = store.yaml.pages.blog;
  const part = partOf(store.posts, { first: 'blog', further: 'blog-page' }, params);
  return {
    title: part.titled(title),
    description: part.described(description),
    data: { title, lead, ...listData(part, context) },
    lastModified: latest(part.items.map(modified)),
    kind: part.isFurther ? null : 'Page',
    crumbs: part.isFurther ? crumbsTo(part.label, parents.blog) : crumbsTo(title),
    text: lead,
  };
}

/** The articles with one tag, in parts. */
export function tagPage(context: PageContext, params: RouteParams): PageDraft<BlogData> {
  const { store, parents } = context;
  const { brand } = store.yaml;
  const { label, slug, count } = context.tag(params.tag!);
  const part = partOf(context.postsOfTag(slug), { first: 'blog-tag', further: 'blog-tag-page' }, params);
  const title = fill(words.tag, { tag: label });
  const link: PageLink = { label, path: pathTo('blog-tag', { tag: slug }) };
  const lead = fillCount(words.tagLead, count);
  return {
    title: part.titled(title),
    description: fill(words.tagDescription, {
      brand: brand.name,
      tag: part.titled(label),
      count: fillCount(words.tagCount, count),
    }),
    data: { title, lead, tag: label, ...listData(part, context) },
    lastModified: latest(part.items.map(modified)),
    kind: part.isFurther ? null : 'Tag',
    crumbs: part.isFurther ? crumbsTo(part.label, parents.blog, link) : crumbsTo(label, parents.blog),
    text: '',
  };
}

/** One article. */
export function postPage(context: PageContext, { slug = '' }: RouteParams): PageDraft<PostData> {
  const { store, parents, post: find, postCard, person, personCard, plate } = context;
  const post = find(slug);
  const { doc, body, contents, text } = post;
  const card = postCard(post);
  const cover = plate(doc.cover);
  const crumbs = crumbsTo(doc.title, parents.blog);
  return {
    title: doc.title,
    description: doc.description,
    data: {
      ...omit(card, 'cover'),
      cover,
      crumbs,
      updated: doc.updated,
      tags: doc.tags.map(tagLink),
      writer: personCard(person(doc.author)),
      contents,
      body,
      related: relatedPosts(post, context).map(postCard),
      address: store.yaml.brand.url + card.path,
    },
    lastModified: modified(post),
    kind: 'Article',
    crumbs,
    text,
    keywords: [...doc.tags, card.author.label],
    image: cover,
    source: post,
  };
}
