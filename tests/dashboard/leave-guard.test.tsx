import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askToLeave } from '@/dashboard/parts/form/leave-guard/ask-to-leave';
import { LeaveDialog } from '@/dashboard/parts/form/leave-guard/leave-dialog';
import {
  useLeaveGuard,
  type LeaveGuard,
  type LeaveGuardOptions,
} from '@/dashboard/parts/form/leave-guard/use-leave-guard';
import { entryState } from '@/design-system/link/visit';
import { stubDialog } from '../stubs';

/** A page of its own for each test, with another below it. */
beforeEach((context) => {
  history.pushState(null, '', '/below');
  history.pushState(null, '', `/form?${context.task.id}`);
});

/** Waits until the entry that a guard has added is gone again. */
const isGone = () => waitFor(() => expect(entryState()).toEqual({}));

/** The time after which an entry that nobody needs is removed. */
const removal = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

afterEach(async () => {
  cleanup();
  await isGone();
});

const open = (dirty: boolean) =>
  renderHook((props: { dirty: boolean }) => useLeaveGuard(props.dirty), { initialProps: { dirty } });

const goBack = () =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await arrived;
  });

const asksBeforeUnload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('asks before Back leaves unsaved changes, and again after the answer to stay', async () => {
  const { result } = open(true);
  const address = location.href;
  for (const _ of [1, 2]) {
    await goBack();
    expect(result.current.leaving).toEqual({ by: 'back' });
    expect(location.href).toBe(address);
    act(() => result.current.stay());
    expect(result.current.leaving).toBeNull();
  }
});

it('asks still when Back is pressed a second time before the answer', async () => {
  const { result } = open(true);
  const address = location.href;
  await goBack();
  await goBack();
  expect(result.current.leaving).toEqual({ by: 'back' });
  expect(location.href).toBe(address);
});

it('leaves for the page below after the answer to leave, and the browser does not ask again', async () => {
  const { result } = open(true);
  await goBack();
  act(() => result.current.leave());
  expect(asksBeforeUnload()).toBe(false);
  await waitFor(() => expect(location.pathname).toBe('/below'));
});

it('lets the browser ask before the document is left', () => {
  const { rerender } = open(false);
  expect(asksBeforeUnload()).toBe(false);
  rerender({ dirty: true });
  expect(asksBeforeUnload()).toBe(true);
});

it('takes its history entry away once the changes are saved', async () => {
  const { result, rerender } = open(true);
  const address = location.href;
  expect(entryState().stepsToTwin).toBe(1);
  rerender({ dirty: false });
  await isGone();
  expect(location.href).toBe(address);
  expect(result.current.leaving).toBeNull();
});

it('takes its history entry away when the form is closed with unsaved changes', async () => {
  const { unmount } = open(true);
  unmount();
  await isGone();
});

it('uses one history entry for a form that is changed, saved and changed again at once', () => {
  const push = vi.spyOn(history, 'pushState');
  const { rerender } = open(true);
  rerender({ dirty: false });
  rerender({ dirty: true });
  expect(push).toHaveBeenCalledOnce();
  expect(entryState()).toEqual({ stepsToTwin: 1 });
  push.mockRestore();
});

it('does not take the removal of its entry for Back when the form is changed again in that moment', async () => {
  const { result, rerender } = open(true);
  rerender({ dirty: false });
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  const go = history.go.bind(history);
  vi.spyOn(history, 'go').mockImplementationOnce((steps) => {
    go(steps);
    rerender({ dirty: true });
  });
  await popped;
  await act(async () => {});
  expect(result.current.leaving).toBeNull();
  await waitFor(() => expect(entryState().stepsToTwin).toBe(1));
  await goBack();
  expect(result.current.leaving).toEqual({ by: 'back' });
});

it('keeps its entry when another form of the page is saved', async () => {
  const { result } = open(true);
  const other = open(true);
  other.rerender({ dirty: false });
  other.unmount();
  await removal();
  expect(entryState()).toEqual({ stepsToTwin: 1 });
  expect(result.current.leaving).toBeNull();
});

it.each<[string, (guard: LeaveGuard) => void]>([
  ['closes itself', (guard) => guard.release()],
  ['is closed with unsaved changes', (guard) => guard.leave()],
])('keeps its entry when another form of the page %s', async (_, close) => {
  const { result } = open(true);
  const dialog = open(true);
  act(() => dialog.result.current.ask(() => {}));
  act(() => close(dialog.result.current));
  dialog.unmount();
  await removal();
  expect(result.current.leaving).toBeNull();
  expect(entryState()).toEqual({ stepsToTwin: 1 });
  await goBack();
  expect(result.current.leaving).toEqual({ by: 'back' });
});

it('does not take a fragment of the page for Back', async () => {
  const { result } = open(true);
  await act(async () => {
    location.hash = '#main';
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(result.current.leaving).toBeNull();
});

it('asks before the shell leaves unsaved changes, once for several forms', () => {
  const leave = vi.fn();
  const forms = [open(true), open(true), open(false)];
  act(() => askToLeave(leave));
  expect(leave).not.toHaveBeenCalled();
  const asking = forms.filter(({ result }) => result.current.leaving !== null);
  expect(asking).toHaveLength(1);
  act(() => asking[0]!.result.current.leave());
  expect(leave).toHaveBeenCalledOnce();
});

it('asks once for several forms before a link or Back leaves', async () => {
  const forms = [open(true), open(true)];
  const asking = () => forms.flatMap(({ result }) => result.current.leaving?.by ?? []);
  await goBack();
  expect(asking()).toEqual(['back']);
  act(() => forms.forEach(({ result }) => result.current.stay()));
  const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/below' }));
  act(() => link.click());
  link.remove();
  expect(asking()).toEqual(['link']);
});

it('lets the shell leave at once where nothing is unsaved', () => {
  const leave = vi.fn();
  const { rerender } = open(true);
  rerender({ dirty: false });
  askToLeave(leave);
  expect(leave).toHaveBeenCalledOnce();
});

describe('with several forms', () => {
  function Form(options: LeaveGuardOptions) {
    const guard = useLeaveGuard(true, options);
    return (
      <>
        <button onClick={() => guard.ask(() => {})}>Close</button>
        <LeaveDialog guard={guard} />
      </>
    );
  }

  /** Shows two forms with unsaved changes. @returns their discards */
  function openTwo(keepDrafts: readonly [boolean, boolean]) {
    stubDialog();
    const discards = [vi.fn(), vi.fn()];
    render(
      <>
        {keepDrafts.map((keepsDraft, index) => (
          <Form key={index} keepsDraft={keepsDraft} onDiscard={discards[index]} />
        ))}
      </>,
    );
    return discards;
  }
  const buttons = () => screen.getAllByRole('button', { name: /leave$/ }).map((one) => one.textContent);

  it('one question covers all unsaved forms, and its answer discards them all', () => {
    const discards = openTwo([true, true]);
    const leave = vi.fn();
    act(() => askToLeave(leave));
    expect(
      screen.getByText('Your changes in 2 forms are not saved. You can save them as drafts on this device.'),
    ).toBeTruthy();
    expect(buttons()).toEqual(['Save drafts and leave', 'Discard all and leave']);
    fireEvent.click(screen.getByRole('button', { name: 'Discard all and leave' }));
    for (const discard of discards) expect(discard).toHaveBeenCalledOnce();
    expect(leave).toHaveBeenCalledOnce();
    // Another document, such as a public page, is no second question either.
    expect(asksBeforeUnload()).toBe(false);
  });

  it('one question offers no draft where no form keeps one', () => {
    openTwo([false, false]);
    act(() => askToLeave(() => {}));
    expect(
      screen.getByText('Your changes in 2 forms are not saved. If you leave, you lose them.'),
    ).toBeTruthy();
    expect(buttons()).toEqual(['Discard all and leave']);
  });

  it('one question saves the draft of a form also if another form keeps none', () => {
    const [first, second] = openTwo([true, false]);
    const leave = vi.fn();
    act(() => askToLeave(leave));
    expect(
      screen.getByText(
        'Your changes in 2 forms are not saved. You can save a draft of 1 form on this device. If you leave, you lose all other changes.',
      ),
    ).toBeTruthy();
    expect(buttons()).toEqual(['Save draft and leave', 'Discard all and leave']);
    fireEvent.click(screen.getByRole('button', { name: 'Save draft and leave' }));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
    expect(leave).toHaveBeenCalledOnce();
  });

  it.each([
    ['the form that asks', 0],
    ['another form', 1],
  ])('an open question follows the draft of %s', (_, index) => {
    stubDialog();
    const forms = (keepsDraft: boolean) => (
      <>
        {[0, 1].map((one) => (
          <Form key={one} keepsDraft={one === index && keepsDraft} />
        ))}
      </>
    );
    const { rerender } = render(forms(false));
    act(() => askToLeave(() => {}));
    rerender(forms(true));
    expect(buttons()).toEqual(['Save draft and leave', 'Discard all and leave']);
    rerender(forms(false));
    expect(buttons()).toEqual(['Discard all and leave']);
  });

  it('a question follows the draft of another form that renders alone', () => {
    stubDialog();
    render(<Form />);
    const { rerender } = render(<Form />);
    act(() => askToLeave(() => {}));
    rerender(<Form keepsDraft />);
    expect(buttons()).toEqual(['Save draft and leave', 'Discard all and leave']);
  });

  it('a question closes once no form has unsaved changes', () => {
    const [first, second] = [open(true), open(true)];
    act(() => askToLeave(() => {}));
    first.rerender({ dirty: false });
    expect([first, second].some(({ result }) => result.current.leaving !== null)).toBe(true);
    second.rerender({ dirty: false });
    for (const { result } of [first, second]) expect(result.current.leaving).toBeNull();
    // The question does not open again with the next change.
    first.rerender({ dirty: true });
    expect(first.result.current.leaving).toBeNull();
  });

  it('a form that closes itself asks and discards for itself alone', () => {
    const [first, second] = openTwo([false, false]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1]!);
    expect(screen.getByText('Your changes are not saved. If you leave, you lose them.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Discard and leave' }));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });
});
