import { beforeEach, expect, it, vi } from 'vitest';

const projects = [{ id: 'harbour-ferry', services: ['consulting'] }];
const answer = (status: number) => new Response(JSON.stringify(projects), { status });

// What is fetched is kept for the visit: each test makes a visit of its own.
beforeEach(() => vi.resetModules());
const visit = async () => (await import('@/platform/portfolio-index')).portfolioIndex;

it('fetches the list once, however often it is asked for', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer(200));
  vi.stubGlobal('fetch', fetch);
  const portfolioIndex = await visit();
  const both = await Promise.all([portfolioIndex(), portfolioIndex()]);
  expect(both).toEqual([projects, projects]);
  expect(await portfolioIndex()).toEqual(projects);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/content/portfolio-index.json');
});

it.each([
  ['there is no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', () => Promise.resolve(answer(500))],
  ['it is not there', () => Promise.resolve(answer(404))],
  ['what comes is no data', () => Promise.resolve(new Response('<!doctype html>'))],
])('fails where %s, and tries again when it is asked again', async (_, failing) => {
  const fetch = vi.fn<typeof globalThis.fetch>(failing);
  vi.stubGlobal('fetch', fetch);
  const portfolioIndex = await visit();
  await expect(portfolioIndex()).rejects.toThrow();
  fetch.mockImplementation(async () => answer(200));
  expect(await portfolioIndex()).toEqual(projects);
});
