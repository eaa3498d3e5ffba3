import type { ReactNode } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';

export interface RecordActionsProps {
  /** The link back to the list. */
  back: ReactNode;
  isArchived: boolean;
  onDelete: () => void;
  onArchive: () => void;
  onRestore: () => void;
  onEdit: () => void;
}

/** The actions of a page of one record that can be archived. */
export function RecordActions({
  back,
  isArchived,
  onDelete,
  onArchive,
  onRestore,
  onEdit,
}: RecordActionsProps) {
  return (
    <>
      {back}
      <Button size="compact" variant="outline" icon={<Icon name="trash" size={16} />} onClick={onDelete}>
        Delete
      </Button>
      <Button
        size="compact"
        variant="outline"
        icon={<Icon name={isArchived ? 'rotate-ccw' : 'inbox'} size={16} />}
        onClick={isArchived ? onRestore : onArchive}
      >
        {isArchived ? 'Restore' : 'Archive'}
      </Button>
      <Button size="compact" icon={<Icon name="pencil" size={16} />} onClick={onEdit}>
        Edit
      </Button>
    </>
  );
}
