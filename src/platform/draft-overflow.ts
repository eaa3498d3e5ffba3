import { openDB } from 'idb';

/** Texts by key in IndexedDB, for drafts that do not fit in local storage. */
export interface DraftOverflow {
  put: (key: string, text: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
  readAll: () => Promise<Map<string, string>>;
}

const store = 'texts';

/**
 * @param name - the name of the database.
 * @throws DOMException if the browser blocks IndexedDB or has no space.
 */
export async function openDraftOverflow(name: string): Promise<DraftOverflow> {
  const database = await openDB(name, 1, {
    upgrade: (opened) => void opened.createObjectStore(store),
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
  return {
    put: async (key, text) => void (await database.put(store, text, key)),
    remove: (key) => database.delete(store, key),
    readAll: async () => {
      const [keys, texts] = await Promise.all([database.getAllKeys(store), database.getAll(store)]);
      return new Map(
        keys.flatMap((key, index) => {
          const text: unknown = texts[index];
          return typeof key === 'string' && typeof text === 'string' ? [[key, text] as const] : [];
        }),
      );
    },
  };
}
