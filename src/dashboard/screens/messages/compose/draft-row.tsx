import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import type { Draft, Person } from '@/dashboard/model/records/records';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { ageOf, spokenAge } from '@/dashboard/words/moment';
import { namesOf, personName } from '@/dashboard/words/person';
import { excerptLength } from '@/dashboard/screens/messages/mailbox/excerpt';
import { oneLine } from '@/lib/one-line';
import { shorten } from '@/lib/shorten';
import * as s from '@/dashboard/screens/messages/mailbox/row.module.scss';

export interface DraftRowProps {
  draft: Draft;
  href: string;
  to: readonly (Person | null)[];
  current: boolean;
  now: Date;
}

/** An unsent message in a list, with a link back to its form. */
export function DraftRow({ draft, href, to, current, now }: DraftRowProps) {
  const age = ageOf(draft.savedAt, now);
  return (
    <Link href={href} className={s.root} data-key={draft.id} aria-current={current ? 'true' : undefined}>
      <span className={s.dot} aria-hidden="true" />
      <Avatar name={to.length > 0 ? personName(to[0]) : '?'} size="regular" />
      <span className={s.words}>
        <span className={s.head}>
          <span className={s.name}>To {namesOf(to)}</span>
          <time className={s.age} dateTime={draft.savedAt}>
            <span aria-hidden="true">{age}</span>
            <VisuallyHidden>, saved {spokenAge(age)}</VisuallyHidden>
          </time>
        </span>
        <span className={s.subject}>
          {draft.replyToId !== null && 'Reply: '}
          {draft.subject || 'No subject'}
        </span>
        <span className={s.excerpt}>
          {shorten(oneLine(draft.body), excerptLength) || 'Nothing written yet'}
        </span>
      </span>
    </Link>
  );
}
