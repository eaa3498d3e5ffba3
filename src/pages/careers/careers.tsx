import * as words from '@generated/yaml/words/careers';
import * as linkWords from '@generated/yaml/words/links';
import type { CareersData } from '@/content/page-data';
import { careers as plate } from '@/content/plates/careers';
import { Button } from '@/design-system/button/button';
import { Plate } from '@/design-system/plate/plate';
import { TextLink } from '@/design-system/text-link/text-link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { fill } from '@/lib/fill';
import { anchors } from '@/routes/anchors';
import { pathTo } from '@/routes/paths';
import { JobCard } from '@/sections/job-card/job-card';
import { PageOpening } from '@/sections/page-opening/page-opening';
import * as s from './careers.module.scss';

/** The job openings, and the next action if none fits. */
export function CareersPage({ data }: { data: CareersData }) {
  const { title, lead, jobs, email } = data;
  const isOpen = jobs.length > 0;
  return (
    <>
      <PageOpening size="large" title={title} lead={lead} />
      {isOpen && (
        <section className={s.openings} id={anchors.careers} aria-labelledby="openings">
          <h2 id="openings">
            <VisuallyHidden>{words.label}</VisuallyHidden>
          </h2>
          <ul role="list">
            {jobs.map((job) => (
              <li key={job.path}>
                <JobCard job={job} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={s.letter} id={isOpen ? undefined : anchors.careers} aria-labelledby="letter">
        {isOpen && (
          <div className={s.picture}>
            <Plate plate={plate} alt="" fit="cover" />
          </div>
        )}
        <div className={s.columns}>
          <h2 id="letter" className={s.title}>
            {isOpen ? words.others : words.none}
          </h2>
          <div className={s.words}>
            <p className={s.text}>{words.letter}</p>
            <div className={s.actions}>
              <Button href={`mailto:${email}`}>{fill(words.writeTo, { email })}</Button>
              <TextLink arrow href={pathTo('about')}>
                {linkWords.howWeWork}
              </TextLink>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
