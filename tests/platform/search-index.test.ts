import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchSource } from '@/lib/search/results';
import { buildSearchIndex } from '../../scripts/search/build-index';

const index = buildSearchIndex([
  { path: '/portfolio/harbour-ferry', kind: 'project', title: 'Harbour Ferry', summary: '', text: '' },
]);
const answer = () => new Response(JSON.stringify(index));
let fetched: ReturnType<typeof vi.fn<() => Promise<Response>>>;
let source: SearchSource;

beforeEach(async () => {
  fetched = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
  source = (await import('@/platform/search-index')).siteSearch;
});

describe('the search of the site', () => {
  it('fetches nothing until it is turned to', () => {
    expect(fetched).not.toHaveBeenCalled();
  });

  it('fetches its index once, from the site', async () => {
    source.prepare();
    source.prepare();
    expect((await source.ask('ferry')).total).toBe(1);
    expect((await source.ask('harb')).total).toBe(1);
    expect(fetched.mock.calls).toEqual([['/search-index.json']]);
  });

  it('tries again after a failure, of the connection or of the server', async () => {
    fetched.mockRejectedValueOnce(new Error('offline'));
    source.prepare();
    await expect(source.ask('ferry')).rejects.toThrow('offline');
    fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
    await expect(source.ask('ferry')).rejects.toThrow('503');
    expect((await source.ask('ferry')).total).toBe(1);
  });

  it('fails on an index that it cannot read', async () => {
    fetched.mockResolvedValueOnce(new Response('<!doctype html>'));
    await expect(source.ask('ferry')).rejects.toThrow();
  });
});
