import { useNow } from '@/dashboard/hooks/use-now';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { minute } from '@/dashboard/days/local-time';
import type { Operation } from '@/dashboard/store/workspace/workspace';
import { ageOf, spokenAge } from '@/dashboard/words/moment';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import * as s from './activity-list.module.scss';

export interface ActivityListProps {
  /** Newest first. */
  operations: readonly Operation[];
}

/** Changes made in the portal, with their authors and ages. */
export function ActivityList({ operations }: ActivityListProps) {
  const nameOf = usePersonName();
  const at = useNow(minute);
  return (
    <ol role="list" className={s.list}>
      {operations.map((operation) => (
        <li key={operation.id} className={s.item}>
          <span className={s.label}>{operation.label}</span>
          <span className={s.who}>{nameOf(operation.actorId)}</span>
          <time className={s.when} dateTime={operation.at}>
            <span aria-hidden="true">{ageOf(operation.at, at)}</span>
            <VisuallyHidden>{spokenAge(ageOf(operation.at, at))}</VisuallyHidden>
          </time>
        </li>
      ))}
    </ol>
  );
}
