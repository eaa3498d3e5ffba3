import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followParts } from '@/dashboard/shell/follow-parts';
import { anchors } from '@/routes/anchors';

let main: HTMLElement;
let end = () => {};

const part = (id: string) => {
  const section = Object.assign(document.createElement('section'), { id, tabIndex: -1 });
  section.scrollIntoView = vi.fn();
  return section;
};
const follow = (hash: string) => {
  history.pushState(null, '', hash);
  window.dispatchEvent(new Event('pushState'));
};
const settled = () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve)));

beforeEach(() => {
  main = Object.assign(document.createElement('main'), { id: anchors.main });
  document.body.append(main);
  end = followParts();
});
afterEach(() => {
  end();
  main.remove();
  history.pushState(null, '', '/');
});

it('moves to the part that the link names, once it is drawn', async () => {
  follow('#groups');
  const groups = part('groups');
  main.append(groups);
  await settled();
  expect(document.activeElement).toBe(groups);
  expect(groups.scrollIntoView).toHaveBeenCalledOnce();
});

it('moves to a part of the screen that is there already', async () => {
  const groups = part('groups');
  main.append(groups);
  follow('#groups');
  await settled();
  expect(document.activeElement).toBe(groups);
});

it('moves to the part of a link that was followed before it began', async () => {
  end();
  history.pushState(null, '', '#groups');
  const groups = part('groups');
  main.append(groups);
  end = followParts(true);
  await settled();
  expect(document.activeElement).toBe(groups);
});

it('leaves the focus alone after a key, and where the part is outside the screen', async () => {
  follow('#groups');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  main.append(part('groups'));
  const outside = part('outside');
  document.body.append(outside);
  follow('#outside');
  await settled();
  outside.remove();
  expect(document.activeElement).toBe(document.body);
});
