/** Loads the code of an open menu's list. */
export const loadMenuList = async () => (await import('./menu-list')).MenuList;
