import * as words from '@generated/yaml/words/navigation';
import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { brand } from '@/content/brand';
import { freezeClock } from '@/platform/clock';
import { menu, type MenuEntry } from '@/routes/menu';
import { Footer } from '@/sections/footer/footer';

let root: Root | undefined;
const unfreeze: (() => void)[] = [];
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  for (const end of unfreeze.splice(0)) end();
});

it('has the year in which it is read, also in HTML from the year before', async () => {
  const footer = <Footer brand={brand} menu={menu} links={[]} />;
  unfreeze.push(freezeClock(new Date('2026-12-31T12:00:00')));
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(footer);
  expect(screen.getByText(`${brand.name}, 2026`)).toBeInTheDocument();
  unfreeze.push(freezeClock(new Date('2027-01-01T12:00:00')));
  const onRecoverableError = vi.fn();
  root = await act(async () => hydrateRoot(host, footer, { onRecoverableError }));
  expect(screen.getByText(`${brand.name}, 2027`)).toBeInTheDocument();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

const about = { label: 'About', path: '/about' };
const company = { label: words.company, icon: 'compass', items: [about] } satisfies MenuEntry;

it.each([
  ['a group and no single link', [company], ['About']],
  [
    'a group of its own label and a single link',
    [company, { label: 'Blog', path: '/blog' }],
    ['About', 'Blog'],
  ],
])('has one column for the company where the menu has %s', async (_, entries, labels) => {
  render(<Footer brand={brand} menu={entries} links={[]} />);
  const column = screen.getByRole('heading', { level: 2 }).parentElement!;
  expect(column).toHaveTextContent(words.company);
  expect(
    within(column)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(labels);
});
