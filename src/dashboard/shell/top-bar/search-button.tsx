import type { ComponentProps } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { cx } from '@/lib/cx';
import type { Role } from '@/routes/portal-table';
import { usePalette } from '@/dashboard/shell/palette/use-palette';
import * as s from './search-button.module.scss';

export interface SearchButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'role'> {
  role: Role;
}

/** The kinds of results, by role. A narrow window has no room for this text. */
const found: Readonly<Record<Role, string>> = {
  admin: 'people, projects, reports',
  employee: 'tasks, messages, people',
  intern: 'courses, resources, people',
};

/** The search box of the top bar. It opens the command palette and loads its code on hover or focus. */
export function SearchButton({ role, className, ...rest }: SearchButtonProps) {
  const { open, prepare } = usePalette();
  return (
    <button
      type="button"
      className={cx(s.root, className)}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
      {...rest}
    >
      <Icon name="search" size={18} className={s.icon} />
      <span className={s.words}>
        Search <span className={s.more}>{found[role]}</span>
      </span>
    </button>
  );
}
