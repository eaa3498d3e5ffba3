import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Select } from '@/design-system/select/select';

const onChange = vi.fn();
const select = (
  <Select
    label="Role"
    name="role"
    placeholder="Select a role"
    options={[
      { value: 'admin', label: 'Admin' },
      { value: 'intern', label: 'Intern' },
    ]}
    onChange={onChange}
  />
);

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  onChange.mockReset();
});

const pointer = (fine: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: fine,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

function firstHtml() {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(select);
  return { host, native: host.querySelector('select')! };
}
const hydrate = async (host: HTMLElement) => (root = await act(async () => hydrateRoot(host, select)));

describe('Select', () => {
  it('is a labelled native select in the first HTML', () => {
    const { host, native } = firstHtml();
    expect(native.labels[0]).toHaveTextContent('Role');
    expect(native.options[0]).toHaveTextContent('Select a role');
    expect(native.value).toBe('');
    expect(host.querySelector('[role="combobox"]')).toBeNull();
  });

  it('stays native where there is no mouse', async () => {
    pointer(false);
    const { host, native } = firstHtml();
    await hydrate(host);
    expect(host.querySelector('[role="combobox"]')).toBeNull();
    expect(native).not.toHaveAttribute('aria-hidden');
  });

  it('becomes a listbox with a mouse and keeps what was picked before', async () => {
    pointer(true);
    const { host, native } = firstHtml();
    native.value = 'intern';
    await hydrate(host);
    expect(host.querySelector('[role="combobox"]')).toHaveTextContent('Intern');
    expect(native).toHaveValue('intern');
    expect(native).toHaveAttribute('aria-hidden', 'true');
    expect(onChange).toHaveBeenCalledWith({ value: 'intern' });
  });

  it('does not take the native control away from somebody who is using it', async () => {
    pointer(true);
    const { host, native } = firstHtml();
    native.focus();
    await hydrate(host);
    expect(host.querySelector('[role="combobox"]')).toBeNull();
    act(() => native.blur());
    expect(host.querySelector('[role="combobox"]')).not.toBeNull();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'leaves keys to an input method that composes (%o)',
    async (composing) => {
      pointer(true);
      const { host } = firstHtml();
      await hydrate(host);
      const button = host.querySelector('[role="combobox"]')!;
      for (const key of ['i', 'Enter', 'ArrowDown', 'End']) fireEvent.keyDown(button, { key, ...composing });
      expect(button).toHaveAttribute('aria-expanded', 'false');
      expect(onChange).not.toHaveBeenCalled();
    },
  );
});
