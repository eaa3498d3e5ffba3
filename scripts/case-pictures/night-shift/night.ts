/** One thing that a night asks for. */
interface Step {
  /** '02:40' */
  at: string;
  /** The step, and its dough. */
  words: string;
}

/** A night in March, as the four bakers wrote it down for us. */
export const night: readonly Step[] = [
  { at: '23:30', words: 'Mix rye' },
  { at: '23:50', words: 'Fold white' },
  { at: '00:15', words: 'Shape rye' },
  { at: '00:40', words: 'Fold white' },
  { at: '01:05', words: 'Mix seeds' },
  { at: '01:30', words: 'Rye in' },
  { at: '02:00', words: 'Shape white' },
  { at: '02:40', words: 'Rye out' },
  { at: '02:50', words: 'White in' },
  { at: '03:20', words: 'White out' },
  { at: '03:30', words: 'Seeds in' },
  { at: '04:10', words: 'Seeds out' },
  { at: '04:30', words: 'Buns in' },
  { at: '04:48', words: 'Buns out' },
];

/** Returns a number's font weight by the minutes left: it gets heavier as its time approaches. */
export const weightAt = (minutes: number): number => Math.round(900 - Math.min(1, minutes / 60) ** 0.6 * 780);
