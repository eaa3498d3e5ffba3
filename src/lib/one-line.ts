/** A text on one line: without spaces at its ends, and with single spaces. */
export const oneLine = (text: string): string => text.trim().replace(/\s+/gu, ' ');
