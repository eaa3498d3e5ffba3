import { useId, useRef, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/team';
import type { TeamMember } from '@/content/schema/picked';
import { Carousel } from '@/design-system/carousel/carousel';
import { TextLink } from '@/design-system/text-link/text-link';
import { cx } from '@/lib/cx';
import type { Plate } from '@/lib/plate';
import { useLineWipe } from '@/motion/use-line-wipe';
import { pathTo } from '@/routes/paths';
import { useCarousel } from '@/state/use-carousel';
import { Member } from './member';
import * as s from './team.module.scss';

export interface TeamProps extends ComponentProps<'section'> {
  title: string;
  /** The label of the link to the team page. */
  more: string;
  members: readonly TeamMember[];
  /** Keyed by the members' `image`. */
  plates: Readonly<Record<string, Plate>>;
}

/** The team, one person at a time: a portrait and the facts. The next portrait is partly visible at the side. */
export function Team({ title, more, members, plates, className, ...rest }: TeamProps) {
  const titleId = useId();
  const carousel = useRef<HTMLElement>(null);
  const { index, direction, next, previous } = useCarousel('team', members.length);
  useLineWipe({ root: carousel, index, direction });

  return (
    <section aria-labelledby={titleId} className={cx(s.root, className)} {...rest}>
      <Carousel
        ref={carousel}
        className={s.carousel}
        label={words.label}
        previousLabel={words.previous}
        nextLabel={words.next}
        index={index}
        onMove={({ direction: way }) => (way === 'next' ? next() : previous())}
        heading={
          <h2 id={titleId} className={s.title}>
            {title}
          </h2>
        }
        slides={members.map(({ slug }) => slug)}
        renderSlide={({ index: place, bars }) => {
          const member = members[place]!;
          const following = members[(place + 1) % members.length]!;
          return (
            <Member
              member={member}
              plate={plates[member.image]}
              following={following === member ? undefined : plates[following.image]}
              bars={bars}
            />
          );
        }}
      />
      <p className={s.more}>
        <TextLink arrow href={pathTo('team')}>
          {more}
        </TextLink>
      </p>
    </section>
  );
}
