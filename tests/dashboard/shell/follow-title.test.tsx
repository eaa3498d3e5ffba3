import { afterEach, beforeEach, expect, it } from 'vitest';
import { followTitle } from '@/dashboard/shell/top-bar/follow-title';

const settled = () => new Promise((resolve) => setTimeout(resolve));
let main: HTMLElement;
let end = () => {};

function show(...children: string[]) {
  main.replaceChildren(
    ...children.map((text) => Object.assign(document.createElement('h1'), { textContent: text })),
  );
}

beforeEach(() => {
  main = document.createElement('main');
  main.tabIndex = -1;
  document.body.append(main);
});
afterEach(() => {
  end();
  main.remove();
});

it('moves the focus to the heading', () => {
  show('Employees');
  end = followTitle(main);
  expect(document.activeElement).toBe(main.querySelector('h1'));
});

it('waits at the content for a heading that is on its way', async () => {
  end = followTitle(main);
  expect(document.activeElement).toBe(main);
  show('Employees');
  await settled();
  expect(document.activeElement).toBe(main.querySelector('h1'));
});

it('follows to the heading that takes the place of the first', async () => {
  show('Employees');
  end = followTitle(main);
  show('Employees');
  await settled();
  expect(document.activeElement).toBe(main.querySelector('h1'));
});

it('does not move the focus if the user has moved it', async () => {
  show('Employees');
  end = followTitle(main);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  (document.activeElement as HTMLElement).blur();
  show('Employees');
  await settled();
  expect(document.activeElement).toBe(document.body);
});
