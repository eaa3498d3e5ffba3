import type { FavouriteOf } from '@/dashboard/commands/time/favourites';
import { Icon } from '@/design-system/icon/icon';
import { cx } from '@/lib/cx';
import * as s from './favourite-button.module.scss';
import { useFavourites } from './use-favourites';

export interface FavouriteButtonProps {
  /** The project or the task. */
  of: FavouriteOf;
  /** Its name. */
  name: string;
  className?: string;
}

/** Adds a project or a task to the favourites or removes it. Filled if it is one. */
export function FavouriteButton({ of, name, className }: FavouriteButtonProps) {
  const { ids, toggle } = useFavourites();
  return (
    <button
      type="button"
      className={cx(s.root, className)}
      aria-label={`Favourite ${name}`}
      aria-pressed={ids.has(of.projectId ?? of.taskId)}
      onClick={() => toggle(of, name)}
    >
      <Icon name="star" size={16} />
    </button>
  );
}
