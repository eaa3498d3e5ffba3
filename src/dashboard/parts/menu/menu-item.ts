import type { IconName } from '@/lib/icon-name';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  /** Renders the item as a link. */
  href?: string;
  /** Set if the items are alternatives. True for the current one. */
  checked?: boolean;
  /** `attention` marks a destructive action. @default 'neutral' */
  tone?: 'neutral' | 'attention';
  /** Shows the item, but prevents choosing it. @default false */
  disabled?: boolean;
}

/** The item that gets the focus when the list opens. */
export type MenuStart = 'first' | 'last';
