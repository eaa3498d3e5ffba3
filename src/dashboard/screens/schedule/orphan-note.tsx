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
            ? `If you save, one occurrence that you changed separately (${days}) is removed from the series.`
            : `If you save, ${orphans.length} occurrences that you changed separately (${days}) are removed from the series.`}
        </>
      )}
    </p>
  );
}
