import { maxMinutes } from '@/dashboard/days/moments';
import type { CollectionName } from '@/dashboard/model/records/collections';

/**
 * The fields of records and drafts, described as data. TypeScript types are derived from them. `matches`
 * validates stored records, `faultOf` validates backups, and `parseDraft` reads drafts.
 */

type Description =
  | { kind: 'text' | 'boolean' | 'day' | 'local' | 'moment' | 'timeZone' | 'base64' }
  | { kind: 'id'; collection: CollectionName | null }
  | { kind: 'number'; whole: boolean; from: number; to: number }
  | { kind: 'matching'; pattern: RegExp; words: string }
  | { kind: 'oneOf'; names: readonly string[] }
  | { kind: 'nullable' | 'optional' | 'list'; of: Field }
  | { kind: 'either'; options: readonly Field[] }
  | { kind: 'object'; fields: FieldsByName };

declare const type: unique symbol;

/** A field whose values are of type `T`. */
export type Field<T = unknown> = Description & { readonly [type]?: () => T };

export type FieldsByName = Readonly<Record<string, Field>>;

/** The type of a field's values. */
export type TypeOf<F> = F extends { readonly [type]?: () => infer T } ? T : never;

type OptionalNames<F> = {
  [Name in keyof F]: F[Name] extends { readonly kind: 'optional' } ? Name : never;
}[keyof F];

type ObjectOf<F> = { -readonly [Name in Exclude<keyof F, OptionalNames<F>>]: TypeOf<F[Name]> } & {
  -readonly [Name in OptionalNames<F>]?: TypeOf<F[Name]>;
};

type Flat<T> = { [Name in keyof T]: T[Name] };

const scalar = <T>(description: Description): Field<T> => description;

/** Characters of a text that a backup or a shared portal accepts. */
export const maxTextLength = 100_000;

/** Plain text. */
export const text = scalar<string>({ kind: 'text' });
export const boolean = scalar<boolean>({ kind: 'boolean' });
/** ISO date: `2026-11-21`. */
export const day = scalar<string>({ kind: 'day' });
/** Local time: `2026-11-21T09:30`. */
export const local = scalar<string>({ kind: 'local' });
/** Instant: ISO with `Z`. */
export const moment = scalar<string>({ kind: 'moment' });
/** An IANA name such as `Europe/Berlin`. This browser may not know a stored zone. */
export const timeZone = scalar<string>({ kind: 'timeZone' });
/** The bytes of a file in base64. */
export const base64 = scalar<string>({ kind: 'base64' });

/** The id of a record in a collection, or of a part of the record itself. */
export const id = (collection: CollectionName | null = null): Field<string> => ({ kind: 'id', collection });

/** A finite number. */
export const number = (from = -Infinity, to = Infinity): Field<number> => ({
  kind: 'number',
  whole: false,
  from,
  to,
});
export const integer = (from = 0, to = Infinity): Field<number> => ({
  kind: 'number',
  whole: true,
  from,
  to,
});
/** A duration in whole minutes. */
export const minutes = integer(0, maxMinutes);
/** An amount of money in minor units of the agency's currency, such as cents. */
export const money = integer(0, 1_000_000_000_000);
/** An amount that can be a credit. */
export const signedMoney = integer(-1_000_000_000_000, 1_000_000_000_000);
/** ISO weekday: 1 is Monday. */
export const weekday = integer(1, 7);

/** Text that matches a pattern. @param words - describes the pattern to users */
export const matching = (pattern: RegExp, words: string): Field<string> => ({
  kind: 'matching',
  pattern,
  words,
});
/** Time of day: `09:00`. */
export const clock = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:00');

export const oneOf = <const Name extends string>(names: readonly Name[]): Field<Name> => ({
  kind: 'oneOf',
  names,
});
export const nullable = <T>(of: Field<T>): Field<T | null> => ({ kind: 'nullable', of });
/** A field that may be missing. */
export const optional = <T>(of: Field<T>): Field<T> & { kind: 'optional' } => ({ kind: 'optional', of });
export const list = <T>(of: Field<T>): Field<readonly T[]> => ({ kind: 'list', of });
export const texts = list(text);
export const either = <A, B>(...options: readonly [Field<A>, Field<B>]): Field<A | B> => ({
  kind: 'either',
  options,
});

export type ObjectField<F extends FieldsByName> = Field<Flat<ObjectOf<F>>> & { kind: 'object'; fields: F };
export const object = <F extends FieldsByName>(fields: F): ObjectField<F> => ({ kind: 'object', fields });

/** A stored object with unchecked fields. */
export type Unchecked = Readonly<Record<string, unknown>>;

/** Upgrades a record to the next version. Must be pure. The stored value may be invalid. */
export type Upgrade = (record: Unchecked) => Unchecked;

/** Fields of every record. */
const base: { id: Field<string>; revision: Field<number> } = {
  id: id(),
  /** Number of changes since the sample. 0 is unchanged. Only the store increases it. */
  revision: integer(),
};

export type Model<F extends FieldsByName = FieldsByName> = ObjectField<F> & {
  readonly upgrades: readonly Upgrade[];
};

/** A record type. Its version is the number of its upgrades plus one. */
export function record<F extends FieldsByName>(
  fields: F,
  upgrades: readonly Upgrade[] = [],
): Model<typeof base & F> {
  return { ...object<typeof base & F>({ ...base, ...fields }), upgrades };
}

/** Selects fields of a record, for a form. */
export function pick<F extends FieldsByName, Name extends keyof F & string>(
  { fields, upgrades }: Model<F>,
  ...names: readonly Name[]
): Model<Pick<F, Name>> {
  const picked = Object.fromEntries(names.map((name) => [name, fields[name]])) as unknown as Pick<F, Name>;
  return { ...object(picked), upgrades };
}
