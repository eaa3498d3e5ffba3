import type { AnyRecord, CollectionName, RecordOf } from './records/records';

/** The collections whose records name files. */
export const collectionsWithFiles = ['projects', 'resources', 'courses', 'assignments'] as const;

type WithFiles = (typeof collectionsWithFiles)[number];

const readers: { readonly [Name in WithFiles]: (record: RecordOf<Name>) => readonly (string | null)[] } = {
  projects: ({ fileIds }) => fileIds,
  resources: ({ fileIds }) => fileIds,
  courses: ({ lessons }) => lessons.flatMap(({ fileIds }) => fileIds),
  assignments: ({ fileIds, earlier, submission }) => [
    ...fileIds,
    ...[...earlier, submission].map((one) => one?.fileId ?? null),
  ],
};

/** The ids of the files that a record names. */
export function fileIdsOf<Name extends CollectionName>(collection: Name, record: RecordOf<Name>): string[] {
  const read = readers[collection as WithFiles] as unknown as
    | ((of: RecordOf<Name>) => readonly (string | null)[])
    | undefined;
  return read?.(record).filter((id) => id !== null) ?? [];
}

/** A record without some of its files. The record names files in fields of these two names only. */
export const withoutFiles = <Named extends AnyRecord>(record: Named, ids: ReadonlySet<string>): Named =>
  JSON.parse(
    JSON.stringify(record, (name, value: unknown) => {
      if (name === 'fileIds') return (value as string[]).filter((id) => !ids.has(id));
      return name === 'fileId' && ids.has(value as string) ? null : value;
    }),
  ) as Named;
