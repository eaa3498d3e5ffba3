/** Value of a `DateField` that contains an invalid or incomplete date. */
export const unreadableDay = '?';
