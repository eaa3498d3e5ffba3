import { onceUnlessFailed } from '@/lib/once-unless-failed';

/** Loads the code of an open menu's list. */
export const loadMenuList = onceUnlessFailed(async () => (await import('./menu-list')).MenuList);
