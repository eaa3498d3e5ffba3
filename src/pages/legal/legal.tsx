import type { LegalData } from '@/content/page-data';
import { formatDay } from '@/lib/format-day';
import { PageOpening } from '@/sections/page-opening/page-opening';
import { Reading } from '@/sections/reading/reading';
import * as s from './legal.module.scss';

/** What is promised or agreed, and since when: the privacy policy, the terms, the statement on accessibility. */
export function LegalPage({ data }: { data: LegalData }) {
  return (
    <article>
      <PageOpening title={data.title} lead={data.lead}>
        <p className={s.updated}>
          Updated <time dateTime={data.updated}>{formatDay(data.updated)}</time>
        </p>
      </PageOpening>
      <Reading text={data.body} contents={data.contents} contentsLabel="On this page" />
    </article>
  );
}
