/** What a `DateField` gives while something stands in it that is no day, and what it takes back as just that. */
export const unreadableDay = '?';
