import type { ContentLine } from './content-line';
import { parseLine, unfold } from './content-line';
import { IcsError } from './ics-error';
import type { IcsProblem } from './ics-event';

/** A component of a file, between its BEGIN and END lines. */
export interface Component {
  /** In capitals: `VEVENT`. */
  name: string;
  line: number;
  /** Includes the lines of nested components, with their BEGIN and END. */
  lines: ContentLine[];
}

export interface Components {
  /** Components directly inside the calendar: events, time zones and unsupported ones. */
  parts: readonly Component[];
  /** The calendar's own properties. */
  properties: readonly ContentLine[];
  problems: readonly IcsProblem[];
}

const largest = 5_000_000;

const notACalendar =
  'This is not a calendar file. Export it as iCalendar (.ics) from the other program and choose that file.';

/**
 * Splits a file into components. Skips malformed lines and unclosed components, and reports them as problems.
 * @throws IcsError if the file contains no calendar or is too large
 */
export function parseComponents(file: Uint8Array): Components {
  if (file.length > largest)
    throw new IcsError(1, 'The file is larger than 5 MB. Export a shorter span of time and import that.');
  const parts: Component[] = [];
  const properties: ContentLine[] = [];
  const problems: IcsProblem[] = [];
  const open: string[] = [];
  let part: Component | null = null;
  let calendars = 0;
  let lastLine = 1;

  for (const { line, text } of unfold(file)) {
    lastLine = line;
    const content = parseLine(text, line);
    if (!content) {
      if (calendars === 0) throw new IcsError(line, notACalendar);
      const start = text.length > 24 ? `${text.slice(0, 24)}…` : text;
      problems.push({
        line,
        message: `“${start}” is not a calendar line and is left out. Nothing needs to be done if the event looks right.`,
        effect: 'simplified',
      });
      continue;
    }
    const name = content.value.trim().toUpperCase();
    if (content.name === 'BEGIN' && name === 'VCALENDAR') {
      calendars += 1;
      open.length = 0;
      part = null;
    } else if (calendars === 0) throw new IcsError(line, notACalendar);
    else if (content.name === 'BEGIN') {
      // A component inside another of the same kind: the first one was not closed.
      if (part && name === part.name) {
        problems.push(unclosed(part));
        open.length = 0;
        part = null;
      }
      if (part) part.lines.push(content);
      else part = { name, line, lines: [] };
      open.push(name);
    } else if (content.name === 'END') {
      if (name === 'VCALENDAR') {
        if (part) problems.push(unclosed(part));
        part = null;
        open.length = 0;
      } else if (open.at(-1) === name) {
        open.pop();
        if (part && open.length === 0) {
          parts.push(part);
          part = null;
        } else part?.lines.push(content);
      }
    } else if (part) part.lines.push(content);
    else {
      if (content.name === 'VERSION' && content.value.trim() === '1.0')
        throw new IcsError(
          line,
          'This is a vCalendar 1.0 file, which is older than iCalendar. Export it as iCalendar 2.0 (.ics).',
        );
      properties.push(content);
    }
  }
  if (calendars === 0) throw new IcsError(lastLine, notACalendar);
  if (part) problems.push(unclosed(part));
  return { parts, properties, problems };
}

const unclosed = ({ name, line }: Component): IcsProblem => ({
  line,
  message: `The part that begins here (${name}) has no end and is left out. The file may have been cut off: export it again.`,
  effect: 'left-out',
});
