import type { MouseEvent, ReactNode } from 'react';
import * as cursorWords from '@generated/yaml/words/cursor';
import { mostWide, type ProjectCardData } from '@/content/card-data';
import { Card, type CardProps } from '@/design-system/card/card';
import { Chip } from '@/design-system/chip/chip';
import { Link } from '@/design-system/link/link';
import { Plate } from '@/design-system/plate/plate';
import { cx } from '@/lib/cx';
import type { Plate as PlateData } from '@/lib/plate';
import * as s from './project-card.module.scss';

export type ProjectCardLayout = 'column' | 'row' | 'wide' | 'last' | 'last-of-three' | 'last-of-both';

export interface ProjectCardProps extends Omit<CardProps, 'variant' | 'media' | 'footer' | 'children'> {
  project: Pick<ProjectCardData, 'title' | 'subtitle' | 'summary' | 'wide' | 'imageAlt' | 'tags'> & {
    image?: PlateData;
  };
  /** The path of the project's own page. The card is then its link. */
  href?: string;
  /** Opens a dialog on a plain press on the link, which then is not followed. Another tab or window opens the page itself. */
  onPress?: () => void;
  /** Further actions. */
  footer?: ReactNode;
  /** The level of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3;
  /**
   * `row` sets the text beside the picture, for a single project. `wide` shows the wide picture in the width of the
   * page, with the text below it. `last` sets the text beside where two cards are side by side, `last-of-three` where
   * three are, and `last-of-both` in both cases: the card is alone in its row. @default 'column'
   */
  layout?: ProjectCardLayout;
  /** Whether its picture is the first of its page, which loads at once. @default false */
  first?: boolean;
}

/**
 * Returns the layout of a card among others, so that none leaves a gap beside it.
 * @param wide - whether the list has the width of its page.
 */
export function layoutAmong(index: number, count: number, wide = false): ProjectCardLayout {
  if (wide && count <= mostWide) return 'wide';
  if (count === 1) return 'row';
  if (index < count - 1) return 'column';
  const [ofTwo, ofThree] = [count % 2 === 1, count % 3 === 1];
  if (ofThree) return ofTwo ? 'last-of-both' : 'last-of-three';
  return ofTwo ? 'last' : 'column';
}

/** The summary of a project: its picture, its description and its technologies. */
export function ProjectCard({
  project,
  href,
  onPress,
  footer,
  headingLevel = 3,
  layout = 'column',
  first = false,
  className,
  ...rest
}: ProjectCardProps) {
  const { title, subtitle, summary, imageAlt, tags } = project;
  const image = (layout === 'wide' && project.wide) || project.image;
  const Heading = `h${headingLevel}` as const;
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onPress?.();
  };
  return (
    <Card
      variant="bare"
      className={cx(s.root, className)}
      data-layout={layout}
      media={
        <div className={s.picture} data-cursor-word={href ? cursorWords.open : undefined}>
          {image && <Plate plate={image} alt={imageAlt} fit="cover" first={first} large="26vw" />}
        </div>
      }
      footer={footer}
      {...rest}
    >
      <p className={s.subtitle}>{subtitle}</p>
      <Heading className={s.title}>
        {href ? (
          <Link href={href} className={s.link} aria-haspopup={onPress && 'dialog'} onClick={onPress && press}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      <p className={s.summary}>{summary}</p>
      <ul role="list" className={s.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Chip>{tag}</Chip>
          </li>
        ))}
      </ul>
    </Card>
  );
}
