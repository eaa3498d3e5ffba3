import * as cursorWords from '@generated/yaml/words/cursor';
import * as words from '@generated/yaml/words/post';
import type { PostCardData } from '@/content/card-data';
import { Card, type CardProps } from '@/design-system/card/card';
import { Link } from '@/design-system/link/link';
import { Plate } from '@/design-system/plate/plate';
import { fill } from '@/lib/fill';
import * as s from './post-card.module.scss';

export interface PostCardProps extends Omit<CardProps, 'variant' | 'media' | 'footer' | 'children'> {
  post: PostCardData;
}

/** The summary of an article to read next. Its only link, the title, covers the whole card. */
export function PostCard({ post, ...rest }: PostCardProps) {
  return (
    <Card
      variant="bare"
      media={
        <div className={s.picture} data-cursor-word={cursorWords.read}>
          <Plate plate={post.cover} alt="" fit="crop" />
        </div>
      }
      {...rest}
    >
      <p className={s.meta}>
        {post.tag.label}, {fill(words.minutes, { count: post.minutes })}
      </p>
      <h3 className={s.title}>
        <Link href={post.path} className={s.link}>
          {post.title}
        </Link>
      </h3>
    </Card>
  );
}
