import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDismiss } from '@/design-system/dismiss/use-dismiss';

const onClose = vi.fn();
afterEach(() => {
  vi.restoreAllMocks();
  onClose.mockReset();
});

function Popup({ open = true, answersEscape = false }) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dismiss = useDismiss({ open, root, button, onClose: () => onClose() });
  return (
    <>
      <button ref={button}>Opener</button>
      <div ref={root} {...dismiss}>
        <button onKeyDown={(event) => answersEscape && event.preventDefault()}>Inside</button>
      </div>
      <button>Elsewhere</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('useDismiss', () => {
  it('closes on a press outside, and not on one inside or on the opener', async () => {
    render(<Popup />);
    await press('Inside');
    await press('Opener');
    expect(onClose).not.toHaveBeenCalled();
    await press('Elsewhere');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes when the focus leaves to another element', async () => {
    render(<Popup />);
    await press('Inside');
    await userEvent.tab();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes on Escape and focuses the opener', async () => {
    render(<Popup />);
    await press('Inside');
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
  });

  it('leaves an Escape alone that an element inside has answered', async () => {
    render(<Popup answersEscape />);
    await press('Inside');
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('listens to the document once while it is open, however often it is drawn', () => {
    const listen = vi.spyOn(document, 'addEventListener');
    const { rerender } = render(<Popup />);
    rerender(<Popup />);
    rerender(<Popup />);
    expect(listen.mock.calls.filter(([type]) => type === 'pointerdown')).toHaveLength(1);
  });

  it('listens to nothing while it is closed', async () => {
    const listen = vi.spyOn(document, 'addEventListener');
    render(<Popup open={false} />);
    expect(listen.mock.calls.filter(([type]) => type === 'pointerdown')).toHaveLength(0);
    await press('Inside');
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});
