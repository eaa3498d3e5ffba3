import type { ContentLine } from './content-line';
import { parseLine, unfold } from './content-line';
import { IcsError } from './ics-error';
import type { IcsProblem } from './ics-event';

/** A part of a file between its BEGIN and its END. */
export interface Component {
  /** In capitals: `VEVENT`. */
  name: string;
  line: number;
  /** Those of parts inside it too, with their BEGIN and END. */
  lines: ContentLine[];
}

export interface Components {
  /** Directly inside the calendar: events, zones and what this portal has no use for. */
  parts: readonly Component[];
  /** The calendar's own. */
  properties: readonly ContentLine[];
  problems: readonly IcsProblem[];
}

const largest = 5_000_000;

const notACalendar =
  'This is not a calendar file. Export it as iCalendar (.ics) from the other program and choose that file.';

/**
 * A file taken apart into its parts. What is broken inside is told and stepped over.
 * @throws IcsError where there is no calendar in it, or too much.
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
        message: `“${start}” is not a line of a calendar and is passed over. Nothing needs to be done if the event looks right.`,
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
      // A new event inside another: the one before was never closed.
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
  message: `What begins here (${name}) never ends, and is left out. The file may have been cut off: export it again.`,
  effect: 'left-out',
});
