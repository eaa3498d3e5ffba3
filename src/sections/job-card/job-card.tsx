import type { ComponentProps } from 'react';
import * as words from '@generated/yaml/words/jobCard';
import type { JobCardData } from '@/content/card-data';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { cx } from '@/lib/cx';
import { fillNodes } from '@/lib/fill-nodes';
import { formatDay } from '@/lib/format-day';
import { formatPay } from '@/lib/format-pay';
import { inSentence } from '@/lib/language';
import * as s from './job-card.module.scss';
import { employmentWords, presenceWords } from './job-words';

export interface JobCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  job: JobCardData;
  /** The level of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3;
}

/** The summary of a job opening, with the facts that people ask first: the pay, the place and the closing date. */
export function JobCard({ job, headingLevel = 3, className, ...rest }: JobCardProps) {
  const { path, title, summary, place, presence, employment, pay, validThrough } = job;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={cx(s.root, className)} {...rest}>
      <div className={s.words}>
        <Heading className={s.title}>
          <Link href={path} className={s.link}>
            {title}
          </Link>
        </Heading>
        <p className={s.summary}>{summary}</p>
      </div>
      <ul role="list" className={s.facts}>
        <li className={s.pay}>{formatPay(pay)}</li>
        <li>{place}</li>
        <li>
          {presenceWords[presence]}, {inSentence(employmentWords[employment])}
        </li>
        <li className={s.closes}>
          {fillNodes(words.openUntil, {
            day: <time dateTime={validThrough}>{formatDay(validThrough)}</time>,
          })}
        </li>
      </ul>
      <Icon name="arrow-right" size={28} className={s.arrow} />
    </article>
  );
}
