import { Listeners } from '@/lib/listeners';
import { now } from './clock';
import type { DraftOverflow } from './draft-overflow';

/**
 * Drafts: unsaved form input. Each tab stores its own, so that no tab overwrites or removes a draft of
 * another. The next tab that opens the form adopts the draft of a closed tab. Drafts are in local storage,
 * which allows writes while the page unloads, and in IndexedDB if local storage is full.
 */

/** Persistence status of a draft: `lost` means in memory only, because the browser has no space for it. */
export type DraftState = 'stored' | 'storing' | 'lost';

interface Entry {
  /** Time of writing, in ms. Of two drafts of one form, the later one counts. */
  at: number;
  value: unknown;
}

const prefix = 'draft@';
const lockPrefix = 'drafts of tab ';
const tabKey = 'tab';

/** Texts not in any storage yet, by key. They last as long as the page. */
const unstored = new Map<string, { text: string; state: Exclude<DraftState, 'stored'> }>();
/** The texts in IndexedDB, by key. */
const overflow = new Map<string, string>();
const { subscribe, notify } = new Listeners();

let ownTab: string | null = null;
/** Ids of other open tabs that have drafts. */
const openTabs = new Set<string>();
let releaseLock: (() => void) | null = null;

const overflowName = 'drafts';
const openOverflow = async (): Promise<DraftOverflow> =>
  (await import('./draft-overflow')).openDraftOverflow(overflowName);

function removeOverflow(key: string): void {
  overflow.delete(key);
  openOverflow()
    .then(({ remove }) => remove(key))
    .catch(() => {});
}

const keyOf = (tab: string, name: string) => `${prefix}${tab}:${name}`;

function splitKey(key: string): { tab: string; name: string } | null {
  const match = /^draft@([^:]*):(.*)$/s.exec(key);
  return match ? { tab: match[1]!, name: match[2]! } : null;
}

/** The result of a function, or another value if it throws: storage may be blocked or full. */
function attempt<T>(act: () => T, failed: T): T {
  try {
    return act();
  } catch {
    return failed;
  }
}

const session = {
  take: () =>
    attempt(() => {
      const id = window.sessionStorage.getItem(tabKey);
      // A duplicated tab copies the session storage, so the id must not be in it while the page is open.
      window.sessionStorage.removeItem(tabKey);
      return id;
    }, null),
  // After a failure and a reload this counts as another tab, which adopts the drafts.
  leave: (id: string) => attempt(() => window.sessionStorage.setItem(tabKey, id), undefined),
};

/** Finds the open tabs with drafts. Without the Web Locks API (no https) all other tabs count as closed. */
async function findOpenTabs(): Promise<void> {
  const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
  openTabs.clear();
  for (const { name = '' } of held)
    if (name.startsWith(lockPrefix)) openTabs.add(name.slice(lockPrefix.length));
  openTabs.delete(tab());
}

/** Marks this tab as open for other tabs. Only while it has drafts: a held lock disables the bfcache. */
function holdLock(): void {
  if (releaseLock || !navigator.locks) return;
  const released = new Promise<void>((release) => {
    releaseLock = release;
  });
  navigator.locks.request(lockPrefix + tab(), () => released).catch(() => {});
}

/** Restores the lock after a reload or a return from the bfcache, if the tab still has drafts. */
function holdLockForDrafts(): void {
  if (ownNames().length > 0) holdLock();
}

function dropLock(): void {
  releaseLock?.();
  releaseLock = null;
}

/** The id of this tab, stable across reloads. */
function tab(): string {
  if (ownTab !== null) return ownTab;
  const [a, b] = crypto.getRandomValues(new Uint32Array(2));
  const id = (ownTab = session.take() ?? `${a!.toString(36)}${b!.toString(36)}`);
  window.addEventListener('pagehide', () => {
    session.leave(id);
    dropLock();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    session.take();
    holdLockForDrafts();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    const owner = key === null || newValue === null ? null : splitKey(key);
    if (owner && owner.tab !== id) openTabs.add(owner.tab);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void findOpenTabs();
  });
  window.addEventListener('beforeunload', (event) => {
    if (unstored.size > 0) event.preventDefault();
  });
  holdLockForDrafts();
  return id;
}

const allKeys = (): string[] => [
  ...new Set([
    ...attempt(() => Object.keys(window.localStorage), []),
    ...overflow.keys(),
    ...unstored.keys(),
  ]),
];

const ownNames = () => allKeys().filter((key) => splitKey(key)?.tab === tab());

const storedText = (key: string): string | null => attempt(() => window.localStorage.getItem(key), null);

const parseJson = (text: string): unknown => attempt<unknown>(() => JSON.parse(text), undefined);

function parseEntry(text: string | null | undefined): Entry | null {
  const { at, value } = Object(text ? parseJson(text) : null) as Partial<Entry>;
  return typeof at === 'number' && value !== undefined ? { at, value } : null;
}

/** The latest entry for a key in any storage. */
function entryAt(key: string): Entry | null {
  const waiting = parseEntry(unstored.get(key)?.text);
  if (waiting) return waiting;
  const [here, there] = [parseEntry(storedText(key)), parseEntry(overflow.get(key))];
  if (!here || !there) return here ?? there;
  return here.at > there.at ? here : there;
}

const setText = (key: string, text: string): boolean =>
  attempt(() => {
    window.localStorage.setItem(key, text);
    return true;
  }, false);

function removeKey(key: string): void {
  unstored.delete(key);
  // If storage is blocked, the key cannot be read either.
  attempt(() => window.localStorage.removeItem(key), undefined);
  if (overflow.has(key)) removeOverflow(key);
}

function store(key: string, entry: Entry): void {
  const text = JSON.stringify(entry);
  if (setText(key, text)) {
    unstored.delete(key);
    if (overflow.has(key)) removeOverflow(key);
    return notify();
  }
  unstored.set(key, { text, state: 'storing' });
  notify();
  const isLatest = () => unstored.get(key)?.text === text;
  openOverflow()
    .then(({ put }) => put(key, text))
    .then(
      () => {
        // The draft was removed in the meantime, or local storage has space again.
        if (!unstored.has(key)) return removeOverflow(key);
        overflow.set(key, text);
        if (isLatest()) unstored.delete(key);
        notify();
      },
      () => {
        if (isLatest()) unstored.set(key, { text, state: 'lost' });
        notify();
      },
    );
}

/** Transfers a draft of a closed tab to this tab. */
function adopt(name: string, from: string, entry: Entry): void {
  const key = keyOf(tab(), name);
  const text = JSON.stringify(entry);
  // A full storage has no space for both copies.
  if (!setText(key, text)) {
    removeKey(from);
    store(key, entry);
  } else removeKey(from);
  holdLock();
}

/**
 * The draft of a form: this tab's own, or the draft of a closed tab, which this tab then adopts. Never
 * throws.
 * @param parse - validates the stored value. Null rejects it, and it stays in storage.
 * @param formerKey - the key of earlier versions of the site, which stored the bare value.
 */
export function readDraft<T>(
  name: string,
  parse: (value: unknown) => T | null,
  formerKey?: string,
): T | null {
  const own = entryAt(keyOf(tab(), name));
  const read = (value: unknown) => attempt(() => parse(value), null);
  if (own) return read(own.value);
  const left = allKeys()
    .filter((key) => {
      const owner = splitKey(key);
      return owner?.name === name && !openTabs.has(owner.tab);
    })
    .map((key) => ({ key, entry: entryAt(key) }));
  const former = formerKey === undefined ? null : storedText(formerKey);
  if (former !== null) left.push({ key: formerKey!, entry: { at: 0, value: parseJson(former) } });
  left.sort((a, b) => (b.entry?.at ?? 0) - (a.entry?.at ?? 0));
  for (const { key, entry } of left) {
    const draft = entry && read(entry.value);
    if (draft === null) continue;
    adopt(name, key, entry!);
    return draft;
  }
  return null;
}

/** The names that begin with a text, of drafts of this tab and of closed tabs. */
export const draftNames = (start: string): string[] =>
  allKeys().flatMap((key) => {
    const owner = splitKey(key);
    return owner?.name.startsWith(start) && !openTabs.has(owner.tab) ? [owner.name] : [];
  });

export function writeDraft(name: string, value: unknown): void {
  store(keyOf(tab(), name), { at: now().getTime(), value });
  holdLock();
}

/** Removes this tab's draft of a form, but not those of other tabs. */
export function removeDraft(name: string): void {
  removeKey(keyOf(tab(), name));
  notify();
  if (ownNames().length === 0) dropLock();
}

/** Persistence status of this tab's draft of a form. */
export function draftState(name: string): DraftState {
  return unstored.get(keyOf(tab(), name))?.state ?? 'stored';
}

/** Persistence status of this tab's draft of a form, once the write has ended. */
export function draftSettled(name: string): Promise<Exclude<DraftState, 'storing'>> {
  return new Promise((resolve) => {
    const look = () => {
      const state = draftState(name);
      if (state === 'storing') return;
      stop();
      resolve(state);
    };
    const stop = subscribeToDrafts(look);
    look();
  });
}

/** Whether this tab has a draft that will be lost when the page closes. */
export const hasLostDraft = (): boolean => [...unstored.values()].some(({ state }) => state === 'lost');

/**
 * Calls back when a draft of this tab is written, removed or stored.
 * @returns a function that unsubscribes.
 */
export const subscribeToDrafts = subscribe;

/** Loads the asynchronous state of `readDraft`: drafts in IndexedDB and ids of open tabs. Never rejects. */
export async function loadDrafts(): Promise<void> {
  const load = async () => {
    // Most users have no such database: this avoids loading the code for it.
    const databases = await indexedDB.databases?.();
    if (databases && !databases.some(({ name }) => name === overflowName)) return;
    const { readAll } = await openOverflow();
    for (const [key, text] of await readAll()) overflow.set(key, text);
  };
  await Promise.all([load().catch(() => {}), findOpenTabs()]);
  holdLockForDrafts();
}

/** The drafts that are not in local storage, by key: those in IndexedDB and those in memory. */
export async function exportDrafts(): Promise<Readonly<Record<string, string>>> {
  await loadDrafts();
  return Object.fromEntries([...overflow, ...[...unstored].map(([key, { text }]) => [key, text] as const)]);
}

/** Removes all drafts of all tabs. */
export async function removeAllDrafts(): Promise<void> {
  await loadDrafts();
  const former = /^(draft:|portal-draft:|undula\.(event|message)-draft\.|contact-draft$)/;
  for (const key of allKeys()) if (splitKey(key) || former.test(key)) removeKey(key);
  notify();
  dropLock();
}
