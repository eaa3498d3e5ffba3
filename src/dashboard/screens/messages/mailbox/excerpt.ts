/** The start of a text on one line. */
export const excerptOf = (text: string, length = 140): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length).trimEnd()}…` : line;
};
