import { useEffect, useRef, useState } from 'react';
import * as words from '@generated/yaml/words/contact';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import type { IconName } from '@/lib/icon-name';
import { contactText, toMailto } from '@/lib/contact-message';
import type { Delivery } from '@/platform/contact-delivery';
import { copyText } from '@/platform/clipboard';
import type { Outcome } from './use-contact-form';
import * as s from './contact-outcome.module.scss';

export interface ContactOutcomeProps {
  outcome: Outcome | null;
  /** The recipient of the mail link. */
  email: string;
  /** The person who replies, and the reply time. */
  answer: string;
}

interface OutcomeWords {
  icon: IconName;
  title: string;
  text: string;
}

const outcomes: Readonly<Record<Delivery['status'], OutcomeWords>> = {
  sent: { icon: 'check', title: words.sent, text: words.sentText },
  'not-delivered': {
    icon: 'mail',
    title: words.byMail,
    text: words.byMailText,
  },
  failed: {
    icon: 'circle-alert',
    title: words.failed,
    text: words.failedText,
  },
};

type Copied = 'no' | 'yes' | 'refused';

/** The result, and two other ways to send a message that was not delivered. Takes the focus when it appears. */
function OutcomePanel({
  outcome: { status, message },
  email,
  answer,
}: ContactOutcomeProps & { outcome: Outcome }) {
  const panel = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<Copied>('no');
  useEffect(() => panel.current?.focus(), []);

  const { icon, title, text } = outcomes[status];
  const mailto = toMailto(message, email);
  const copy = async () => setCopied((await copyText(contactText(message))) ? 'yes' : 'refused');

  return (
    <div ref={panel} tabIndex={-1} className={s.root} data-status={status}>
      <Icon name={icon} className={s.icon} />
      <p className={s.title}>{title}</p>
      <p className={s.text}>{text}</p>
      {status !== 'failed' && <p className={s.text}>{answer}</p>}
      {status !== 'sent' && (
        <>
          <div className={s.actions}>
            <Button href={mailto.href} icon={<Icon name="mail" size={18} />} size="compact">
              {words.mailProgram}
            </Button>
            <Button
              variant="outline"
              icon={<Icon name={copied === 'yes' ? 'check' : 'copy'} size={18} />}
              size="compact"
              onClick={copy}
            >
              {copied === 'yes' ? words.copied : words.copy}
            </Button>
          </div>
          {mailto.truncated && <p className={s.text}>{words.truncated}</p>}
          {copied === 'refused' && <p className={s.text}>{words.notCopied}</p>}
        </>
      )}
    </div>
  );
}

/** The result of sending a message, in a status region. */
export function ContactOutcome({ outcome, ...rest }: ContactOutcomeProps) {
  return (
    <div role="status" aria-atomic="true">
      {outcome && <OutcomePanel outcome={outcome} {...rest} />}
    </div>
  );
}
