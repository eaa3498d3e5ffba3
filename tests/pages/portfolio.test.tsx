import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PortfolioData, PortfolioIndex } from '@/content/page-data';
import { PortfolioPage } from '@/pages/portfolio/portfolio';
import { stubMedia } from '../stubs';

const project = (id: string, tag: string, service: string): PortfolioIndex[number] => ({
  id,
  path: `/portfolio/${id}`,
  title: id,
  subtitle: 'Mobile app',
  summary: `About ${id}.`,
  image: { id, sources: [] },
  imageAlt: '',
  tags: [tag],
  services: [service],
});
const index = [project('Ferry', 'Maps', 'consulting'), project('Shop', 'R&D', 'graphic-design')];
const data: PortfolioData = {
  title: 'Portfolio',
  lead: 'Selected projects.',
  projects: index,
  pagination: { page: 1, paths: ['/portfolio'] },
  tags: [
    { label: 'Maps', count: 1 },
    { label: 'R&D', count: 1 },
  ],
  services: [
    { slug: 'consulting', label: 'Consulting', count: 1 },
    { slug: 'graphic-design', label: 'Graphic Design', count: 1 },
  ],
};

const load = vi.fn<() => Promise<PortfolioIndex>>();
const page = (
  <Router ssrPath="/portfolio" ssrSearch="">
    <PortfolioPage data={data} load={load} />
  </Router>
);
let container: HTMLElement;
let root: Root;

/** Opens an address as a visitor does: the prerendered page first, which the code then takes over. */
async function visit(address: string) {
  window.history.replaceState(null, '', address);
  container.innerHTML = renderToString(page);
  root = await act(async () =>
    hydrateRoot(
      container,
      <Router ssrSearch="">
        <PortfolioPage data={data} load={load} />
      </Router>,
    ),
  );
}
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  stubMedia(true);
  load.mockReset().mockImplementation(async () => index);
  container = document.body.appendChild(document.createElement('main'));
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

it('prerenders every project, the categories and the button of the filter, which stays as it is', async () => {
  const html = renderToString(page);
  container.innerHTML = html;
  expect(titles()).toEqual(['Ferry', 'Shop']);
  expect(screen.getByRole('link', { name: 'Mobile Apps' })).toHaveAttribute('href', '/projects/mobile-apps');
  expect(container.querySelectorAll('[aria-pressed]')).toHaveLength(0);
  const toggle = () => container.querySelector('[aria-expanded]')!.outerHTML;
  const prerendered = toggle();
  expect(html).not.toContain('style=');
  await visit('/portfolio');
  expect(toggle()).toBe(prerendered);
});

it('takes an address that filters over without a complaint', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  await visit('/portfolio?tag=R%26D');
  expect(complaint).not.toHaveBeenCalled();
  await waitFor(() => expect(titles()).toEqual(['Shop']));
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 projects, with the tag “R&D”');
});

it('finds what an address names in other letters', async () => {
  await visit('/portfolio?tag=mAPS');
  await waitFor(() => expect(titles()).toEqual(['Ferry']));
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 projects, with the tag “Maps”');
});

it('keeps the choice in the address, and Back undoes it', async () => {
  await visit('/portfolio');
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(screen.getByRole('button', { name: 'R&D 1 project' }));
  expect(window.location.search).toBe('?tag=R%26D');
  await waitFor(() => expect(titles()).toEqual(['Shop']));
  window.history.back();
  await waitFor(() => expect(titles()).toEqual(['Ferry', 'Shop']));
  expect(window.location.search).toBe('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says that the list did not load, keeps what is there, and asks again for another choice', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  await visit('/portfolio?tag=Maps');
  await screen.findByRole('button', { name: 'Try again' });
  expect(titles()).toEqual(['Ferry', 'Shop']);
  expect(screen.getByRole('status')).toHaveTextContent('did not load');

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Try again' });
  expect(load).toHaveBeenCalledTimes(2);

  load.mockResolvedValue(index);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(screen.getByRole('button', { name: 'Consulting 1 project' }));
  await waitFor(() => expect(titles()).toEqual(['Ferry']));
});

it.each([
  ['tag', '<img src=x onerror=alert(1)>'],
  ['tag', '⛴🌊'],
  ['service', 'خرائط'],
  ['service', '__proto__'],
])('names the unknown %s %j as text and fetches nothing for it', async (name, value) => {
  await visit(`/portfolio?${name}=${encodeURIComponent(value)}`);
  expect(screen.getByRole('status')).toHaveTextContent(`There is no ${name} “${value}” in this portfolio.`);
  expect(container.querySelector('img')).toBeNull();
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'See all projects' }));
  expect(titles()).toEqual(['Ferry', 'Shop']);
  expect(window.location.search).toBe('');
});
