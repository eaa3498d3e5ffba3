import type { ContentLine } from './content-line';

/** Supported properties that may occur only once. The last one counts. */
const single = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'SUMMARY',
  'LOCATION',
  'DESCRIPTION',
  'SEQUENCE',
  'RRULE',
  'ORGANIZER',
  'RECURRENCE-ID',
  'STATUS',
  'DTSTAMP',
]);

export interface SortedLines {
  one: ReadonlyMap<string, ContentLine>;
  attendees: readonly ContentLine[];
  exceptions: readonly ContentLine[];
  additions: readonly ContentLine[];
  extra: readonly ContentLine[];
}

/** Sorts the lines of an event by the properties that are read. */
export function sortLines(lines: readonly ContentLine[]): SortedLines {
  const one = new Map<string, ContentLine>();
  const attendees: ContentLine[] = [];
  const exceptions: ContentLine[] = [];
  const additions: ContentLine[] = [];
  const extra: ContentLine[] = [];
  let depth = 0;
  for (const line of lines) {
    if (line.name === 'BEGIN') depth += 1;
    // Lines of nested components do not belong to the event. For example, an alarm has its own DESCRIPTION.
    if (depth > 0) extra.push(line);
    else if (single.has(line.name)) one.set(line.name, line);
    else if (line.name === 'ATTENDEE') attendees.push(line);
    else if (line.name === 'EXDATE') exceptions.push(line);
    else if (line.name === 'RDATE') additions.push(line);
    else extra.push(line);
    if (line.name === 'END') depth = Math.max(0, depth - 1);
  }
  return { one, attendees, exceptions, additions, extra };
}
