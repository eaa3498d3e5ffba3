import { Icon } from '@/design-system/icon/icon';
import { Menu } from './menu';
import type { MenuItem } from './menu-item';
import * as s from './more-menu.module.scss';

export interface MoreMenuProps {
  label: string;
  items: readonly MenuItem[];
  onChoose: (item: { id: string }) => void;
}

/** One element for all rows: React draws it once. */
const more = <Icon name="more" size={18} />;

/** The actions for one record of a list, behind a button with three dots. */
export function MoreMenu({ label, items, onChoose }: MoreMenuProps) {
  return (
    <Menu label={label} items={items} align="end" onChoose={onChoose}>
      {(trigger) => (
        <button type="button" className={s.root} aria-label={label} {...trigger}>
          {more}
        </button>
      )}
    </Menu>
  );
}
