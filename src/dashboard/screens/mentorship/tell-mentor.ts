import { notificationsOf, portalPath } from '@/routes/portal-paths';
import { now } from '@/platform/clock';
import type { Meeting, Person } from '@/dashboard/data/records';
import type { Change } from '@/dashboard/data/store-port';
import { put } from '@/dashboard/data/use-workspace';
import { timeWords } from '@/dashboard/data/training/words';

interface Told {
  intern: Person;
  /** It was planned before, for another time. */
  moved: boolean;
}

/** The notice that lets a mentor know of a meeting. It goes with the change, so that an undo takes it away too. */
export function tellMentor({ mentorId, startsAt }: Meeting, { intern, moved }: Told): Change[] {
  return [
    put('notices', {
      id: crypto.randomUUID(),
      revision: 0,
      audience: { personId: mentorId },
      text: `${intern.name} ${moved ? 'moved your meeting' : 'planned a meeting with you'}`,
      detail: timeWords(startsAt),
      at: now().toISOString(),
      path: portalPath(notificationsOf('employee')),
      readByIds: [intern.id],
    }),
  ];
}
