import type { ComponentProps } from 'react';
import * as words from '@generated/yaml/words/hours';
import { Badge } from '@/design-system/badge/badge';
import { describeHours, type OpeningHours } from '@/lib/business-hours';
import { cx } from '@/lib/cx';
import { useOpenNow } from './use-open-now';
import * as s from './business-hours.module.scss';

export interface BusinessHoursProps extends ComponentProps<'div'> {
  hours: readonly OpeningHours[];
  /** IANA name of the time zone of the hours. */
  timeZone: string;
  headingLevel: 2 | 3;
}

/** The week's opening hours, and whether the agency is open now, always in the agency's own time zone. */
export function BusinessHours({ hours, timeZone, headingLevel, className, ...rest }: BusinessHoursProps) {
  const open = useOpenNow(hours, timeZone);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx(s.root, className)} {...rest}>
      <div className={s.head}>
        <Heading className={s.heading}>{words.title}</Heading>
        {open !== null && <Badge tone={open ? 'ok' : 'neutral'}>{open ? words.open : words.closed}</Badge>}
      </div>
      <dl>
        {describeHours(hours).map(({ days, times }) => (
          <div key={days} className={s.row}>
            <dt>{days}</dt>
            <dd className={s.times}>{times}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
