import type { ReactNode } from 'react';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import type { Week } from './use-week';
import type { WeekPanelState } from './use-week-panel';

export interface WeekEmptyProps {
  week: Week;
  panel: WeekPanelState;
  /** Whether the person can log time on a project. */
  hasProjects: boolean;
  /** The ways to add a row. */
  tools: ReactNode;
}

/** A week without time, and the ways to begin it. */
export function WeekEmpty({
  week,
  panel: { favourites, addFavourites },
  hasProjects,
  tools,
}: WeekEmptyProps) {
  const { locked } = week;
  return (
    <Empty
      title="No time in this week"
      action={
        !locked && (
          <>
            {favourites.length > 0 && (
              <Button
                size="compact"
                variant="outline"
                icon={<Icon name="star" size={18} />}
                onClick={addFavourites}
              >
                Add {favourites.length === 1 ? favourites[0]!.name : 'favourites'}
              </Button>
            )}
            {tools}
          </>
        )
      }
    >
      {locked
        ? week.isSignedOff
          ? 'No time was logged in this week.'
          : `This week was ${week.sheet.submittedAt === null ? 'approved' : 'submitted'} without time.`
        : hasProjects
          ? 'Add a project, start the timer, or copy last week.'
          : 'No project is active. An admin adds projects on the Projects screen.'}
    </Empty>
  );
}
