import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useAdding } from '@/dashboard/parts/edit/use-adding';

function Screen() {
  const adding = useAdding();
  const importing = useAdding('import');
  return (
    <>
      <output>{[adding.adding && 'form', importing.adding && 'import'].filter(Boolean).join(' and ')}</output>
      <button type="button" onClick={importing.close}>
        Close
      </button>
    </>
  );
}

it('opens the import of an open screen by its address, which then loses the parameter', async () => {
  history.replaceState(null, '', '/clients?status=archived');
  render(<Screen />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => history.pushState(null, '', '/clients?status=archived&import=1'));
  expect(screen.getByRole('status')).toHaveTextContent('import');
  await expect.poll(() => location.search).toBe('?status=archived');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
