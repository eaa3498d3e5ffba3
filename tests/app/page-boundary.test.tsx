import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brand } from '@/content/brand';
import { PageBoundary } from '@/app/page-boundary';

function Broken(): never {
  throw new Error('no code');
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

it('names a page that failed in the title of the document', async () => {
  document.title = '';
  render(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
  );
  expect(
    screen.getByRole('heading', { level: 1, name: 'This page could not be loaded' }),
  ).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe(`This page could not be loaded · ${brand.name}`));
});
