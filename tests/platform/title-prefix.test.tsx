import { afterEach, expect, it } from 'vitest';
import { prefixTitle } from '@/platform/title-prefix';

let end = () => {};
afterEach(() => end());

it('stands before the title, follows it to the next page, and goes', async () => {
  document.title = 'Tasks · Undula';
  end = prefixTitle('0:42');
  expect(document.title).toBe('0:42 · Tasks · Undula');
  document.title = 'Schedule · Undula';
  await expect.poll(() => document.title).toBe('0:42 · Schedule · Undula');
  document.querySelector('title')!.firstChild!.nodeValue = 'Inbox · Undula';
  await expect.poll(() => document.title).toBe('0:42 · Inbox · Undula');
  end();
  expect(document.title).toBe('Inbox · Undula');
  end = prefixTitle('0:43');
  expect(document.title).toBe('0:43 · Inbox · Undula');
});
