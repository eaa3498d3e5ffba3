import { counted } from '@/dashboard/words/count';

const countedRows = (rows: number) => counted(rows, 'row');

interface RowCounts {
  leftOut: number;
  /** Rows with times that are not imported. */
  untimed: number;
  /** Rows with the times of another row. */
  repeated: number;
}

/** Sentences about rows that a time import leaves out, takes over in part or may take over twice. */
export function timeNotes({ leftOut, untimed, repeated }: RowCounts): string[] {
  return [
    ...(repeated > 0
      ? [
          `${countedRows(repeated)} with the person, project, times and note of another row. Each row is imported: delete copies from the file.`,
        ]
      : []),
    ...(leftOut > 0 ? [`${countedRows(leftOut)} left out, because you left out the person.`] : []),
    ...(untimed > 0
      ? [
          `${countedRows(untimed)} without start and end times: they can’t be read, or they differ from the hours by more than 30 minutes. The hours are imported.`,
        ]
      : []),
  ];
}
