import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const parseText = (value: unknown) => (typeof value === 'string' ? value : null);

/** Another tab: the module again, over the same storage. */
async function openTab() {
  vi.resetModules();
  return import('@/platform/drafts');
}

/** The tabs that hold drafts, as the browser's locks tell. */
let locks: string[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  locks = [];
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      query: async () => ({ held: locks.map((name) => ({ name })) }),
      request: (name: string, task: () => Promise<void>) => {
        locks.push(name);
        return task();
      },
    },
  });
});
afterEach(() => vi.restoreAllMocks());

it('reads its own draft', async () => {
  const { readDraft, writeDraft } = await openTab();
  writeDraft('task', 'Half a');
  expect(readDraft('task', parseText)).toBe('Half a');
});

it('neither shows nor removes the draft of another open tab, whatever it writes and removes itself', async () => {
  const one = await openTab();
  one.writeDraft('task', 'Of one');
  const two = await openTab();
  await two.loadDrafts();
  expect(two.readDraft('task', parseText)).toBeNull();
  two.writeDraft('task', 'Of two');
  two.removeDraft('task');
  expect(one.readDraft('task', parseText)).toBe('Of one');
});

it('takes over the draft of a tab that was closed', async () => {
  const one = await openTab();
  one.writeDraft('task', 'Half a');
  locks = [];
  const two = await openTab();
  await two.loadDrafts();
  expect(two.readDraft('task', parseText)).toBe('Half a');
  two.removeDraft('task');
  const three = await openTab();
  locks = [];
  await three.loadDrafts();
  expect(three.readDraft('task', parseText)).toBeNull();
});

it('takes over the latest of several drafts and keeps the others', async () => {
  localStorage.setItem('draft@a:task', JSON.stringify({ at: 1, value: 'Earlier' }));
  localStorage.setItem('draft@b:task', JSON.stringify({ at: 2, value: 'Later' }));
  const { readDraft, removeDraft } = await openTab();
  expect(readDraft('task', parseText)).toBe('Later');
  removeDraft('task');
  expect(readDraft('task', parseText)).toBe('Earlier');
});

it('is the same tab after a reload', async () => {
  const one = await openTab();
  one.writeDraft('task', 'Half a');
  window.dispatchEvent(new Event('pagehide'));
  const again = await openTab();
  await again.loadDrafts();
  expect(again.readDraft('task', parseText)).toBe('Half a');
});

it('keeps its draft from other tabs after a reload too', async () => {
  const one = await openTab();
  one.writeDraft('task', 'Of one');
  window.dispatchEvent(new Event('pagehide'));
  locks = [];
  const again = await openTab();
  await again.loadDrafts();
  const two = await openTab();
  await two.loadDrafts();
  expect(two.readDraft('task', parseText)).toBeNull();
  expect(again.readDraft('task', parseText)).toBe('Of one');
});

it('reads what an earlier version stored under its own key', async () => {
  localStorage.setItem('draft:task', JSON.stringify('Half a'));
  const { readDraft } = await openTab();
  expect(readDraft('task', parseText, 'draft:task')).toBe('Half a');
  expect(localStorage.getItem('draft:task')).toBeNull();
  expect(readDraft('task', parseText, 'draft:task')).toBe('Half a');
});

it('leaves what it cannot read where it is', async () => {
  const broken = ['{', '7', 'null', '{"at":"x","value":"y"}', '{"at":1}', '{"at":1,"value":7}'];
  broken.forEach((text, index) => localStorage.setItem(`draft@${index}:task`, text));
  const { readDraft } = await openTab();
  expect(readDraft('task', parseText)).toBeNull();
  expect(localStorage).toHaveLength(broken.length);
});

it('says that a draft is lost where no storage takes it, keeps it for the page and asks before leaving', async () => {
  const { readDraft, writeDraft, removeDraft, draftSettled, draftState } = await openTab();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeDraft('task', 'Half a');
  expect(draftState('task')).toBe('storing');
  expect(await draftSettled('task')).toBe('lost');
  expect(readDraft('task', parseText)).toBe('Half a');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  removeDraft('task');
  const again = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(again);
  expect(again.defaultPrevented).toBe(false);
});

it('survives a storage that throws at every touch', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const { readDraft, writeDraft, removeDraft, loadDrafts } = await openTab();
  await loadDrafts();
  expect(readDraft('task', parseText, 'former')).toBeNull();
  writeDraft('task', 'Half a');
  expect(readDraft('task', parseText)).toBe('Half a');
  removeDraft('task');
  expect(readDraft('task', parseText)).toBeNull();
});

it('lists the drafts of this tab and of closed tabs by their names', async () => {
  const closed = await openTab();
  closed.writeDraft('ivo:task:a', 1);
  locks = [];
  const open = await openTab();
  open.writeDraft('ivo:task:b', 1);
  const own = await openTab();
  await own.loadDrafts();
  own.writeDraft('ivo:task:c', 1);
  own.writeDraft('iris:task:d', 1);
  expect(own.draftNames('ivo:task:').sort()).toEqual(['ivo:task:a', 'ivo:task:c']);
});
