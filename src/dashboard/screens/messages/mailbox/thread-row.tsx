import { memo } from 'react';
import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import type { Person } from '@/dashboard/model/records/records';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { spokenAge } from '@/dashboard/words/moment';
import { namesOf, personName } from '@/dashboard/words/person';
import { oneLine } from '@/lib/one-line';
import { shorten } from '@/lib/shorten';
import { excerptLength } from './excerpt';
import * as s from './row.module.scss';
import { faceOf, type Box, type Thread } from './threads';

export interface ThreadRowProps {
  thread: Thread;
  box: Box;
  href: string;
  personId: string;
  personOf: (id: string) => Person | null;
  current: boolean;
  age: string;
}

/** A conversation in a list: its people, subject, first words and age. */
export const ThreadRow = memo(function ThreadRow({
  thread,
  box,
  href,
  personId,
  personOf,
  current,
  age,
}: ThreadRowProps) {
  const face = faceOf(thread, box);
  const others = face.toIds.map(personOf);
  const isMine = face.fromId === personId;
  const name = isMine ? `To ${namesOf(others)}` : personName(personOf(face.fromId));
  const unread = thread.unread && box === 'inbox';
  return (
    <Link
      href={href}
      className={s.root}
      data-key={thread.id}
      data-unread={unread || undefined}
      aria-current={current ? 'true' : undefined}
    >
      <span className={s.dot} aria-hidden="true" />
      <Avatar
        name={isMine ? personName(others[0] ?? null) : personName(personOf(face.fromId))}
        size="regular"
      />
      <span className={s.words}>
        <span className={s.head}>
          <span className={s.name}>
            {unread && <VisuallyHidden>Unread, </VisuallyHidden>}
            {name}
          </span>
          {thread.messages.length > 1 && (
            <span className={s.count}>
              <span aria-hidden="true">{thread.messages.length}</span>
              <VisuallyHidden>, {thread.messages.length} messages</VisuallyHidden>
            </span>
          )}
          <time className={s.age} dateTime={face.sentAt}>
            <span aria-hidden="true">{age}</span>
            <VisuallyHidden>, {spokenAge(age)}</VisuallyHidden>
          </time>
        </span>
        <span className={s.subject}>{thread.subject || 'No subject'}</span>
        <span className={s.excerpt}>{shorten(oneLine(face.body), excerptLength)}</span>
      </span>
    </Link>
  );
});
