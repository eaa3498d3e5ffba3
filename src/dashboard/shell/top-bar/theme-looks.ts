import type { IconName } from '@/lib/icon-name';
import type { Theme } from '@/state/use-theme';

/** Label and icon of each theme. */
export const themeLooks: Readonly<Record<Theme, { label: string; icon: IconName }>> = {
  system: { label: 'As the system', icon: 'monitor-smartphone' },
  light: { label: 'Light', icon: 'sun' },
  dark: { label: 'Dark', icon: 'moon' },
};
