/** Loads the code of an open menu's list. */
import { onceUnlessFailed } from '@/lib/once-unless-failed';
export const loadMenuList = onceUnlessFailed(async () => (await import('./menu-list')).MenuList);
