import { act, fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent, ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { memoryLocation } from 'wouter/memory-location';
import { RouterProvider } from '@/design-system/link/router-provider';
import { Link } from '@/design-system/link/link';
import { useVisit } from '@/design-system/link/use-visit';

function at(path: string, children: ReactNode) {
  const { hook, searchHook, history, navigate } = memoryLocation({ path, record: true });
  render(
    <RouterProvider hook={hook} searchHook={searchHook}>
      {children}
    </RouterProvider>,
  );
  return { history, navigate };
}

/** Whether a click was taken from the browser, which is kept from following it. */
function click(name: string, how: MouseEventInit = {}) {
  let isTaken = false;
  const look = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', look, { once: true });
  fireEvent.click(screen.getByRole('link', { name }), how);
  return isTaken;
}

it('goes to a path of the site without a load', () => {
  const { history } = at('/', <Link href="/about?team=all#top">About</Link>);
  expect(click('About')).toBe(true);
  expect(history).toEqual(['/', '/about?team=all#top']);
});

it.each([
  ['another tab', { ctrlKey: true }],
  ['another tab on a Mac', { metaKey: true }],
  ['another window', { shiftKey: true }],
  ['a download', { altKey: true }],
  ['another tab by the middle button', { button: 1 }],
])('leaves %s to the browser', (_, how) => {
  const onClick = vi.fn();
  const { history } = at(
    '/',
    <Link href="/about" onClick={onClick}>
      About
    </Link>,
  );
  expect(click('About', how)).toBe(false);
  expect(history).toEqual(['/']);
  expect(onClick).not.toHaveBeenCalled();
});

it('leaves a file of the site to the browser, and no address with a dot in its query', () => {
  const { history } = at(
    '/',
    <>
      <Link href="/prices/2026.pdf">Prices</Link>
      <Link href="/prices/2026.pdf#page=2">Hours</Link>
      <Link href="/prices/2026.pdf?v=2">New prices</Link>
      <Link href="/blog?q=node.js">Search</Link>
    </>,
  );
  for (const name of ['Prices', 'Hours', 'New prices']) expect(click(name)).toBe(false);
  expect(history).toEqual(['/']);
  expect(click('Search')).toBe(true);
});

it('stays where its owner says so', () => {
  const { history } = at(
    '/',
    <Link href="/about" onClick={(event: MouseEvent) => event.preventDefault()}>
      About
    </Link>,
  );
  click('About');
  expect(history).toEqual(['/']);
});

it.each(['#part', 'mailto:hello@undula.example', 'https://elsewhere.example/', '//elsewhere.example/'])(
  'leaves %s to the browser',
  (href) => {
    const { history } = at('/', <Link href={href}>There</Link>);
    expect(click('There')).toBe(false);
    expect(history).toEqual(['/']);
  },
);

it('is not drawn again when the address changes', () => {
  let drawn = 0;
  function Visitor() {
    useVisit();
    drawn += 1;
    return null;
  }
  const { navigate } = at('/', <Visitor />);
  act(() => navigate('/about'));
  expect(drawn).toBe(1);
});
