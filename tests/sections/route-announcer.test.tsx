import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RouteAnnouncer } from '@/sections/route-announcer/route-announcer';

beforeEach(() => {
  const main = document.createElement('main');
  main.id = 'main';
  main.innerHTML = '<h1>Careers</h1><section id="openings"><h2>Openings</h2></section>';
  document.body.append(main);
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

function moveTo(address: string) {
  const { rerender } = render(<RouteAnnouncer path="/" />);
  history.replaceState(null, '', address);
  rerender(<RouteAnnouncer path="/careers" />);
}

it('moves the focus to the title of the next page', () => {
  moveTo('/careers');
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

it('moves the focus to the part of the next page that the link names', () => {
  moveTo('/careers#openings');
  expect(document.activeElement).toBe(document.getElementById('openings'));
});

it('moves the focus to the title if the next page has no such part', () => {
  moveTo('/careers#gone');
  expect(document.activeElement).toBe(document.querySelector('h1'));
});
