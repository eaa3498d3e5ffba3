import type { ComponentProps } from 'react';
import * as cursorWords from '@generated/yaml/words/cursor';
import * as words from '@generated/yaml/words/post';
import type { PostCardData } from '@/content/card-data';
import { Link } from '@/design-system/link/link';
import { Plate } from '@/design-system/plate/plate';
import { cx } from '@/lib/cx';
import { fill } from '@/lib/fill';
import { formatDay } from '@/lib/format-day';
import * as s from './post-list.module.scss';

export interface PostListProps extends Omit<ComponentProps<'ul'>, 'children' | 'role'> {
  /** Newest first. */
  posts: readonly PostCardData[];
  /** Whether the first article, the newest, gets a large picture. @default false */
  featured?: boolean;
}

/** Articles in a column, each with its date, its summary and a crop of its cover. */
export function PostList({ posts, featured = false, className, ...rest }: PostListProps) {
  const isNews = (index: number) => featured && index === 0;
  return (
    <ul role="list" className={cx(s.root, className)} {...rest}>
      {posts.map((post, index) => (
        <li key={post.path} className={s.item} data-swell="" data-size={isNews(index) ? 'featured' : 'row'}>
          <div className={s.words}>
            <h2 className={s.title}>
              <Link href={post.path} className={s.link}>
                {post.title}
              </Link>
            </h2>
            <p className={s.description}>{post.description}</p>
          </div>
          <p className={s.meta}>
            <time dateTime={post.date}>{formatDay(post.date)}</time>
            <span>
              {post.tag.label}, {fill(words.minutes, { count: post.minutes })}
            </span>
          </p>
          <div className={s.picture} data-cursor-word={cursorWords.read}>
            <Plate
              plate={post.cover}
              alt=""
              fit="crop"
              first={isNews(index)}
              large={isNews(index) ? '45vw' : undefined}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
