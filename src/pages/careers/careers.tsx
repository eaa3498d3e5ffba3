import type { CareersData } from '@/content/page-data';
import { Button } from '@/design-system/button/button';
import { TextLink } from '@/design-system/text-link/text-link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { anchors } from '@/routes/anchors';
import { pathTo } from '@/routes/paths';
import { JobCard } from '@/sections/job-card/job-card';
import { PageOpening } from '@/sections/page-opening/page-opening';
import * as s from './careers.module.scss';

/** The openings, and what to do where none is yours. */
export function CareersPage({ data }: { data: CareersData }) {
  const { title, lead, jobs, email } = data;
  const isOpen = jobs.length > 0;
  return (
    <>
      <PageOpening title={title} lead={lead} />
      {isOpen && (
        <section className={s.openings} id={anchors.careers} aria-labelledby="openings">
          <h2 id="openings">
            <VisuallyHidden>Openings</VisuallyHidden>
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
        <div className={s.columns}>
          <h2 id="letter" className={s.title}>
            {isOpen ? 'None of these?' : 'No opening today'}
          </h2>
          <div className={s.words}>
            <p className={s.text}>
              Write to us all the same. Say what you would like to do here, and show one thing that you made.
              We read every letter and answer it, whether there is a place or not.
            </p>
            <div className={s.actions}>
              <Button href={`mailto:${email}`}>{`Write to ${email}`}</Button>
              <TextLink arrow href={pathTo('about')}>
                How we work
              </TextLink>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
