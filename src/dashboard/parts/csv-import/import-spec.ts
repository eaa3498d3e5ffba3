import type { CsvRow } from '@/dashboard/csv/parse-csv';
import type { Change } from '@/dashboard/model/change';
import type { CommandContext } from '@/dashboard/model/command';
import type { DayOrder } from './file-day';

export interface ImportField<Id extends string> {
  id: Id;
  label: string;
  /** Other names of the column in CSV files, folded and without spaces. */
  columns: readonly string[];
  /** Whether a corrected cell corrects all cells of the column with the same text. @default false */
  shared?: boolean;
}

/** The field of each column of the file; null for none. */
export type Mapping<Id extends string = string> = readonly (Id | null)[];

/** Corrected cells, by line and field. */
export type Fixes<Id extends string = string> = ReadonlyMap<number, Readonly<Partial<Record<Id, string>>>>;

/** A row of the file with errors, in the order of the columns. */
export interface WrongRow<Id extends string = string> {
  line: number;
  texts: Readonly<Record<Id, string>>;
  errors: Readonly<Partial<Record<Id, string>>>;
  /** The error of a row as a whole, which only a change of the file corrects. */
  error?: string;
}

/** A name in a file that no person of the portal has, or more than one. */
export interface UnknownPerson {
  name: string;
  /** Number of the person's rows. */
  rows: number;
}

export interface CheckedRows<Row, Id extends string = string> {
  /** The records of the rows without errors, in the order of the file. */
  records: readonly Row[];
  wrong: readonly WrongRow<Id>[];
  /** Number of rows of the records, if a record can have several rows. @default one for each record */
  ready?: number;
  /** Number of rows that are stored already as they are. */
  stored: number;
  /** Sentences about rows that the import does not take over in full, or about their effects. @default none */
  notes?: readonly string[];
  /** Names of people in the file that nobody in the portal has. @default none */
  unknownPeople?: readonly UnknownPerson[];
}

export interface RowsToCheck<Id extends string = string> {
  rows: readonly CsvRow[];
  mapping: Mapping<Id>;
  fixes: Fixes<Id>;
  /** Order of the numbers in dates. Null takes it from the file. @default null */
  order?: DayOrder | null;
}

/** The description of records for a CSV import. Must keep its identity while nothing changes. */
export interface ImportSpec<Row extends { id: string }, Id extends string = string> {
  /** Name of the records: 'employee' and 'employees'. */
  one: string;
  many: string;
  fields: readonly ImportField<Id>[];
  /** Says what a file of these records has to look like, after the hint about CSV files. @default none */
  hint?: string;
  /** Fields with dates, whose order the user can choose. @default none */
  days?: readonly Id[];
  /** Fields that need a column. */
  required: readonly Id[];
  /** The field that names a row. */
  name: Id;
  /** Texts of records whose file has no such column. */
  missing: Readonly<Partial<Record<Id, string>>>;
  /** Says who gets the values of `missing`: 'Each new person'. */
  each: string;
  /** Whether a cell cannot be the name of a column. @default none */
  isData?: (cell: string) => boolean;
  /** Checks rows against each other and the saved records. Pauses after some rows. */
  check: (rows: RowsToCheck<Id>) => Generator<void, CheckedRows<Row, Id>>;
  /** Cell of the preview. */
  textOf: (record: Row, id: Id) => string;
  /** The stored record that a row changes; null for a new one. @default all are new */
  before?: (record: Row) => Row | null;
  changesOf: (records: readonly Row[], context: CommandContext) => readonly Change[];
}
