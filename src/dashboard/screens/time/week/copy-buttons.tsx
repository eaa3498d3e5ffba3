import { copiesOfLastDay } from '@/dashboard/commands/time/change-entries';
import { weekdayOf } from '@/dashboard/days/days';
import { weekdayNames } from '@/dashboard/words/day';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import type { Week } from './use-week';
import type { WeekPanelState } from './use-week-panel';

export interface CopyButtonsProps {
  week: Week;
  panel: WeekPanelState;
}

/** Copies the last day with time to today, or the last week to this one. */
export function CopyButtons({ week, panel }: CopyButtonsProps) {
  const { today, grid } = week;
  const { actions, question, attempt, copyLast } = panel;
  const lastDay =
    !week.isLockedDay(today) && grid.days.includes(today)
      ? copiesOfLastDay({ sheet: week.sheet, entries: week.own, projects: week.projects }, today)?.day
      : undefined;
  return (
    <>
      {lastDay && (
        <Button
          size="compact"
          variant="outline"
          icon={<Icon name="copy" size={18} />}
          onClick={() => void attempt(actions.copyLastDay)}
        >
          Copy {weekdayNames[weekdayOf(lastDay) - 1]}
        </Button>
      )}
      <Button
        size="compact"
        variant="outline"
        icon={<Icon name="copy" size={18} />}
        onFocus={question.prepare}
        onPointerEnter={question.prepare}
        onClick={() => void copyLast()}
      >
        Copy last week
      </Button>
    </>
  );
}
