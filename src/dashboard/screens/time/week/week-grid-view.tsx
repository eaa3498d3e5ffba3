import { useId } from 'react';
import { useMedia } from '@/motion/use-media';
import { DayTabs } from './day-tabs';
import type { Week } from './use-week';
import type { WeekPanelState } from './use-week-panel';
import { WeekTable } from './week-table';

export interface WeekGridViewProps {
  week: Week;
  panel: WeekPanelState;
  /** The day that a small screen shows. */
  day: string;
  onDay: (day: string) => void;
  helpId: string;
}

/** Below this width the table shows one day. */
const small = '(width < 64em)';

/** The times of a week in a table: all its days, or on a small screen one day, chosen by tabs. */
export function WeekGridView({ week, panel, day, onDay, helpId }: WeekGridViewProps) {
  const { actions, drafts, dialog, removeRow } = panel;
  const isSmall = useMedia(small);
  const ids = useId();
  const panelId = `${ids}-panel`;
  const tabIdOf = (of: string) => `${ids}-${of}`;
  const table = (
    <WeekTable
      week={week}
      days={isSmall ? [day] : week.grid.days}
      drafts={drafts}
      helpId={helpId}
      onSetCell={async (change) => {
        // A row stays while the user works in it, also without time.
        week.addRow(change.projectId);
        return actions.setCell(change);
      }}
      onDetails={dialog.show}
      onNear={dialog.prepare}
      onRemoveRow={removeRow}
    />
  );
  if (!isSmall) return table;
  return (
    <>
      <DayTabs {...{ week, day, panelId, tabIdOf }} onSelect={({ day: chosen }) => onDay(chosen)} />
      <div role="tabpanel" id={panelId} aria-labelledby={tabIdOf(day)}>
        {table}
      </div>
    </>
  );
}
