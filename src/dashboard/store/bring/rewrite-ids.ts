import type { Field } from '@/dashboard/model/fields/fields';
import { models } from '@/dashboard/model/records/models';
import type { AnyRecord, CollectionName } from '@/dashboard/model/records/records';
import { replaceIds } from '@/dashboard/model/replace-ids';
import type { PeopleIds } from './match-people';

/** Texts that have ids in them: the paths of notifications and the queries of saved views. No other text is changed. */
const textsWithIds: Partial<Record<CollectionName, string>> = { notices: 'path', savedViews: 'search' };

export interface IdRewriter {
  id: (id: string) => string;
  record: <Of extends AnyRecord>(collection: CollectionName, record: Of) => Of;
}

/**
 * Replaces ids of people, also inside other ids and paths (`{personId}:{day}`, `?person={personId}`), and takes out the
 * ids of files that the source does not have.
 */
export function createIdRewriter(people: PeopleIds, missingFiles: ReadonlySet<string>): IdRewriter {
  const idsIn = (text: string) => replaceIds(text, (id) => people.get(id));
  const isMissing = (field: Field, value: unknown) =>
    field.kind === 'id' && field.collection === 'files' && missingFiles.has(value as string);

  function valueOf(field: Field, value: unknown): unknown {
    if (value === null || value === undefined) return value;
    if (isMissing(field, value)) return null;
    switch (field.kind) {
      case 'id':
        return idsIn(value as string);
      case 'nullable':
      case 'optional':
        return valueOf(field.of, value);
      case 'list':
        return (value as readonly unknown[])
          .filter((item) => !isMissing(field.of, item))
          .map((item) => valueOf(field.of, item));
      case 'either': {
        const isOf = (option: Field) =>
          option.kind === 'object' && Object.keys(option.fields).every((name) => name in (value as object));
        const option = field.options.find(isOf);
        return option ? valueOf(option, value) : value;
      }
      case 'object':
        return Object.fromEntries(
          Object.entries(value).map(([name, part]) => {
            const of = field.fields[name];
            return [name, of ? valueOf(of, part) : part];
          }),
        );
      default:
        return value;
    }
  }

  return {
    id: idsIn,
    record: (collection, record) => {
      const rewritten = valueOf(models[collection], record) as typeof record & Record<string, string>;
      const name = textsWithIds[collection];
      return name ? { ...rewritten, [name]: idsIn(rewritten[name]!) } : rewritten;
    },
  };
}
