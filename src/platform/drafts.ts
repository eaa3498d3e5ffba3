import { now } from './clock';
import type { DraftOverflow } from './draft-overflow';

/**
 * Drafts: what is typed into a form and not saved. Each tab stores its own, so that no tab overwrites or removes another's;
 * the draft of a tab that was closed belongs to the next one that opens the form. They are in local storage, which a page
 * that is left can still write to, and where that has no room, in IndexedDB.
 */

/** Where a draft is: in storage, on its way there, or in this page only, as the browser has no room for it. */
export type DraftState = 'stored' | 'storing' | 'lost';

interface Entry {
  /** When it was written, in ms: of two drafts of one form the later counts. */
  at: number;
  value: unknown;
}

const prefix = 'draft@';
const lockPrefix = 'drafts of tab ';
const tabKey = 'tab';

/** Texts that no storage has yet, by key: for as long as the page lives. */
const unstored = new Map<string, { text: string; state: Exclude<DraftState, 'stored'> }>();
/** The texts that are in IndexedDB. */
const overflow = new Map<string, string>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

let ownTab: string | null = null;
/** Other tabs that are open and have drafts. */
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

const session = {
  take: () => {
    try {
      const id = window.sessionStorage.getItem(tabKey);
      // A duplicated tab copies the session storage: while the page lives, its id is not in it.
      window.sessionStorage.removeItem(tabKey);
      return id;
    } catch {
      return null;
    }
  },
  leave: (id: string) => {
    try {
      window.sessionStorage.setItem(tabKey, id);
    } catch {
      // A reload then counts as another tab: it takes the drafts over.
    }
  },
};

/** Asks which tabs hold drafts. Without the Web Locks API (an insecure address) all others count as closed. */
async function findOpenTabs(): Promise<void> {
  const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
  openTabs.clear();
  for (const { name = '' } of held)
    if (name.startsWith(lockPrefix)) openTabs.add(name.slice(lockPrefix.length));
  openTabs.delete(tab());
}

/** Tells other tabs that this one is open. Only while it has drafts: a page that holds a lock cannot go to the history's cache. */
function holdLock(): void {
  if (releaseLock || !navigator.locks) return;
  const released = new Promise<void>((release) => {
    releaseLock = release;
  });
  navigator.locks.request(lockPrefix + tab(), () => released).catch(() => {});
}

/** After a reload, or out of the browser's history, a tab has the drafts that it left. */
function holdLockForDrafts(): void {
  if (ownNames().length > 0) holdLock();
}

function dropLock(): void {
  releaseLock?.();
  releaseLock = null;
}

/** The id of this tab: the same over reloads. */
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

function allKeys(): string[] {
  try {
    return [...new Set([...Object.keys(window.localStorage), ...overflow.keys(), ...unstored.keys()])];
  } catch {
    return [...new Set([...overflow.keys(), ...unstored.keys()])];
  }
}

const ownNames = () => allKeys().filter((key) => splitKey(key)?.tab === tab());

function storedText(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseEntry(text: string | null | undefined): Entry | null {
  const { at, value } = Object(text ? parseJson(text) : null) as Partial<Entry>;
  return typeof at === 'number' && value !== undefined ? { at, value } : null;
}

/** The latest text under a key, wherever it is. */
function entryAt(key: string): Entry | null {
  const waiting = parseEntry(unstored.get(key)?.text);
  if (waiting) return waiting;
  const [here, there] = [parseEntry(storedText(key)), parseEntry(overflow.get(key))];
  if (!here || !there) return here ?? there;
  return here.at > there.at ? here : there;
}

function setText(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function removeKey(key: string): void {
  unstored.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // It cannot be read from there either.
  }
  if (overflow.has(key)) removeOverflow(key);
}

function store(key: string, entry: Entry): void {
  const text = JSON.stringify(entry);
  if (setText(key, text)) {
    unstored.delete(key);
    if (overflow.has(key)) removeOverflow(key);
    return tell();
  }
  unstored.set(key, { text, state: 'storing' });
  tell();
  const isLatest = () => unstored.get(key)?.text === text;
  openOverflow()
    .then(({ put }) => put(key, text))
    .then(
      () => {
        // Removed on its way there, or stored where there is room again.
        if (!unstored.has(key)) return removeOverflow(key);
        overflow.set(key, text);
        if (isLatest()) unstored.delete(key);
        tell();
      },
      () => {
        if (isLatest()) unstored.set(key, { text, state: 'lost' });
        tell();
      },
    );
}

/** A draft of a closed tab becomes this one's. */
function adopt(name: string, from: string, entry: Entry): void {
  const key = keyOf(tab(), name);
  const text = JSON.stringify(entry);
  // In a full storage there is no room for both.
  if (!setText(key, text)) {
    removeKey(from);
    store(key, entry);
  } else removeKey(from);
  holdLock();
}

/**
 * The draft of a form: this tab's own, or that of a tab that was closed, which this tab owns from then on. Never throws.
 * @param parse - proves the shape of what comes back from storage; null refuses it, and it stays where it is
 * @param formerKey - where earlier versions of the site stored it: the bare value
 */
export function readDraft<T>(
  name: string,
  parse: (value: unknown) => T | null,
  formerKey?: string,
): T | null {
  const own = entryAt(keyOf(tab(), name));
  const read = (value: unknown) => {
    try {
      return parse(value);
    } catch {
      return null;
    }
  };
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

/** Stores this tab's draft of a form. */
export function writeDraft(name: string, value: unknown): void {
  store(keyOf(tab(), name), { at: now().getTime(), value });
  holdLock();
}

/** Removes this tab's draft of a form. Those of other tabs stay. */
export function removeDraft(name: string): void {
  removeKey(keyOf(tab(), name));
  tell();
  if (ownNames().length === 0) dropLock();
}

/** Where this tab's draft of a form is. */
export function draftState(name: string): DraftState {
  return unstored.get(keyOf(tab(), name))?.state ?? 'stored';
}

/** Where this tab's draft of a form is, once it is no longer on its way. */
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

/** Whether a draft of this tab is lost with the page. */
export const hasLostDraft = (): boolean => [...unstored.values()].some(({ state }) => state === 'lost');

/** Calls back whenever a draft of this tab is written or removed, or arrives in storage. @returns its undoing */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reads what `readDraft` cannot wait for: the drafts in IndexedDB and which tabs are open. Never rejects. */
export async function loadDrafts(): Promise<void> {
  const load = async () => {
    // Most visitors have none: the code for it then stays where it is.
    const databases = await indexedDB.databases?.();
    if (databases && !databases.some(({ name }) => name === overflowName)) return;
    const { readAll } = await openOverflow();
    for (const [key, text] of await readAll()) overflow.set(key, text);
  };
  await Promise.all([load().catch(() => {}), findOpenTabs()]);
  holdLockForDrafts();
}

/** The drafts of this tab and all those in IndexedDB, by key; those in local storage are among its texts. */
export async function exportDrafts(): Promise<Readonly<Record<string, string>>> {
  await loadDrafts();
  return Object.fromEntries([...overflow, ...[...unstored].map(([key, { text }]) => [key, text] as const)]);
}

/** Removes every draft, of every tab. */
export async function removeAllDrafts(): Promise<void> {
  await loadDrafts();
  const former = /^(draft:|portal-draft:|undula\.(event|message)-draft\.|contact-draft$)/;
  for (const key of allKeys()) if (splitKey(key) || former.test(key)) removeKey(key);
  tell();
  dropLock();
}
