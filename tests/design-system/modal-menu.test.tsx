import { render, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openModalMenu } from '@/design-system/modal/modal-menu';
import { stubMedia } from '../stubs';

beforeEach(() => {
  stubMedia(false);
  vi.stubGlobal('CSS', { supports: () => true });
});

it('makes everything outside an open menu inert, and undoes that', () => {
  const { container } = render(
    <div>
      <p>Skip</p>
      <div>
        <header data-testid="menu">Menu</header>
        <p>Bar</p>
      </div>
      <main>Page</main>
      <p inert>Closed</p>
    </div>,
  );
  const page = within(container);
  const beside = document.body.appendChild(document.createElement('p'));
  const menu = page.getByTestId('menu');
  const isInert = () =>
    [menu, page.getByText('Bar'), page.getByText('Page'), beside, page.getByText('Closed')].map(
      (element) => element.closest('[inert]') !== null,
    );
  const release = openModalMenu({ menu, wideScreen: '(min-width: 50em)', onClose: () => {} });
  expect(isInert()).toEqual([false, true, true, true, true]);
  release();
  expect(isInert()).toEqual([false, false, false, false, true]);
  beside.remove();
});
