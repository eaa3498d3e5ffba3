/** Number of characters of a message in a list. */
export const excerptLength = 140;
