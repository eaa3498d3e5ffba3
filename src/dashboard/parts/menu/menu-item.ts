import type { IconName } from '@/lib/icon-name';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  /** Leads there; without, choosing it only calls back. */
  href?: string;
  /** Set where the items are choices of which one holds. */
  checked?: boolean;
  /** `attention` for what takes something away. @default 'neutral' */
  tone?: 'neutral' | 'attention';
  /** In the list, and not to be chosen now. @default false */
  disabled?: boolean;
}

/** Where the focus goes when the list opens. */
export type MenuStart = 'first' | 'last';
