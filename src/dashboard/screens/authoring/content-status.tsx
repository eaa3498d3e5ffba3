import type { Course } from '@/dashboard/model/records/records';
import type { MenuItem } from '@/dashboard/parts/menu/menu-item';
import { counted } from '@/dashboard/words/count';
import { Badge } from '@/design-system/badge/badge';

export interface ContentStatusProps {
  status: Course['status'];
}

/** Whether interns see a course or resource. */
export function ContentStatus({ status }: ContentStatusProps) {
  return status === 'published' ? <Badge tone="ok">Published</Badge> : <Badge>Draft</Badge>;
}

/** The menu item that publishes or unpublishes. */
export const publishItem = (status: Course['status']): MenuItem =>
  status === 'published'
    ? { id: 'draft', label: 'Unpublish', icon: 'eye-off' }
    : { id: 'published', label: 'Publish', icon: 'eye' };

/** The menu of a record that the signed-in person may only read. */
export const readOnlyItems: readonly MenuItem[] = [{ id: 'read', label: 'Read', icon: 'book-open' }];

/** ', 2 files' after other facts, or nothing without files. */
export const filesFact = ({ length }: readonly string[]): string =>
  length > 0 ? `, ${counted(length, 'file')}` : '';

/** The menu items that move a row. */
export const moveItems = (index: number, count: number): MenuItem[] => [
  { id: 'up', label: 'Move up', icon: 'arrow-up', disabled: index === 0 },
  { id: 'down', label: 'Move down', icon: 'arrow-down', disabled: index === count - 1 },
];
