import { orderedCourses, orderedResources } from '@/dashboard/figures/training';
import { put } from '@/dashboard/model/change';
import type { Command, Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Course, Resource } from '@/dashboard/model/records/records';

/** Swaps an item with its neighbour. Null at the end of the list. @param step - -1 is up, 1 is down */
export function swapped<T extends { id: string }>(items: readonly T[], id: string, step: -1 | 1): T[] | null {
  const from = items.findIndex((item) => item.id === id);
  const other = items[from + step];
  if (from < 0 || !other) return null;
  const next = [...items];
  next[from + step] = items[from]!;
  next[from] = other;
  return next;
}

const itemsOf = {
  courses: (read: Read) => orderedCourses(read.all('courses')),
  resources: (read: Read) => orderedResources(read.all('resources')),
};

/** Moves a course or a resource one place. Only the admin orders them, because the order is the same for all. */
export const moveContent =
  (collection: keyof typeof itemsOf, id: string, step: -1 | 1): Command =>
  (read, { actorId }) => {
    if (read.get('people', actorId)?.kind !== 'admin')
      throw new DomainError(`Only an admin can change the order of the ${collection}. Ask an admin.`);
    const next = swapped<Course | Resource>(itemsOf[collection](read), id, step) ?? [];
    const moved = next.find((item) => item.id === id);
    return {
      label: `Moved “${moved?.title ?? 'the item'}” ${step < 0 ? 'up' : 'down'}`,
      changes: next.flatMap((item, position) =>
        item.position === position ? [] : put(collection, { ...item, position }),
      ),
    };
  };
