import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as PageData from '@/platform/page-data';

const payload = { head: { title: 'Blog' }, data: {} };
const answer = () => new Response(JSON.stringify(payload));
let fetched: ReturnType<typeof vi.fn<() => Promise<Response>>>;
let pages: typeof PageData;

beforeEach(async () => {
  fetched = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetched);
  vi.resetModules();
  pages = await import('@/platform/page-data');
});

describe('the content of a page', () => {
  it('is fetched once', async () => {
    expect(await pages.loadPageData('/blog')).toEqual(payload);
    expect(await pages.pageData('/blog')).toEqual(payload);
    expect(fetched.mock.calls).toEqual([['/content/blog.json']]);
  });

  it('that does not exist is null', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
    expect(await pages.loadPageData('/blog/nothing')).toBeNull();
  });

  it.each([
    ['without a connection', () => Promise.reject(new Error('no connection'))],
    ['by a server with an error', async () => new Response('', { status: 500 })],
    ['as half a file', async () => new Response('{"head')],
  ])(
    'that came %s is one error for every render, and is fetched again by the next visit',
    async (_, fault) => {
      fetched.mockImplementationOnce(fault);
      await expect(pages.loadPageData('/blog')).rejects.toThrow();
      expect(pages.pageData('/blog')).toBe(pages.pageData('/blog'));
      await expect(pages.pageData('/blog')).rejects.toThrow();
      expect(fetched).toHaveBeenCalledTimes(1);
      expect(await pages.loadPageData('/blog')).toEqual(payload);
    },
  );

  it('of the first page is fetched at once when the visitor returns to it while a retry waits', async () => {
    fetched.mockRejectedValueOnce(new Error('no connection'));
    void pages.pageData('/blog', { patient: true });
    await new Promise((resolve) => setTimeout(resolve));
    const pause = new Promise((resolve) => setTimeout(resolve, 500));
    expect(await Promise.race([pages.loadPageData('/blog'), pause])).toEqual(payload);
  });
});
