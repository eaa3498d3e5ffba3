import * as words from '@generated/yaml/words/job';
import type { JobData } from '@/content/page-data';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Prose } from '@/design-system/prose/prose';
import { formatDay } from '@/lib/format-day';
import { formatPay } from '@/lib/format-pay';
import { FactList } from '@/sections/fact-list/fact-list';
import { employmentWords, presenceWords } from '@/sections/job-card/job-words';
import { PageOpening } from '@/sections/page-opening/page-opening';
import { PersonCard } from '@/sections/person-card/person-card';
import { Process } from '@/sections/process/process';
import { Apply } from './apply';
import * as s from './job.module.scss';

const day = (value: string) => <time dateTime={value}>{formatDay(value)}</time>;

/** A job opening: the pay, the work, the selection process and the contact. */
export function JobPage({ data }: { data: JobData }) {
  const { contact, mailto } = data;
  return (
    <article>
      <PageOpening title={data.title} lead={data.summary} crumbs={data.crumbs}>
        <Button variant="signal" icon={<Icon name="mail" size={18} />} href={mailto}>
          {words.apply}
        </Button>
      </PageOpening>
      <div className={s.work}>
        <FactList
          className={s.facts}
          facts={[
            { label: words.pay, value: formatPay(data.pay) },
            { label: words.place, value: data.place },
            { label: words.presence, value: presenceWords[data.presence] },
            { label: words.employment, value: employmentWords[data.employment] },
            { label: words.posted, value: day(data.posted) },
            { label: words.openUntilLabel, value: day(data.validThrough) },
          ]}
        />
        <Prose text={data.body} lead className={s.prose} />
      </div>
      {data.process[0] && <Process title={words.choose} steps={data.process} />}
      <section className={s.reader} aria-labelledby="reader">
        <div className={s.columns}>
          <h2 id="reader" className={s.title}>
            {words.reader}
          </h2>
          <PersonCard person={contact} className={s.person} />
          <Apply mailto={mailto} closes={data.validThrough} className={s.apply} />
        </div>
      </section>
    </article>
  );
}
