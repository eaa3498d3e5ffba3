import * as pagesWords from '@generated/yaml/words/pages';
import * as words from '@generated/yaml/words/post';
import type { PostData } from '@/content/page-data';
import { Link } from '@/design-system/link/link';
import { fill } from '@/lib/fill';
import { fillNodes } from '@/lib/fill-nodes';
import { formatDay } from '@/lib/format-day';
import { AuthorBox } from '@/sections/author-box/author-box';
import { PageOpening } from '@/sections/page-opening/page-opening';
import { PostCard } from '@/sections/post-card/post-card';
import { Reading } from '@/sections/reading/reading';
import { Share } from '@/sections/share/share';
import * as s from './post.module.scss';

/** An article: its text, its author, and articles to read next. */
export function PostPage({ data }: { data: PostData }) {
  const { title, description, date, updated, minutes, tags, writer, contents, related } = data;
  return (
    <>
      <article>
        <PageOpening title={title} lead={description} crumbs={data.crumbs} plate={data.cover} ground="paper">
          <div className={s.meta}>
            <p>
              {tags.map(({ label, path }, index) => (
                <span key={path}>
                  {index > 0 && ', '}
                  <Link href={path} className={s.tag}>
                    {label}
                  </Link>
                </span>
              ))}
            </p>
            <p>
              <time dateTime={date}>{formatDay(date)}</time>, {fill(words.minutes, { count: minutes })}
            </p>
            {updated && (
              <p>
                {fillNodes(pagesWords.updated, { day: <time dateTime={updated}>{formatDay(updated)}</time> })}
              </p>
            )}
          </div>
        </PageOpening>
        <Reading text={data.body} contents={contents} lead>
          <div className={s.end}>
            <AuthorBox person={writer} />
            <Share title={title} address={data.address} />
          </div>
        </Reading>
      </article>
      {related.length > 0 && (
        <section className={s.more} aria-labelledby="keep-reading">
          <h2 id="keep-reading" className={s.moreTitle}>
            {words.keepReading}
          </h2>
          <ul role="list" className={s.cards}>
            {related.map((post) => (
              <li key={post.path}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
