/** Distance between two lines of a clipped picture, in px. */
export const lineGap = 8;
