/** Fetches what a menu shows once it is open. */
export const loadMenuList = async () => (await import('./menu-list')).MenuList;
