import * as words from '@generated/yaml/words/blog';
import type { BlogData } from '@/content/page-data';
import { Link } from '@/design-system/link/link';
import { Pagination } from '@/design-system/pagination/pagination';
import { TextLink } from '@/design-system/text-link/text-link';
import { fill } from '@/lib/fill';
import { pathTo } from '@/routes/paths';
import { PageOpening } from '@/sections/page-opening/page-opening';
import { PostList } from '@/sections/post-list/post-list';
import * as s from './blog.module.scss';

/** The articles, newest first: all or those of one tag, with the tag filter and the link to the feed. */
export function BlogPage({ data }: { data: BlogData }) {
  const { title, lead, tag, posts, pagination, tags, feedPath } = data;
  const blog = { label: words.label, path: pathTo('blog') };
  return (
    <>
      <PageOpening
        title={title}
        lead={lead}
        size={tag ? 'regular' : 'large'}
        crumbs={tag ? [{ label: words.home, path: pathTo('home') }, blog, { label: tag }] : undefined}
      >
        {/* Not a page of this site: the router would look for one. */}
        <a href={feedPath} type="application/rss+xml" className={s.feed}>
          {words.feed}
        </a>
      </PageOpening>
      <div className={s.root}>
        {tags.length > 0 && (
          <nav aria-label={words.tags}>
            <ul role="list" className={s.tags}>
              <li>
                <Link href={blog.path} className={s.tag} aria-current={tag ? undefined : 'page'}>
                  {words.all}
                </Link>
              </li>
              {tags.map(({ label, path, count }) => (
                <li key={path}>
                  <Link href={path} className={s.tag} aria-current={label === tag ? 'page' : undefined}>
                    {label} <span className={s.count}>{count}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {posts.length > 0 ? (
          <PostList posts={posts} featured={pagination.page === 1} />
        ) : (
          <div className={s.empty}>
            <p>{tag ? fill(words.nothing, { tag }) : words.none}</p>
            {tag && (
              <TextLink href={blog.path} arrow>
                {words.seeAll}
              </TextLink>
            )}
          </div>
        )}
        <Pagination page={pagination.page} paths={pagination.paths} label={words.pages} />
      </div>
    </>
  );
}
