import type { ComponentProps } from 'react';
import * as words from '@generated/yaml/words/job';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { cx } from '@/lib/cx';
import { fillNodes } from '@/lib/fill-nodes';
import { formatDay } from '@/lib/format-day';
import { emailAddress } from '@/lib/email-address';
import * as s from './apply.module.scss';

export interface ApplyProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** An email link with a subject. */
  mailto: string;
  /** The last day to apply: `2027-09-30`. */
  closes: string;
}

/** The call to apply: a button for people with an email app, the email address for everyone. */
export function Apply({ mailto, closes, className, ...rest }: ApplyProps) {
  return (
    <div className={cx(s.root, className)} {...rest}>
      <Button icon={<Icon name="mail" size={18} />} href={mailto}>
        {words.apply}
      </Button>
      <p className={s.address}>
        {fillNodes(words.applyTo, {
          email: <span className={s.copied}>{emailAddress(mailto)}</span>,
          day: <time dateTime={closes}>{formatDay(closes)}</time>,
        })}
      </p>
    </div>
  );
}
