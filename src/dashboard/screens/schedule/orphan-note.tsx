import { Icon } from '@/design-system/icon/icon';
import type { OccurrenceOverride } from '@/dashboard/model/records/records';
import { dayAndMonth } from '@/dashboard/words/day';
import * as s from './orphan-note.module.scss';

export interface OrphanNoteProps {
  /** Occurrences that were changed by themselves. */
  orphans: readonly OccurrenceOverride[];
}

/** Says, before a series is saved, which of its changed occurrences would go with it. */
export function OrphanNote({ orphans }: OrphanNoteProps) {
  const days = orphans.map(({ startsAt }) => dayAndMonth(startsAt.slice(0, 10))).join(', ');
  return (
    <p className={s.root} role="status">
      {orphans.length > 0 && (
        <>
          <Icon name="triangle-alert" size={18} className={s.icon} />
          {orphans.length === 1
            ? `One occurrence that was changed on its own (${days}) would no longer be part of the series.`
            : `${orphans.length} occurrences that were changed on their own (${days}) would no longer be part of the series.`}
        </>
      )}
    </p>
  );
}
