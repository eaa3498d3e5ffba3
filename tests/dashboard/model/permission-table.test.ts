import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { collectionNames } from '@/dashboard/model/records/records';
import { hasShownPart } from '@/dashboard/model/permissions/shown-part';
import { permissions, type Permission, type Who } from '@/dashboard/model/permissions/table';
import { collectionWords } from '@/dashboard/words/collection';

const listOf = (who: readonly Who[]) => (who.length === 0 ? 'nobody' : who.join(', '));

function rowOf(name: (typeof collectionNames)[number]): string {
  const {
    read,
    isPublic,
    readWhole,
    create,
    change,
    remove,
    fields = {},
  } = permissions[name] as unknown as Permission<'tasks'>;
  const readers = listOf(readWhole ?? read) + (hasShownPart(name) ? '; everyone a part' : '');
  const changers = change.map((who) => (who in fields ? `${who} (some fields)` : who));
  return [
    collectionWords[name],
    isPublic ? `${readers}; everyone if it is for all` : readers,
    listOf(create),
    changers.join(', ') || 'nobody',
    listOf(remove),
  ].join(' | ');
}

it('the documentation of the shared portal has the table of permissions', () => {
  const [, table] = readFileSync('stories/docs/shared-portal.mdx', 'utf8').split(/^\| Records .*\n.*\n/m);
  const documented = table!
    .split('\n\n', 1)[0]!
    .split('\n')
    .map((line) =>
      line
        .replace(/^\| | \|$/g, '')
        .replace(/ +\| +/g, ' | ')
        .trim(),
    );
  expect(documented.sort()).toEqual(collectionNames.map(rowOf).sort());
});
