import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLayer } from '@/design-system/modal/open-layer';
import { ToastRegion, type QueuedToast } from '@/design-system/toast/toast-region';
import { stubMedia } from '../stubs';

const onDismiss = vi.fn();
const toast = (id: string): QueuedToast => ({ id, text: `Saved ${id}`, tone: 'ok' });
const region = (...ids: string[]) => (
  <StrictMode>
    <ToastRegion toasts={ids.map(toast)} onDismiss={onDismiss} />
  </StrictMode>
);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  stubMedia(false);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  onDismiss.mockReset();
});

it('a toast disappears after five seconds', () => {
  render(region('a'));
  pass(4999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith({ id: 'a' });
});

it('pauses its timer under the pointer and continues with the remaining time', () => {
  render(region('a'));
  pass(3000);
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Notifications' }));
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Notifications' }));
  pass(1999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('pauses its timer while it has the focus', () => {
  render(region('a'));
  const close = screen.getByRole('button', { name: 'Dismiss: Saved a' });
  act(() => close.focus());
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => close.blur());
  pass(5000);
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('pauses its timer while the tab is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(region('a'));
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(5000);
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('lets the fourth wait, and its time too', () => {
  const { rerender } = render(region('a', 'b', 'c', 'd'));
  expect(screen.queryByText('Saved d')).toBeNull();
  pass(4000);
  rerender(region('b', 'c', 'd'));
  expect(screen.getByText('Saved d')).toBeInTheDocument();
  onDismiss.mockReset();
  pass(4999);
  expect(onDismiss).not.toHaveBeenCalledWith({ id: 'd' });
  pass(1);
  expect(onDismiss).toHaveBeenCalledWith({ id: 'd' });
});

it('keeps nothing of a toast that was dismissed: one of the same id has its full time', () => {
  const { rerender } = render(region('a'));
  pass(4000);
  rerender(region());
  rerender(region('a'));
  pass(4999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('starts a new toast after the pointer left with the last one', () => {
  const { rerender } = render(region('a'));
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Notifications' }));
  rerender(region());
  rerender(region('b'));
  pass(5000);
  expect(onDismiss).toHaveBeenCalledWith({ id: 'b' });
});

it.each([
  [false, 1],
  [true, 0],
])('with reduced motion %s its way in is animated %i times', (matches, times) => {
  stubMedia(matches);
  const animate = vi.fn(() => ({ cancel: () => {} }));
  Object.assign(HTMLElement.prototype, { animate });
  render(<ToastRegion toasts={[toast('a')]} onDismiss={onDismiss} />);
  expect(animate).toHaveBeenCalledTimes(times);
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

describe('with an open dialog', () => {
  function openDialog(content = '') {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.innerHTML = content;
    dialog.open = true;
    let close = () => {};
    act(() => void (close = openLayer(dialog)));
    return {
      element: dialog,
      dialog: within(dialog),
      close: () => {
        act(close);
        dialog.remove();
      },
    };
  }
  beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }));

  it('shows a toast inside the topmost dialog, in a live region that was there before', () => {
    const { rerender } = render(region());
    const lower = openDialog();
    const upper = openDialog();
    const politeIn = ({ element }: { element: Element }) => element.querySelector('[aria-live=polite]');
    const live = politeIn(upper);
    rerender(region('a'));
    expect(live).toHaveTextContent('Saved a');
    expect(screen.getAllByText('Saved a')).toHaveLength(1);
    upper.close();
    expect(politeIn(lower)).toHaveTextContent('Saved a');
    lower.close();
    expect(screen.getByRole('status')).toHaveTextContent('Saved a');
  });

  it('shows a toast above the actions of its own dialog, and not in a dialog inside that one', () => {
    const { rerender } = render(region());
    const footer = '<div><div data-toasts></div></div>';
    const { element, close } = openDialog(
      `<div><div><dialog><div>${footer}</div></dialog></div>${footer}</div>`,
    );
    rerender(region('a'));
    const hosts = element.querySelectorAll('[data-toasts]');
    expect(hosts[0]).toBeEmptyDOMElement();
    expect(hosts[1]).toHaveTextContent('Saved a');
    close();
  });

  it('leaves a toast where it is when a dialog opens over it and closes again', () => {
    render(region('a'));
    const toast = screen.getByText('Saved a');
    const { close } = openDialog();
    expect(screen.getByText('Saved a')).toBe(toast);
    close();
    expect(screen.getByText('Saved a')).toBe(toast);
    expect(screen.getByRole('region', { name: 'Notifications' })).toContainElement(toast);
  });

  it('runs the time of a toast again after the pointer left with its dialog', () => {
    const { rerender } = render(region());
    const { dialog, close } = openDialog();
    rerender(region('a'));
    fireEvent.pointerEnter(dialog.getByRole('region'));
    pass(60_000);
    close();
    pass(5000);
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith({ id: 'a' });
  });

  it('keeps the remaining time of a toast whose dialog closes', () => {
    const { rerender } = render(region());
    const { close } = openDialog();
    rerender(region('a'));
    pass(4000);
    close();
    pass(999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith({ id: 'a' });
  });

  it('closes a toast with Escape, and not the dialog', () => {
    const { rerender } = render(region());
    const { dialog, close } = openDialog();
    rerender(region('a'));
    const escape = createEvent.keyDown(dialog.getByRole('button'), { key: 'Escape' });
    fireEvent(dialog.getByRole('button'), escape);
    expect(onDismiss).toHaveBeenCalledWith({ id: 'a' });
    expect(escape.defaultPrevented).toBe(true);
    close();
  });
});
