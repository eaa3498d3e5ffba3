import { parseDate, type CalendarDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useDismiss } from '@/design-system/dismiss/use-dismiss';
import { Icon } from '@/design-system/icon/icon';
import { useEntrance } from '@/motion/use-entrance';
import { useLocalTime } from '@/dashboard/hooks/use-local-time';
import { readerZone } from '@/dashboard/days/time-zone';
import { isDay } from '@/dashboard/days/moments';
import { useAnchored } from '@/dashboard/parts/menu/use-anchored';
import * as s from './day-calendar.module.scss';

export interface DayCalendarProps {
  id: string;
  label: string;
  /** The chosen day as an ISO date. Any other text means no day. */
  day: string;
  min: string | undefined;
  max: string | undefined;
  /** The button that opens the calendar. */
  anchor: RefObject<HTMLElement | null>;
  onDay: (change: { day: string }) => void;
  /** Called by Escape, by a press outside and when the focus leaves. */
  onClose: () => void;
}

const dateOf = (day: string | undefined): CalendarDate | null =>
  day !== undefined && isDay(day) ? parseDate(day) : null;

/** The open calendar of a `DateField`. It shows one month and focuses the chosen day, or today. */
export function DayCalendar({ id, label, day, min, max, anchor, onDay, onClose }: DayCalendarProps) {
  const today = parseDate(useLocalTime(readerZone(), 10));
  const box = useEntrance<HTMLDivElement>(true, 'above');
  useAnchored(true, anchor, box, 'end');
  const dismiss = useDismiss({ open: true, root: box, button: anchor, onClose });

  return (
    <div ref={box} id={id} role="dialog" aria-label={`${label}: calendar`} className={s.root} {...dismiss}>
      <I18nProvider locale="en-GB">
        <Calendar
          aria-label={label}
          autoFocus
          firstDayOfWeek="mon"
          value={dateOf(day)}
          defaultFocusedValue={dateOf(day) ?? today}
          minValue={dateOf(min)}
          maxValue={dateOf(max)}
          onChange={(date) => onDay({ day: date.toString() })}
        >
          <div className={s.head}>
            <Button slot="previous" className={s.step}>
              <Icon name="chevron-left" size={18} />
            </Button>
            <Heading level={2} className={s.month} />
            <Button slot="next" className={s.step}>
              <Icon name="chevron-right" size={18} />
            </Button>
          </div>
          <CalendarGrid weekdayStyle="short" className={s.grid}>
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell className={s.weekday}>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <CalendarCell
                  date={date}
                  className={s.day}
                  data-now={date.compare(today) === 0 ? '' : undefined}
                />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </I18nProvider>
    </div>
  );
}
