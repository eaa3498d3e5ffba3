import { useRef, type KeyboardEvent } from 'react';
import { shortWeekday } from '@/dashboard/words/day';
import { clockSpan } from '@/dashboard/words/span';
import { tabForKey } from '@/design-system/tabs/tab-for-key';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import * as s from './day-tabs.module.scss';
import type { Week } from './use-week';

export interface DayTabsProps {
  week: Week;
  day: string;
  onSelect: (tab: { day: string }) => void;
  panelId: string;
  tabIdOf: (day: string) => string;
}

/** The days of a week on a small screen (APG: tabs, automatic activation). */
export function DayTabs({ week: { grid, today }, day: shown, onSelect, panelId, tabIdOf }: DayTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = tabForKey(event.key, {
      index: grid.days.indexOf(shown),
      count: grid.days.length,
      rightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (to === null) return;
    event.preventDefault();
    onSelect({ day: grid.days[to]! });
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <div ref={row} role="tablist" aria-label="Days" className={s.root} onKeyDown={onKeyDown}>
      {grid.days.map((day, index) => {
        const minutes = grid.dayTotals[index]!;
        return (
          <button
            key={day}
            type="button"
            role="tab"
            id={tabIdOf(day)}
            aria-selected={day === shown}
            aria-controls={panelId}
            tabIndex={day === shown ? 0 : -1}
            className={s.tab}
            data-today={day === today || undefined}
            onClick={() => onSelect({ day })}
          >
            <span className={s.name}>{shortWeekday(day)}</span>{' '}
            <span className={s.date}>{Number(day.slice(8))}</span>{' '}
            <span className={s.total}>
              {minutes === 0 ? <span aria-hidden="true">–</span> : clockSpan(minutes)}
              <VisuallyHidden>{minutes === 0 ? 'no time' : ' hours'}</VisuallyHidden>
            </span>
          </button>
        );
      })}
    </div>
  );
}
