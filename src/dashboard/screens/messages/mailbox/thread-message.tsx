import { minute } from '@/dashboard/days/local-time';
import { useNow } from '@/dashboard/hooks/use-now';
import type { Message, Person } from '@/dashboard/model/records/records';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { LinkedText } from '@/dashboard/parts/linked-text/linked-text';
import { readerZone } from '@/dashboard/days/time-zone';
import { ageOf, fullMoment } from '@/dashboard/words/moment';
import { personName } from '@/dashboard/words/person';
import * as s from './thread-message.module.scss';

export interface ThreadMessageProps {
  message: Message;
  personId: string;
  personOf: (id: string) => Person | null;
}

/** One message of a conversation: sender, recipient, time and text. */
export function ThreadMessage({ message, personId, personOf }: ThreadMessageProps) {
  const from = personName(personOf(message.fromId));
  const to = message.toIds.map((id) => (id === personId ? 'you' : personName(personOf(id))));
  return (
    <article className={s.root} aria-label={`From ${message.fromId === personId ? 'you' : from}`}>
      <Avatar name={from} size="regular" />
      <div className={s.words}>
        <p className={s.head}>
          <span className={s.name}>{message.fromId === personId ? 'You' : from}</span>
          <span className={s.to}>to {to.join(', ') || 'nobody'}</span>
          <time className={s.time} dateTime={message.sentAt} title={fullMoment(message.sentAt, readerZone())}>
            {ageOf(message.sentAt, useNow(minute))}
          </time>
        </p>
        <p className={s.body}>
          <LinkedText text={message.body} />
        </p>
      </div>
    </article>
  );
}
