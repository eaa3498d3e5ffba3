import * as s from './conflict.module.scss';

export interface ConflictField<Version> {
  label: string;
  /** Formatted value of the field, or '' for an empty field. */
  text: (version: Version) => string;
}

export interface ConflictTableProps<Version> {
  /** Your version (unsaved), or null if you deleted the record. */
  mine: Version | null;
  /** Their version (saved), or null if they deleted the record. */
  theirs: Version | null;
  /** Fields in the order of the form. Only fields that differ are shown. */
  fields: readonly ConflictField<Version>[];
  /** Text instead of their version if there is none. @default 'Deleted' */
  theirsMissing?: string;
  /** The version that both started from: fields that they have changed since are shown too. */
  base?: Version | null;
  /** The names of both versions. */
  names?: Readonly<Record<'mine' | 'theirs', string>>;
}

const deleted = 'Deleted';
const versionNames = { mine: 'Yours', theirs: 'Theirs' };

/** Your version beside their version, field by field. */
export function ConflictTable<Version>({
  mine,
  theirs,
  fields,
  theirsMissing = deleted,
  base = null,
  names = versionNames,
}: ConflictTableProps<Version>) {
  const textOf = (version: Version | null, { text }: ConflictField<Version>) => version && text(version);
  const different = fields.filter((field) => {
    const their = textOf(theirs, field);
    return textOf(mine, field) !== their || (base && textOf(base, field) !== their);
  });
  const same = fields.length - different.length;
  return (
    <>
      {different.length > 0 && (
        <table className={s.table}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">{names.mine}</th>
              <th scope="col">{names.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {different.map((field) => (
              <tr key={field.label}>
                <th scope="row">{field.label}</th>
                <Cell label={names.mine} text={textOf(mine, field)} whenMissing={deleted} />
                <Cell label={names.theirs} text={textOf(theirs, field)} whenMissing={theirsMissing} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {mine && theirs && <p className={s.note}>{sameWords(different.length, same)}</p>}
    </>
  );
}

/** One version of a field. On a narrow screen it shows the name of its version. */
function Cell({ label, text, whenMissing }: { label: string; text: string | null; whenMissing: string }) {
  const word = text === null ? whenMissing : text === '' ? 'Empty' : null;
  return (
    <td data-label={label} data-empty={word ? true : undefined}>
      {word ?? text}
    </td>
  );
}

function sameWords(different: number, same: number): string {
  if (different === 0) return 'Both versions are the same.';
  if (same === 0) return 'These are all the fields.';
  return same === 1
    ? 'The other field is the same in both.'
    : `The other ${same} fields are the same in both.`;
}
