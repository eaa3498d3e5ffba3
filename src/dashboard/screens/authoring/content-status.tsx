import type { Course } from '@/dashboard/model/records/records';
import type { MenuItem } from '@/dashboard/parts/menu/menu-item';
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

/** The menu items that move a row. */
export const moveItems = (index: number, count: number): MenuItem[] => [
  { id: 'up', label: 'Move up', icon: 'arrow-up', disabled: index === 0 },
  { id: 'down', label: 'Move down', icon: 'arrow-down', disabled: index === count - 1 },
];
